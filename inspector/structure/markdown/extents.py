"""The first and last character of each block that the grammar found."""

import re
from collections.abc import Sequence

from inspector.core.span import Span
from inspector.structure.markdown.tree import Raw

MARKER = re.compile(r"[-+*]|[0-9]{1,9}[.)]")
"""What a list item begins with."""

_LISTS = frozenset({"list", "list-item"})

TAB = 4
"""Columns from one tab stop to the next, and the indentation that makes code."""


def trim(text: str, nodes: Sequence[Raw]) -> None:
    """Set every node's ends to its first and one past its last non-blank character; a blank one is left empty.

    The grammar ends a block after its newline, and often after the prefix of the line that follows (`> `, indentation).

    Args:
        text: The text that the nodes are of.
        nodes: Its blocks, each before those inside it.
    """
    for node in reversed(nodes):
        start, end, kind = node.start, min(node.end, len(text)), node.kind
        if start < end and text[start].isspace():
            piece = text[start:end]
            start += len(piece) - len(piece.lstrip())
        if kind in _LISTS:
            # Its last block's end is its own; the blocks inside it were trimmed before it.
            marker = MARKER.match(text, start)
            own = marker.end() if marker else start
            end = max(own, node.inner)
        else:
            depth = node.quotes - (kind == "quote")
            if depth:
                end = _end(text[start:end], start, depth)
            else:
                if start < end and text[end - 1] == "\n":
                    end -= 1
                if start < end and text[end - 1].isspace():
                    end = start + len(text[start:end].rstrip())
            end = max(end, node.inner)
        node.start = start
        node.end = max(start, end)
        if node.parent >= 0 and end > start:
            holder = nodes[node.parent]
            holder.inner = max(holder.inner, end)


def trimmed(text: str, span: Span) -> Span:
    """*span* without the blanks at its ends; empty at its end where there is nothing else."""
    piece = text[span.start : span.end]
    end = span.start + len(piece.rstrip())
    return Span(min(span.start + len(piece) - len(piece.lstrip()), end), end)


def _end(piece: str, start: int, depth: int) -> int:
    """One past the last character that is neither blank nor the bare prefix of *depth* quotes on a line of its own."""
    while True:
        piece = piece.rstrip()
        line = piece.rfind("\n") + 1
        tail = piece[line:]
        if not line or tail.strip("> \t\r") or tail.count(">") > depth:
            return start + len(piece)
        piece = piece[:line]


def content_column(text: str, nodes: Sequence[Raw], holder: int) -> int:
    """Column at which the text of the nearest list item around a block begins; 0 outside of lists."""
    while holder >= 0 and nodes[holder].kind != "list-item":
        holder = nodes[holder].parent
    if holder < 0:
        return 0
    start = nodes[holder].start
    marker = MARKER.match(text, start)
    after = marker.end() if marker else start
    line = text.rfind("\n", 0, start) + 1
    blanks = len(text[after : after + 2 * TAB]) - len(text[after : after + 2 * TAB].lstrip(" \t"))
    column = len(text[line:after].expandtabs(TAB))
    width = len(text[line : after + blanks].expandtabs(TAB)) - column
    return column + (width if 1 <= width <= TAB and text[after + blanks : after + blanks + 1].strip() else 1)
