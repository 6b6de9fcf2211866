"""As many passages as there is room for."""

import pytest

from inspector.core.errors import InspectorError
from inspector.retrieval.budget import fit
from inspector.retrieval.passage import Passage


def passage(size: int, score: float, start: int = 0) -> Passage:
    """A passage of so many letters."""
    return Passage(start, start + size, "x" * size, score, (start,))


THREE = (passage(5, 0.1), passage(3, 0.9, 10), passage(4, 0.5, 20))


def test_without_a_budget_all_are_kept() -> None:
    """No limit leaves nothing out."""
    assert fit(THREE, None, len) == (THREE, (), 12)


def test_the_best_are_kept_in_the_order_of_reading() -> None:
    """Room goes to the highest scores, and what is kept stands as it stood."""
    kept, left_out, tokens = fit((THREE[2], THREE[1], THREE[0]), 7, len)
    assert (kept, left_out, tokens) == ((THREE[2], THREE[1]), (THREE[0],), 7)


def test_a_smaller_one_takes_the_room_that_a_larger_one_could_not() -> None:
    """One that does not fit does not end the choice."""
    kept, left_out, tokens = fit((passage(2, 0.1), passage(9, 0.9, 10)), 4, len)
    assert [p.score for p in kept] == [0.1]
    assert [p.score for p in left_out] == [0.9]
    assert tokens == 2


@pytest.mark.parametrize("budget", [0, -1, True, 1.5, "800"])
def test_a_budget_that_cannot_be_is_refused(budget: int) -> None:
    """Room is a whole number of tokens."""
    with pytest.raises(InspectorError, match="must be a whole number of tokens"):
        fit(THREE, budget, len)
