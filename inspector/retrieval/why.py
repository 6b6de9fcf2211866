"""Why a chunk has its rank: the words that it shares with the question, or its sentence that is nearest."""

from dataclasses import dataclass

from inspector.core.span import Span
from inspector.core.stop import Stop
from inspector.retrieval.asking import Searcher
from inspector.retrieval.base import Index
from inspector.retrieval.bm25 import Bm25Index, Term
from inspector.retrieval.dense import DenseIndex
from inspector.retrieval.fuzzy import FuzzyIndex
from inspector.retrieval.hybrid import HybridIndex
from inspector.retrieval.merge import Source
from inspector.retrieval.parts import parts_of


@dataclass(frozen=True, slots=True)
class Nearest:
    """The part of a chunk that answers best."""

    span: Span
    """Where it stands in the document."""
    score: float
    """How near it is: a cosine from -1 to 1, or of `fuzzy` from 0 to 100."""


@dataclass(frozen=True, slots=True)
class Why:
    """What speaks for one chunk."""

    terms: tuple[Term, ...] = ()
    """Words of the question that the chunk has, heaviest first; of `bm25` their weights add up to the score."""
    nearest: Nearest | None = None
    """Its nearest sentence, or line of what is no prose; `None` where the retriever goes by words alone."""
    ranks: tuple[tuple[str, int | None], ...] = ()
    """Of `hybrid`, the chunk's rank by `bm25` and by `dense`; `None` where one of them did not find it."""


def why(
    searcher: Searcher, question: str, source: Source, chunk: int, *, document: int = 0, stop: Stop | None = None
) -> Why:
    """Say what speaks for a chunk, found or not.

    Args:
        searcher: The index that was asked.
        question: The question.
        source: The document.
        chunk: Index of the chunk in it.
        document: Number of the document among those asked.
        stop: Ends the work early.

    Raises:
        InspectorError: The embedder cannot be used.
        Stopped: *stop* was set.
    """
    position, index = searcher.position(document, chunk), searcher.index
    if isinstance(index, Bm25Index):
        return Why(index.terms(question, position))
    if isinstance(index, HybridIndex):
        ranks = tuple(
            (name, _rank(part, question, position, stop))
            for name, part in (("bm25", index.words), ("dense", index.meaning))
        )
        terms = index.words.terms(question, position)
        return Why(terms, _nearest(index.meaning, question, source, chunk, stop), ranks)
    if isinstance(index, (DenseIndex, FuzzyIndex)):
        return Why(nearest=_nearest(index, question, source, chunk, stop))
    return Why()


def _rank(index: Index, question: str, position: int, stop: Stop | None) -> int | None:
    ranking = index.rank(question, None, stop)
    return next((rank for rank, scored in enumerate(ranking, 1) if scored.position == position), None)


def _nearest(
    index: DenseIndex | FuzzyIndex, question: str, source: Source, chunk: int, stop: Stop | None
) -> Nearest | None:
    spans = parts_of(source, chunk, stop)
    scores = index.near(question, [source.text[span.start : span.end] for span in spans], stop)
    pairs = zip(spans, scores, strict=True)
    return max((Nearest(*pair) for pair in pairs), key=lambda found: found.score, default=None)
