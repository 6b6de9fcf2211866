"""The first and last words of a text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.tui.text.cells import width_of
from inspector.tui.text.excerpt import excerpt
from inspector.tui.text.roles import row_width

SENTENCE = "The harbour closes its gates at dusk, so every skipper should set the departure to"


def said(text: str, width: int) -> str:
    """The excerpt without its roles."""
    return "".join(piece.text for piece in excerpt(text, width))


def test_a_short_text_is_shown_whole() -> None:
    """What fits is not shortened; blanks at the ends are left out."""
    assert said("  Two words.\n", 40) == "Two words."


def test_both_ends_are_shown_at_words() -> None:
    """A long text shows its first and its last words, cut between words."""
    first, last = said(SENTENCE, 40).split(" … ")
    assert SENTENCE.startswith(f"{first} ")
    assert SENTENCE.endswith(f" {last}")


def test_newlines_fold_to_a_dim_sign() -> None:
    """Blanks with a newline among them become one dim sign, other blanks one space."""
    row = excerpt("One  line\n\n  and another", 40)
    assert [(piece.text, piece.role) for piece in row] == [
        ("One line", "text"),
        ("⏎", "dim"),
        ("and another", "text"),
    ]


@pytest.mark.parametrize("width", [12, 20, 33, 50, 78])
def test_the_last_words_are_at_least_as_long(width: int) -> None:
    """The end gets no fewer cells than the start, since a broken end is what matters most."""
    first, last = said(SENTENCE, width).split(" … ")
    assert width_of(last) >= width_of(first)


def test_only_the_ends_are_read() -> None:
    """The middle of a very long text makes no difference."""
    start, end = "It begins like this. " * 20, " And it ends like that." * 20
    assert said(start + "x " * 500_000 + end, 60) == said(start + "y " * 500_000 + end, 60)
    assert said(start + "x" + end, 60).startswith("It begins like this.")


def test_control_characters_are_made_visible() -> None:
    """An escape sequence in a chunk reaches the terminal as stand-ins."""
    assert said("\x1b[31mred\x07", 40) == "␛[31mred␇"


def test_a_wide_or_joined_character_is_never_halved() -> None:
    """A family of joined emoji or a letter with its accents is shown whole or not at all."""
    accented = "e\u0301" * 40
    for width in range(12, 24):
        shown = said(accented, width).replace(" … ", "")
        assert set(zip(shown[::2], shown[1::2], strict=True)) == {("e", "\u0301")}


@given(text=st.text(max_size=300), width=st.integers(1, 60))
def test_an_excerpt_fits_its_width(text: str, width: int) -> None:
    """Whatever the text, its excerpt takes at most the cells it is given, and nothing in it moves the cursor."""
    row = excerpt(text, width)
    assert row_width(row) <= width
    assert not {"\n", "\r", "\x1b", "\x9b", "\u202e"} & set("".join(piece.text for piece in row))
