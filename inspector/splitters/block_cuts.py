"""A block longer than the size, cut where it hurts least: between items or rows, sentences, lines, words."""

from collections.abc import Iterator
from typing import NamedTuple

from inspector.core.piece import Piece
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.splitters.sentence_units import Unit, join_gaps
from inspector.splitters.sizes import SizeOf
from inspector.splitters.word_cuts import cut_at_words
from inspector.structure.base import Structure

_DEEPEST = 40  # blocks within blocks that are followed; what stands deeper is cut at lines


class _Part(NamedTuple):
    """A part of a block, and the number of the block that it is, or -1."""

    start: int
    end: int
    block: int


class BlockCutter:
    """Cuts blocks of one document."""

    def __init__(self, structure: Structure, size: int, size_of: SizeOf, stop: Stop | None) -> None:
        """Prepare to cut into pieces of at most *size* in the measure of *size_of*."""
        self._structure = structure
        self._text = structure.document.text
        self._size = size
        self._size_of = size_of
        self._stop = stop

    def cut(self, number: int, start: int) -> Iterator[Piece]:
        """The pieces of a block, the first one from *start*, where headings before it begin.

        Rows of a table that stand in another piece than its header carry the header's span.

        Raises:
            Stopped: The work is no longer wanted.
        """
        block = self._structure.blocks[number]
        header = self._header(number)
        for span in self._pack(self._parts(number, 0), start, 0):
            apart = header is not None and span.start >= header.end and span.start >= block.span.start
            yield Piece(*span, mark="cut", header=header if apart else None)

    def _header(self, number: int) -> Span | None:
        blocks = self._structure.blocks
        headers = (blocks[child].span for child in self._structure.children(number))
        return next(headers, None) if blocks[number].kind == "table" else None

    def _pack(self, parts: list[_Part], start: int, depth: int) -> Iterator[Span]:
        """Gather parts up to the size, and cut those that are longer by themselves."""
        end = -1
        for place, part in enumerate(parts):
            poll(self._stop)
            if end < 0 and place:
                start = part.start
            elif end >= 0 and self._size_of(start, part.end) > self._size:
                yield Span(start, end)
                start, end = part.start, -1
            if self._size_of(start, part.end) <= self._size:
                end = part.end
            elif part.block >= 0:
                yield from self._pack(self._parts(part.block, depth + 1), start, depth + 1)
            else:
                yield from cut_at_words(self._text, Span(start, part.end), self._size, self._size_of)
        if end >= 0:
            yield Span(start, end)

    def _parts(self, number: int, depth: int) -> list[_Part]:
        """A block's parts, which together hold all of it."""
        structure, block = self._structure, self._structure.blocks[number]
        children = structure.children(number)
        if children and depth < _DEEPEST:
            known = {structure.blocks[child].span.end: child for child in children}
            units = join_gaps(
                self._text, (Unit(*structure.blocks[child].span, prose=False) for child in children), block.span
            )
            return [_Part(unit.start, unit.end, known.get(unit.end, -1)) for unit in units]
        if block in structure.prose:
            sentences = (
                Unit(max(start, block.span.start), min(end, block.span.end), prose=True)
                for start, end in structure.sentences_in(*block.span)
            )
            return [_Part(start, end, -1) for start, end, _ in join_gaps(self._text, sentences, block.span)]
        return list(self._lines(block.span))

    def _lines(self, span: Span) -> Iterator[_Part]:
        at = span.start
        for line in self._text[span.start : span.end].splitlines(keepends=True):
            words = line.strip()
            if words:
                lead = len(line) - len(line.lstrip())
                yield _Part(at + (lead if at == span.start else 0), at + len(line.rstrip()), -1)
            at += len(line)
