"""A code block should be whole."""

from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.cut import cut, named
from inspector.checks.source import Edge
from inspector.core.block import Block
from inspector.core.issue import Issue, Severity
from inspector.core.span import Span

KIND = "broken-code-fence"

_DRAWN = {
    "code": "cuts a block of code",
    "example": "cuts an example",
    "figure": "cuts a figure or a box drawn with signs",
    "markup": "cuts a stretch of markup",
}
LISTS = {"contents": "a table of contents", "log": "a log"}
"""Roles of what is drawn that may be cut between its lines, and what it is called."""


def cut_code_fence(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """An edge is inside a fence or another block of code; one that is only indented has no fence that could break."""
    for edge in view.edges:
        for number in edge.blocks:
            block = view.source.block(number)
            if block.kind == "fence":
                yield cut(view, edge, KIND, severity, block.span, f"cuts {_called(block)}")
                break
            if block.kind == "indented-code":
                if block.role in LISTS:
                    yield from _line_of(view, edge, LISTS[block.role])
                elif block.role != "columns":  # which is a table
                    phrase = _DRAWN.get(block.role, "cuts an indented code block")
                    yield cut(view, edge, KIND, "warning", block.span, phrase)
                break


def _line_of(view: ChunkView, edge: Edge, what: str) -> Iterator[Issue]:
    """A table of contents or a log may be cut between its lines, as a list may between its items."""
    text = view.document.text
    start, end = text.rfind("\n", 0, edge.offset) + 1, text.find("\n", edge.offset)
    line = Span(start, len(text) if end < 0 else end)
    if text[line.start : edge.offset].strip() and text[edge.offset : line.end].strip():
        yield cut(view, edge, KIND, "warning", line, f"cuts a line of {what}")


def _called(block: Block) -> str:
    return f"a code block ({named(block.role)})" if block.role else "a code block"


CUT_CODE_FENCE = Check((KIND,), "error", "An edge is inside a block of code.", cut_code_fence)
