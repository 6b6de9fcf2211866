"""A text laid out in rows of a given width: soft wrap, with extra breaks and remark rows at broken cuts."""

from array import array
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field

from inspector.core.lines import Lines, strip_newline
from inspector.core.span import Span
from inspector.tui.text.cells import TAB, is_simple, width_of
from inspector.tui.text.wrap import wrap


@dataclass(frozen=True, slots=True)
class Layout:
    """Rows of a text, each a stretch of one line; together they hold every character once, in order."""

    lines: Lines
    """The text and its lines."""
    width: int
    """Cells that a row may take."""
    rows: "array[int]"
    """Offset of each row's first character; a remark row is empty and shares the offset of the row after it."""
    line_rows: "array[int]"
    """For each line, the number of its first row."""
    remarks: Mapping[int, int] = field(default_factory=dict)
    """For each row that has a remark, the number of its mark."""

    def __len__(self) -> int:
        """Number of rows."""
        return len(self.rows)

    def row_of(self, offset: int) -> int:
        """Number of the row that holds the character at *offset*."""
        return bisect_right(self.rows, offset) - 1

    def line_of(self, row: int) -> int:
        """Number, from 0, of the line that a row belongs to."""
        return bisect_right(self.line_rows, row) - 1

    def starts_line(self, row: int) -> bool:
        """Whether a row is the first of its line."""
        return self.line_rows[self.line_of(row)] == row

    def is_note(self, row: int) -> bool:
        """Whether a row holds a remark and no text."""
        if row not in self.remarks:
            return False
        start = self.rows[row]
        return start == (self.rows[row + 1] if row + 1 < len(self.rows) else len(self.lines.text))

    def span(self, row: int) -> Span:
        """The characters that a row shows, its newline left out."""
        start = self.rows[row]
        if row + 1 == len(self.rows):
            return Span(start, len(self.lines.text))
        return Span(start, strip_newline(self.lines.text, start, self.rows[row + 1]))


def lay_out(lines: Lines, width: int) -> Layout:
    """Wrap every line at words to *width* cells."""
    text = lines.text
    plain, tabs = text.isascii(), "\t" in text
    rows, line_rows = array("Q"), array("Q")
    starts = lines.starts
    copied = 0
    for line, start in enumerate(starts):
        end = starts[line + 1] if line + 1 < len(starts) else len(text)
        if end - start <= width // 2 if not (plain or tabs) else plain and not tabs and end - start <= width:
            continue
        end = lines.end(line)
        if _fits(text[start:end], width):
            continue
        _copy_lines(starts, copied, line, rows, line_rows)
        line_rows.append(len(rows))
        rows.extend(start + at for at in wrap(text[start:end], width))
        copied = line + 1
    _copy_lines(starts, copied, len(starts), rows, line_rows)
    return Layout(lines, width, rows, line_rows)


def _fits(text: str, width: int) -> bool:
    if is_simple(text):
        return len(text) <= width
    most = (1 if text.isascii() else 2) * len(text) + (TAB - 1) * text.count("\t")
    return most <= width or width_of(text) <= width


def _copy_lines(starts: "array[int]", begin: int, end: int, rows: "array[int]", line_rows: "array[int]") -> None:
    """Add the lines from *begin* to *end*, one row each."""
    line_rows.extend(range(len(rows), len(rows) + end - begin))
    rows.extend(starts[begin:end])
