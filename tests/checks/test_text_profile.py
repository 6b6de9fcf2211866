"""The `text` profile: the article's validator, chunk by chunk."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.document import Document
from inspector.core.issue import Issue
from inspector.core.span import Span
from inspector.inspected import Inspection
from inspector.inspection import check_spans


def article(chunk: str) -> set[str]:
    """The published validator, as it stands in the article."""
    text = chunk.strip()
    found: set[str] = set()
    if not text:
        return found
    if not re.search(r"""[.!?]["')\]]?\s*$""", text):
        found.add("no-sentence-end")
    if not re.match(r"""^["'(\[]?[A-Z0-9]""", text):
        found.add("no-sentence-start")
    for pair in ("()", "[]", "{}"):
        if text.count(pair[0]) != text.count(pair[1]):
            found.add(f"unbalanced-{pair}")
    if text.count("```") % 2:
        found.add("broken-code-fence")
    return found


def inspect_spans(text: str, *spans: tuple[int, int]) -> Inspection:
    """The text with the given chunks; the whole text is one chunk where none is given."""
    return check_spans(Document.from_text(text), [Span(*span) for span in spans or [(0, len(text))]], profile="text")


def kinds(text: str) -> set[str]:
    """Every kind found in the text as one chunk."""
    return {kind for issue in inspect_spans(text).issues for kind in issue.kinds}


CHUNKS = st.text(st.sampled_from("aA1.!?\"')([]{} \n\t```é。"), max_size=40) | st.text(max_size=40)


@given(CHUNKS)
def test_a_chunk_has_the_kinds_that_the_article_gives_it(text: str) -> None:
    """The same kinds as the published regular expressions, on any text."""
    assert kinds(text) == article(text)


@given(CHUNKS)
def test_an_edge_has_one_issue_at_most(text: str) -> None:
    """All kinds found at one edge are one issue, under a kind at least as bad as the others."""
    issues = inspect_spans(text).issues
    assert len({issue.side for issue in issues}) == len(issues)
    ranks = {"error": 0, "warning": 1}
    severity_of = {
        "no-sentence-end": "error",
        "broken-code-fence": "error",
        "no-sentence-start": "warning",
        "unbalanced-()": "warning",
        "unbalanced-[]": "warning",
        "unbalanced-{}": "warning",
    }
    for issue in issues:
        assert issue.severity == severity_of[issue.kind]
        assert all(ranks[severity_of[other]] >= ranks[issue.severity] for other in issue.also)


@pytest.mark.parametrize("text", ["", "   \n", "\t"])
def test_a_blank_chunk_is_passed_over(text: str) -> None:
    """Blanks have no issue."""
    assert kinds(text) == set()


def only_issue(text: str) -> Issue:
    """The one issue of a chunk."""
    (issue,) = inspect_spans(text).issues
    return issue


@pytest.mark.parametrize(
    ("text", "side", "unit"),
    [
        ("Call f(x now.", "end", "(x now."),
        ("Call f((x) now.", "end", "((x) now."),
        ("And x) it ends.", "start", "And x)"),
        ("A [b] c] d.", "start", "A [b] c]"),
        ("Run:\n```sh\nls\n.", "end", "```sh\nls\n."),
        ("Tail\n```\nThen text.", "start", "Tail\n```"),
    ],
)
def test_a_lonely_bracket_or_fence_tells_which_edge_cut_it(text: str, side: str, unit: str) -> None:
    """What is opened and not closed was cut at the end; what is closed and not opened was cut at the start."""
    issue = only_issue(text)
    assert issue.side == side
    assert text[slice(*issue.unit)] == unit
    assert issue.offset == (len(text) if side == "end" else 0)


def test_a_torn_sentence_is_told_with_the_words_on_both_sides() -> None:
    """The detail quotes what comes before the cut and what comes after, and the unit is the whole sentence."""
    text = "First one. To prevent this, set the timeout to 30 seconds and enable keepalive. Last one."
    cut = text.index(" 30")
    (end,) = inspect_spans(text, (0, cut), (cut + 1, len(text))).issues
    assert end.detail == (
        "ends mid-sentence: “…To prevent this, set the timeout to” continues “30 seconds and enable keepalive. Last…”"
    )
    assert text[slice(*end.unit)] == "To prevent this, set the timeout to 30 seconds and enable keepalive."
    assert end.whole_in == ()


def test_a_sentence_that_overlap_keeps_whole_is_known_to_be_rescued() -> None:
    """`whole_in` names the chunks that hold the cut sentence entire."""
    text = "First one. set the timeout to 30 seconds. Last one."
    cut, sentence = text.index(" 30"), text.index("set")
    issues = inspect_spans(text, (0, cut), (sentence, len(text))).issues
    assert [(issue.kind, issue.whole_in) for issue in issues] == [
        ("no-sentence-end", (1,)),
        ("no-sentence-start", (1,)),
    ]


def test_the_rate_counts_chunks_not_issues() -> None:
    """A chunk with two broken edges counts once."""
    text = "one two. Three four."
    view = inspect_spans(text, (0, 3), (4, 6), (9, len(text)))
    assert len(view.issues) == 4
    assert view.chunks_with_issues == 2
    assert view.issue_rate == pytest.approx(2 / 3)
    assert view.by_kind == {"no-sentence-start": 2, "no-sentence-end": 2}
