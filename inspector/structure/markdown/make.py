"""One node to one block: what is its content, its level, its role, its name."""

import re
from collections.abc import Callable

from inspector.core.block import Block, BlockKind
from inspector.core.span import Span
from inspector.structure.markdown.fences import fence
from inspector.structure.markdown.headings import heading
from inspector.structure.markdown.lists import item_content, list_role, quote_content, quote_role

_LABEL = re.compile(r"\[((?:[^\[\]\\]|\\.)+)\]:", re.DOTALL)


def make_block(text: str, kind: BlockKind, span: Span, parent: int, level: int) -> Block:
    """The block at *span*.

    Args:
        text: The document.
        kind: What it is.
        span: From its first to one past its last non-blank character.
        parent: Number of the block that it stands in, or -1.
        level: Depth of a list or a quote; a heading's is read from the text.
    """
    maker = _MAKERS.get(kind)
    return maker(text, span, parent, level) if maker else Block(kind, span, span, parent)


def _item(text: str, span: Span, parent: int, _level: int) -> Block:
    return Block("list-item", span, item_content(text, span), parent)


def _list(text: str, span: Span, parent: int, level: int) -> Block:
    return Block("list", span, span, parent, level, list_role(text, span.start))


def _quote(text: str, span: Span, parent: int, level: int) -> Block:
    return Block("quote", span, quote_content(text, span), parent, level, quote_role(text, span))


def _heading(text: str, span: Span, parent: int, _level: int) -> Block:
    said = heading(text, span)
    return Block("heading", span, said.content, parent, said.level, "", said.name)


def _fence(text: str, span: Span, parent: int, _level: int) -> Block:
    language, code = fence(text, span)
    return Block("fence", span, code, parent, 0, language)


def _definition(text: str, span: Span, parent: int, _level: int) -> Block:
    """A label of blanks only defines nothing, whatever the grammar says."""
    label = _LABEL.match(text, span.start)
    if label is None or not label[1].strip():
        return Block("paragraph", span, span, parent)
    return Block("link-definition", span, span, parent, name=" ".join(label[1].split()))


_MAKERS: dict[BlockKind, Callable[[str, Span, int, int], Block]] = {
    "list-item": _item,
    "list": _list,
    "quote": _quote,
    "heading": _heading,
    "fence": _fence,
    "link-definition": _definition,
}
"""Blocks that are more than their span; any other is its own content."""
