"""The parts of a chunk that a person reads one by one: its sentences, and the lines that are none."""

from bisect import bisect_left

from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.retrieval.merge import Source
from inspector.structure.structure import structure_of

_MOST = 200
"""Parts of a chunk: of a longer one, the first."""


def parts_of(source: Source, chunk: int, stop: Stop | None = None) -> tuple[Span, ...]:
    """The sentences of a chunk, and the lines of what is no prose in it, in order; what the chunk cuts is cut.

    Raises:
        Stopped: *stop* was set.
    """
    span = source.chunks[chunk].span
    structure = structure_of(source.document, stop)
    found: list[Span] = []
    at = span.start
    prose = structure.prose
    for block in prose[max(0, bisect_left(prose, span.start, key=lambda known: known.span.start) - 1) :]:
        poll(stop)
        if block.span.start >= span.end or len(found) >= _MOST:
            break
        for sentence in structure.sentences_of(block, stop):
            if sentence.start < span.end and sentence.end > span.start:
                found += _lines(source.text, at, max(at, sentence.start))
                at = max(at, min(sentence.end, span.end))
                found += _stripped(source.text, max(sentence.start, span.start), at)
    found += _lines(source.text, at, span.end)
    return tuple(found[:_MOST])


def _lines(text: str, start: int, end: int) -> list[Span]:
    """The lines between two offsets that hold a letter or a digit, without the blanks at their ends."""
    lines: list[Span] = []
    while start < end and len(lines) < _MOST:
        stop = text.find("\n", start, end)
        stop = end if stop < 0 else stop
        if any(map(str.isalnum, text[start:stop])):
            lines += _stripped(text, start, stop)
        start = stop + 1
    return lines


def _stripped(text: str, start: int, end: int) -> list[Span]:
    """A stretch without the blanks at its ends; none where there are only blanks."""
    part = text[start:end]
    kept = Span(end - len(part.lstrip()), start + len(part.rstrip()))
    return [kept] if kept.length > 0 else []
