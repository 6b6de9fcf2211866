"""Issues by kind, without a screen."""

import pytest

from inspector.core.issue import Issue
from inspector.core.span import Span
from inspector.tui.text.issue_groups import Group, group_of, grouped, nearest


def issue(kind: str, offset: int, whole_in: tuple[int, ...] = ()) -> Issue:
    """An issue within a unit of two characters."""
    return Issue(0, kind, "error", "end", offset, Span(offset - 1, offset + 1), "", whole_in=whole_in)


FOUR = [issue("mid-word", 5, (1,)), issue("split-table", 10), issue("mid-word", 20, (1,)), issue("no-sentence-end", 30)]


def test_the_kind_that_tears_most_comes_first() -> None:
    """Each kind stands under its group, the torn kinds first, and of equals the commonest; within it by the text."""
    more = [*FOUR, issue("no-sentence-end", 40)]
    entries = grouped(more)
    assert [entry.kind for entry in entries if isinstance(entry, Group)] == [
        "no-sentence-end",
        "split-table",
        "mid-word",
    ]
    assert [entry.offset for entry in entries if isinstance(entry, Issue)] == [30, 40, 10, 5, 20]


def test_a_group_counts_what_became_of_the_units() -> None:
    """The counts of a group add up to its number where everything cut is torn or rescued."""
    group = group_of([FOUR[0], FOUR[2], issue("mid-word", 50)])
    assert (group.count, group.torn, group.rescued) == (3, 1, 2)
    assert group.counts == "3 edges: 1 torn, 2 rescued"


def test_a_group_of_doubts_is_a_number() -> None:
    """Where nothing is cut there is only a number to tell."""
    doubt = Issue(0, "undersized", "info", "inside", 5, Span(0, 5), "", whole_in=(0,))
    assert group_of([doubt]).counts == "1 edge"


@pytest.mark.parametrize(("offset", "at"), [(0, 5), (6, 1), (10, 1), (11, 6), (25, 3), (99, 3)])
def test_nearest(offset: int, at: int) -> None:
    """The first issue of the text from an offset on is found in whichever group it stands, or else the last one."""
    entries = grouped(FOUR)
    assert isinstance(entries[at], Issue)
    assert nearest(entries, offset) == at


def test_nearest_of_none() -> None:
    """Without issues the first is number 0."""
    assert nearest([], 5) == 0
