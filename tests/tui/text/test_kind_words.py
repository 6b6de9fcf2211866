"""What issue kinds are called."""

import pytest
from rich.cells import cell_len

from inspector.checks.registry import PROFILES
from inspector.tui.text.kind_words import KIND_WORDS, kind_words


def test_every_kind_that_is_checked_has_words() -> None:
    """No check of any profile finds a kind that the screen has no words for."""
    found = {kind for checks in PROFILES.values() for check in checks for kind in check.kinds}
    assert found <= KIND_WORDS.keys()


@pytest.mark.parametrize("kind", KIND_WORDS)
def test_badges_are_short(kind: str) -> None:
    """A sign takes at most three cells and a badge at most fourteen, so that two fit beside the figures."""
    words = kind_words(kind)
    assert 1 <= cell_len(words.glyph) <= 3
    assert cell_len(words.badge) <= 14
    assert words.title


def test_badges_are_told_apart() -> None:
    """No two kinds share a badge or a title."""
    assert len({words.badge for words in KIND_WORDS.values()}) == len(KIND_WORDS)
    assert len({words.title for words in KIND_WORDS.values()}) == len(KIND_WORDS)


def test_an_unknown_kind_is_called_by_its_name() -> None:
    """A kind without words of its own still shows what it is."""
    assert kind_words("torn-haiku").badge == "! torn-haiku"
