"""Text made safe to show."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from inspector.core.printable import STAND_INS, one_line, printable


@given(st.text(st.characters(), max_size=80))
def test_every_character_keeps_its_place(text: str) -> None:
    """The shown text is as long as the text, and differs only where a stand-in is."""
    shown = printable(text)
    assert len(shown) == len(text)
    assert all(a == b or ord(a) in STAND_INS for a, b in zip(text, shown, strict=True))


@given(st.text(st.characters(), max_size=80))
def test_nothing_that_a_terminal_obeys_is_left(text: str) -> None:
    """No control character, no direction mark and no surrogate reaches the screen, but for what is kept."""
    assert all(unicodedata.category(char) not in ("Cc", "Cs", "Zl", "Zp") for char in printable(text, keep=""))
    assert not set(printable(text)) & set("\u202e\u2066\u200f\u061c\ufeff\x1b\x9b\x07")


def test_controls_show_their_pictures() -> None:
    """A control character shows its own picture, and a newline and tab are left to the caller."""
    assert printable("a\x1b[31m\x00\x7f\r\n\tz") == "a␛[31m␀␡␍\n\tz"
    assert printable("\n\t", keep="") == "␊␉"
    assert printable("\x9b\u202e") == "▯▯"


def test_other_texts_are_themselves() -> None:
    """Wide, combining and joined characters are shown as they are."""
    assert printable("日本 e\u0301 👩\u200d👧 [/red]") == "日本 e\u0301 👩\u200d👧 [/red]"


def test_one_line_is_short_and_single() -> None:
    """A message holds one line of bounded length, with both ends of what it quotes."""
    assert one_line("a\nb") == "a␊b"
    shown = one_line("a" * 500 + "z", limit=21)
    assert shown == "a" * 10 + "…" + "a" * 9 + "z"
