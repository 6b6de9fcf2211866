"""Rows broken where a chunk ends or starts within a line, so that what is cut there stands at a row's end."""

import re
from array import array
from collections.abc import Iterable

from inspector.tui.text.layout import Layout
from inspector.tui.text.wrap import wrap

_NEWLINE = re.compile(r"[\r\n]")


def break_rows(base: Layout, gaps: Iterable[tuple[int, int]]) -> Layout:
    """Break the rows of *base* at every gap that stands within a line.

    Args:
        base: A layout without remarks.
        gaps: For each place where the text before it ends and where it goes on, in the order of the text.
    """
    lines, text = base.lines, base.lines.text
    breaks: dict[int, list[int]] = {}
    for before, after in gaps:
        line = lines.at(after)
        if _breaks_line(text, lines.starts[line], before, after):
            at = breaks.setdefault(line, [])
            if after not in at[-1:]:
                at.append(after)
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


def _breaks_line(text: str, line_start: int, before: int, after: int) -> bool:
    """Whether the row must break at *after*: the place stands within a line, not at a line's end or indent."""
    if _NEWLINE.search(text, before, after):
        return False
    return after < len(text) and not text[line_start:after].isspace() and after > line_start


def _copy(base: Layout, begin: int, end: int, rows: "array[int]", line_rows: "array[int]") -> None:
    """Add the rows of the lines from *begin* to *end* as they are."""
    if begin == end:
        return
    first = base.line_rows[begin]
    last = base.line_rows[end] if end < len(base.line_rows) else len(base.rows)
    shift = len(rows) - first
    line_rows.extend(row + shift for row in base.line_rows[begin:end])
    rows.extend(base.rows[first:last])
