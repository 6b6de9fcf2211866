"""Verdicts as they come: the chunks in sight first, then all others, so that nobody waits for a long document."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from operator import attrgetter
from time import monotonic

from inspector.checks.duplicate import DUPLICATE
from inspector.checks.registry import find_profile, issues_of, rules_for
from inspector.checks.source import Source
from inspector.core.chunk import Chunk
from inspector.core.document import Document
from inspector.core.issue import Issue
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.inspection import Inspection, room_of

_LONG = 300_000
"""Characters from which on the structure of all of a document takes longer to read than a person likes to wait."""
_AROUND = 60_000
"""Characters read on both sides of what is in sight, to judge that much alone."""
_MARGIN = 10_000
"""Characters at the ends of that stretch in which nothing is judged: what is open there may have begun outside."""
_FIRST, _SLOWER = 0.5, 2.0
"""Seconds of work until the first verdicts are handed on, and by what factor the next ones take longer: each time all
that is on screen is laid out anew."""
_POLL_EVERY = 64  # chunks


def verdicts(found: Inspection, first: int = 0, stop: Stop | None = None) -> Iterator[Inspection]:
    """Check chunks that were left unchecked, and hand on what is known now and then.

    Of a long document the part around the chunk *first* is judged by itself, from the structure of that part; these
    verdicts are for the while, and are judged again with all others.

    Args:
        found: Chunks to check.
        first: Index of the chunk to begin with; those before it come last.
        stop: Ends the work early.

    Yields:
        The inspection, with more of it checked each time; all of it at last.

    Raises:
        Stopped: *stop* was set.
    """
    chunks = found.chunks
    if found.profile == "source" and len(found.document.text) > _LONG and found.document.projection is None:
        part = _around(found, first, stop)
        if part is not None:
            yield part
    rows = find_profile(found.profile)
    source = Source(found.document, chunks, room=room_of(found.settings), stop=stop)
    rules = rules_for(source, found.profile, found.checks)
    issues: dict[int, tuple[Issue, ...]] = {}
    first = min(max(first, 0), max(len(chunks) - 1, 0))
    since, wait = monotonic(), _FIRST
    for number, index in enumerate([*range(first, len(chunks)), *range(first)]):
        if number % _POLL_EVERY == 0:
            poll(stop)
            if number and monotonic() - since > wait:
                yield replace(found, issues=_sorted(issues), unchecked=_left(first, number, len(chunks)))
                since, wait = monotonic(), wait * _SLOWER
        issues[index] = tuple(issues_of(source, chunks[index], rows, rules))
    yield replace(found, issues=_sorted(issues), unchecked=())


def judge_some(found: Inspection, wanted: Iterable[int], stop: Stop | None = None) -> Inspection:
    """Check some chunks that were left unchecked, and no others: those that a question brought back.

    Raises:
        Stopped: *stop* was set.
    """
    todo = sorted({index for index in wanted if not found.is_checked(index)})
    if not todo:
        return found
    rows = find_profile(found.profile)
    source = Source(found.document, found.chunks, room=room_of(found.settings), stop=stop)
    rules = rules_for(source, found.profile, found.checks)
    issues = {index: tuple(group) for index, group in groupby(found.issues, key=attrgetter("chunk"))}
    for index in todo:
        poll(stop)
        issues[index] = tuple(issues_of(source, found.chunks[index], rows, rules))
    left = tuple(part for run in found.unchecked for part in _without(run, todo))
    return replace(found, issues=_sorted(issues), unchecked=left)


def _without(run: range, indices: Sequence[int]) -> Iterator[range]:
    """What is left of a run of numbers, in order, without some of them."""
    start = run.start
    for index in indices[bisect_left(indices, run.start) : bisect_left(indices, run.stop)]:
        if start < index:
            yield range(start, index)
        start = index + 1
    if start < run.stop:
        yield range(start, run.stop)


def _sorted(issues: dict[int, tuple[Issue, ...]]) -> tuple[Issue, ...]:
    return tuple(issue for index in sorted(issues) for issue in issues[index])


def _left(first: int, done: int, count: int) -> tuple[range, ...]:
    """What is still to be checked of *count* chunks, *done* of them checked from *first* on and around the end."""
    around = first + done - count
    runs = (range(around, first),) if around >= 0 else (range(first), range(first + done, count))
    return tuple(run for run in runs if run)


def _around(found: Inspection, first: int, stop: Stop | None) -> Inspection | None:
    """The chunks around one, judged by the structure of that stretch of the document alone."""
    text, chunks = found.document.text, found.chunks
    if not chunks:
        return None
    middle = chunks[min(max(first, 0), len(chunks) - 1)].start
    start, end = _at_paragraph(text, middle - _AROUND), _at_paragraph(text, middle + _AROUND)
    part = Document.from_text(text[start:end], kind=found.document.kind, language=found.document.language)
    starts = [chunk.start for chunk in chunks]
    inside = _within(chunks, starts, Span(start, end))
    sure = _within(chunks, starts, Span(start + _MARGIN if start else 0, end - _MARGIN if end < len(text) else end))
    if not sure:
        return None
    moved = [_shifted(chunks[index], -inside.start, -start) for index in inside]
    source = Source(part, moved, room=room_of(found.settings), stop=stop)
    # Whether a text stands elsewhere too, a part of the document cannot tell.
    rows = tuple(check for check in find_profile(found.profile) if check is not DUPLICATE)
    rules = rules_for(source, found.profile, found.checks)
    issues = [
        _moved_back(issue, start, inside.start)
        for index in sure
        for issue in issues_of(source, moved[index - inside.start], rows, rules)
    ]
    left = tuple(run for run in (range(sure.start), range(sure.stop, len(chunks))) if run)
    return replace(found, issues=tuple(issues), unchecked=left)


def _at_paragraph(text: str, offset: int) -> int:
    """The end of the first blank line from *offset* on, where there is one nearby; within the text."""
    if offset <= 0 or offset >= len(text):
        return min(max(offset, 0), len(text))
    found = text.find("\n\n", offset, offset + _MARGIN)
    return offset if found < 0 else found + 2


def _within(chunks: Sequence[Chunk], starts: Sequence[int], span: Span) -> range:
    """Indices of the chunks that lie in a stretch."""
    low = bisect_left(starts, span.start)
    high = bisect_right(starts, span.end)
    while high > low and chunks[high - 1].end > span.end:
        high -= 1
    return range(low, high)


def _shifted(chunk: Chunk, by: int, characters: int) -> Chunk:
    header = None if chunk.header is None else Span(chunk.header.start + characters, chunk.header.end + characters)
    start, end = chunk.start + characters, chunk.end + characters
    return replace(chunk, index=chunk.index + by, start=start, end=end, header=header)


def _moved_back(issue: Issue, start: int, first: int) -> Issue:
    """An issue of a stretch as one of the whole document."""
    return replace(
        issue,
        chunk=issue.chunk + first,
        offset=issue.offset + start,
        unit=Span(issue.unit.start + start, issue.unit.end + start),
        whole_in=tuple(index + first for index in issue.whole_in),
    )
