"""Where code that is too long for a chunk may be cut: between its statements, never inside one."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.structure.code.bodies import body_query, cuts_in_body, cuts_in_rows
from inspector.structure.code.source import Source, source_of

if TYPE_CHECKING:
    from tree_sitter import Node

_POLL_EVERY = 1024
_VISITS = 100_000  # nodes among which rows are looked for
_STRETCH = 32 * 1024  # bytes that a query is run over at a time, for it holds the interpreter's lock


def statement_cuts(text: str, language: str | None, span: Span, stop: Stop | None = None) -> tuple[int, ...]:
    """Offsets inside *span* where it may be cut: between the statements or members of the outermost bodies in it.

    What stands before the first statement of a body is never cut from it, nor are comments and attributes from what
    follows them. A piece between two cuts that is still too long may be given again, to be cut further in. Where there
    are no statements, the cuts lie between parts that begin on lines of their own, such as the rows of a table.

    Args:
        text: The code.
        language: A language's name, alias or extension. Without a grammar, the cuts are the starts of lines.
        span: What is to be cut: a definition, a statement, or a piece of one.
        stop: Ends the work early.

    Returns:
        Rising offsets in `(span.start, span.end)`; empty if nothing in it may be cut.

    Raises:
        Stopped: *stop* was set.
    """
    source = source_of(text, language, stop)
    if source is None:
        return tuple(_line_cuts(text, span))
    start, end = source.places.byte_at(span.start), source.places.byte_at(span.end)
    around = source.tree.root_node.descendant_for_byte_range(start, end) or source.tree.root_node
    cuts = _body_cuts(source, around, start, end, stop) or _row_cuts(around, start, end, stop)
    offsets = map(source.places.character_at, sorted(cuts))
    return tuple(offset for offset in offsets if span.start < offset < span.end)


def _line_cuts(text: str, span: Span) -> Iterator[int]:
    offset = span.start
    for line in text[span.start : span.end].splitlines(keepends=True):
        if offset > span.start and line.strip():
            yield offset
        offset += len(line)


def _body_cuts(source: Source, around: "Node", start: int, end: int, stop: Stop | None) -> set[int]:
    """Cuts in the bodies that stand in no other body with cuts; *around* is the narrowest node around the span."""
    cuts: set[int] = set()
    done = start
    if around == source.tree.root_node:
        cuts.update(cuts_in_body(around, start, end))
        done = end if cuts else start
    for body in _bodies(source, around, start, end, stop):
        if body.start_byte < done and body != around:
            continue
        found = cuts_in_body(body, start, end)
        if found:
            cuts.update(found)
            done = body.end_byte
    return cuts


def _bodies(source: Source, around: "Node", start: int, end: int, stop: Stop | None) -> Iterator["Node"]:
    """The bodies that share a byte with the span and do not reach beyond *around*, each before those inside it."""
    from tree_sitter import QueryCursor  # noqa: PLC0415 (loads what reading text never needs)

    query = body_query(source.grammar)
    if query is None:
        return
    seen: set[int] = set()
    for low in range(start, end, _STRETCH):
        poll(stop)
        cursor = QueryCursor(query)
        cursor.set_byte_range(low, min(low + _STRETCH, end))
        nodes = cursor.captures(around).get("body", [])
        for node in sorted(nodes, key=lambda node: (node.start_byte, -node.end_byte)):
            if node.id not in seen:
                seen.add(node.id)
                yield node


def _row_cuts(around: "Node", start: int, end: int, stop: Stop | None) -> set[int]:
    """Cuts between the rows of the outermost nodes that have any; none in what is written on one line."""
    level = [around]
    visits = 0
    while level and visits < _VISITS:
        cuts: set[int] = set()
        below: list[Node] = []
        for node in level:
            visits += 1
            if visits % _POLL_EVERY == 0:
                poll(stop)
            if node.start_point[0] == node.end_point[0]:
                continue
            cuts.update(cuts_in_rows(node, start, end))
            below += [child for child in node.children if child.end_byte > start and child.start_byte < end]
        if cuts:
            return cuts
        level = below
    return set()
