"""Find in a text."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.span import Span
from inspector.tui.text import finder as module
from inspector.tui.text.finder import Finder, Match


def found(text: str, needle: str) -> list[int]:
    """Where a needle is in a text."""
    finder = Finder(text, needle)
    list(finder.search())
    return list(finder.starts)


@pytest.mark.parametrize(
    ("text", "needle", "starts"),
    [
        ("Timeout, timeout", "timeout", [0, 9]),
        ("Timeout, timeout", "Timeout", [0]),
        ("a.b a+b", "a.b", [0]),
        ("aaaa", "aa", [0, 2]),
        ("Straße STRASSE", "straße", [0]),
        ("ÉCOLE école", "école", [0, 6]),
        ("İstanbul x", "x", [9]),
        ("🦊 fox 🦊", "🦊", [0, 6]),
        ("one\ntwo", "e\nt", [2]),
        ("text", "", []),
        ("", "a", []),
        ("text", "absent", []),
    ],
)
def test_places(text: str, needle: str, starts: list[int]) -> None:
    """Places are code points; case counts once the needle has a capital; signs mean themselves."""
    assert found(text, needle) == starts


@given(
    text=st.text(alphabet="abAB.İıſßé\n", max_size=60),
    needle=st.text(alphabet="abAB.İıſßé\n", min_size=1, max_size=4),
    block=st.integers(1, 9),
)
def test_blocks_do_not_show(text: str, needle: str, block: int) -> None:
    """Searched in blocks of any size, the places are those of a search through the whole text at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_BLOCK", block)
        patch.setattr(module, "_SMALLEST", 1)
        finder = Finder(text, needle)
        list(finder.search())
    flags = 0 if needle != needle.lower() and any(map(str.isupper, needle)) else re.IGNORECASE
    assert list(finder.starts) == [match.start() for match in re.finditer(re.escape(needle), text, flags)]
    assert finder.complete


def test_pauses() -> None:
    """The search hands over after each block, with what it found so far, and ends at the text's end."""
    text = "needle " + "hay " * 100_000
    finder = Finder(text, "needle")
    search = finder.search()
    assert 0 < next(search) < len(text)
    assert list(finder.starts) == [0]
    assert not finder.complete
    assert list(search)[-1] == len(text)
    assert finder.complete


def test_long_needle_means_small_blocks() -> None:
    """A long needle, which can be slow to compare, is sought in smaller blocks."""
    text = "a" * 100_000
    assert next(Finder(text, "a" * 1000).search()) < next(Finder(text, "aa").search())


@pytest.fixture
def three() -> Finder:
    """A finder with places at 0, 10 and 20."""
    finder = Finder("cut       cut       cut", "cut")
    list(finder.search())
    return finder


@pytest.mark.parametrize(("offset", "number"), [(-1, 0), (0, 1), (5, 1), (10, 2), (20, 0), (99, 0)])
def test_next(three: Finder, offset: int, number: int) -> None:
    """The next place starts after the offset; after the last comes the first."""
    assert three.next_after(offset) == Match(number, Span(number * 10, number * 10 + 3))


@pytest.mark.parametrize(("offset", "number"), [(0, 2), (5, 0), (10, 0), (11, 1), (99, 2)])
def test_previous(three: Finder, offset: int, number: int) -> None:
    """The previous place starts before the offset; before the first comes the last."""
    assert three.previous_before(offset) == Match(number, Span(number * 10, number * 10 + 3))


def test_nowhere() -> None:
    """Where nothing was found there is no next place and no previous one."""
    finder = Finder("text", "absent")
    list(finder.search())
    assert finder.next_after(0) is None
    assert finder.previous_before(0) is None


@pytest.mark.parametrize(
    ("start", "end", "numbers"), [(0, 23, [0, 1, 2]), (2, 11, [0, 1]), (3, 10, []), (12, 20, [1]), (13, 20, [])]
)
def test_over(three: Finder, start: int, end: int, numbers: list[int]) -> None:
    """The places that touch a stretch are those with at least one character in it."""
    assert [match.number for match in three.over(start, end)] == numbers
