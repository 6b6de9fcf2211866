"""Characters to terminal cells: what is shown for each, and how wide it is.

Terminals disagree on joined emoji, variation selectors and skin tones: some draw one glyph, some several. Here such a
cluster is shown by its first character alone, on whose width they all agree, so that nothing after it shifts.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from rich.cells import get_character_cell_size

from inspector.core.printable import printable

TAB = 4
"""Cells between tab stops."""

_SIMPLE = re.compile(
    "[ -~\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u0482\u048a-\u052f"
    "\u2010-\u2027\u2030-\u205e\u20a0-\u20c0\u2190-\u2211\u2213-\u22ff\u2400-\u2426\u2500-\u25fc\u2701-\u2704\u2713-\u2718]*"
)
_ZWJ = "\u200d"
_JOINERS = frozenset(
    {_ZWJ, "\ufe0e", "\ufe0f", "\u20e3", *map(chr, range(0x1F3FB, 0x1F400)), *map(chr, range(0xE0020, 0xE0080))}
)
_BARE_MARK = "◌"  # stands for a combining mark that has nothing to combine with


class Glyph(NamedTuple):
    """One grapheme of a row."""

    start: int
    """Offset of its first character within the row's text."""
    end: int
    """Offset one past its last character."""
    shown: str
    """What the terminal is given: exactly `width` cells."""
    width: int
    """Cells it takes."""


def is_simple(text: str) -> bool:
    """Whether every character of *text* is one plain cell, so that offsets and cells are the same."""
    return _SIMPLE.fullmatch(text) is not None


def glyphs(text: str, column: int = 0) -> Iterator[Glyph]:
    """The graphemes of *text*, which begins at cell *column* of its row (where tab stops are counted from)."""
    start, end = 0, 0
    while start < len(text):
        shown, width = _cell(text[start])
        if shown == "\t":
            width = TAB - column % TAB
            shown = " " * width
        end = start + 1
        joined = False
        while end < len(text) and ((after := text[end]) in _JOINERS or text[end - 1] == _ZWJ or not _cell(after)[1]):
            joined = joined or after in _JOINERS or text[end - 1] == _ZWJ
            end += 1
        if not width:
            shown, width = _BARE_MARK, 1
        elif end - start > 1 and not joined and not shown.isspace():
            shown += text[start + 1 : end]
        column += width
        yield Glyph(start, end, shown, width)
        start = end


def width_of(text: str, column: int = 0) -> int:
    """Cells that *text* takes when shown from cell *column* of its row."""
    if is_simple(text):
        return len(text)
    return sum(glyph.width for glyph in glyphs(text, column))


def shown(text: str) -> str:
    """*text* as the terminal is given it: safe, and as wide as `width_of` says."""
    return text if is_simple(text) else "".join(glyph.shown for glyph in glyphs(text))


def clip(text: str, width: int) -> str:
    """*text* as shown, cut to at most *width* cells with an ellipsis where something is left out."""
    if width_of(text) <= width:
        return shown(text)
    out: list[str] = []
    room = width - 1
    for glyph in glyphs(text):
        room -= glyph.width
        if room < 0:
            break
        out.append(glyph.shown)
    return "".join(out) + "…" if width > 0 else ""


@lru_cache(maxsize=16_384)
def _cell(character: str) -> tuple[str, int]:
    """What one character is shown as, and its cells: 0 for a mark that combines with the one before."""
    if character == "\t":
        return character, 1
    safe = printable(character, keep="")
    return safe, get_character_cell_size(safe)
