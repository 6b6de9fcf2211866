"""Tests of windows; that they are LangChain's is proved beside LangChain."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.span import Span
from inspector.core.stop import Stopped
from inspector.splitters import windows as windows_module
from inspector.splitters.settle import settle
from inspector.splitters.windows import add_windows, window_spans
from tests.splitters.laws import StopAfter

SIZES = st.integers(1, 9).flatmap(lambda size: st.tuples(st.just(size), st.integers(0, size - 1)))


def edges(start: int, end: int, size: int, overlap: int) -> list[tuple[int, int]]:
    """The windows over a stretch, as pairs."""
    found: list[int] = []
    add_windows(start, end, found, size=size, overlap=overlap)
    return list(zip(found[::2], found[1::2], strict=True))


def test_windows_overlap_and_the_last_ends_where_the_text_does() -> None:
    """Each starts the overlap before the end of the one before it; the last may be short."""
    assert edges(0, 20, 8, 3) == [(0, 8), (5, 13), (10, 18), (15, 20)]


def test_no_window_lies_inside_the_one_before_it() -> None:
    """The first window to reach the end is the last."""
    assert edges(0, 13, 8, 3) == [(0, 8), (5, 13)]
    assert edges(0, 8, 8, 3) == [(0, 8)]
    assert edges(7, 9, 8, 3) == [(7, 9)]


def test_blank_windows_are_left_out_and_blanks_at_ends_too() -> None:
    """A window keeps its place; what is shown of it is what it holds."""
    assert window_spans("ab  cd      ef", size=4, overlap=0, strip=True) == [Span(0, 2), Span(4, 6), Span(12, 14)]
    assert window_spans("ab  cd      ef", size=4, overlap=0, strip=False) == [Span(0, 4), Span(4, 8), Span(12, 14)]


@given(st.text(st.sampled_from("ab \n"), min_size=1, max_size=80), SIZES, st.sampled_from([True, False]))
def test_windows_picked_out_in_batches_are_those_settled_one_by_one(
    text: str, sizes: tuple[int, int], strip: object
) -> None:
    """The quick way over a whole text gives what the plain way does."""
    size, overlap = sizes
    plain: list[int] = []
    add_windows(0, len(text), plain, size=size, overlap=overlap)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(windows_module, "_BATCH", 3)
        quick = window_spans(text, size=size, overlap=overlap, strip=bool(strip))
    assert quick == settle(text, plain, strip=bool(strip))


def test_windows_stop_when_told() -> None:
    """A long text is given up between two batches."""
    with pytest.raises(Stopped):
        window_spans("a" * 100_000, size=2, overlap=1, strip=True, stop=StopAfter(2))
    with pytest.raises(Stopped):
        add_windows(0, 100_000, [], size=2, overlap=1, stop=StopAfter(2))
