"""Hits that touch become one passage: an exact slice of the document, overlap shown once."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
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
    groups: list[list[Passage]] = []
    end = 0  # of the last group
    for passage in sorted(passages, key=lambda found: (found.document, found.start, found.end)):
        if groups and groups[-1][0].document == passage.document and passage.start <= end:
            groups[-1].append(passage)
            end = max(end, passage.end)
        else:
            groups.append([passage])
            end = passage.end
    return tuple(_joined(group, sources) if len(group) > 1 else group[0] for group in groups)


def _merge(document: int, scores: dict[int, float], source: Source) -> list[Passage]:
    groups: list[dict[int, None]] = []
    end = 0  # of the last group
    for chunk in sorted(scores, key=lambda index: (*source.chunks[index].span, index)):
        found = source.chunks[chunk]
        if groups and (found.start < end or _follows(groups[-1], chunk, source, end)):
            groups[-1][chunk] = None
            end = max(end, found.end)
        else:
            groups.append({chunk: None})
            end = found.end
    return [_passage(document, group, scores, source) for group in groups]


def _follows(group: Collection[int], chunk: int, source: Source, end: int) -> bool:
    if chunk - 1 not in group:
        return False
    between = source.text[end : source.chunks[chunk].start]
    return len("".join(between.split())) <= LARGEST_GAP


def _passage(document: int, group: Collection[int], scores: dict[int, float], source: Source) -> Passage:
    start = min(source.chunks[chunk].start for chunk in group)
    end = max(source.chunks[chunk].end for chunk in group)
    score = max(scores[chunk] for chunk in group)
    return Passage(start, end, source.text[start:end], score, tuple(sorted(group)), document)


def _joined(group: Sequence[Passage], sources: Sequence[Source]) -> Passage:
    document = group[0].document
    whole = Span(group[0].start, max(passage.end for passage in group))
    held = (part for passage in group for part in _rest(Span(passage.start, passage.end), passage.healed))
    return Passage(
        *whole,
        sources[document].text[slice(*whole)],
        max(passage.score for passage in group),
        tuple(sorted({chunk for passage in group for chunk in passage.chunks})),
        document,
        _rest(whole, held),
    )


def _rest(whole: Span, parts: Iterable[Span]) -> tuple[Span, ...]:
    """What of a span is in none of its parts, in order."""
    left: list[Span] = []
    at = whole.start
    for part in sorted(parts):
        if part.start > at:
            left.append(Span(at, part.start))
        at = max(at, part.end)
    if at < whole.end:
        left.append(Span(at, whole.end))
    return tuple(left)
