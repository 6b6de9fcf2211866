"""Pieces and definitions to blocks."""

from collections.abc import Sequence
from dataclasses import dataclass

from inspector.core.block import Block, BlockKind
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.structure.code.notes import Notes, is_attached
from inspector.structure.code.pieces import Piece

_POLL_EVERY = 1024


@dataclass(slots=True)
class Definition:
    """A definition in code points."""

    place: Piece
    """From its first character, comments above it not counted, to one past its last."""
    parent: int
    """Number of the definition that it stands in, or -1."""
    role: str
    """`function`, `class` …"""
    name: str
    """Its name, or nothing."""


class Assembly:
    """Makes the blocks of one text."""

    def __init__(self, text: str, definitions: Sequence[Definition], notes: Sequence[Piece]) -> None:
        """Prepare to make blocks.

        Args:
            text: The text.
            definitions: What is defined, each before those inside it.
            notes: Every comment and attribute of the text, in order, trimmed.
        """
        self._text = text
        self._definitions = definitions
        self._notes = Notes(text, notes)
        self._blocks: list[Block] = []
        self._waiting: list[Piece] = []
        self._numbers: dict[int, int] = {}
        self._next = 0

    def blocks(self, pieces: Sequence[Piece], stop: Stop | None = None) -> tuple[Block, ...]:
        """The blocks, in document order, each before those inside it.

        Args:
            pieces: The top of the text, without gaps.
            stop: Ends the work early.

        Raises:
            Stopped: *stop* was set.
        """
        for number, piece in enumerate(pieces):
            if number % _POLL_EVERY == 0:
                poll(stop)
            if piece.kind in {"comment", "lead"}:
                self._waiting.append(piece)
            elif piece.kind == "imports" and self._blocks and self._blocks[-1].kind == "imports":
                self._waiting.clear()
                self._extend(piece.end)
            else:
                self._flush(self._attached(piece))
                self._add(piece)
        self._flush(len(self._waiting))
        return tuple(self._blocks)

    def _attached(self, piece: Piece) -> int:
        """The number of the first waiting piece that belongs to *piece*."""
        number = len(self._waiting)
        start = piece.start
        while number and is_attached(self._text, self._waiting[number - 1], start):
            number -= 1
            start = self._waiting[number].start
        return number

    def _flush(self, count: int) -> None:
        """Make blocks of the first waiting pieces; comments on lines that follow each other are one."""
        before: Piece | None = None
        for piece in self._waiting[:count]:
            if before and piece.kind == before.kind == "comment" and is_attached(self._text, before, piece.start):
                self._extend(piece.end)
            else:
                self._put("comment" if piece.kind == "comment" else "statement", piece.start, piece.end)
            before = piece
        del self._waiting[:count]

    def _extend(self, end: int) -> None:
        last = self._blocks.pop()
        self._put(last.kind, last.span.start, end)

    def _put(self, kind: BlockKind, start: int, end: int) -> None:
        self._blocks.append(Block(kind, Span(start, end), Span(start, end)))

    def _add(self, piece: Piece) -> None:
        start = self._waiting[0].start if self._waiting else piece.start
        self._waiting.clear()
        top = len(self._blocks)
        if piece.kind == "definition":
            self._define(piece.definition, start, piece.end, parent=-1)
            self._next = piece.definition + 1
        else:
            self._put("imports" if piece.kind == "imports" else "statement", start, piece.end)
        while self._next < len(self._definitions) and self._definitions[self._next].place.start < piece.end:
            self._nested(self._next, top)
            self._next += 1

    def _nested(self, number: int, top: int) -> None:
        """Add a definition that stands inside the block *top*."""
        definition = self._definitions[number]
        place = definition.place
        parent = self._numbers.get(definition.parent, top)
        outer = self._blocks[parent]
        floor = self._sibling_end(parent, outer.content.start)
        if place.start < floor or place.end > outer.span.end:
            return
        start = self._notes.above(place.start, floor)
        end = self._notes.beside(place.end, outer.content.end)
        self._define(number, start, end, parent)

    def _sibling_end(self, parent: int, default: int) -> int:
        """Where the last block inside *parent* ends so far."""
        number = len(self._blocks) - 1
        if number == parent:
            return default
        while self._blocks[number].parent != parent:
            number = self._blocks[number].parent
        return self._blocks[number].span.end

    def _define(self, number: int, start: int, end: int, parent: int) -> None:
        definition = self._definitions[number]
        place = definition.place
        content = Span(place.start, self._notes.less_below(place.start, place.end))
        self._numbers[number] = len(self._blocks)
        span = Span(start, max(end, place.end))
        self._blocks.append(Block("definition", span, content, parent, role=definition.role, name=definition.name))
