"""Chunks that somebody names, as hits."""

from collections.abc import Iterable, Sequence
from math import isfinite
from numbers import Real
from typing import Any

from inspector.core.errors import InspectorError, wrong_type
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
    named = _listed(indices, "chunks")
    marks = None if scores is None else _listed(scores, "scores")
    if marks is not None and len(marks) != len(named):
        raise InspectorError(f"{len(named)} chunks and {len(marks)} scores: give one score a chunk, or none at all")
    for index in named:
        if not (is_whole(index) and 0 <= index < chunks):
            within = f"they run from 0 to {chunks - 1}" if chunks else "the document has none"
            raise InspectorError(f"there is no chunk {quoted(index)}: {within}")
    for mark in marks or ():
        if mark is not None and not _is_number(mark):
            raise InspectorError(f"score {quoted(mark)} is not a number")
    known = [float(mark) for mark in marks or () if mark is not None]
    least = min([0.0, *known])
    filled = [least if mark is None else float(mark) for mark in marks or [None] * len(named)]
    return tuple(Hit(int(index), score, rank) for rank, (index, score) in enumerate(zip(named, filled, strict=True), 1))


def _listed(given: Iterable[Any], what: str) -> list[Any]:
    if wrong := wrong_type(given, Iterable):
        raise InspectorError(f"{what} must be a list of numbers, not {wrong}")
    return list(given)


def _is_number(value: object) -> bool:
    if isinstance(value, bool) or not isinstance(value, Real):
        return False
    try:
        return isfinite(value)
    except OverflowError:  # a whole number beyond any float
        return False
