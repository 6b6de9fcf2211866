"""Text to the nodes of tree-sitter's block tree that are blocks, in document order."""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal

from inspector.core.block import BlockKind
from inspector.core.stop import Stop, poll
from inspector.structure.grammars import grammar

if TYPE_CHECKING:
    from tree_sitter import Tree

NodeKind = BlockKind | Literal["error"]
"""What a node is; an `error` is text that the grammar could not read, with what it made of the parts."""

_KINDS: dict[str, NodeKind] = {
    "paragraph": "paragraph",
    "atx_heading": "heading",
    "setext_heading": "heading",
    "fenced_code_block": "fence",
    "indented_code_block": "indented-code",
    "block_quote": "quote",
    "list": "list",
    "list_item": "list-item",
    "thematic_break": "rule",
    "html_block": "html",
    "link_reference_definition": "link-definition",
    "pipe_table": "table",
    "pipe_table_header": "table-header",
    "pipe_table_row": "table-row",
    "ERROR": "error",
}
_OPEN = ("document", "section", "ERROR", "block_quote", "list", "list_item", "pipe_table")
"""Nodes whose children are looked at."""

_ERROR = 0xFFFF
"""Number of ERROR, which is in no grammar's list."""

_READ = 64 * 1024
"""Bytes handed to the parser at a time."""


@dataclass(slots=True)
class Raw:
    """A block as the grammar sees it, before its ends are trimmed and its parts are told apart."""

    kind: NodeKind
    """What it is."""
    start: int
    """Offset in the view, which is an offset in the text."""
    end: int
    """One past its end; may take in blanks and the prefix of the next line."""
    parent: int
    """Number of the node that it stands in, or -1."""
    quotes: int = 0
    """How many quotes it stands in, itself included."""
    inner: int = 0
    """Where the last block inside it ends, once the ends are trimmed."""


def _syntax_tree(data: bytes, stop: Stop | None = None) -> "Tree":
    """The syntax tree of *data*; other threads run meanwhile, and *stop* is asked every few microseconds.

    Raises:
        Stopped: *stop* was set.
    """
    from tree_sitter import Parser  # noqa: PLC0415 (loads what reading text never needs)

    # The parser holds the interpreter's lock except while it calls back.
    def go_on(_offset: int, _error: bool) -> bool:  # noqa: FBT001 (the parser's signature)
        poll(stop)
        return False

    return Parser(grammar("markdown")).parse(
        lambda offset, _point: data[offset : offset + _READ], progress_callback=go_on
    )


@cache
def _roles() -> dict[int, tuple[NodeKind | None, bool]]:
    """By number of a node's kind, the block that it is, if any, and whether its children are looked at."""
    language = grammar("markdown")
    names = {number: language.node_kind_for_id(number) or "" for number in range(language.node_kind_count)}
    roles = {number: (_KINDS.get(kind), kind in _OPEN) for number, kind in names.items() if kind in {*_KINDS, *_OPEN}}
    return roles | {_ERROR: (_KINDS["ERROR"], True)}


def read(data: bytes, stop: Stop | None = None) -> list[Raw]:
    """Every block of *data*, each before those inside it.

    Raises:
        Stopped: *stop* was set.
    """
    cursor = _syntax_tree(data, stop).walk()
    role_of = _roles().get
    blocks: list[Raw] = []
    parent, parents = -1, list[tuple[int, int]]()
    quotes = 0
    while True:
        node = cursor.node
        role = role_of(node.kind_id) if node else None
        if node and role:
            kind, opened = role
            if kind:
                blocks.append(Raw(kind, node.start_byte, node.end_byte, parent, quotes + (kind == "quote")))
            if opened and cursor.goto_first_child():
                parents.append((parent, quotes))
                if kind:
                    parent = len(blocks) - 1
                    quotes = blocks[parent].quotes
                continue
        while not cursor.goto_next_sibling():
            if not cursor.goto_parent():
                return blocks
            parent, quotes = parents.pop()
            if stop is not None:
                poll(stop)
