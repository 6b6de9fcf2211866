"""Tests of cutting a stretch into pieces."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.stop import Stopped
from inspector.splitters import pieces as pieces_module
from inspector.splitters.pieces import Pieces, characters, cut
from inspector.splitters.separators import Separator
from tests.splitters.laws import StopAfter


def texts(text: str, pieces: Pieces | None) -> list[str] | None:
    """The pieces as texts."""
    if pieces is None:
        return None
    return [text[start:end] for start, end in zip(pieces.starts, pieces.ends, strict=True)]


@pytest.mark.parametrize(
    ("keep", "expected"),
    [
        (True, ["a", ", b", ", ", ", c, "[:3], ", "]),
        ("start", ["a", ", b", ", ", ", c", ", "]),
        ("end", ["a, ", "b, ", ", ", "c, "]),
        (False, ["a", "b", "c"]),
    ],
)
def test_a_separator_goes_where_it_is_kept(keep: Any, expected: list[str]) -> None:
    """With the piece after it, with the piece before it, or with none; no piece is empty."""
    text = "a, b, , c, "
    assert texts(text, cut(text, 0, len(text), Separator(", "), keep=keep)) == expected


@pytest.mark.parametrize("keep", [True, "end", False])
@pytest.mark.parametrize("separator", [Separator("x"), Separator(pattern=re.compile("x+"))])
def test_a_stretch_without_the_separator_is_not_cut(keep: Any, separator: Separator) -> None:
    """Nothing is returned, so that the next separator may be tried."""
    assert cut("axbcd", 2, 5, separator, keep=keep) is None


def test_a_stretch_of_separators_has_no_pieces_when_they_are_dropped() -> None:
    """It was cut, and nothing is left of it."""
    assert cut("\n\n\n\n", 0, 4, Separator("\n\n"), keep=False) == Pieces([], [], [], [])


def test_a_pattern_sees_the_stretch_alone() -> None:
    """The start of a stretch is the start of a line, and what stands before it is not looked at."""
    text = "ab ab"
    assert texts(text, cut(text, 1, 5, Separator(pattern=re.compile("^b")), keep="end")) == ["b", " ab"]
    assert cut(text, 1, 3, Separator(pattern=re.compile("(?<=a)b")), keep=True) is None


def test_groups_in_a_pattern_are_not_pieces() -> None:
    """What a pattern captures stays where it stands."""
    text = "one--two==three"
    separator = Separator(pattern=re.compile("(-)-|(=)="))
    assert texts(text, cut(text, 0, len(text), separator, keep=True)) == ["one", "--two", "==three"]
    assert texts(text, cut(text, 0, len(text), separator, keep=False)) == ["one", "two", "three"]


def test_a_run_of_dropped_literals_counts_once() -> None:
    """Between two pieces one separator is counted, as when they are joined by one."""
    pieces = cut("aa\n\n\nb", 0, 6, Separator("\n"), keep=False)
    assert pieces == Pieces([0, 5], [2, 6], [0, 3], [2, 4])


def test_what_a_dropped_pattern_matched_counts_in_full() -> None:
    """A pattern stands for texts of any length, and counts as the text it matched."""
    pieces = cut("aa\n\n\nb", 0, 6, Separator(pattern=re.compile(r"\n+")), keep=False)
    assert pieces == Pieces([0, 5], [2, 6], [0, 5], [2, 6])


@pytest.mark.parametrize("keep", [True, False])
def test_pieces_are_measured_one_by_one(keep: Any) -> None:
    """Sizes are summed from piece to piece, with the separator's own where it is dropped."""
    pieces = cut("aa-b-", 0, 5, Separator("-"), keep=keep, measure=lambda text: 10 * len(text))
    assert pieces is not None
    assert list(pieces.high) == ([20, 40, 50] if keep else [20, 40])
    assert list(pieces.low) == ([0, 20, 40] if keep else [0, 30])


def test_characters_are_pieces_of_their_own() -> None:
    """Each kind of character is measured once, however often it comes."""
    asked: list[str] = []

    def measure(char: str) -> int:
        asked.append(char)
        return "-abc".index(char)

    pieces = characters("xabac", 1, 5, measure)
    assert texts("xabac", pieces) == ["a", "b", "a", "c"]
    assert list(pieces.low) == [0, 1, 3, 4]
    assert list(pieces.high) == [1, 3, 4, 7]
    assert sorted(asked) == ["a", "b", "c"]


@given(
    st.text(st.sampled_from("ab\n"), max_size=200),
    st.sampled_from(["a", "aa", "aba", "ab", "\n\n"]),
    st.sampled_from([True, "end", False]),
    st.integers(1, 9),
)
def test_blocks_leave_no_trace(text: str, literal: str, keep: Any, block: int) -> None:
    """A literal is found where a pattern finds it, wherever one block of work ends and the next begins."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pieces_module, "_BLOCK", block)
        found = cut(text, 0, len(text), Separator(literal), keep=keep)
    assert texts(text, found) == texts(text, cut(text, 0, len(text), Separator(pattern=re.compile(literal)), keep=keep))


@pytest.mark.parametrize("separator", [Separator("b"), Separator(pattern=re.compile("b"))])
@pytest.mark.parametrize("keep", [True, False])
def test_cutting_stops_when_told(separator: Separator, keep: Any) -> None:
    """A long stretch is given up between two blocks."""
    with pytest.raises(Stopped):
        cut("ab" * 100_000, 0, 200_000, separator, keep=keep, stop=StopAfter(1))
