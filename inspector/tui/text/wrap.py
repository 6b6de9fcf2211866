"""Soft wrap of one line at words."""

from inspector.tui.text.cells import TAB, glyphs, is_simple


def wrap(text: str, width: int) -> list[int]:
    """Offsets within *text*, one line without its newline, at which its rows of at most *width* cells begin.

    A row ends after a blank where it can, beside a wide character, or else at any grapheme; blanks at a row's end may
    stand outside the width.
    """
    if is_simple(text):
        return _wrap_simple(text, width)
    return _wrap_glyphs(text, width)


def _wrap_simple(text: str, width: int) -> list[int]:
    rows = [0]
    at, length = 0, len(text)
    while length - at > width:
        blank = text.rfind(" ", at + 1, at + width + 1)
        at = blank + 1 if blank > 0 else at + width
        rows.append(at)
    if rows[-1] == length and len(rows) > 1:
        rows.pop()
    return rows


def _wrap_glyphs(text: str, width: int) -> list[int]:
    rows = [0]
    used = 0  # cells of the row so far
    good, good_used = 0, 0  # the last place to break, and the cells before it
    for glyph in glyphs(text):
        first = text[glyph.start]
        blank = first in " \t"
        cells = TAB - used % TAB if first == "\t" else glyph.width
        if used + cells > width and not blank and used:
            if glyph.width > 1 or good <= rows[-1]:
                good, good_used = glyph.start, used
            rows.append(good)
            used -= good_used
            good_used = 0
        used += cells
        if blank or glyph.width > 1:
            good, good_used = glyph.end, used
    return rows
