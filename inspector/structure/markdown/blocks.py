"""Nodes to blocks, with the insides of admonitions and tables, and with nothing of the text left out."""

import re
from collections.abc import Sequence

from inspector.core.block import Block
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.structure.markdown.extents import trimmed
from inspector.structure.markdown.front_matter import front_matter
from inspector.structure.markdown.insides import Inside, read_insides
from inspector.structure.markdown.lists import without_alert
from inspector.structure.markdown.make import make_block
from inspector.structure.markdown.reading import Reading, read_nodes
from inspector.structure.markdown.regions import Region
from inspector.structure.markdown.tables import rows
from inspector.structure.markdown.tree import Raw

_DEEPEST = 6
"""Admonitions within admonitions whose body is read; one further in is kept whole without a look inside."""
_PARTS = frozenset({"table-row", "table-header"})
"""Nodes that are read from the lines of their table."""

_POLL_EVERY = 4096
_STRETCH = re.compile(r"\S(?:[^\n]|\n(?![ \t\r]*\n))*")


def blocks_of(text: str, stop: Stop | None = None, depth: int = 0) -> list[Block]:
    """The blocks of a text, each before those inside it.

    Args:
        text: A document, or the body of an admonition.
        stop: Asked now and then.
        depth: How many admonitions the text stands in; only a document has front matter.

    Raises:
        Stopped: *stop* was set.
    """
    if not text or text.isspace():
        return []
    first = front_matter(text) if not depth else None
    start = first.span.end if first else 0
    reading = read_nodes(text, start, stop)
    insides = read_insides(text, reading, lambda inner: blocks_of(inner, stop, depth + 1)) if depth < _DEEPEST else {}
    blocks = [first] if first else []
    _add_nodes(text, blocks, reading, insides, stop)
    return _gapless(text, blocks, start)


def _add_nodes(text: str, blocks: list[Block], reading: Reading, insides: dict[int, Inside], stop: Stop | None) -> None:
    """Make a block of every node that is one."""
    nodes, islands = reading.nodes, reading.islands
    numbers: list[int] = []
    for number, node in enumerate(nodes):
        if number % _POLL_EVERY == 0:
            poll(stop)
        kind = node.kind
        parent = numbers[node.parent] if node.parent >= 0 else -1
        span = Span(node.start, node.end)
        if kind == "paragraph" and parent >= 0 and blocks[parent].role and blocks[parent].kind == "quote":
            span = without_alert(text, span, blocks[parent].span)
        if span.start >= span.end or kind in _PARTS or (kind == "error" and _is_part(nodes, node)):
            numbers.append(parent)
            continue
        numbers.append(len(blocks))
        region = islands.get(node.start) if kind == "html" else None
        if region and region.kind != "table":
            _add_region(text, blocks, region, parent, insides.get(node.start))
        elif region or kind == "table":
            _add_table(text, blocks, span, parent)
        else:
            level = _lists(nodes, number) if kind == "list" else node.quotes
            blocks.append(make_block(text, "paragraph" if kind == "error" else kind, span, parent, level))


def _is_part(nodes: Sequence[Raw], error: Raw) -> bool:
    """Whether what could not be read holds something that could, or is part of a table, whose lines say it all."""
    return error.inner > 0 or (error.parent >= 0 and nodes[error.parent].kind == "table")


def _lists(nodes: Sequence[Raw], number: int) -> int:
    """How many lists a list stands in, itself included."""
    count = 0
    while number >= 0:
        count += nodes[number].kind == "list"
        number = nodes[number].parent
    return count


def _add_table(text: str, blocks: list[Block], span: Span, parent: int) -> None:
    number = len(blocks)
    header, body = rows(text, span)
    blocks.append(Block("table", span, span, parent))
    blocks.append(Block("table-header", header, header, number))
    blocks.extend(Block("table-row", row, row, number) for row in body)


def _add_region(text: str, blocks: list[Block], region: Region, parent: int, inside: Inside | None) -> None:
    number = len(blocks)
    title = trimmed(text, region.title)
    name = text[title.start : title.end]
    blocks.append(Block(region.kind, region.span, trimmed(text, region.content), parent, 0, region.role, name))
    if name:
        blocks.append(Block("caption", title, title, number))
    if inside:
        blocks.extend(inside.within(number, len(blocks)))


def _gapless(text: str, blocks: list[Block], start: int) -> list[Block]:
    """The blocks, with a paragraph wherever the grammar left text out."""
    done = start
    gaps: dict[int, list[Span]] = {}
    for number, block in enumerate(blocks):
        if block.parent < 0:
            if done < block.span.start and not text[done : block.span.start].isspace():
                gaps[number] = _stretches(text, done, block.span.start)
            done = max(done, block.span.end)
    gaps[len(blocks)] = _stretches(text, done, len(text))
    if not any(gaps.values()):
        return blocks
    filled: list[Block] = []
    moved: list[int] = []
    for number, block in enumerate(blocks):
        filled.extend(Block("paragraph", span, span) for span in gaps.get(number, ()))
        moved.append(len(filled))
        filled.append(block._replace(parent=moved[block.parent]) if block.parent >= 0 else block)
    filled.extend(Block("paragraph", span, span) for span in gaps[len(blocks)])
    return filled


def _stretches(text: str, start: int, end: int) -> list[Span]:
    return [
        Span(found.start(), found.start() + len(found[0].rstrip())) for found in _STRETCH.finditer(text, start, end)
    ]
