"""What a language's query finds in a syntax tree, in bytes."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from inspector.core.stop import Stop, poll
from inspector.structure.code.queries import is_written, query_of
from inspector.structure.code.source import Source

if TYPE_CHECKING:
    from tree_sitter import Node

Range = tuple[int, int]
"""Half-open stretch of the text in UTF-8, in bytes."""

_STRETCH = 32 * 1024  # bytes that the query is run over at a time
_NAME_LENGTH = 120  # characters of a name; what is longer is no name any more
_BLANKS = re.compile(r"\s+")
_DECLARED = re.compile(r"\A[(*&\s]+(~?\w[\w:~]*).*|(\w+)\[\w*\]\Z", re.DOTALL)
_ARGUMENTS = re.compile(r"(?<=[\w\])>])\s*\((?!\)\().*", re.DOTALL)
_HEADS = frozenset({"signature", "function_signature", "call_expression", "declarator", "function_declarator"})
_QUOTED = re.compile(r"\A(['\"`])(.*)\1$")
_RECEIVER = re.compile(r"[*&\s]+|\[.*\]", re.DOTALL)


@dataclass(slots=True, order=True)
class Found:
    """A definition, or a node that may turn out to be one with a definition."""

    start: int
    """Where it begins, in bytes."""
    back: int
    """Minus its end in bytes, so that of two with one beginning the wider comes first."""
    pattern: int
    """Number of the pattern that found it; of two on one node the lower counts."""
    role: str = field(compare=False)
    """`function`, `class` …; `around` for what is one with the definition in it."""
    name: str = field(compare=False)
    """Its name, or nothing."""
    traits: frozenset[str] = field(compare=False)
    """`top`: counts only where nothing but a namespace or module is around it. `signature`: one with what follows."""
    parent: int = field(default=-1, compare=False)
    """Number of the definition that it stands in, or -1."""

    @property
    def end(self) -> int:
        """One past its end, in bytes."""
        return -self.back


@dataclass(slots=True)
class Survey:
    """Everything that the query found, in document order."""

    definitions: list[Found] = field(default_factory=list)
    """Definitions, and what stands around them; still with repetitions."""
    comments: list[Range] = field(default_factory=list)
    """Comments."""
    leads: list[Range] = field(default_factory=list)
    """Attributes and the like."""
    imports: list[Range] = field(default_factory=list)
    """Imports, the nested ones too."""
    opened: set[Range] = field(default_factory=set)
    """Nodes that are looked into."""


def survey(source: Source, stop: Stop | None = None) -> Survey:
    """Run the language's query over its syntax tree.

    Raises:
        Stopped: *stop* was set.
    """
    data, guess = source.data, not is_written(source.grammar)
    found = Survey()
    lists: dict[str, list[Range]] = {"comment": [], "lead": [], "import": []}
    for pattern, captures in _matches(source, stop):
        for capture, nodes in captures.items():
            if capture in lists:
                lists[capture] += [(node.start_byte, node.end_byte) for node in nodes]
            elif capture == "open":
                found.opened.update((node.start_byte, node.end_byte) for node in nodes)
            elif capture not in _PARTS and capture[0] != "_":
                node = nodes[0]
                role, *traits = capture.split(".")
                called = "" if role == "around" else _name(node, captures, data, guess=guess)
                item = Found(node.start_byte, -node.end_byte, pattern, role, called, frozenset(traits))
                found.definitions.append(item)
    found.comments, found.leads, found.imports = (sorted(set(ranges)) for ranges in lists.values())
    return found


_PARTS = ("name", "owner", "implements")


def _matches(source: Source, stop: Stop | None) -> Iterator[tuple[int, dict[str, list["Node"]]]]:
    """Every match, some twice: the query holds the interpreter's lock, and is run over one stretch at a time."""
    from tree_sitter import QueryCursor  # noqa: PLC0415 (loads what reading text never needs)

    query = query_of(source.grammar)
    for start in range(0, len(source.data), _STRETCH):
        poll(stop)
        cursor = QueryCursor(query)
        cursor.set_byte_range(start, start + _STRETCH)
        yield from cursor.matches(source.tree.root_node)


def _name(node: "Node", captures: dict[str, list["Node"]], data: bytes, *, guess: bool) -> str:
    part = {capture: captures[capture][0] for capture in _PARTS if capture in captures}
    named = part.get("name") or node.child_by_field_name("name") or (_first_identifier(node) if guess else None)
    name = _text(named, data) if named and named.is_named else ""
    if not name.isidentifier() and "operator" not in name:
        name = _ARGUMENTS.sub("", _DECLARED.sub(r"\1\2", name))
    if "implements" in part:
        name = f"{_text(part['implements'], data)} for {name}"
    if "owner" in part:
        name = f"{_RECEIVER.sub('', _text(part['owner'], data))}.{name}"
    return name


def _first_identifier(node: "Node") -> "Node | None":
    """What is most likely the name, where the grammar does not say."""
    for child in node.named_children:
        if child.type.endswith(("identifier", "name")):
            return child
        if child.type in _HEADS:
            return _first_identifier(child)
    return None


def _text(node: "Node", data: bytes) -> str:
    end = min(node.end_byte, node.start_byte + 4 * _NAME_LENGTH)
    text = data[node.start_byte : end].decode("utf-8", "replace")
    return text if text.isidentifier() else _QUOTED.sub(r"\2", _BLANKS.sub(" ", text)[:_NAME_LENGTH].strip())
