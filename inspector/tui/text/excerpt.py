"""The first and the last words of a text on one row: where a chunk begins and ends is what matters about it."""

import re

from inspector.tui.text.cells import clip, glyphs, is_simple, shown, width_of
from inspector.tui.text.roles import Piece, Row

NEWLINE = "⏎"
"""Stands for blanks that hold a newline."""

_BETWEEN = " … "
_LEAST = 12  # cells: with fewer, both ends would be too short to tell anything
_REACH = 6  # characters read for each cell at either end, since runs of blanks fold to one
_BLANKS = re.compile(r"\s+")


def excerpt(text: str, width: int) -> Row:
    """The ends of *text* in at most *width* cells, cut at words where it can be, the last words at least as long.

    Only the ends are read, whatever the length of *text*.
    """
    reach = _REACH * max(width, 1)
    if len(text) <= 2 * reach:
        first = last = _fold(text.strip())
    else:
        first, last = _fold(text[:reach].lstrip()), _fold(text[-reach:].rstrip())
    if width < _LEAST:
        return _pieces(clip(first.replace("\n", " "), width))
    if first == last and _width(first) <= width:
        return _pieces(first)
    room = width - len(_BETWEEN)
    tail = _last_words(last, room - room // 2)
    used = _width(tail)
    head = _first_words(first, min(used, room - used))
    tail = _last_words(last, room - _width(head))
    return (*_pieces(head), Piece(_BETWEEN, "dim"), *_pieces(tail))


def _fold(text: str) -> str:
    """Runs of blanks become one: a newline where there was one among them, else a space."""
    return _BLANKS.sub(lambda run: "\n" if "\n" in run.group() or "\r" in run.group() else " ", text)


def _is_simple(text: str) -> bool:
    """Whether every character takes one cell, a newline's stand-in included."""
    return is_simple(text.replace("\n", " "))


def _width(text: str) -> int:
    return len(text) if _is_simple(text) else width_of(text)


def _first_words(text: str, room: int) -> str:
    end = min(room, len(text)) if _is_simple(text) else 0
    for glyph in () if end else glyphs(text):
        room -= glyph.width
        if room < 0:
            break
        end = glyph.end
    if end < len(text):
        end = next((at for at in range(end, end // 2, -1) if text[at].isspace()), end)
    return text[:end].strip()


def _last_words(text: str, room: int) -> str:
    simple = _is_simple(text)
    start = max(0, len(text) - room) if simple else len(text)
    for glyph in () if simple else reversed(list(glyphs(text))):
        room -= glyph.width
        if room < 0:
            break
        start = glyph.start
    if start > 0:
        half = (start + len(text)) // 2
        start = next((at for at in range(start - 1, half) if text[at].isspace()), start)
    return text[start:].strip()


def _pieces(text: str) -> Row:
    out: list[Piece] = []
    for number, line in enumerate(text.split("\n")):
        if number:
            out.append(Piece(NEWLINE, "dim"))
        if line:
            out.append(Piece(shown(line), "text"))
    return tuple(out)
