"""Scores to ranks."""

from typing import TYPE_CHECKING, NamedTuple

from inspector.retrieval.base import Scored

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Scores(NamedTuple):
    """What an index makes of a question."""

    values: "NDArray[np.floating]"
    """A score for every text."""
    found: "NDArray[np.intp]"
    """The texts that answer at all, ascending."""

    def order(self) -> "NDArray[np.intp]":
        """The texts that answer, best first; equal scores keep the order of the texts."""
        return self.found[(-self.values[self.found]).argsort(kind="stable")]

    def best(self, most: int | None = None) -> list[Scored]:
        """The best of them, *most* at most; `None` gives all."""
        order = self.order()[:most]
        return [Scored(*pair) for pair in zip(order.tolist(), self.values[order].tolist(), strict=True)]
