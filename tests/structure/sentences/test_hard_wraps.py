"""Whether a line break wraps the text is read from the lines."""

import textwrap

import pytest

from inspector.structure.sentences.hard_wraps import common_width, is_hard_wrap, line_ends

PROSE = (
    "The pump feeds the upper basin and must be primed before its first use. Open the valve by hand, wait for the "
    "sound of water, and only then start the motor. A dry pump wears out its seal within minutes. If the sound does "
    "not come, close the valve again and call the keeper of the basin, who knows the old pipes."
)


def test_width_of_wrapped_prose_is_found() -> None:
    """Lines that end within a word of each other share a width."""
    assert common_width(textwrap.wrap(PROSE, 60)) in range(50, 61)


def test_wide_characters_count_twice() -> None:
    """A line of Chinese is as wide as it looks."""
    assert common_width(["水泵必须在第一次使用之前先行注水方可启动"] * 4) == 40


@pytest.mark.parametrize(
    "lines", [["Short", "A much longer line, more than twice as wide", "Mid size line"] * 3, ["One"], []]
)
def test_lines_of_any_length_have_no_width(lines: list[str]) -> None:
    """A list, a caption or a text of one line a paragraph was not wrapped."""
    assert common_width(lines) is None


@pytest.mark.parametrize(
    ("before", "after", "wraps"),
    [
        ("The pump must be primed", "before first use.", True),
        ("It was written in the", "Netherlands long ago", True),
        ("He named pipes, valves,", "Motors and more", True),
        ("It is a well-", "known fact", True),
        ("The court heard Ono v.", "Ito and decided", True),
        ("He went on (see the", "Table) and stopped", True),
        ("Ingredients", "- Flour", False),
        ("Steps", "1. Open", False),
        ("Steps", "(a) open", False),
        ("JURISDICTION", "The court has it", False),
        ("Argued July 8", "Decided July 24", False),
        ("Name: Ono", "Age: 12", False),
        ("Warm regards", "Ada Ono", False),
        ("======", "Title", False),
        ("1. Purpose ............... 2", "Scope ............... 3", False),
        ("", "After a blank line", False),
    ],
)
def test_words_tell(before: str, after: str, wraps: bool) -> None:  # noqa: FBT001 (the verdict)
    """A small letter or an open word wraps; a marker, a heading or a short line ends."""
    assert is_hard_wrap(before, after) is wraps


def test_width_tells_where_words_do_not() -> None:
    """Before a capital, a full line wraps and a short one ends."""
    full = "The pump that feeds the upper basin was bought from old"
    assert is_hard_wrap(full, "Ono in the spring", 60)
    assert not is_hard_wrap("About the pump", "Ono bought it in the spring", 60)


def test_long_line_was_not_wrapped() -> None:
    """A line longer than any page is a paragraph, and the next begins another."""
    assert not is_hard_wrap("The pump and the valve and all the rest of the old works " * 4, "Ono bought them")


def test_wrapped_prose_has_no_ends() -> None:
    """However wide, a wrapped paragraph is one piece."""
    for width in (40, 60, 72, 100):
        lines = textwrap.wrap(PROSE, width)
        assert line_ends(lines, width) == [False] * (len(lines) - 1)
        assert line_ends(lines) == [False] * (len(lines) - 1)


def test_caption_ends_at_each_line() -> None:
    """Lines that are fields and titles are ends, even one that is long enough for prose."""
    lines = [
        "Ono Works v. Ito, 349 F. Supp. 2d 1039 (W.D. 2004)",
        "District Court of the Upper Basin",
        "Filed: December 21st, 2004",
        "Author: Ada Ono",
    ]
    assert line_ends(lines) == [True] * 3


def test_bare_list_ends_at_each_line() -> None:
    """Short lines in small letters without a mark are a list, not a sentence."""
    assert line_ends(["pumps", "old valves", "pipes and seals"]) == [True, True]


def test_verse_is_wrapped() -> None:
    """Lines that all begin with a capital and are about as long are one text."""
    verse = [
        "Of all the pumps that ever drew the water",
        "From upper basin to the lower field",
        "The oldest one, that knew the keeper's daughter",
        "Was first to start and last of all to yield",
        "Its iron heart to rust and idle weather",
    ]
    assert line_ends(verse) == [False] * 4
