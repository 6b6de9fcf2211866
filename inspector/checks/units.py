"""The units of a document that a cut may fall into, found from the place of the cut."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from inspector.core.span import Span
from inspector.core.stop import Stop

if TYPE_CHECKING:  # the text profile judges without reading any structure
    from inspector.structure.base import Structure
    from inspector.structure.units import InlineUnit


class Nest:
    """Spans that nest, such as pairs of brackets."""

    def __init__(self, spans: Iterable[Span]) -> None:
        """Hold spans of which any two are apart, or one lies within the other."""
        self._spans = sorted(spans, key=lambda span: (span[0], -span[1]))
        self._starts = [span[0] for span in self._spans]
        self._parents: list[int] = []
        opened: list[int] = []
        for number, span in enumerate(self._spans):
            while opened and self._spans[opened[-1]][1] <= span[0]:
                opened.pop()
            self._parents.append(opened[-1] if opened else -1)
            opened.append(number)

    def around(self, offset: int) -> Iterator[Span]:
        """The spans that a cut at *offset* falls into, the innermost first."""
        number = bisect_left(self._starts, offset) - 1
        while number >= 0:
            if self._spans[number][1] > offset:
                yield self._spans[number]
            number = self._parents[number]


class Units:
    """The blocks, sentences, inline units and brackets around any offset of one document.

    Sentences are read block by block, and only of blocks that a cut falls into: that is what takes time.
    """

    def __init__(self, structure: "Structure", stop: Stop | None = None) -> None:
        """Prepare to look into *structure*; *stop* ends long reading early."""
        self.structure = structure
        self.blocks = structure.blocks
        self._stop = stop
        self._starts = [block.span.start for block in self.blocks]
        self._nests: dict[int, Nest] = {}

    @cached_property
    def prose(self) -> frozenset[int]:
        """Numbers of the blocks that hold sentences."""
        known = frozenset(map(id, self.structure.prose))
        return frozenset(number for number, block in enumerate(self.blocks) if id(block) in known)

    def blocks_around(self, offset: int) -> tuple[int, ...]:
        """Numbers of the blocks that a cut at *offset* falls into, the innermost first."""
        number = bisect_left(self._starts, offset) - 1
        found: list[int] = []
        while number >= 0:
            block = self.blocks[number]
            if block.span.end > offset:
                found.append(number)
            number = block.parent
        return tuple(found)

    def last_before(self, offset: int) -> int:
        """Number of the innermost block that holds the character before *offset*, or -1."""
        number = bisect_left(self._starts, offset) - 1
        while number >= 0 and self.blocks[number].span.end < offset:
            number = self.blocks[number].parent
        return number

    def first_from(self, offset: int) -> int:
        """Number of the first block that starts at *offset* or after it; the number of blocks where none does."""
        return bisect_left(self._starts, offset)

    def sentence_around(self, number: int, offset: int) -> Span | None:
        """The sentence that a cut at *offset* falls into, within block *number*.

        A block's first sentence takes in what stands before it: a list item's mark, a heading's signs.
        """
        if number not in self.prose:
            return None
        block = self.blocks[number]
        if block.kind == "heading":
            return block.span
        sentences = self.structure.sentences_of(block, self._stop)
        place = bisect_left(sentences, offset, key=lambda sentence: sentence.start) - 1
        if place <= 0 and sentences:
            first = Span(min(block.span.start, sentences[0].start), sentences[0].end)
            return first if first.start < offset < first.end else None
        found = sentences[place] if sentences else block.span
        return found if found.start < offset < found.end else None

    def sentence_from(self, number: int) -> Span:
        """The first sentence of a block of prose, or the first line of any other."""
        block = self.blocks[number]
        if number in self.prose and block.kind != "heading":
            sentences = self.structure.sentences_of(block, self._stop)
            if sentences:
                return Span(block.span.start, sentences[0].end)
        line = self.structure.document.text.find("\n", *block.span)
        return block.span if line < 0 else Span(block.span.start, line)

    def first_leaf(self, number: int) -> int:
        """Number of the first block inside block *number* that holds no block; itself where it holds none."""
        while number + 1 < len(self.blocks) and self.blocks[number + 1].parent == number:
            number += 1
        return number

    def inline_around(self, number: int, offset: int) -> "Iterator[InlineUnit]":
        """The inline units of block *number* that a cut at *offset* falls into, the outermost first."""
        for unit in self.structure.inline(self.blocks[number]):
            if unit.span.start >= offset:
                break
            if unit.span.end > offset:
                yield unit

    def brackets_around(self, number: int, offset: int) -> Iterator[Span]:
        """The pairs of brackets that a cut at *offset* falls into, the innermost first, within block *number*."""
        key = -1 if self.structure.document.kind == "code" else number
        nest = self._nests.get(key)
        if nest is None:
            pairs = self.structure.code_brackets if key < 0 else self.structure.brackets(self.blocks[number])
            nest = self._nests[key] = Nest(pairs)
        return nest.around(offset)

    def children_around(self, number: int, offset: int) -> tuple[int, int]:
        """Numbers of the blocks directly inside block *number* before and after *offset*, -1 where there is none."""
        inside = self.structure.children(number)
        place = bisect_right(inside, offset, key=lambda child: self.blocks[child].span.start)
        starts_here = place and self.blocks[inside[place - 1]].span.start == offset
        place -= bool(starts_here)
        return (inside[place - 1] if place else -1, inside[place] if place < len(inside) else -1)
