"""What stands inside admonitions, read all at once: parsing many small texts one by one takes far longer."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from inspector.core.block import Block
from inspector.structure.markdown.inset import SEPARATOR, Body, Inset
from inspector.structure.markdown.reading import Reading
from inspector.structure.markdown.regions import Region

Read = Callable[[str], list[Block]]
"""Gives the blocks of a text."""


class Inside(NamedTuple):
    """The blocks inside an admonition."""

    inset: Inset
    """The text that they are of."""
    blocks: list[Block]
    """The blocks, spans in that text."""
    first: int
    """Number of the first one among all the blocks of that text."""

    def within(self, parent: int, number: int) -> Iterator[Block]:
        """The blocks with spans in the outer text.

        Args:
            parent: Number of the admonition.
            number: Number that the first block gets.
        """
        outer, shift = self.inset.outer, number - self.first
        for block in self.blocks:
            above = parent if block.parent < 0 else block.parent + shift
            span = outer(block.span)
            content = span if block.content is block.span else outer(block.content)
            yield Block(block.kind, span, content, above, block.level, block.role, block.name)


def read_insides(text: str, reading: Reading, read: Read) -> dict[int, Inside]:
    """The blocks inside each admonition of a text, by the admonition's offset.

    Args:
        text: The text.
        reading: Its nodes, which say what was found as an admonition.
        read: Reads the blocks of a text that holds some of the bodies.
    """
    if not reading.islands:
        return {}
    regions = [
        reading.islands[node.start]
        for node in reading.nodes
        if node.kind == "html" and node.start in reading.islands and reading.islands[node.start].kind == "admonition"
    ]
    insides = _together(text, regions, read) if len(regions) > 1 else None
    if insides is None:
        insides = []
        for region in regions:
            inset = Inset(text, [_body(text, region)])
            insides.append(Inside(inset, read(inset.text), 0))
    return {region.span.start: inside for region, inside in zip(regions, insides, strict=True)}


def _together(text: str, regions: Sequence[Region], read: Read) -> list[Inside] | None:
    """The blocks of every body, read as one text; `None` if one body runs into the next, as an open fence does."""
    inset = Inset(text, [_body(text, region) for region in regions])
    separators = set(inset.separators)
    insides = [Inside(inset, [], 0)]
    for number, block in enumerate(read(inset.text)):
        alone = block.parent < 0 and block.kind == "html" and block.span.length == len(SEPARATOR)
        if alone and block.span.start in separators:
            insides.append(Inside(inset, [], number + 1))
        else:
            insides[-1].blocks.append(block)
    return insides if len(insides) == len(regions) else None


def _body(text: str, region: Region) -> Body:
    line = text.rfind("\n", 0, region.span.start) + 1
    return Body(region.content, text[line : region.span.start], region.indent)
