"""Where tables begin and end by the rules of GitHub's Markdown.

The grammar loses a table over an empty first cell, has none of one column without both outer pipes, and reads on into
the list or quote that follows. So each line of dashes and pipes is checked, and a table that the grammar has otherwise
is shown to it as one block (`faults.island`).
"""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence

from inspector.core.span import Span
from inspector.structure.markdown.extents import TAB, content_column
from inspector.structure.markdown.faults import StandIn, can_be_island
from inspector.structure.markdown.html_rules import BLOCK_START
from inspector.structure.markdown.inset import columns_in, next_line
from inspector.structure.markdown.tables import DELIMITER, PIPE, cells
from inspector.structure.markdown.tree import Raw
from inspector.structure.offsets import LETTER

_OTHER_BLOCK = re.compile(r"#{1,6}(?:[ \t]|$)|```|~~~|(?:[-+*]|[0-9]{1,9}[.)])(?:[ \t]|$)|(?:[-*_][ \t]*){3,}$")
"""What ends a table without a blank line, besides HTML."""

_SHORTEST = 2
"""Characters of the shortest header: a pipe and something else."""

_READABLE = ("paragraph", "heading", "table", "table-header", "table-row", "error", "list-item")
"""Blocks in which a line of dashes and pipes may be a table's; not those whose text is not read."""


def missed_tables(text: str, nodes: Sequence[Raw]) -> list[Span]:
    """The tables that the grammar has otherwise, or not at all, each from its header to its last row.

    Args:
        text: The text that was parsed.
        nodes: Its trimmed nodes, which say what each line of dashes stands in.
    """
    if "|" not in text:
        return []
    starts: list[int] = []
    found: list[Span] = []
    for delimiter in DELIMITER.finditer(text):
        if not starts:
            starts = [node.start for node in nodes]
        if found and delimiter.start() < found[-1].end:
            continue
        first = delimiter.start("row")
        number = bisect_right(starts, first) - 1
        while number >= 0 and (nodes[number].end <= first or _torn(nodes, number, delimiter.start())):
            number = nodes[number].parent
        if number >= 0 and nodes[number].kind in _READABLE and nodes[number].start <= delimiter.start():
            table = _table(text, nodes, number, delimiter)
            if table:
                found.append(table)
    if not found:
        return found
    known = {(node.start, node.end) for node in nodes if node.kind == "table"}
    return [table for table in found if table not in known and can_be_island(text, table)]


def false_tables(text: str, nodes: Sequence[Raw]) -> Iterator[StandIn]:
    """The pipes of a table whose second line is not one of dashes, and of a row outside of any table, as letters."""
    for node in nodes:
        stray = node.kind == "table-row" and (node.parent < 0 or nodes[node.parent].kind != "table")
        if stray or (node.kind == "table" and not DELIMITER.match(text, text.find("\n", node.start))):
            yield from ((pipe.start(), LETTER) for pipe in PIPE.finditer(text, node.start, node.end))


def _torn(nodes: Sequence[Raw], number: int, line: int) -> bool:
    """Whether a node is a piece of an error that begins with the line of dashes, whose header is another piece."""
    return nodes[number].start >= line and nodes[number].parent >= 0 and nodes[nodes[number].parent].kind == "error"


def _table(text: str, nodes: Sequence[Raw], number: int, delimiter: re.Match[str]) -> Span | None:
    """The table whose line of dashes was found inside a block."""
    depth, column = nodes[number].quotes, content_column(text, nodes, number)
    if _broken(nodes, number):
        # What it stands in is not known, save for what its own line says.
        depth, column = delimiter["prefix"].count(">"), columns_in(delimiter["prefix"])
    if not _fits(delimiter["prefix"], depth, column):
        return None
    # The header may follow a list marker or a quote sign, with which its block begins.
    line = text.rfind("\n", 0, delimiter.start()) + 1
    start = max(line + len(_prefix(text[line : delimiter.start()])), nodes[number].start)
    header = text[start : delimiter.start()].rstrip()
    if len(header) < _SHORTEST or cells(header) != cells(delimiter["row"]):
        return None
    end, at = delimiter.end("row"), next_line(text, delimiter.end())
    while at < len(text):
        stop = next_line(text, at)
        row = text[at:stop].rstrip()
        prefix = _prefix(row)
        if len(prefix) == len(row) or not _fits(prefix, depth, column) or _ends_table(row, len(prefix)):
            break
        end = at + len(row)
        at = stop
    return Span(start, end)


def _ends_table(row: str, start: int) -> bool:
    return bool(_OTHER_BLOCK.match(row, start) or BLOCK_START.match(row, start))


def _prefix(line: str) -> str:
    return line[: len(line) - len(line.lstrip("> \t"))]


def _broken(nodes: Sequence[Raw], number: int) -> bool:
    """Whether a node stands in an error, so that the quotes and lists around it were not read."""
    while number >= 0:
        if nodes[number].kind == "error":
            return True
        number = nodes[number].parent
    return False


def _fits(prefix: str, depth: int, column: int) -> bool:
    """Whether a line with this prefix stands in the same quotes and list item, and is not set in as code."""
    if prefix.count(">") != depth:
        return False
    if depth:
        return columns_in(prefix) <= TAB
    return column <= columns_in(prefix) < column + TAB
