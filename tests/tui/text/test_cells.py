"""What a character looks like, and how wide it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from inspector.tui.text.cells import clip, glyphs, is_simple, shown, width_of


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("plain", "plain"),
        ("\x1b[31mred\x1b[0m", "␛[31mred␛[0m"),
        ("bell\x07 nul\x00 del\x7f", "bell␇ nul␀ del␡"),
        ("c1 \x9b5A", "c1 ▯5A"),
        ("a\tb", "a   b"),
        ("\u202eevil", "▯evil"),
        ("👩\u200d💻 ok", "👩 ok"),
        ("❤\ufe0f ok", "❤ ok"),
        ("👍🏽", "👍"),
        ("e\u0301", "e\u0301"),
        ("\u0301a", "◌a"),
        ("\ud800", "▯"),
    ],
)
def test_each_character_is_shown_safely(text: str, expected: str) -> None:
    """Controls become stand-ins, tabs reach the next stop, joined emoji show their first part."""
    assert shown(text) == expected


@given(st.text(max_size=60))
def test_what_is_shown_is_as_wide_as_promised_and_cannot_act(text: str) -> None:
    """The shown text has the promised width, and no control character is left in it."""
    out = shown(text)
    assert cell_len(out) == width_of(text)
    assert not any(ch < " " or "\x7f" <= ch < "\xa0" for ch in out)


@given(st.text(max_size=60))
def test_glyphs_tile_the_text(text: str) -> None:
    """Each character belongs to one glyph, in order."""
    at = 0
    for glyph in glyphs(text):
        assert glyph.start == at
        assert glyph.end > at
        at = glyph.end
    assert at == len(text)


def test_a_line_longer_than_a_block_is_measured_as_one() -> None:
    """Blocks meet at grapheme edges only."""
    text = "👩\u200d💻é" * 3000 + "end"
    assert width_of(text) == 3 * 3000 + 3
    assert [glyph.end - glyph.start for glyph in glyphs(text)].count(3) == 3000


@given(st.text(max_size=40), st.integers(0, 20))
def test_clipped_text_fits(text: str, width: int) -> None:
    """A clipped text is never wider than asked."""
    assert cell_len(clip(text, width)) <= width


def test_every_simple_character_is_one_plain_cell() -> None:
    """What the short way takes for one cell is one cell, is shown as itself and joins with nothing."""
    simple = [ch for ch in map(chr, range(0x110000)) if is_simple(ch)]
    assert len(simple) > 1500
    assert all(list(glyphs(ch)) == [(0, 1, ch, 1)] and cell_len(ch) == 1 for ch in simple)
    assert all(len(list(glyphs("a" + ch))) == 2 for ch in simple)
