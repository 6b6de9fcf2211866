"""What the `source` profile goes by: the document's structure, and all of its chunks."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Literal

from inspector.checks.units import Units
from inspector.core.block import Block
from inspector.core.chunk import Chunk
from inspector.core.document import Document
from inspector.core.span import Span
from inspector.core.stop import Stop


@dataclass(frozen=True, slots=True)
class Edge:
    """One end of a chunk, and the blocks that it cuts."""

    side: Literal["start", "end"]
    """Which end."""
    offset: int
    """Of the chunk's first visible character, or one past its last. A cut here is inside `[a, b)` if a < offset < b."""
    blocks: tuple[int, ...]
    """Numbers of the blocks that it is inside of, the innermost first."""


class Source:
    """A document and its chunks, read no further than the checks ask."""

    def __init__(
        self, document: Document, chunks: Sequence[Chunk], *, room: int | None = None, stop: Stop | None = None
    ) -> None:
        """Hold chunks that are ordered by start.

        Args:
            document: The document.
            chunks: All its chunks, by index.
            room: Largest chunk asked for, in characters; `None` where that is not known.
            stop: Ends long reading early.
        """
        self.document = document
        self.chunks = chunks
        self.room = room
        self._stop = stop
        self._last: tuple[Span, tuple[Edge, ...]] | None = None

    @cached_property
    def units(self) -> Units:
        """The document's structure, and the units in it.

        Raises:
            Stopped: *stop* was set.
        """
        from inspector.structure.structure import structure_of  # noqa: PLC0415 (parsers are loaded when they are needed)

        return Units(structure_of(self.document, self._stop), self._stop)

    def block(self, number: int) -> Block:
        """A block of the document."""
        return self.units.blocks[number]

    def edges(self, visible: Span) -> tuple[Edge, ...]:
        """What the two edges of a chunk cut, of which *visible* is what lies between the blanks at its ends."""
        if self._last is None or self._last[0] != visible:
            around = self.units.blocks_around
            start, end = visible
            self._last = visible, (Edge("start", start, around(start)), Edge("end", end, around(end)))
        return self._last[1]

    def holders(self, unit: Span) -> tuple[int, ...]:
        """Indices of the chunks that hold all of *unit*."""
        index = bisect_right(self._starts, unit.start) - 1
        found: list[int] = []
        while index >= 0 and self._reach[index] >= unit.end:
            if self.chunks[index].end >= unit.end:
                found.append(index)
            index -= 1
        return tuple(reversed(found))

    def gaps_beside(self, index: int) -> Iterator[tuple[Literal["start", "end"], int, int]]:
        """The stretches before the first chunk, and between chunk *index* and the next, that are in no chunk."""
        if index == 0 and self._starts[0] > 0:
            yield "start", 0, self._starts[0]
        start = self._reach[index]
        end = self._starts[index + 1] if index + 1 < len(self._starts) else len(self.document.text)
        if start < end:
            yield "end", start, end

    @cached_property
    def longest(self) -> int:
        """Length of the longest chunk, in characters."""
        return max((chunk.end - chunk.start for chunk in self.chunks), default=0)

    @cached_property
    def first_with(self) -> dict[str, int]:
        """By text without the blanks at its ends, the first chunk that has it."""
        first: dict[str, int] = {}
        for chunk in self.chunks:
            first.setdefault(chunk.text.strip(), chunk.index)
        return first

    @cached_property
    def _starts(self) -> list[int]:
        return [chunk.start for chunk in self.chunks]

    @cached_property
    def _reach(self) -> list[int]:
        """For each chunk, the furthest end of it and those before it."""
        return list(accumulate((chunk.end for chunk in self.chunks), max))
