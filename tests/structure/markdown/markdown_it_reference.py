"""markdown-it-py's opinion of which lines are what, and ours in the same form."""

from bisect import bisect_left, bisect_right
from itertools import accumulate
from typing import Any, NamedTuple

from markdown_it import MarkdownIt

from inspector.core.block import Block
from inspector.structure.markdown.link_targets import normal_label

_KINDS = {
    "heading_open": "heading",
    "paragraph_open": "paragraph",
    "fence": "fence",
    "code_block": "indented-code",
    "blockquote_open": "quote",
    "bullet_list_open": "list",
    "ordered_list_open": "list",
    "list_item_open": "list-item",
    "hr": "rule",
    "html_block": "html",
    "table_open": "table",
}
_PARSER = MarkdownIt("commonmark").enable("table")


class Lines(NamedTuple):
    """A block as its lines."""

    kind: str
    """A block kind; a heading's with its level behind it, a link definition's with its label."""
    first: int
    """Number of its first line, from 0."""
    end: int
    """One past the number of its last line that is not blank."""


def reference_lines(text: str) -> list[Lines]:
    """What markdown-it-py finds in a text without carriage returns, each block before those inside it.

    Lists, items and quotes end with their last line there too, but blank lines at their end, and in a quote lines that
    hold its signs only, are left out, as we leave them out.
    """
    lines = text.split("\n")
    quotes = 0
    found: list[Lines] = []
    for token in _PARSER.parse(text):
        if token.type == "blockquote_close":
            quotes -= 1
        if token.type not in _KINDS or token.map is None:
            continue
        first, end = token.map
        while end > first + 1 and _is_bare(lines[end - 1], quotes):
            end -= 1
        kind = _KINDS[token.type]
        found.append(Lines(kind + token.tag[1] if kind == "heading" else kind, first, end))
        quotes += token.type == "blockquote_open"
    return found


def reference_definitions(text: str) -> list[Lines]:
    """The link definitions that markdown-it-py finds, by label."""
    known: dict[str, Any] = {}
    _PARSER.parse(text, known)
    pairs = [(label, target["map"]) for label, target in known.get("references", {}).items()]
    pairs += [(again["label"], again["map"]) for again in known.get("duplicate_refs", [])]
    return sorted(Lines(normal_label(label), first, end) for label, (first, end) in pairs)


def our_lines(text: str, blocks: tuple[Block, ...]) -> list[Lines]:
    """Our blocks in the reference's form, without those that it has no token for."""
    starts = list(accumulate((len(line) + 1 for line in text.split("\n")), initial=0))
    return [
        Lines(
            f"heading{block.level}" if block.kind == "heading" else block.kind,
            bisect_right(starts, block.span.start) - 1,
            bisect_left(starts, block.span.end),
        )
        for block in blocks
        if block.kind not in ("table-header", "table-row", "link-definition")
    ]


def our_definitions(text: str, blocks: tuple[Block, ...]) -> list[Lines]:
    """Our link definitions, by label."""
    definitions = tuple(block for block in blocks if block.kind == "link-definition")
    starts = list(accumulate((len(line) + 1 for line in text.split("\n")), initial=0))
    return sorted(
        Lines(
            normal_label(block.name),
            bisect_right(starts, block.span.start) - 1,
            bisect_left(starts, block.span.end),
        )
        for block in definitions
    )


def _is_bare(line: str, quotes: int) -> bool:
    return not line.strip() or (quotes > 0 and not line.strip("> \t") and line.count(">") <= quotes)
