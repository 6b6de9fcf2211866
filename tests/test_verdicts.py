"""Verdicts that come bit by bit end where an inspection in one go ends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector import verdicts as module
from inspector.core.document import Document
from inspector.inspection import Inspection, inspect, split_with
from inspector.splitters.registry import find_splitter
from inspector.splitters.settings import build
from inspector.verdicts import judge_some, verdicts

PART = """## Doors

The inner door opens when the outer one is shut. Never hold both
at once, since the alarm will sound in the hall.

| Door  | Side  |
|-------|-------|
| inner | east  |
| outer | west  |

- Ring twice, then wait for the keeper.
- Sign the book (name, hour) before you leave.

"""


def unchecked(text: str, size: int = 120) -> Inspection:
    """The text split and not yet checked."""
    row = find_splitter("recursive")
    settings = build(row.settings, row.name, {"chunk_size": size, "chunk_overlap": size // 5})
    return split_with(Document.from_text(text, kind="markdown"), row, settings)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Verdicts are handed on at every chance, and a few thousand characters are long."""
    for name, value in {"_FIRST": 0.0, "_SLOWER": 0.0, "_POLL_EVERY": 4, "_LONG": 2_000}.items():
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(module, "_AROUND", 1_500)
    monkeypatch.setattr(module, "_MARGIN", 300)


def test_what_is_not_checked_is_not_called_good() -> None:
    """Before the first verdict no chunk is checked, and there is no rate to speak of."""
    found = unchecked(PART)
    assert found.checked == 0
    assert not any(found.is_checked(chunk.index) for chunk in found.chunks)
    assert (found.issues, found.issue_rate) == ((), 0.0)


def test_checks_hold_for_verdicts_that_come_bit_by_bit() -> None:
    """A kind that is off is off, and another severity holds, as in one go."""
    found = unchecked(PART, 40)
    usual = {issue.kind for issue in [*verdicts(found)][-1].issues}
    checks = {"split-table": "off", "no-sentence-end": "info"}
    assert checks.keys() <= usual
    assert found.splitter is not None
    assert found.settings is not None
    *_, last = verdicts(split_with(found.document, found.splitter, found.settings, checks=checks))
    assert {issue.severity for issue in last.issues if issue.kind == "no-sentence-end"} == {"info"}
    assert "split-table" not in {issue.kind for issue in last.issues}
    assert last == inspect(found.document, "recursive", chunk_size=40, chunk_overlap=8, checks=checks)


@given(st.integers(0, 3), st.integers(40, 300), st.integers(0, 40))
def test_the_last_verdict_is_the_inspection(parts: int, size: int, first: int) -> None:
    """Wherever one begins, the end is what one gets in one go."""
    found = unchecked(PART * parts, size)
    *_, last = verdicts(found, first)
    assert last == inspect(found.document, "recursive", chunk_size=size, chunk_overlap=size // 5)
    assert last.unchecked == ()


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("first", [0, 13, 999])
def test_more_and_more_is_checked_beginning_with_what_is_in_sight(first: int) -> None:
    """What is in sight comes first; issues are in order, and only of chunks that were checked."""
    found = unchecked(PART * 12)
    first = min(first, len(found.chunks) - 1)
    coming = list(verdicts(found, first))
    assert len(coming) > 3
    for step in coming:
        assert step.is_checked(first)
        assert [issue.chunk for issue in step.issues] == sorted(issue.chunk for issue in step.issues)
        assert all(step.is_checked(issue.chunk) for issue in step.issues)
        assert step.checked == sum(step.is_checked(chunk.index) for chunk in found.chunks)
    assert coming[-1].checked == len(found.chunks)


@pytest.mark.usefixtures("impatient")
def test_a_part_of_a_long_document_is_judged_as_in_the_whole() -> None:
    """The first verdict is of the part around what is in sight, with the issues that the whole gives there."""
    found = unchecked(PART * 20)
    middle = len(found.chunks) // 2
    part, *_, last = verdicts(found, middle)
    assert 0 < part.checked < len(found.chunks)
    assert part.is_checked(middle)
    wanted = [issue for issue in last.issues if part.is_checked(issue.chunk) and issue.kind != "duplicate"]
    assert list(part.issues) == wanted
    assert wanted


def test_some_chunks_are_judged_and_no_others() -> None:
    """Those that were asked for are as in an inspection in one go; the rest is as unchecked as before."""
    found = unchecked(PART * 3)
    whole = [*verdicts(found)][-1]
    some = judge_some(found, [5, 2, 5])
    assert some.checked == 2
    assert [chunk.index for chunk in found.chunks if some.is_checked(chunk.index)] == [2, 5]
    assert some.issues == (*whole.issues_of(2), *whole.issues_of(5))
    more = judge_some(some, [3, 2])
    assert more.issues == (*whole.issues_of(2), *whole.issues_of(3), *whole.issues_of(5))
    assert judge_some(whole, [2]) is whole


@given(st.sets(st.integers(0, 20)))
def test_judging_some_is_judging_all_in_the_end(first: set[int]) -> None:
    """However it is divided up."""
    found = unchecked(PART * 3)
    count = len(found.chunks)
    whole = [*verdicts(found)][-1]
    some = judge_some(found, [index for index in first if index < count])
    all_of_them = judge_some(some, range(count))
    assert (all_of_them.issues, all_of_them.unchecked) == (whole.issues, ())
