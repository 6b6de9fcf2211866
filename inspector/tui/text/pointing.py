"""Where on a laid-out document a key or the mouse points."""

from inspector.tui.text.cells import glyphs
from inspector.tui.text.layout import Layout
from inspector.tui.text.sheet import Sheet


def offset_at(sheet: Sheet, row: int, x: int) -> int:
    """Offset of the character that is shown at a cell.

    Args:
        sheet: What is painted.
        row: Number of the row; below the last one stands for the last one.
        x: Cell of the row, its gutter included. Left of the text it is the row's start, right of it the row's end.
    """
    layout = sheet.layout
    span = layout.span(min(row, len(layout) - 1))
    column = x - sheet.gutter
    for glyph in glyphs(layout.lines.text[span.start : span.end]):
        if column < glyph.width:
            return span.start + glyph.start
        column -= glyph.width
    return span.end


def row_beside(layout: Layout, row: int, rows: int) -> int | None:
    """Number of the row *rows* below, or above if negative, past those of a remark only; `None` beyond the ends."""
    row += rows
    while 0 <= row < len(layout) and layout.is_note(row):
        row += 1 if rows > 0 else -1
    return row if 0 <= row < len(layout) else None
