"""What the strip says at which width."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.inspection import inspect
from inspector.splitters.recursive import RecursiveSettings
from inspector.splitters.registry import find_splitter
from inspector.tui.text.strip_text import Part, strip_parts
from inspector.tui.view import View

GOOD = "It closes connections after a while. "
BAD = "and then it sets the timeout to "


def view_of(good: int, bad: int, *, document: Document | None = None, lost: int = 0) -> View:
    """A view of so many whole and broken chunks, behind them some text in no chunk."""
    text = GOOD * good + BAD * bad + "".join(f"Lost {n}. " for n in range(lost))
    spans = [(at * len(GOOD), (at + 1) * len(GOOD) - 1) for at in range(good)]
    behind = good * len(GOOD)
    spans += [(behind + at * len(BAD), behind + (at + 1) * len(BAD) - 1) for at in range(bad)]
    base = document or Document.from_text("", kind="markdown", name="gateway-timeouts.md")
    shown = replace(base, text=text)
    found = inspect(shown, chunks=spans, profile="text")  # by whose words alone these sentences are broken
    return View(shown, find_splitter("recursive"), RecursiveSettings(), replace(found, profile="source"))


def row(parts: tuple[Part, ...]) -> str:
    """The strip as one text."""
    return "".join(part.text for part in parts)


def role(parts: tuple[Part, ...], text: str) -> str:
    """The role of the part that holds *text*."""
    return next(part.role for part in parts if text in part.text)


def test_a_wide_strip_says_everything() -> None:
    """With room enough, document, splitter, chunks, profile, counts and rate are all there, the rate last."""
    shown = row(strip_parts(view_of(9, 5, lost=1), 200))
    for words in (
        " gateway-timeouts.md · markdown · 501 characters │ recursive 500/50 │ 14 chunks · median 36 ch │ ",
        "profile source",
        "text lost in 1 place  ",
        " ISSUES 35.7 % ▲ over 5 % ",
    ):
        assert words in shown
    assert shown.endswith("over 5 % ")


def test_eighty_columns_keep_what_matters() -> None:
    """At 80 columns the name, the splitter, the number of chunks and the rate are whole."""
    shown = row(strip_parts(view_of(9, 5, lost=1), 80))
    for words in ("gateway-timeouts.md", "recursive 500/50", "14 chunks", "lost", "ISSUES 35.7 % ▲"):
        assert words in shown
    assert "profile" not in shown


@pytest.mark.parametrize("width", range(8, 200))
def test_the_rate_is_never_dropped(width: int) -> None:
    """Down to the very narrowest row the rate and its sign are there."""
    document = Document.from_text("", name="a-very-long-name" * 8 + ".md", kind="code", language="python")
    view = view_of(9, 5, document=replace(document, encoding="cp1252"), lost=3)
    assert "35.7 % ▲" in row(strip_parts(view, width, busy=True, notice="reloaded"))


@given(
    name=st.text(max_size=60),
    encoding=st.sampled_from(["utf-8", "utf-8-sig", "cp1252"]),
    language=st.none() | st.text(max_size=9),
    notice=st.text(max_size=20),
    width=st.integers(0, 160),
    bad=st.integers(0, 2),
)
def test_the_strip_fills_its_row_exactly(
    *, name: str, encoding: str, language: str | None, notice: str, width: int, bad: int
) -> None:
    """Whatever a file is called, the parts take exactly the row and hold nothing that drives a terminal."""
    document = Document("", "code", language, encoding, name)
    parts = strip_parts(view_of(1, bad, document=document), width, notice=notice, median_tokens=7)
    shown = row(parts)
    assert cell_len(shown) == width
    assert not any(ch < " " or "\x7f" <= ch < "\xa0" or "\ud800" <= ch < "\ue000" for ch in shown)


@pytest.mark.parametrize(
    ("good", "bad", "words", "drawn"),
    [
        (0, 1, "ISSUES 100.0 % ▲ over 5 %", "over"),
        (19, 1, "ISSUES 5.0 % ✓ within 5 %", "within"),
        (18, 1, "ISSUES 5.3 % ▲ over 5 %", "over"),
        (4, 0, "ISSUES 0.0 % ✓ within 5 %", "within"),
    ],
)
def test_the_rate_is_judged_by_the_line(good: int, bad: int, words: str, drawn: str) -> None:
    """Above 5 % the rate has its sign and colour, at 5 % and below another sign and another colour."""
    parts = strip_parts(view_of(good, bad), 160)
    assert words in row(parts)
    assert role(parts, "ISSUES") == drawn


def test_units_are_counted_by_what_became_of_them() -> None:
    """Torn and rescued units are counted apart, each once, and shortened to signs where room is short."""
    view = view_of(0, 3)
    assert view.inspection is not None
    broken = view.inspection.issues[0]
    rescued = [replace(broken, unit=Span(start, 40), offset=20, whole_in=(1,)) for start in (2, 3)]
    issues = (replace(broken, whole_in=()), replace(broken, whole_in=(), side="start"), *rescued)
    view = replace(view, inspection=replace(view.inspection, issues=issues))
    parts = strip_parts(view, 200)
    assert "torn 1  rescued 2  " in row(parts)
    assert (role(parts, "torn"), role(parts, "rescued")) == ("error", "warning")
    assert "✂1  ╱2  " in row(strip_parts(view, 80))


def test_a_rate_of_a_part_of_the_chunks_says_so() -> None:
    """While chunks are still to be checked the rate is of those that were, and said to be so far."""
    view = view_of(1, 3)
    assert view.inspection is not None
    issues = tuple(issue for issue in view.inspection.issues if issue.chunk < 2)
    part = replace(view.inspection, issues=issues, unchecked=(range(2, 4),))
    shown = row(strip_parts(replace(view, inspection=part), 200, busy=True))
    assert "checking…" in shown
    assert " ISSUES 50.0 % ▲ over 5 % so far " in shown
    none = replace(part, issues=(), unchecked=(range(4),))
    assert "ISSUES" not in row(strip_parts(replace(view, inspection=none), 200, busy=True))


def test_the_number_of_the_article_stands_beside_ours() -> None:
    """Where chunks are judged by the document, the rate by their own text is shown too."""
    assert "by the article 42.9 %   ISSUES" in row(strip_parts(view_of(9, 5), 200, article=3 / 7))
    assert "  article 81.2 %  " in row(strip_parts(view_of(9, 5), 110, article=0.812))


@pytest.mark.parametrize(("width", "words"), [(80, "article"), (120, "article"), (220, "as the article counts")])
def test_the_number_of_the_article_is_said_to_be_that(width: int, words: str) -> None:
    """Judged by their own text, the chunks' rate is not taken for ours."""
    view = view_of(9, 5)
    assert view.inspection is not None
    shown = row(strip_parts(replace(view, inspection=replace(view.inspection, profile="text")), width))
    assert f"{words}   ISSUES 35.7 %" in shown


def test_nothing_is_said_of_what_is_not_there() -> None:
    """A clean, complete split in UTF-8 mentions no counts, no loss and no encoding."""
    shown = row(strip_parts(view_of(3, 0), 200))
    for word in ("torn", "rescued", "lost", "utf", "splitting"):
        assert word not in shown


def test_faults_in_the_encoding_are_counted() -> None:
    """UTF-8 is named where some of it had to be replaced."""
    document = replace(Document.from_text("", name="a.txt"), replaced=2)
    assert "utf-8, 2 faults" in row(strip_parts(view_of(9, 5, document=document), 120))


@pytest.mark.parametrize(("encoding", "words"), [("cp1252", "cp1252"), ("utf-8-sig", "utf-8 with BOM")])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_an_encoding_other_than_utf8_is_named(encoding: str, words: str, width: int) -> None:
    """What the bytes were read as is always named where it is not plain UTF-8."""
    document = replace(Document.from_text("", name="quarterly-report-final.txt"), encoding=encoding)
    assert words in row(strip_parts(view_of(9, 5, document=document), width))


def test_a_code_file_names_its_language() -> None:
    """Kind and language are both named, and in a narrower row the language alone."""
    document = Document.from_text("", name="retry_client.py", kind="code", language="python")
    view = view_of(3, 1, document=document)
    assert "code · python" in row(strip_parts(view, 200))
    assert "retry_client.py · python · " in row(strip_parts(view, 110))


def test_a_long_name_is_cut_in_its_middle() -> None:
    """A long name keeps its beginning and its ending, and leaves room for the rest."""
    document = Document.from_text("", name="2024-11-07 gateway timeouts after the November release.md")
    shown = row(strip_parts(view_of(9, 5, document=document), 100))
    before, after = shown.split("…")[:2]
    assert before.startswith(" 2024-11-07 ")
    assert after.partition(" · ")[0].endswith("lease.md")
    assert "14 chunks" in shown


def test_settings_off_their_defaults_are_named_or_hinted_at() -> None:
    """In a wide row every changed setting is named, in a narrow one an ellipsis says that there are some."""
    view = replace(view_of(9, 5), settings=RecursiveSettings(unit="tokens", keep_separator="end"))
    assert "recursive 500/50 ·tokens ·keep end" in row(strip_parts(view, 200))
    assert "recursive 500/50 … │" in row(strip_parts(view, 80))


def test_an_empty_document_is_called_empty() -> None:
    """There is no rate of nothing."""
    document = Document.from_text("", name="empty.md", kind="markdown")
    view = View(document, find_splitter("recursive"), RecursiveSettings(), inspect(document, chunks=[]))
    for width in (24, 80, 200):
        shown = row(strip_parts(view, width))
        assert "empty document" in shown
        assert "%" not in shown


def test_a_document_of_blanks_has_no_chunks() -> None:
    """Where there is nothing to chunk the strip says so instead of praising it."""
    document = Document.from_text("  \n ", name="blank.md")
    view = View(document, find_splitter("recursive"), RecursiveSettings(), inspect(document, chunks=[]))
    shown = row(strip_parts(view, 120))
    assert "no chunks" in shown
    assert "ISSUES" not in shown


def test_work_under_way_is_announced() -> None:
    """Until the first result there is no rate, only what is being done; later both are there."""
    view = view_of(9, 5)
    first = row(strip_parts(replace(view, inspection=None), 120, busy=True))
    assert "splitting…" in first
    assert "ISSUES" not in first
    again = row(strip_parts(view, 120, busy=True))
    assert "splitting…" in again
    assert "ISSUES" in again


def test_a_notice_is_shown() -> None:
    """A word on what just happened stands in the strip, even before there is a document."""
    assert "reloaded" in row(strip_parts(view_of(9, 5), 120, notice="reloaded"))
    assert row(strip_parts(None, 12, notice="[/x]\x1b")).strip() == "[/x]␛"


def test_tokens_of_the_median_chunk_are_named_where_known() -> None:
    """The median size is given in tokens too once it is known."""
    assert "median 36 ch · 8 tok" in row(strip_parts(view_of(9, 5), 200, median_tokens=8))
