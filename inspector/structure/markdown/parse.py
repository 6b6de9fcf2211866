"""Markdown to blocks."""

from collections.abc import Collection

from inspector.core.block import Block
from inspector.core.span import Span
from inspector.core.stop import Stop
from inspector.structure.markdown.blocks import blocks_of
from inspector.structure.markdown.headings import without_references
from inspector.structure.markdown.link_targets import labels_of

_MARK = "\ufeff"
"""A byte order mark, which is no part of the first line."""


def parse_markdown(text: str, stop: Stop | None = None) -> tuple[Block, ...]:
    """The blocks of a Markdown document: CommonMark and GitHub's tables, front matter, math, admonitions and tabs.

    Args:
        text: The document, exactly as stored; any newlines, a byte order mark, no newline at the end are all fine.
        stop: Asked every few milliseconds.

    Returns:
        Blocks in document order, each before those inside it; every non-blank character is in one.

    Raises:
        Stopped: *stop* was set.
    """
    if text.startswith(_MARK):
        return tuple(_moved(block) for block in _parse(text[1:], stop))
    return _parse(text, stop)


def _parse(text: str, stop: Stop | None) -> tuple[Block, ...]:
    blocks = blocks_of(text, stop)
    labels = labels_of(blocks)
    return tuple(_named(block, labels) for block in blocks) if labels else tuple(blocks)


def _moved(block: Block) -> Block:
    span, content = block.span, block.content
    return block._replace(span=Span(span.start + 1, span.end + 1), content=Span(content.start + 1, content.end + 1))


def _named(block: Block, labels: Collection[str]) -> Block:
    if block.kind != "heading" or "[" not in block.name:
        return block
    return block._replace(name=without_references(block.name, labels))
