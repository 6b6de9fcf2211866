"""Scores to ranks."""

from typing import TYPE_CHECKING

from inspector.retrieval.base import Scored

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def best(scores: "NDArray[np.float32]", found: "NDArray[np.intp]", most: int | None) -> list[Scored]:
    """The best of *found* positions by their scores, best first; equal scores keep the order of the positions.

    Args:
        scores: A score for every position.
        found: The positions to choose from, ascending.
        most: How many to give; `None` gives all.
    """
    order = found[(-scores[found]).argsort(kind="stable")[:most]]
    return [Scored(int(position), float(scores[position])) for position in order]
