"""Hits that touch become one passage: an exact slice of the document, overlap shown once."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from inspector.core.chunk import Chunk
from inspector.core.document import Document
from inspector.core.span import Span
from inspector.retrieval.passage import Hit, Passage

LARGEST_GAP = 100
"""Visible characters that neighbours may leave between them and still be joined: a separator that a splitter drops is
shorter; what is longer is text of its own, which no hit brought back."""


@dataclass(frozen=True, slots=True)
class Source:
    """A document and its chunks."""

    document: Document
    """The document."""
    chunks: Sequence[Chunk]
    """Its chunks by index."""

    @property
    def text(self) -> str:
        """The document's text."""
        return self.document.text


def merge(hits: Iterable[Hit], sources: Sequence[Source]) -> tuple[Passage, ...]:
    """The passages that hits make, by document and then by place.

    Two hits of one document are joined where they overlap, or where the later is the next chunk after the earlier
    (`index + 1`) and no more than a separator lies between; what lies between is then in the passage.

    Args:
        hits: Hits in any order; one that comes twice counts once, with its higher score.
        sources: The documents by `Hit.document`.
    """
    by_document: defaultdict[int, dict[int, float]] = defaultdict(dict)
    for hit in hits:
        scores = by_document[hit.document]
        scores[hit.chunk] = max(hit.score, scores.get(hit.chunk, hit.score))
    passages: list[Passage] = []
    for document, scores in sorted(by_document.items()):
        passages += _merge(document, scores, sources[document])
    return tuple(passages)


def single(hits: Iterable[Hit], sources: Sequence[Source]) -> tuple[Passage, ...]:
    """Each hit as a passage of its own, in the order given: what is read where nothing is merged."""
    return tuple(
        passage for hit in hits for passage in _merge(hit.document, {hit.chunk: hit.score}, sources[hit.document])
    )


def join(passages: Iterable[Passage], sources: Sequence[Source]) -> tuple[Passage, ...]:
    """Passages of which those that overlap or touch became one, by document and then by place.

    What one of them added to be whole is no addition where the other brought it back.
    """
    joined: list[Passage] = []
    for passage in sorted(passages, key=lambda found: (found.document, found.start, found.end)):
        last = joined[-1] if joined else None
        if last is not None and last.document == passage.document and passage.start <= last.end:
            joined[-1] = _joined(last, passage, sources[last.document])
        else:
            joined.append(passage)
    return tuple(joined)


def _merge(document: int, scores: dict[int, float], source: Source) -> list[Passage]:
    groups: list[list[int]] = []
    end = 0  # of the last group
    for chunk in sorted(scores, key=lambda index: (*source.chunks[index].span, index)):
        found = source.chunks[chunk]
        if groups and (found.start < end or _follows(groups[-1], chunk, source, end)):
            groups[-1].append(chunk)
            end = max(end, found.end)
        else:
            groups.append([chunk])
            end = found.end
    return [_passage(document, group, scores, source) for group in groups]


def _follows(group: list[int], chunk: int, source: Source, end: int) -> bool:
    if chunk - 1 not in group:
        return False
    between = source.text[end : source.chunks[chunk].start]
    return len("".join(between.split())) <= LARGEST_GAP


def _passage(document: int, group: list[int], scores: dict[int, float], source: Source) -> Passage:
    start = min(source.chunks[chunk].start for chunk in group)
    end = max(source.chunks[chunk].end for chunk in group)
    score = max(scores[chunk] for chunk in group)
    return Passage(start, end, source.text[start:end], score, tuple(sorted(group)), document)


def _joined(first: Passage, second: Passage, source: Source) -> Passage:
    start, end = first.start, max(first.end, second.end)
    added = _without(first.healed, _held(second)) + _without(second.healed, _held(first))
    return Passage(
        start,
        end,
        source.text[start:end],
        max(first.score, second.score),
        tuple(sorted({*first.chunks, *second.chunks})),
        first.document,
        _union(added),
    )


def _held(passage: Passage) -> tuple[Span, ...]:
    """The parts of a passage that it did not add."""
    return _without((Span(passage.start, passage.end),), passage.healed)


def _without(spans: Iterable[Span], others: Iterable[Span]) -> tuple[Span, ...]:
    """What is in *spans* and in none of *others*."""
    left = list(spans)
    for other in others:
        pieces = [(Span(a, min(b, other.start)), Span(max(a, other.end), b)) for a, b in left]
        left = [piece for pair in pieces for piece in pair if piece.length > 0]
    return tuple(left)


def _union(spans: Iterable[Span]) -> tuple[Span, ...]:
    """The same characters as ordered spans that are apart."""
    apart: list[Span] = []
    for span in sorted(spans):
        if apart and span.start <= apart[-1].end:
            apart[-1] = Span(apart[-1].start, max(apart[-1].end, span.end))
        else:
            apart.append(span)
    return tuple(apart)
