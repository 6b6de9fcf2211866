"""Masked stretches are opaque, prefixes of lines are blank."""

from inspector.structure.sentences.masks import filled
from inspector.structure.sentences.shields import NEUTRAL_LETTER

X = NEUTRAL_LETTER


def test_masked_stretch_is_a_word() -> None:
    """Code in a sentence reads as a word that nobody knows."""
    assert filled("Call `a. B` now.", [(5, 11)]) == f"Call {X * 6} now."


def test_prefix_of_a_line_is_blank() -> None:
    """Signs of quotation before a line, nested ones too, read as nothing."""
    assert filled("> One\n> > two > three", [(0, 2), (6, 8), (8, 10), (14, 16)]) == f"  One\n    two {X * 2}three"


def test_masks_may_overlap_and_come_in_any_order() -> None:
    """Each character is filled once, and beyond the end there is nothing."""
    assert filled("abcdef", [(4, 9), (0, 2), (1, 3)]) == f"{X * 3}d{X * 2}"


def test_nothing_masked_changes_nothing() -> None:
    """Without masks the text is the text."""
    assert filled("One. Two.", []) == "One. Two."
