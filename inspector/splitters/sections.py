"""A document by its headings: each section's blocks, and how they are packed into chunks or cut."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from inspector.core.block import Block
from inspector.core.piece import Piece
from inspector.core.stop import Stop, poll
from inspector.splitters.block_cuts import BlockCutter
from inspector.splitters.sizes import SizeOf
from inspector.structure.base import Structure

_POLL_EVERY = 64  # sections


class Section(NamedTuple):
    """Headings that stand together, and the blocks under them up to the next heading."""

    start: int
    """Offset at which it starts."""
    end: int
    """Offset one past its last block."""
    path: tuple[str, ...]
    """Its heading path, that of its last heading."""
    body: tuple[int, ...]
    """Numbers of its top-level blocks, headings left out."""


def sections_of(structure: Structure) -> Iterator[Section]:
    """The sections in order; a heading without a body of its own stands with the first body under it.

    A heading that is followed by one of its own level or above has no body and nothing under it, and is a section by
    itself, as is one at the document's end.
    """
    blocks = structure.blocks
    heads: list[Block] = []
    body: list[int] = []
    for number in structure.children(-1):
        block = blocks[number]
        if block.kind == "heading":
            if body or (heads and block.level <= heads[-1].level):
                yield _section(structure, heads, body)
                heads, body = [], []
            heads.append(block)
        else:
            body.append(number)
    if heads or body:
        yield _section(structure, heads, body)


def _section(structure: Structure, heads: Sequence[Block], body: Sequence[int]) -> Section:
    start = heads[0].span.start if heads else structure.blocks[body[0]].span.start
    end = structure.blocks[body[-1]].span.end if body else heads[-1].span.end
    path = structure.heading_path(heads[-1].span.start) if heads else ()
    return Section(start, end, path, tuple(body))


def split_sections(
    structure: Structure, size: int, size_of: SizeOf, *, cut: bool, stop: Stop | None = None
) -> list[Piece]:
    """Split a document into chunks that never cross a heading.

    A section within *size* is one chunk. Of a longer one the blocks are packed together up to *size*, the headings
    with the first; a block that is longer by itself is kept whole and marked, or cut.

    Args:
        structure: The document's structure.
        size: Largest chunk, in the measure of *size_of*.
        size_of: The measure.
        cut: Whether to cut a block that is longer than *size*: by its items or rows, sentences or lines.
        stop: Ends the work early.

    Raises:
        Stopped: *stop* was set.
    """
    cutter = BlockCutter(structure, size, size_of, stop)
    pieces: list[Piece] = []
    for number, section in enumerate(sections_of(structure)):
        if number % _POLL_EVERY == 0:
            poll(stop)
        if size_of(section.start, section.end) <= size:
            pieces.append(Piece(section.start, section.end, section.path))
        else:
            pieces += _split_section(structure, section, size, size_of, cutter if cut else None)
    return pieces


def _split_section(
    structure: Structure, section: Section, size: int, size_of: SizeOf, cutter: BlockCutter | None
) -> Iterator[Piece]:
    start, end = section.start, -1  # the chunk that is being filled; it is empty while `end` is negative
    for place, number in enumerate(section.body):
        span = structure.blocks[number].span
        if end < 0 and place:
            start = span.start
        elif end >= 0 and size_of(start, span.end) > size:
            yield Piece(start, end, section.path)
            start, end = span.start, -1
        if size_of(start, span.end) <= size:
            end = span.end
        elif cutter is None:
            yield Piece(start, span.end, section.path, "oversized")
        else:
            for part in cutter.cut(number, start):
                yield part._replace(heading_path=section.path)
    if end >= 0:
        yield Piece(start, end, section.path)
    elif not section.body:
        yield Piece(section.start, section.end, section.path, "oversized")
