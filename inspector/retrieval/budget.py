"""As many passages as a number of tokens has room for."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from inspector.core.errors import InspectorError
from inspector.core.printable import quoted
from inspector.retrieval.passage import Passage
from inspector.retrieval.question import is_whole

Count = Callable[[str], int]
"""The number of tokens of a text."""


class Fitted(NamedTuple):
    """Passages chosen to fit."""

    kept: tuple[Passage, ...]
    """What there was room for, in the order given."""
    left_out: tuple[Passage, ...]
    """The rest, best first."""
    tokens: int
    """Number of tokens of what was kept."""


def fit(passages: Sequence[Passage], budget: int | None, count: Count) -> Fitted:
    """Choose passages from the best on, each that there is still room for.

    Args:
        passages: Passages in the order in which they will be read.
        budget: Room in tokens; `None` for no limit.
        count: Counts the tokens of a text.

    Raises:
        InspectorError: The budget is no whole number above 0.
    """
    check_budget(budget)
    sizes = [count(passage.text) for passage in passages]
    order = sorted(range(len(passages)), key=lambda number: -passages[number].score)
    kept: set[int] = set()
    tokens = 0
    for number in order:
        if budget is None or tokens + sizes[number] <= budget:
            kept.add(number)
            tokens += sizes[number]
    return Fitted(
        tuple(passages[number] for number in sorted(kept)),
        tuple(passages[number] for number in order if number not in kept),
        tokens,
    )


def check_budget(budget: int | None) -> None:
    """Refuse a budget that is no whole number above 0.

    Raises:
        InspectorError: It is none.
    """
    if budget is not None and not (is_whole(budget) and budget >= 1):
        raise InspectorError(f"budget {quoted(budget)} must be a whole number of tokens, at least 1")
