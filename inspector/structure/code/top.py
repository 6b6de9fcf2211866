"""What stands at the top of a file, in order: the nodes that become blocks, in bytes."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from inspector.core.stop import Stop, poll
from inspector.structure.code.survey import Found, Range, Survey
from inspector.structure.code.tails import end_without_comments

if TYPE_CHECKING:
    from tree_sitter import Node

ItemKind = Literal["comment", "lead", "imports", "definition", "statement"]
"""What an item is; a `lead` is an attribute or tag that belongs to what follows."""

_AFTER = b" \t\r\n;"
_POLL_EVERY = 1024
_LONE_DEPTH = 16  # nodes alone in each other that are looked into


class Item(NamedTuple):
    """A node at the top of a file."""

    kind: ItemKind
    """What it is."""
    start: int
    """Where it begins, in bytes."""
    end: int
    """One past its end, in bytes; it may take in blanks."""
    definition: int = -1
    """Number of the definition that it is, or -1."""


class Top:
    """Reads the items off a syntax tree."""

    def __init__(self, found: Survey, definitions: Sequence[Found], data: bytes, *, lone: bool) -> None:
        """Prepare to read.

        Args:
            found: What the query found.
            definitions: What is defined.
            data: The text in UTF-8.
            lone: Whether a node that is alone at the top is looked into; so with formats of data, whose whole is one.
        """
        self._kinds: dict[Range, ItemKind] = {
            **dict.fromkeys(found.leads, "lead"),
            **dict.fromkeys(found.comments, "comment"),
            **dict.fromkeys(found.imports, "imports"),
        }
        self._comments = found.comments
        self._imports = found.imports
        self._opened = found.opened
        self._outer = [(item.start, item.end, number) for number, item in enumerate(definitions) if item.parent < 0]
        self._data = data
        self._lone = lone
        self._next = 0

    def items(self, root: "Node", stop: Stop | None = None) -> Iterator[Item]:
        """Every item, in order; they do not overlap, and do not hold all of the text.

        Raises:
            Stopped: *stop* was set.
        """
        waiting = [(node, root.is_error) for node in reversed(self._children(root))]
        covered = visits = 0
        while waiting:
            visits += 1
            if visits % _POLL_EVERY == 0:
                poll(stop)
            node, broken = waiting.pop()
            if node.end_byte <= covered or node.start_byte == node.end_byte:
                continue
            item = self._item(node, broken=broken)
            if item:
                covered = item.end
                yield from self._without_comments(item)
            elif self._is_open(node):
                waiting += [(child, node.is_error) for child in reversed(self._children(node))]

    def _without_comments(self, item: Item) -> Iterator[Item]:
        """The item, and apart from it the comments at its end that belong to what follows."""
        end = end_without_comments(item.start, item.end, self._comments, self._data)
        if end == item.end:
            yield item
            return
        yield item._replace(end=end)
        number = bisect_left(self._comments, (end, 0))
        while number < len(self._comments) and self._comments[number][1] <= item.end:
            yield Item("comment", *self._comments[number])
            number += 1

    def _item(self, node: "Node", *, broken: bool) -> Item | None:
        """The item that a node is; `None` for one that is looked into, or left to the lines around it."""
        start, end = node.byte_range
        opened = self._is_open(node)
        definition = self._definition_at(start, end)
        if definition:
            first, last, number = definition
            if first <= start and (first < start or last >= end or (not opened and self._ends(last, end))):
                return Item("definition", first, last, number)
            return None if opened else Item("statement", start, end)
        kind = self._kinds.get((start, end)) or ("imports" if opened and self._holds_import(start, end) else None)
        loose = node.is_error or not node.is_named or (broken and node.start_point[0] == node.end_point[0])
        return Item(kind or "statement", start, end) if kind or not loose else None

    def _definition_at(self, start: int, end: int) -> tuple[int, int, int] | None:
        """The first definition that reaches past *start* and begins before *end*."""
        while self._next < len(self._outer) and self._outer[self._next][1] <= start:
            self._next += 1
        if self._next < len(self._outer) and self._outer[self._next][0] < end:
            return self._outer[self._next]
        return None

    def _ends(self, last: int, end: int) -> bool:
        return not self._data[last:end].strip(_AFTER)

    def _is_open(self, node: "Node") -> bool:
        return node.is_error or (node.start_byte, node.end_byte) in self._opened

    def _holds_import(self, start: int, end: int) -> bool:
        number = bisect_left(self._imports, (start, 0))
        return number < len(self._imports) and self._imports[number][1] <= end

    def _children(self, node: "Node") -> list["Node"]:
        """The children of a node; those of a child that is alone there in its place, if each has a line of its own."""
        children = before = after = node.children
        for _ in range(_LONE_DEPTH if self._lone else 0):
            named = [child for child in after if child.is_named and self._kinds.get(child.byte_range) != "comment"]
            if len({child.start_point[0] for child in named}) < len(named):
                break
            if len(named) > 1:
                children = before
            if len(named) != 1 or self._is_known(named[0]) or not named[0].children:
                break
            at = after.index(named[0])
            before = after = [*after[:at], *named[0].children, *after[at + 1 :]]
        return children

    def _is_known(self, node: "Node") -> bool:
        return node.byte_range in self._kinds or bool(self._definition_at(*node.byte_range))
