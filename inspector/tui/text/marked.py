"""Marks put into a layout: rows break at the cuts that break something, and each mark's remark finds a row."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from inspector.tui.text.broken_rows import break_rows
from inspector.tui.text.cells import width_of
from inspector.tui.text.layout import Layout
from inspector.tui.text.marks import Mark

REMARK_ROOM = 26
"""Cells that a row must have left for a remark to stand at its end; with less, the remark takes a row of its own."""

TORN_ROOM = 58
"""The same for a remark that quotes how the torn text goes on, which is what a person came to see."""


def with_marks(base: Layout, marks: Sequence[Mark]) -> Layout:
    """Break the rows of *base* at the marks, and give each mark a row for its remark.

    The remark stands at the end of the row that the cut ends (or, where only a start is wrong, begins) if there is
    room, else on a row of its own beside it.
    """
    if not marks:
        return base
    broken = break_rows(base, ((mark.before, mark.after) for mark in marks))
    return _place_remarks(broken, marks)


@dataclass(frozen=True, slots=True)
class _Note:
    """A remark row to be put before a row."""

    row: int
    offset: int
    mark: int


def _place_remarks(broken: Layout, marks: Sequence[Mark]) -> Layout:
    text = broken.lines.text
    inline: dict[int, int] = {}
    notes: list[_Note] = []
    for number, mark in enumerate(marks):
        row = broken.row_of(mark.anchor)
        span = broken.span(row)
        # Told at the end of a row that wraps, a wrong start would seem to be a cut within the line.
        wraps = mark.at_start and span.end < len(text) and text[span.end] not in "\r\n"
        room = broken.width - width_of(text[span.start : span.end].rstrip())
        if row not in inline and not wraps and room >= (TORN_ROOM if mark.continues else REMARK_ROOM):
            inline[row] = number
        else:
            at = row if mark.at_start and row > 0 else row + 1
            offset = broken.rows[at] if at < len(broken.rows) else len(text)
            notes.append(_Note(at, offset, number))
    notes.sort(key=lambda note: note.row)
    return _insert(broken, inline, notes)


def _insert(broken: Layout, inline: dict[int, int], notes: Sequence[_Note]) -> Layout:
    rows = array("Q")
    remarks: dict[int, int] = {}
    moved = array("Q")  # for each old row, its new number
    done = 0
    for note in notes:
        moved.extend(range(len(rows), len(rows) + note.row - done))
        rows.extend(broken.rows[done : note.row])
        done = note.row
        remarks[len(rows)] = note.mark
        rows.append(note.offset)
    moved.extend(range(len(rows), len(rows) + len(broken.rows) - done))
    rows.extend(broken.rows[done:])
    for row, mark in inline.items():
        remarks[moved[row]] = mark
    line_rows = array("Q", (moved[row] for row in broken.line_rows))
    return Layout(broken.lines, broken.width, rows, line_rows, remarks)
