"""A function, a class or a statement should be whole, with its decorators and the comment above it."""

import re
from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.cut import cut, named
from inspector.checks.source import Edge
from inspector.core.block import Block
from inspector.core.issue import Issue, Severity
from inspector.structure.code.definitions import HOLDERS, SPACES

KIND = "split-definition"

_DECORATION = re.compile(r"@|#!?\[|\[")


def split_definition(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """An edge is inside a definition of code.

    A class may be cut between its members; its first line by itself is a warning. What stands above a definition
    belongs to it. A cut statement outside any definition is a warning.
    """
    if view.document.kind != "code":
        return
    for edge in view.edges:
        for number in edge.blocks:
            block = view.source.block(number)
            if block.kind == "definition":
                yield from _in_definition(view, edge, number, severity)
                break
            if block.kind == "statement":
                yield cut(view, edge, KIND, "warning", block.span, "cuts a statement")
                break


def _in_definition(view: ChunkView, edge: Edge, number: int, severity: Severity) -> Iterator[Issue]:
    text, block = view.document.text, view.source.block(number)
    if edge.offset <= block.content.start:
        what = _called_above(text[block.span.start : edge.offset].splitlines())
        yield cut(view, edge, KIND, severity, block.span, f"parts {_called(block)} from its {what}")
    elif _is_decoration(text, block.content.start, edge.offset):
        yield cut(view, edge, KIND, severity, block.span, f"parts {_called(block)} from its decorator")
    elif edge.offset >= block.content.end:
        return  # what follows it on its last line
    elif not is_holder(block):
        yield cut(view, edge, KIND, severity, block.span, f"cuts {_called(block)}")
    else:
        yield from _in_holder(view, edge, number, severity)


def _in_holder(view: ChunkView, edge: Edge, number: int, severity: Severity) -> Iterator[Issue]:
    """A class that is cut outside any of its members."""
    source, block = view.source, view.source.block(number)
    text = view.document.text
    before, after = source.units.children_around(number, edge.offset)
    between = _gap(text, edge.offset)
    if before < 0 and "\n" not in text[block.content.start : edge.offset].strip():
        yield cut(view, edge, KIND, "warning", block.span, f"parts the first line of {_called(block)} from its body")
    elif (before >= 0 and source.block(before).span.end >= between[0]) or (
        after >= 0 and source.block(after).span.start <= between[1]
    ):
        return
    elif "\n" in text[slice(*between)]:
        yield cut(view, edge, KIND, "warning", block.span, f"cuts {_called(block)}")
    elif not any(map(str.isalnum, text[edge.offset : block.span.end])):
        return  # the brace that closes it
    else:
        yield cut(view, edge, KIND, severity, block.span, f"cuts {_called(block)}")


def is_holder(block: Block) -> bool:
    """Whether a definition is a class or the like, which may be cut between its members."""
    return block.kind == "definition" and block.role in HOLDERS | SPACES


def _gap(text: str, offset: int) -> tuple[int, int]:
    """The blanks around an offset."""
    start = end = offset
    while start and text[start - 1].isspace():
        start -= 1
    while end < len(text) and text[end].isspace():
        end += 1
    return start, end


def _called(block: Block) -> str:
    return f"{block.role or 'definition'} {named(block.name)}".rstrip()


def _is_decoration(text: str, start: int, end: int) -> bool:
    """Whether all lines between two offsets are decorators, and the last of them is whole."""
    lines = [line.lstrip() for line in text[start:end].splitlines() if line.strip()]
    return "\n" in text[slice(*_gap(text, end))] and all(_DECORATION.match(line) for line in lines)


def _called_above(lines: list[str]) -> str:
    last = next((line for line in reversed(lines) if line.strip()), "")
    return "decorator" if _DECORATION.match(last.lstrip()) else "comment"


SPLIT_DEFINITION = Check((KIND,), "error", "An edge is inside a function, a class or a statement.", split_definition)
