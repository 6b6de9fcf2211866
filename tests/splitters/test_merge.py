"""Tests of gathering pieces into chunks; the laws are proved beside LangChain."""

import pytest

from inspector.core.stop import Stopped
from inspector.splitters.merge import merge
from inspector.splitters.pieces import Pieces, cut
from inspector.splitters.separators import Separator
from tests.splitters.laws import StopAfter


def words(text: str) -> Pieces:
    """The words of a text, each with the space before it."""
    pieces = cut(text, 0, len(text), Separator(" "), keep=True)
    assert pieces is not None
    return pieces


def gather(text: str, size: int, overlap: int = 0, limit: int | None = None, first: int = 0) -> tuple[list[str], int]:
    """The chunks of a text's words, and where gathering ended."""
    edges: list[int] = []
    last = merge(words(text), first, edges, size=size, overlap=overlap, limit=limit)
    return [text[start:end] for start, end in zip(edges[::2], edges[1::2], strict=True)], last


def test_a_chunk_takes_what_it_has_room_for() -> None:
    """The next word would make it longer than it may be."""
    assert gather("one two three four", 8) == (["one two", " three", " four"], 4)


def test_a_chunk_may_be_exactly_as_long_as_allowed() -> None:
    """The size itself still fits."""
    assert gather("one two three", 7) == (["one two", " three"], 3)


def test_the_next_chunk_begins_with_what_the_overlap_holds() -> None:
    """Whole words are repeated, never part of one."""
    assert gather("one two three four", 13, 6)[0] == ["one two three", " three four"]
    assert gather("one two three four", 13, 5)[0] == ["one two three", " four"]


def test_an_overlap_gives_way_to_the_size() -> None:
    """What would leave no room for the next word is not repeated."""
    assert gather("aa bb cc dddd", 9, 6)[0] == ["aa bb cc", " cc dddd"]


def test_a_piece_that_is_too_long_is_a_chunk_of_its_own() -> None:
    """Nothing is dropped, and nothing shares a chunk with it."""
    assert gather("a bbbbbbbbb c d", 4, 2)[0] == ["a", " bbbbbbbbb", " c d"]


def test_gathering_ends_before_a_piece_at_the_limit() -> None:
    """What was gathered so far is a chunk; the piece is left to others, and gathering goes on after it."""
    assert gather("a b cccc d e", 5, 2, limit=5) == (["a b"], 2)
    assert gather("a b cccc d e", 5, 2, limit=5, first=3) == ([" d e"], 5)


def test_pieces_without_size_do_not_hide_a_long_one() -> None:
    """A piece at the limit is found though what stands beside it measures nothing."""
    pieces = Pieces([0, 1, 2], [1, 2, 3], [0, 0, 5], [0, 5, 5])
    edges: list[int] = []
    assert merge(pieces, 0, edges, size=5, overlap=0, limit=5) == 1
    assert edges == [0, 1]


def test_no_pieces_make_no_chunks() -> None:
    """There is nothing to gather."""
    edges: list[int] = []
    assert merge(Pieces([], [], [], []), 0, edges, size=5, overlap=0) == 0
    assert edges == []


def test_gathering_stops_when_told() -> None:
    """Thousands of chunks are given up on the way."""
    with pytest.raises(Stopped):
        merge(words("a " * 5000), 0, [], size=2, overlap=0, stop=StopAfter(2))
