"""What the retrieved texts cut, and how it goes on in the documents."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace

from inspector.core.document import Document
from inspector.core.issue import Issue
from inspector.core.span import Span
from inspector.core.stop import Stop
from inspector.inspection import check_spans
from inspector.traces.autopsied import Continuation, Cut, Placed

NOT_CUTS = ("altered-text", "blank", "duplicate", "lost-text", "oversized", "undersized")
"""Kinds that say nothing of an edge; with a part of the chunks at hand most of the text is in none of them."""
_SEVERITIES = ("error", "warning", "info")
_WORD = re.compile(r"\w{4,}")
_STEM = 5
"""Words that agree in so many letters are taken for forms of one word."""


def issues_at(
    placed: Sequence[Placed], spans: Sequence[Sequence[Span]], documents: Sequence[Document], stop: Stop | None = None
) -> tuple[Placed, ...]:
    """Judge the edges of the retrieved texts by their documents.

    Args:
        placed: The retrieved texts.
        spans: For each document, their places, ordered by start.
        documents: The documents.
        stop: Ends the work early.

    Raises:
        Stopped: *stop* was set.
    """
    found: dict[tuple[int, Span], tuple[Issue, ...]] = {}
    for number, document in enumerate(documents):
        if spans[number]:
            view = check_spans(
                document, spans[number], profile="source", checks=dict.fromkeys(NOT_CUTS, "off"), stop=stop
            )
            for chunk in view.chunks:
                found[number, chunk.span] = view.issues_of(chunk.index)
    return tuple(
        one
        if one.place is None
        else replace(
            one,
            issues=tuple(
                replace(issue, chunk=index, whole_in=())
                for issue in found.get((one.place.document, one.place.span), ())
            ),
        )
        for index, one in enumerate(placed)
    )


def cuts_of(
    placed: Sequence[Placed],
    chunks: Sequence[Sequence[Span]],
    documents: Sequence[Document],
    question: str | None,
) -> list[Cut]:
    """Every unit that a retrieved text holds only in part, the one most to blame first.

    Most to blame is what the model never saw whole; of these, the worst kind; of these, what speaks of the question.

    Args:
        placed: The retrieved texts with the issues at their edges.
        chunks: For each document its chunks, ordered by start, the retrieved ones among them.
        documents: The documents.
        question: What was asked, if that is known.
    """
    found = [
        _cut(placed, index, issue, chunks[one.place.document], documents[one.place.document])
        for index, one in enumerate(placed)
        if one.place is not None
        for issue in one.issues
        if issue.side != "inside"
    ]
    asked = _stems(question or "")

    def blame(cut: Cut) -> tuple[bool, int, int, bool, int]:
        start, end = cut.issue.unit
        about = len(asked & _stems(documents[cut.document].text[start:end]))
        severity = _SEVERITIES.index(cut.issue.severity)
        return (not cut.lost, severity, -about, cut.issue.side == "start", placed[cut.item].item.rank)

    return sorted(found, key=blame)


def _cut(placed: Sequence[Placed], item: int, issue: Issue, chunks: Sequence[Span], document: Document) -> Cut:
    place = placed[item].place
    assert place is not None  # noqa: S101 (only a text that has a place has issues)
    unit = issue.unit
    others = [
        (one.item.rank, one.place.span)
        for index, one in enumerate(placed)
        if index != item and one.place is not None and one.place.document == place.document
    ]
    return Cut(
        item=item,
        issue=issue,
        document=place.document,
        whole_as=tuple(rank for rank, span in others if _holds(span, unit)),
        whole_in=tuple(number for number, span in enumerate(chunks) if _holds(span, unit)),
        continuation=_continuation(issue, place.span, others, chunks, document),
    )


def _continuation(
    issue: Issue, span: Span, others: Sequence[tuple[int, Span]], chunks: Sequence[Span], document: Document
) -> Continuation | None:
    text, unit = document.text, issue.unit
    start, end = (unit.start, span.start) if issue.side == "start" else (span.end, unit.end)
    while start < end and text[start].isspace():
        start += 1
    while start < end and text[end - 1].isspace():
        end -= 1
    if start >= end:
        return None
    rest = Span(start, end)
    number = _goes_on_in(rest, issue.side == "start", span, chunks)
    chunk = None if number is None else chunks[number]
    return Continuation(
        span=rest,
        text=text[start:end],
        chunk=number,
        chunk_span=chunk,
        chunk_text="" if chunk is None else text[chunk.start : chunk.end],
        retrieved_as=min((rank for rank, other in others if _holds(other, rest)), default=None),
        rank=None,
    )


def _goes_on_in(rest: Span, backwards: bool, cut: Span, chunks: Sequence[Span]) -> int | None:  # noqa: FBT001 (one caller)
    """The chunk that holds most of the rest next to the cut; of equals, the nearest to the cut."""
    best: tuple[int, int] | None = None
    for number in _touching(rest, chunks):
        span = chunks[number]
        if span == cut:
            continue
        held = min(span.end, rest.end) - max(span.start, rest.start)
        near = rest.end - min(span.end, rest.end) if backwards else max(span.start, rest.start) - rest.start
        if best is None or (near, -held) < best[:2]:
            best, found = (near, -held), number
    return None if best is None else found


def _touching(span: Span, chunks: Sequence[Span]) -> Iterator[int]:
    """Numbers of the chunks that share a character with a span."""
    last = bisect_right(chunks, span.end - 1, key=lambda chunk: chunk.start)
    for number in range(last):
        if chunks[number].end > span.start:
            yield number


def _holds(outer: Span, inner: Span) -> bool:
    return outer.start <= inner.start and inner.end <= outer.end


def _stems(text: str) -> set[str]:
    return {word[:_STEM] for word in _WORD.findall(text.casefold())}
