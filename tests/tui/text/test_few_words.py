"""Names and numbers in few cells."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from inspector.tui.text.few_words import elide, percent, rounded


@pytest.mark.parametrize(
    ("rate", "text"),
    [
        (0.0, "0.0 %"),
        (5 / 14, "35.7 %"),
        (0.05, "5.0 %"),
        (0.0501, "5.01 %"),
        (0.05004, "5.004 %"),
        (0.0002, "0.02 %"),
        (0.9999, "99.99 %"),
        (1.0, "100.0 %"),
    ],
)
def test_a_percentage_never_contradicts_its_sign(rate: float, text: str) -> None:
    """Digits are added until the number itself shows on which side of 5 %, 0 or 100 % it is."""
    assert percent(rate) == text


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("short.md", 8, "short.md"),
        ("gateway-timeouts.md", 10, "gatew…s.md"),
        ("日本語の文書.md", 9, "日本….md"),
        ("a\x1b[31mb.md", 20, "a␛[31mb.md"),
        ("cafe\u0301s-and-more", 7, "caf…ore"),
        ("anything", 1, "…"),
        ("anything", 0, ""),
    ],
)
def test_eliding_keeps_both_ends_and_whole_characters(text: str, width: int, expected: str) -> None:
    """The middle goes, no wide or combined character is split, and controls are shown as stand-ins."""
    assert elide(text, width) == expected


@given(st.text(), st.integers(0, 30))
def test_an_elided_text_fits(text: str, width: int) -> None:
    """However wide its characters, an elided text is never wider than asked."""
    assert cell_len(elide(text, width)) <= width


def test_numbers_are_rounded() -> None:
    """Thousands and millions have one digit behind the point."""
    assert (rounded(999), rounded(5381), rounded(10_000_000)) == ("999", "5.4k", "10.0M")
