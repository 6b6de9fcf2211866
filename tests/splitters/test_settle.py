"""Tests of chunks becoming spans."""

import pytest

from inspector.core.span import Span
from inspector.core.stop import Stopped
from inspector.splitters.settle import filled_span, settle
from tests.splitters.laws import StopAfter

TEXT = " ab \n\n\u00a0cd "


def test_blanks_at_ends_are_left_out() -> None:
    """Spaces, line ends and no-break spaces are blanks."""
    assert settle(TEXT, [0, 6, 4, 10], strip=True) == [Span(1, 3), Span(7, 9)]


def test_blanks_at_ends_may_stay() -> None:
    """A chunk stays as it is where the settings, or its being whole, say so."""
    assert settle(TEXT, [0, 6, 4, 10], strip=False) == [Span(0, 6), Span(4, 10)]
    assert settle(TEXT, [0, 6, 4, 10], strip=True, whole={4}) == [Span(1, 3), Span(4, 10)]


@pytest.mark.parametrize("strip", [True, False])
def test_a_blank_chunk_is_never_a_span(strip: object) -> None:
    """Nor is one of no length."""
    assert settle(TEXT, [3, 7, 4, 4, 5, 9], strip=bool(strip), whole={3}) == [Span(7 if strip else 5, 9)]


def test_the_filled_part_of_a_blank_stretch_has_no_length() -> None:
    """There is nothing between its blanks."""
    assert filled_span(TEXT, 3, 7).length == 0
    assert filled_span(TEXT, 0, 7) == Span(1, 3)


def test_settling_stops_when_told() -> None:
    """Thousands of chunks are given up on the way."""
    with pytest.raises(Stopped):
        settle("ab" * 9000, list(range(9000)), strip=True, stop=StopAfter(2))
