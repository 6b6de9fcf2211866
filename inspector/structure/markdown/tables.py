"""Tables: their cells and their rows, read from their lines."""

import re
from collections.abc import Iterator

from inspector.core.span import Span
from inspector.structure.markdown.inset import next_line

DELIMITER = re.compile(
    r"\n(?P<prefix>[ \t>]*)"
    r"(?P<row>(?:\||(?=:?-+:?[ \t]*\|))[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?)[ \t]*(?=\r?(?:\n|\Z))"
)
"""A line of dashes and pipes, and the line break before it: begun so, it is found much faster than by `^`."""

PIPE = re.compile(r"(?<!\\)\|")
"""What ends a cell; behind a backslash it is text."""


def cells(row: str) -> int:
    """How many cells a row has, without regard to how many its table has."""
    row = row.strip()
    pipes = len(PIPE.findall(row))
    return pipes + 1 - row.startswith("|") - (len(row) > 1 and row.endswith("|") and not row.endswith("\\|"))


def rows(text: str, table: Span) -> tuple[Span, tuple[Span, ...]]:
    """A table's header with its line of dashes, and its rows, each without its line's prefix and blanks."""
    second = min(next_line(text, table.start), table.end)
    third = min(next_line(text, second), table.end)
    header = Span(table.start, table.start + len(text[table.start : third].rstrip()))
    return header, tuple(_rows(text, third, table.end))


def _rows(text: str, start: int, end: int) -> Iterator[Span]:
    while start < end:
        stop = min(next_line(text, start), end)
        line = text[start:stop]
        first = len(line) - len(line.lstrip("> \t"))
        if line[first:].strip():
            yield Span(start + first, start + len(line.rstrip()))
        start = stop
