"""Code by its definitions: what is packed together, what is taken apart, and what is kept whole."""

from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile
from typing import NamedTuple

from inspector.core.piece import Piece
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.splitters.sentence_units import Unit, is_container, join_gaps
from inspector.splitters.sizes import SizeOf
from inspector.splitters.word_cuts import cut_at_words
from inspector.structure.base import Structure
from inspector.structure.code.cuts import statement_cuts
from inspector.structure.code.paths import definition_path

_DEEPEST = 40  # bodies within bodies that are cut between statements; what stands deeper is cut at words


class _Part(NamedTuple):
    """A stretch that is not cut unless it must be."""

    start: int
    end: int
    block: int
    """Number of the block that it is, or -1 where it stands between blocks."""
    path: tuple[str, ...]
    """Names of the definitions around it, its own included."""


class DefinitionSplitter:
    """Splits one document."""

    def __init__(self, structure: Structure, size: int, size_of: SizeOf, *, cut: bool, stop: Stop | None) -> None:
        """Prepare to split into chunks of at most *size*; a longer function is kept whole unless *cut* is set."""
        self._structure = structure
        self._text = structure.document.text
        self._size = size
        self._size_of = size_of
        self._cut = cut
        self._stop = stop

    def split(self) -> list[Piece]:
        """The chunks, in order; together they hold every non-blank character.

        Raises:
            Stopped: The work is no longer wanted.
        """
        return list(self._pack(self._parts(-1)))

    def _pack(self, parts: Sequence[_Part]) -> Iterator[Piece]:
        """Gather neighbours up to the size; imports and what stands before them make a chunk of their own."""
        group: list[_Part] = []
        for part in parts:
            poll(self._stop)
            full = bool(group) and self._size_of(group[0].start, part.end) > self._size
            if full and len(group) == 1 and self._is_bare(group[0]):
                # `class Pump:` by itself tells nobody anything: it goes with what follows, however long that is.
                yield from self._long(_Part(group[0].start, *part[1:]), whole=True)
                group = []
                continue
            if full or self._ends_imports(group, part):
                yield self._gathered(group)
                group = []
            if self._size_of(part.start, part.end) > self._size:
                yield from self._long(part)
            else:
                group.append(part)
        if group:
            yield self._gathered(group)

    def _gathered(self, group: Sequence[_Part]) -> Piece:
        shared = takewhile(lambda names: len(set(names)) == 1, zip(*(part.path for part in group), strict=False))
        return Piece(group[0].start, group[-1].end, tuple(names[0] for names in shared))

    def _ends_imports(self, group: Sequence[_Part], part: _Part) -> bool:
        kinds = [self._kind(member) for member in group]
        return "imports" in kinds and self._kind(part) not in ("imports", "comment")

    def _kind(self, part: _Part) -> str:
        return self._structure.blocks[part.block].kind if part.block >= 0 else ""

    def _is_bare(self, part: _Part) -> bool:
        """Whether a part is the first line of a class and nothing more."""
        return part.block < 0 and bool(part.path) and "\n" not in self._text[part.start : part.end].strip()

    def _long(self, part: _Part, *, whole: bool = False) -> Iterator[Piece]:
        """A part longer than the size: a class by its members, anything else kept whole or cut."""
        block = self._structure.blocks[part.block] if part.block >= 0 else None
        if block is not None and not whole and is_container(block) and self._structure.children(part.block):
            yield from self._pack(self._parts(part.block))
        elif not self._cut:
            yield Piece(part.start, part.end, part.path, "oversized")
        else:
            for span in self._between_statements(Span(part.start, part.end), 0):
                yield Piece(*span, part.path, "cut")

    def _between_statements(self, span: Span, depth: int) -> Iterator[Span]:
        """Cut code between statements, those of the outermost body first, and gather the pieces up to the size."""
        language = self._structure.document.language
        cuts = statement_cuts(self._text, language, span, self._stop) if depth < _DEEPEST else ()
        if not cuts:
            yield from cut_at_words(self._text, span, self._size, self._size_of)
            return
        start, end = span.start, -1
        for low, high in pairwise((span.start, *cuts, span.end)):
            last = low + len(self._text[low:high].rstrip())
            if end >= 0 and self._size_of(start, last) > self._size:
                yield Span(start, end)
                end = -1
            if end < 0:
                start = low
            if self._size_of(start, last) <= self._size:
                end = last
            else:
                yield from self._between_statements(Span(start, last), depth + 1)
        if end >= 0:
            yield Span(start, end)

    def _parts(self, number: int) -> list[_Part]:
        """A class's members, or the document's top-level blocks, with all that stands between them."""
        structure = self._structure
        blocks = structure.blocks
        children = structure.children(number)
        known = {blocks[child].span.end: child for child in children}
        around = definition_path(blocks, number)
        within = blocks[number].span if number >= 0 else None
        units = join_gaps(self._text, (Unit(*blocks[child].span, prose=False) for child in children), within)
        parts: list[_Part] = []
        for unit in units:
            child = known.get(unit.end, -1)
            path = definition_path(blocks, child) if child >= 0 else around
            if parts and not any(map(str.isalnum, self._text[unit.start : unit.end])):
                parts[-1] = parts[-1]._replace(end=unit.end)  # a closing brace belongs to what it closes
            else:
                parts.append(_Part(unit.start, unit.end, child, path))
        return parts
