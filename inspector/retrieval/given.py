"""Chunks that somebody names, as hits."""

from collections.abc import Sequence
from math import isfinite

from inspector.core.errors import InspectorError
from inspector.core.printable import quoted
from inspector.retrieval.passage import Hit
from inspector.retrieval.question import is_whole


def given_hits(indices: Sequence[int], scores: Sequence[float | None] | None, chunks: int) -> tuple[Hit, ...]:
    """Hits of one document, ranked as given.

    Args:
        indices: Indices of chunks.
        scores: A score for each, `None` where there is none; without a score a chunk ranks below the least given, and
            where none is given at all, all are 0.
        chunks: How many chunks there are.

    Raises:
        InspectorError: There is no such chunk, or scores are not as many as indices, or are no numbers.
    """
    if scores is not None and len(scores) != len(indices):
        raise InspectorError(f"{len(indices)} chunks and {len(scores)} scores: give one score a chunk, or none at all")
    for index in indices:
        if not (is_whole(index) and 0 <= index < chunks):
            within = f"they run from 0 to {chunks - 1}" if chunks else "the document has none"
            raise InspectorError(f"there is no chunk {quoted(index)}: {within}")
    for score in scores or ():
        if score is not None and not _is_number(score):
            raise InspectorError(f"score {quoted(score)} is not a number")
    known = [score for score in scores or () if score is not None]
    least = min([0.0, *known])
    filled = [least if score is None else score for score in scores or [None] * len(indices)]
    return tuple(Hit(index, score, rank) for rank, (index, score) in enumerate(zip(indices, filled, strict=True), 1))


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and isfinite(value)
