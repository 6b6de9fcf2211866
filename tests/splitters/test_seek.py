"""Tests of finding chunks without cutting."""

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from inspector.core.stop import Stopped
from inspector.splitters import seek as seek_module
from inspector.splitters.merge import merge
from inspector.splitters.pieces import cut
from inspector.splitters.seek import seek
from inspector.splitters.separators import Separator
from tests.splitters.laws import StopAfter


@given(
    st.text(st.sampled_from("ab "), min_size=1, max_size=60) | st.text(st.sampled_from("a"), min_size=1, max_size=30),
    st.tuples(st.integers(0, 3), st.integers(0, 3)),
    st.sampled_from([" ", "ab", "a", "ba ", "aa", "aaa", "aba", "abaab"]),
    st.integers(1, 12).flatmap(lambda size: st.tuples(st.just(size), st.integers(0, size - 1))),
    st.sampled_from(["start", "end"]),
)
@example("aaaaaabaabaaaabbaaaabbabaa", (0, 1), "aa", (12, 7), "end")
@example("ab b aab", (0, 0), "ab", (1, 0), "end")
@example("a" * 9 + " " + "b" * 9, (0, 0), " ", (10, 9), "start")
def test_seeking_finds_what_cutting_and_gathering_do(
    text: str, margins: tuple[int, int], literal: str, sizes: tuple[int, int], keep: Any
) -> None:
    """The same chunks, and the same piece that is too long, over any stretch of a text."""
    start, end = margins[0], len(text) - margins[1]
    if start >= end:
        return
    size, overlap = sizes
    sought: list[int] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seek_module, "_BLOCK", 5)
        long = seek(text, start, end, Separator(literal), sought, size=size, overlap=overlap, after=keep == "end")
    pieces = cut(text, start, end, Separator(literal), keep=keep)
    gathered: list[int] = []
    if pieces is None:
        whole = (start, end) if end - start >= size else None
        assert (long, sought) == (whole, [] if whole else [start, end])
        return
    last = merge(pieces, 0, gathered, size=size, overlap=overlap, limit=size)
    assert sought == gathered
    assert long == (None if last == len(pieces.starts) else (pieces.starts[last], pieces.ends[last]))


def test_seeking_stops_when_told() -> None:
    """A long search is given up between two blocks, and many chunks on the way."""
    text = "a" * 3_000_000
    with pytest.raises(Stopped):
        seek(text, 0, len(text), Separator(" "), [], size=9, overlap=0, after=False, stop=StopAfter(1))
    text = "a " * 5000
    with pytest.raises(Stopped):
        seek(text, 0, len(text), Separator(" "), [], size=4, overlap=0, after=False, stop=StopAfter(1))
