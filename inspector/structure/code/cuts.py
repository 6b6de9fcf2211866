"""Where code that is too long for a chunk may be cut: between its statements, never inside one."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.structure.code.source import Source, source_of

if TYPE_CHECKING:
    from tree_sitter import Node

_POLL_EVERY = 1024
_BODY = re.compile(
    r"(?!heredoc|nowdoc)(?:.*_)?(?:body|body_statement|block|statements|statement_list|compound_statement"
    r"|declaration_list|variant_list|enumerator_list|statement_group|declarations)$"
    r"|(?:do_group|then|else|object_type|accessor_list|switch_section|switch_case|switch_default|case_statement)$"
)
"""Nodes whose children are statements, declarations or members."""
_CHOICE = re.compile(
    r"(?:(?:expression_switch|type_switch|switch|select|case)_statement|case|case_match|when_expression)$"
)
"""Nodes that hold the cases of a choice beside what is chosen by."""
_CASE = re.compile(r"(?:.*_)?(?:case|case_item|case_clause|entry|when|in_clause)$|else$")
_COMMENT = re.compile(r"(?:.*_)?comment$")
_LEADS = frozenset(
    {"attribute_item", "decorator", "annotation", "access_specifier", "identifier", "switch_label", "constant_pattern"}
)
"""Nodes in a body that belong to what stands after them; an `identifier` alone is Ruby's `private` and the like."""
_RESTS = frozenset({"getter", "setter", "empty_statement"})
"""Nodes in a body that belong to what stands before them."""


def statement_cuts(text: str, language: str | None, span: Span, stop: Stop | None = None) -> tuple[int, ...]:
    """Offsets inside *span* where it may be cut: between the statements or members of the outermost body in it.

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
    inside = _Cutter(source, span, stop)
    cuts = next(filter(None, map(inside.cuts, _PASSES)), set())
    offsets = map(source.places.character_at, sorted(cuts))
    return tuple(offset for offset in offsets if span.start < offset < span.end)


def _line_cuts(text: str, span: Span) -> Iterator[int]:
    offset = span.start
    for line in text[span.start : span.end].splitlines(keepends=True):
        if offset > span.start and line.strip():
            yield offset
        offset += len(line)


class _Pass(NamedTuple):
    """What one search for cuts goes by."""

    is_body: Callable[[str, Sequence["Node"]], bool]
    """Whether the items of a node of this type may be cut from each other."""
    leads: frozenset[str]
    """Types of nodes that belong to what stands after them, comments aside."""

    def parts(self, node: "Node", children: Sequence["Node"], *, outer: bool) -> list["Node"]:
        """The children of a node that may be cut from each other, and the comments between; none if there are none.

        Args:
            node: Any node.
            children: Those of its children that are looked at.
            outer: Whether it is the outermost of the tree, which holds statements whatever its type.
        """
        if _CHOICE.match(node.type) and any(_CASE.match(child.type) for child in children):
            return [child for child in children if _CASE.match(child.type) or _COMMENT.match(child.type)]
        items = [child for child in children if child.is_named and not _COMMENT.match(child.type)]
        if len(items) < 2 or not (outer or self.is_body(node.type, items)):  # noqa: PLR2004 (one is cut from nothing)
            return []
        value = node.child_by_field_name("value")
        return [child for child in children if child != value]


def _is_body(kind: str, _items: Sequence["Node"]) -> bool:
    return bool(_BODY.match(kind))


def _is_laid_out(_kind: str, items: Sequence["Node"]) -> bool:
    """Whether the children of a node begin on lines of their own."""
    return len({item.start_point[0] for item in items}) == len(items)


_PASSES = (_Pass(_is_body, _LEADS), _Pass(_is_laid_out, frozenset()))


class _Cutter:
    """Looks for bodies in one span, from the outermost inwards."""

    def __init__(self, source: Source, span: Span, stop: Stop | None) -> None:
        self._start = source.places.byte_at(span.start)
        self._end = source.places.byte_at(span.end)
        self._root = source.tree.root_node
        self._stop = stop

    def cuts(self, search: _Pass) -> set[int]:
        """Cuts in the outermost bodies, in bytes; several bodies may be equally far out."""
        level = [self._root.descendant_for_byte_range(self._start, self._end) or self._root]
        visits = 0
        while level:
            cuts: set[int] = set()
            below: list[Node] = []
            for node in level:
                visits += 1
                if visits % _POLL_EVERY == 0:
                    poll(self._stop)
                children = [
                    child for child in node.children if self._start < child.end_byte and child.start_byte < self._end
                ]
                cuts.update(self._between(search.parts(node, children, outer=node == self._root), search.leads))
                below += children
            if cuts:
                return cuts
            level = below
        return set()

    def _between(self, children: Sequence["Node"], leads: frozenset[str]) -> Iterator[int]:
        """Where the items of a body begin, from the second on, with the comments and attributes above them."""
        lead = -1
        seen = False
        row = -1
        for child in children:
            if not child.is_named or child.start_byte < self._start or child.type in _RESTS:
                row = child.end_point[0]
                continue
            if child.type in leads or _COMMENT.match(child.type):
                if lead < 0 and child.start_point[0] != row:
                    lead = child.start_byte
                continue
            if seen:
                yield lead if lead >= 0 else child.start_byte
            seen, lead, row = True, -1, child.end_point[0]
