"""The opened chunk's rows."""

from dataclasses import replace

from inspector.core.issue import Issue
from inspector.inspected import Inspection
from inspector.tui.text.chunk_figures import figures_of
from inspector.tui.text.kind_words import glyph_of
from inspector.tui.text.opened_chunk import NOTHING_HELPS, OpenedChunk, open_chunk
from inspector.tui.text.roles import row_width
from tests.tui.chunk_views import view_of

TEXT = (
    "The tide turns at noon. Boats that are late should wait outside the bar until the\n"
    "pilot waves them in, and keep a light at the mast. Nobody enters on the ebb."
)
FIRST = TEXT.index("until")
SPANS = [(0, FIRST), (FIRST - 12, FIRST + 40), (FIRST + 30, len(TEXT))]


def inspection() -> Inspection:
    """Three overlapping chunks of which the middle one begins and ends within a sentence."""
    found = view_of(TEXT, SPANS).inspection
    assert found is not None
    return found


def opened(index: int = 1, width: int = 40, suggestions: dict[Issue, str] | None = None) -> OpenedChunk:
    """One of the chunks, opened."""
    figures = figures_of(inspection(), index, count_tokens=False, selected=True)
    return open_chunk(inspection().chunks, figures, suggestions or {}, width)


def said(chunk: OpenedChunk) -> list[str]:
    """The rows without roles or bar."""
    return ["".join(piece.text for piece in chunk.row(number))[2:] for number in range(len(chunk))]


def pieces(chunk: OpenedChunk, role: str) -> str:
    """Everything that plays one role."""
    rows = [chunk.row(number) for number in range(len(chunk))]
    return "|".join(piece.text for row in rows for piece in row if piece.role == role)


def test_it_begins_with_the_figures() -> None:
    """The first row is the closed chunk's first row."""
    assert said(opened())[0].startswith("#1 52 ch")
    assert opened().issue_at(0) is None


def test_each_issue_tells_its_kind_and_what_happened() -> None:
    """Every issue has its sign and kind, then its detail, on rows that know the issue."""
    chunk = opened(width=60)
    text = " ".join(" ".join(said(chunk)).split())
    for issue in inspection().issues:
        if issue.chunk == 1:
            assert f"{glyph_of(issue)} {issue.kind}" in text
            assert " ".join(issue.detail.split()) in text
            assert issue in [chunk.issue_at(row) for row in range(len(chunk))]


def test_a_torn_unit_says_so_and_a_rescued_one_names_its_chunk() -> None:
    """After the detail stands where the unit is whole: in no chunk, or in which."""
    base = inspection()
    first = next(issue for issue in base.issues if issue.chunk == 1)
    torn, rescued = replace(first, whole_in=()), replace(first, whole_in=(2, 7))
    figures = figures_of(base, 1, count_tokens=False, selected=True)
    for issue, words in ((torn, "; torn, whole in no chunk"), (rescued, "; rescued, whole in #2, #7")):
        rows = said(open_chunk(base.chunks, replace(figures, issues=[issue]), {}, 200))
        assert any(row.endswith(words) for row in rows)


def test_what_was_worked_out_stands_below_its_issue() -> None:
    """A suggestion is offered, a vain search is owned up to, and what is not worked out is not mentioned."""
    issue = next(issue for issue in inspection().issues if issue.chunk == 1)
    helped = opened(width=80, suggestions={issue: "chunk_size 620 keeps this whole"})
    assert "try: chunk_size 620 keeps this whole" in pieces(helped, "cure")
    assert NOTHING_HELPS in pieces(opened(width=80, suggestions={issue: ""}), "dim")
    assert not pieces(opened(), "cure")
    assert NOTHING_HELPS not in pieces(opened(width=80), "dim")


def test_the_text_is_there_in_full() -> None:
    """Below the issues stand all the words of the chunk, in order."""
    chunk = opened(width=24)
    body = said(chunk)[len(chunk.top) :]
    assert "".join("".join(body).split()) == "".join(chunk.text.split())


def test_shared_text_is_marked_on_both_sides() -> None:
    """What a chunk shares with the one before and the one after is marked, and no more."""
    chunk = opened(index=1, width=200)
    assert pieces(chunk, "shared").split("|") == [" ↶ 12 ", " the bar ", " and ", " "]
    assert (pieces(chunk, "frayed"), pieces(chunk, "torn")) == ("ide", "keep")


def test_words_beside_a_broken_cut_are_marked() -> None:
    """The last word of a torn end is marked as torn, and an unbroken chunk has none marked."""
    chunk = opened(index=0, width=80)
    assert pieces(chunk, "torn") == "bar"
    whole = view_of("All is well. Nothing is cut.", [(0, 28)]).inspection
    assert whole is not None
    fine = open_chunk(whole.chunks, figures_of(whole, 0, count_tokens=False, selected=True), {}, 60)
    assert not pieces(fine, "torn")
    assert not pieces(fine, "frayed")


def test_the_heading_path_leads() -> None:
    """Where a chunk knows its headings, they stand above its text."""
    base = inspection()
    figures = figures_of(base, 0, count_tokens=False, selected=True)
    placed = replace(figures, chunk=replace(figures.chunk, heading_path=("Harbour", "Tides")))
    rows = said(open_chunk(base.chunks, placed, {}, 60))
    assert rows.index("Harbour › Tides") < next(n for n, row in enumerate(rows) if row.startswith("The tide turns"))


def test_every_row_fits() -> None:
    """No row is wider than the pane, whatever its width."""
    for width in range(8, 70, 3):
        chunk = opened(width=width, suggestions=dict.fromkeys(inspection().issues, "splitter sentence keeps whole"))
        assert all(row_width(chunk.row(number)) <= width for number in range(len(chunk)))


def test_rows_of_the_same_text_are_taken_over() -> None:
    """Opening the same chunk again does not wrap its text again."""
    before = opened()
    figures = figures_of(inspection(), 1, count_tokens=False, selected=True)
    again = open_chunk(
        inspection().chunks, replace(figures, chunk=replace(figures.chunk, text=before.text)), {}, 40, before
    )
    assert again.body is before.body


def test_a_very_long_text_is_roughly_there_at_once() -> None:
    """Where wrapping takes a wait, rough rows stand in."""
    text = "潮の時刻表は港の事務所にあります。" * 3_000
    found = view_of(text, [(0, len(text))]).inspection
    assert found is not None
    chunk = open_chunk(found.chunks, figures_of(found, 0, count_tokens=False, selected=True), {}, 40)
    assert not chunk.exact
    assert "潮の時刻表" in said(chunk)[len(chunk.top)]
    assert opened().exact
