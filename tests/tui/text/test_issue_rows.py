"""The rows of the issue list."""

from dataclasses import replace

import pytest

from inspector.core.issue import Issue
from inspector.core.span import Span
from inspector.tui.text.issue_groups import group_of
from inspector.tui.text.issue_rows import Columns, columns_of, group_row, in_text_order, issue_row, narrow
from inspector.tui.text.roles import row_width


def issue(
    chunk: int, offset: int, kind: str = "no-sentence-end", detail: str = "ends", also: tuple[str, ...] = ()
) -> Issue:
    """An issue at an offset."""
    return Issue(chunk, kind, "error", "end", offset, Span(offset, offset + 1), detail, also=also)


THREE = [
    issue(0, 10, detail="ends mid-sentence: “set the Timeout to”"),
    issue(1, 10, "no-sentence-start", "starts with “30 seconds”"),
    issue(12, 90, "broken-code-fence", "opens a fence", ("unbalanced-()",)),
]


def test_order() -> None:
    """Issues are ordered by where they are, then by their chunk."""
    assert in_text_order([THREE[2], THREE[1], THREE[0]]) == THREE


@pytest.mark.parametrize(
    ("kind", "typed", "left"),
    [
        (None, "", [0, 1, 2]),
        ("no-sentence-start", "", [1]),
        ("unbalanced-()", "", [2]),
        (None, "timeout", [0]),
        (None, "WITH", [1]),
        ("no-sentence-end", "seconds", []),
    ],
)
def test_narrow(kind: str | None, typed: str, left: list[int]) -> None:
    """A kind leaves the issues that have it at their edge; a text leaves those whose detail holds it in any case."""
    assert narrow(THREE, kind, typed) == [THREE[index] for index in left]


def test_row() -> None:
    """A row gives chunk, line, what became of what is cut, and the detail, in columns of equal width."""
    columns = columns_of(THREE, lambda offset: offset + 10)
    texts = ["".join(piece.text for piece in issue_row(one, one.offset + 10, columns, 80)) for one in THREE]
    assert texts == [
        "   #0  line  20  ✂ torn  ends mid-sentence: “set the Timeout to”",
        "   #1  line  20  ✂ torn  starts with “30 seconds”",
        "  #12  line 100  ✂ torn  opens a fence +1",
    ]


def test_a_rescued_row_has_its_own_sign() -> None:
    """What another chunk holds whole is told from what is torn by sign and word, not by colour alone."""
    rescued = replace(THREE[0], unit=Span(5, 15), whole_in=(1,))
    row = issue_row(rescued, 1, columns_of([rescued, THREE[1]], lambda _offset: 1), 80)
    assert ("╱ rescued", "warning") in row


def test_a_group_row_counts() -> None:
    """A kind's row says how many there are, how many torn, and what the kind means, as far as there is room."""
    row = group_row(group_of([THREE[0], THREE[0]]), 80)
    assert "".join(piece.text for piece in row) == "no-sentence-end  2 edges: 2 torn  does not end a sentence"
    assert row_width(group_row(group_of(THREE), 40)) <= 40


def test_row_fits() -> None:
    """A detail too long for the row ends in an ellipsis, cut between characters of any width."""
    row = issue_row(issue(0, 0, detail="日本語" * 30), 1, Columns(1, 1, 4), 60)
    assert 59 <= row_width(row) <= 60
    assert row[-1].text.endswith("…")


def test_hostile_detail() -> None:
    """Control characters in a detail are shown by stand-ins."""
    row = issue_row(issue(0, 0, detail="ends “\x1b[31m”"), 1, Columns(1, 1, 4), 80)
    assert row[-1].text == "ends “␛[31m”"


def test_no_issues() -> None:
    """Without issues the columns are as narrow as can be."""
    assert columns_of([], lambda offset: offset) == Columns(1, 1, 1)
