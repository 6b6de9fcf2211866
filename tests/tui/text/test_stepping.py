"""By how much a key changes a number."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.tui.text.stepping import step


@pytest.mark.parametrize(
    ("value", "up", "down"),
    [
        (0, 1, 0),
        (1, 2, 0),
        (50, 51, 49),
        (99, 100, 98),
        (100, 110, 99),
        (500, 510, 490),
        (256, 260, 250),
        (990, 1000, 980),
        (1000, 1100, 990),
        (1200, 1300, 1100),
        (10_000, 11_000, 9_900),
    ],
)
def test_steps_are_round_and_grow_with_the_number(value: int, up: int, down: int) -> None:
    """A step goes to the next round number, fine for small numbers and coarse for large ones."""
    assert step(value, 1) == up
    assert step(value, -1, minimum=0) == down


@pytest.mark.parametrize(("value", "up", "down"), [(500, 600, 400), (50, 60, 40), (256, 300, 200), (7, 10, 1)])
def test_a_tenfold_step_is_ten_times_as_long(value: int, up: int, down: int) -> None:
    """The long step goes to the next number that is round to one place more."""
    assert step(value, 1, tenfold=True) == up
    assert step(value, -1, tenfold=True, minimum=1) == down


@given(st.integers(0, 10**9), st.booleans())
def test_a_step_always_moves(value: int, tenfold: bool) -> None:  # noqa: FBT001 (drawn)
    """Up is always more and down always less, by a tenth at most once a number has three digits."""
    up, down = step(value, 1, tenfold=tenfold), step(value, -1, tenfold=tenfold)
    assert down < value < up
    if value >= 100 and not tenfold:
        assert up - value <= value / 10
        assert value - down <= value / 10


@given(st.integers(0, 10**9), st.booleans())
def test_down_undoes_up(value: int, tenfold: bool) -> None:  # noqa: FBT001 (drawn)
    """From a number that was stepped to, one step down and one up lead back."""
    there = step(value, 1, tenfold=tenfold)
    assert step(step(there, -1, tenfold=tenfold), 1, tenfold=tenfold) == there


@given(st.integers(1, 10**6))
def test_steps_stop_at_the_minimum(value: int) -> None:
    """No step leads below the smallest value."""
    assert step(value, -1, tenfold=True, minimum=value) == value
