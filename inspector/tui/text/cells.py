"""Characters to terminal cells: what is shown for each, and how wide it is.

Terminals disagree on joined emoji, variation selectors and skin tones: some draw one glyph, some several. Here such a
cluster is shown by its first character alone, on whose width they all agree, so that nothing after it shifts.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rich.cells import cell_len, split_graphemes

from inspector.core.printable import printable

TAB = 4
"""Cells between tab stops."""

_BLOCK = 4096  # characters
_JOINERS = frozenset(
    {"\u200d", "\ufe0e", "\ufe0f", "\u20e3", *map(chr, range(0x1F3FB, 0x1F400)), *map(chr, range(0xE0020, 0xE0080))}
)
_BARE_MARK = "◌"  # carries a combining mark that has nothing to combine with


@dataclass(frozen=True, slots=True)
class Glyph:
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
    return text.isascii() and text.isprintable()


def glyphs(text: str, column: int = 0) -> Iterator[Glyph]:
    """The graphemes of *text*, which begins at cell *column* of its row (where tab stops are counted from)."""
    for begin, finish in _blocks(text):
        block = printable(text[begin:finish], keep="\t")
        for start, end, _width in split_graphemes(block.replace("\t", " "))[0]:
            if block[start] == "\t":
                cluster = " " * (TAB - column % TAB)
                width = len(cluster)
            else:
                cluster = _shown(block[start:end])
                width = cell_len(cluster)
            column += width
            yield Glyph(begin + start, begin + end, cluster, width)


def _blocks(text: str) -> Iterator[tuple[int, int]]:
    """Stretches that no grapheme crosses: a line may be a whole document, and is not measured in one piece."""
    begin = 0
    while len(text) - begin > _BLOCK:
        finish = begin + _BLOCK
        limit = min(len(text), finish + _BLOCK)
        while finish < limit and not (text[finish].isascii() and text[finish - 1] != "\u200d"):
            finish += 1
        yield begin, finish
        begin = finish
    yield begin, len(text)


def width_of(text: str, column: int = 0) -> int:
    """Cells that *text* takes when shown from cell *column* of its line."""
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


@lru_cache(maxsize=4096)
def _shown(cluster: str) -> str:
    if len(cluster) > 1 and not _JOINERS.isdisjoint(cluster):
        cluster = cluster[0]
    return cluster if cell_len(cluster) else _BARE_MARK
