"""Edges inside one visible character."""

import pytest

from inspector.checks.graphemes import grapheme_around, is_within
from tests.checks.marked import only, seam, unit_of


@pytest.mark.parametrize(
    "marked",
    [
        "Cafe✂\u0301 open.",  # an accent
        "A 👩✂\u200d🔧 works.",  # a joined emoji
        "A 👩\u200d✂🔧 works.",
        "Wave 👋✂🏽 now.",  # a skin tone
        "In 🇳✂🇴 now.",  # a flag
        "ನ✂ಾಳೆ.",  # a vowel sign
        "क्✂ष.",  # two consonants in one letter
        "\u1112✂\u1161\u11ab",  # a syllable in parts
    ],
)
def test_a_visible_character_is_one(marked: str) -> None:
    """A letter and its marks, a flag, a joined emoji and a syllable are never cut without a word."""
    assert "mid-grapheme" in seam(marked)


@pytest.mark.parametrize("marked", ["🇳🇴✂🇩🇰", "👩✂🔧", "ab✂c", "漢✂字", "e\u0301✂a", "한✂글", "one✂\ntwo"])
def test_between_visible_characters_is_no_cut_in_one(marked: str) -> None:
    """Two flags, two emoji, two syllables stand side by side."""
    assert "mid-grapheme" not in seam(marked)


def test_the_unit_is_the_whole_character() -> None:
    """What was cut is the character with all that belongs to it."""
    marked = "A 👩🏽✂\u200d🔧 works."
    assert unit_of(marked, only(marked)) == "👩🏽\u200d🔧"


def test_the_ends_of_a_text_are_in_no_character() -> None:
    """There is nothing to cut before the first or after the last."""
    assert not is_within("é", 0)
    assert not is_within("e\u0301", 2)
    assert grapheme_around("e\u0301", 1) == (0, 2)
