"""Marks put into a layout: rows break at the cuts that break something, and each mark's remark finds a row."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from inspector.tui.text.cells import width_of
from inspector.tui.text.layout import Layout
from inspector.tui.text.marks import Mark, breaks_line
from inspector.tui.text.wrap import wrap

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
    broken = _break_rows(base, marks)
    return _place_remarks(broken, marks)


def _break_rows(base: Layout, marks: Sequence[Mark]) -> Layout:
    lines, text = base.lines, base.lines.text
    breaks: dict[int, list[int]] = {}
    for mark in marks:
        line = lines.at(mark.after)
        if breaks_line(text, lines.starts[line], mark):
            at = breaks.setdefault(line, [])
            if mark.after not in at[-1:]:
                at.append(mark.after)
    rows, line_rows = array("Q"), array("Q")
    copied = 0
    for line, offsets in breaks.items():
        _copy(base, copied, line, rows, line_rows)
        line_rows.append(len(rows))
        start, end = lines.starts[line], lines.end(line)
        for offset in (*offsets, end):
            if offset > start or offset == end == start:
                rows.extend(start + at for at in wrap(text[start:offset], base.width))
            start = offset
        copied = line + 1
    _copy(base, copied, len(lines), rows, line_rows)
    return Layout(lines, base.width, rows, line_rows)


def _copy(base: Layout, begin: int, end: int, rows: "array[int]", line_rows: "array[int]") -> None:
    """Add the rows of the lines from *begin* to *end* as they are."""
    if begin == end:
        return
    first = base.line_rows[begin]
    last = base.line_rows[end] if end < len(base.line_rows) else len(base.rows)
    shift = len(rows) - first
    line_rows.extend(row + shift for row in base.line_rows[begin:end])
    rows.extend(base.rows[first:last])


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
        room = broken.width - width_of(text[span.start : span.end].rstrip())
        if row not in inline and room >= (TORN_ROOM if mark.continues else REMARK_ROOM):
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
