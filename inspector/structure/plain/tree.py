"""Blocks while they are put together: lists grow until something else stands at the margin."""

from collections.abc import Iterator
from dataclasses import dataclass

from inspector.core.block import Block, BlockKind
from inspector.core.span import Span
from inspector.structure.plain.lines import Line
from inspector.structure.plain.markers import Marker


@dataclass(slots=True)
class _Node:
    """A block that may still grow."""

    kind: BlockKind
    start: int
    end: int
    content: Span
    parent: "_Node | None" = None
    level: int = 0
    role: str = ""
    name: str = ""
    has_parts: bool = False
    own_end: int = 0


@dataclass(slots=True)
class _Open:
    """A list that the next item may belong to."""

    marker: Marker
    items: _Node
    item: _Node

    @property
    def text_indent(self) -> int:
        """Columns before the text of its last item."""
        return self.marker.indent + self.marker.width


class Tree:
    """The blocks of a text, in the order they are added."""

    def __init__(self) -> None:
        """Begin with none."""
        self._nodes: list[_Node] = []
        self._open: list[_Open] = []

    def awaits(self, marker: Marker) -> bool:
        """Whether a marker is the next of a list that is open."""
        for open_ in reversed(self._open):
            if open_.marker.indent < marker.indent - 1:
                return False
            if marker.follows(open_.marker):
                return True
        return False

    def end_lists(self) -> None:
        """Let no item that follows belong to the lists so far."""
        self._open.clear()

    def holds(self, indent: int) -> bool:
        """Whether a run so far in is part of an open item; lists whose items it is no part of end."""
        while self._open and indent < self._open[-1].text_indent - 1:
            self._open.pop()
        return bool(self._open)

    def add(self, kind: BlockKind, span: Span, *, content: Span | None = None, level: int = 0, role: str = "") -> None:
        """Add a block: to the open item if there is one."""
        parent = self._open[-1].item if self._open else None
        if parent:
            parent.has_parts = True
        node = _Node(kind, span.start, span.end, content or span, parent, level, role)
        self._nodes.append(node)

    def add_heading(self, span: Span, content: Span, name: str, level: int) -> None:
        """Add a heading, which ends all lists."""
        self.end_lists()
        self._nodes.append(_Node("heading", *span, content, level=level, name=name))

    def add_item(self, marker: Marker, first: Line, last: Line) -> None:
        """Add a list item: to the open list that its marker fits, or to a new one."""
        while self._open and self._open[-1].marker.indent > marker.indent and not self._open[-1].marker.is_like(marker):
            self._open.pop()
        if self._open and self._open[-1].marker.indent == marker.indent and not self._open[-1].marker.is_like(marker):
            self._open.pop()
        span = Span(first.start, last.end)
        content = Span(min(first.start + marker.width, last.end), last.end)
        if self._open and self._open[-1].marker.is_like(marker):
            open_ = self._open[-1]
            item = _Node("list-item", *span, content, open_.items, own_end=last.end)
            open_.marker, open_.item = marker, item
        else:
            parent = self._open[-1].item if self._open else None
            if parent:
                parent.has_parts = True
            role = "bullet" if marker.is_bullet else "ordered"
            items = _Node("list", *span, span, parent, level=len(self._open) + 1, role=role)
            item = _Node("list-item", *span, content, items, own_end=last.end)
            self._nodes.append(items)
            self._open.append(_Open(marker, items, item))
        self._nodes.append(item)

    def blocks(self) -> tuple[Block, ...]:
        """The blocks, each before those inside it; the text of an item that holds others is a paragraph in it."""
        for node in reversed(self._nodes):
            if node.parent:
                node.parent.end = max(node.parent.end, node.end)
        return tuple(self._blocks())

    def _blocks(self) -> Iterator[Block]:
        numbers: dict[int, int] = {}
        count = 0
        for node in self._nodes:
            parent = numbers[id(node.parent)] if node.parent else -1
            span = Span(node.start, node.end)
            grown = node.kind in {"list", "list-item"}
            content = (
                Span(node.content.start if node.kind == "list-item" else node.start, node.end)
                if grown
                else node.content
            )
            yield Block(node.kind, span, content, parent, node.level, node.role, node.name)
            numbers[id(node)] = count
            count += 1
            if node.has_parts and node.kind == "list-item" and node.content.start < node.own_end:
                own = Span(node.content.start, node.own_end)
                yield Block("paragraph", own, own, count - 1)
                count += 1
