"""A part of a document that a reader sees as one thing."""

from typing import Literal, NamedTuple

from inspector.core.span import Span

BlockKind = Literal[
    "front-matter",
    "heading",
    "paragraph",
    "list",
    "list-item",
    "quote",
    "fence",
    "indented-code",
    "table",
    "table-header",
    "table-row",
    "html",
    "link-definition",
    "math",
    "admonition",
    "rule",
    "caption",
    "imports",
    "definition",
    "comment",
    "statement",
]
"""What a block is. `fence` is any code block that has a beginning and an end of its own: a fence, a `pre`."""


class Block(NamedTuple):
    """One block; blocks stand in document order, each before the blocks inside it."""

    kind: BlockKind
    """What it is."""
    span: Span
    """From its first non-blank character, its marker included, to one past its last non-blank character."""
    content: Span
    """The part that a reader reads: a heading's text, a fence's code, an item's text; else the same as `span`."""
    parent: int = -1
    """Number of the block that this one stands in, or -1."""
    level: int = 0
    """Level of a heading from 1 on; depth of a list or quote from 1 on; else 0."""
    role: str = ""
    """More of what it is: a fence's language, a list's `ordered` or `bullet`, a definition's `function`, `class` …"""
    name: str = ""
    """A heading's text without markup, or a definition's name."""
