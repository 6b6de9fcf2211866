"""From visible characters to their source and back."""

from array import array

import pytest

from inspector.core.projection import Projection, Runs
from inspector.core.span import Span

RAW = "<p>a&lt;b</p>\n<p>cd"
TEXT = "a<b\n\ncd"
RUNS = Runs(
    starts=array("I", [0, 1, 2, 3, 5, 7]),
    raw_starts=array("I", [3, 4, 8, 9, 17]),
    raw_ends=array("I", [4, 8, 9, 17, 19]),
)
PROJECTION = Projection(RAW, TEXT, (), RUNS)


@pytest.mark.parametrize(
    ("offset", "source"),
    [(0, "a"), (1, "&lt;"), (2, "b"), (3, "</p>\n<p>"), (4, "</p>\n<p>"), (5, "c"), (6, "d"), (7, "")],
)
def test_each_character_has_its_source(offset: int, source: str) -> None:
    """Itself, or the whole of what stands for it; past the end there is none."""
    start, end = PROJECTION.raw_span(offset)
    assert RAW[start:end] == source
    assert PROJECTION.raw_offset(offset) == start


@pytest.mark.parametrize(
    ("raw_offset", "offset"),
    [(0, 0), (3, 0), (4, 1), (6, 1), (8, 2), (9, 3), (16, 3), (17, 5), (18, 6), (19, 7), (99, 7)],
)
def test_each_place_in_the_source_has_its_character(raw_offset: int, offset: int) -> None:
    """The one that it shows, else the next one."""
    assert PROJECTION.visible_at(raw_offset) == offset


def test_a_stretch_has_its_source() -> None:
    """An empty one has an empty one."""
    assert RAW[slice(*PROJECTION.raw_range(1, 6))] == "&lt;b</p>\n<p>c"
    assert PROJECTION.raw_range(2, 2) == Span(8, 8)
    assert PROJECTION.raw_range(7, 7) == Span(19, 19)


@pytest.mark.parametrize("offset", [-1, 8])
def test_there_is_nothing_outside_the_text(offset: int) -> None:
    """It says so."""
    with pytest.raises(IndexError, match=f"offset {offset} lies outside a text of 7 characters"):
        PROJECTION.raw_span(offset)


def test_a_page_without_text_has_one_place() -> None:
    """The end, which is the beginning."""
    empty = Projection("<p>", "", (), Runs(array("I", [0]), array("I"), array("I")))
    assert empty.raw_span(0) == Span(0, 0)
    assert empty.visible_at(2) == 0


def test_projections_of_one_source_are_equal() -> None:
    """Whatever else they hold follows from it."""
    other = Projection(RAW, TEXT, (), Runs(array("I", [7]), array("I"), array("I")))
    assert other == PROJECTION
    assert hash(PROJECTION) == hash(other)
    assert Projection("<p>", TEXT, (), RUNS) != PROJECTION
