"""Code to blocks."""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import NamedTuple

from inspector.core.block import Block
from inspector.core.stop import Stop
from inspector.structure.code.assemble import Assembly, Definition
from inspector.structure.code.by_lines import blocks_by_lines
from inspector.structure.code.definitions import definitions
from inspector.structure.code.pieces import Piece, pieces_of, trim
from inspector.structure.code.queries import is_written
from inspector.structure.code.source import Source, grammar_of, source_of
from inspector.structure.code.survey import Range, survey
from inspector.structure.code.top import ItemKind, Top
from inspector.structure.offsets import characters_at


class Code(NamedTuple):
    """What code is made of."""

    blocks: tuple[Block, ...]
    """Its blocks; everything that is not blank lies in a block that stands in no other."""
    grammar: str | None
    """Name of the grammar that read it; `None` if it was read by lines."""
    note: str = ""
    """Why it was read by lines, in one line; else nothing."""


def read_code(text: str, language: str | None, stop: Stop | None = None) -> Code:
    """The blocks of code, and how they were found.

    Args:
        text: The code.
        language: A language's name, alias or extension; `None` to go by what stands in the text.
        stop: Ends the work early.

    Raises:
        Stopped: *stop* was set.
    """
    source = source_of(text, language, stop)
    if source is None:
        known = grammar_of(text, language)
        why = f"the {known} grammar finds no way through it" if known else f"there is no grammar for {language!r}"
        note = f"read by lines: {why if known or language else 'its language is not known'}"
        return Code(blocks_by_lines(text, stop), None, note)
    return Code(_blocks(source, stop), source.grammar)


def parse_code(text: str, language: str | None, stop: Stop | None = None) -> tuple[Block, ...]:
    """The blocks of code: `imports`, `definition`, `comment` and `statement`.

    A definition's span takes in the comments and attributes that stand right above it, and its `content` does not;
    definitions inside it, such as methods, are blocks inside its block. Text with syntax errors is read as far as it
    goes, and text without a grammar by lines: everything that is not blank lies in a block that stands in no other.

    Args:
        text: The code.
        language: A language's name, alias or extension; `None` to go by what stands in the text.
        stop: Ends the work early.

    Raises:
        Stopped: *stop* was set.
    """
    return read_code(text, language, stop).blocks


def _blocks(source: Source, stop: Stop | None) -> tuple[Block, ...]:
    text, data = source.text, source.data
    found = survey(source, stop)
    written = is_written(source.grammar)
    defined = definitions(found, data, nameless=written)
    items = list(Top(found, defined, data, lone=not written).items(source.tree.root_node, stop))
    notes: list[tuple[ItemKind, Range]] = [("comment", comment) for comment in found.comments]
    notes += [("lead", lead) for lead in found.leads]
    notes.sort(key=itemgetter(1))
    places: list[Range] = [place for _, place in notes]
    places += [(item.start, item.end) for item in items]
    places += [(item.start, item.end) for item in defined]
    at = _code_points(data, [place for both in places for place in both])

    def piece(kind: ItemKind, start: int, end: int, definition: int = -1) -> Piece:
        made = Piece(kind, at(start), min(at(end), len(text)), definition)
        trim(text, made)
        return made

    assembly = Assembly(
        text,
        [Definition(piece("definition", d.start, d.end), d.parent, d.role, d.name) for d in defined],
        [piece(kind, *place) for kind, place in notes],
    )
    return assembly.blocks(pieces_of(text, [piece(*item) for item in items]), stop)


def _code_points(data: bytes, places: Sequence[int]) -> Callable[[int], int]:
    """What turns the byte offsets *places* into code points."""
    if data.isascii():
        return int
    return dict(zip(places, characters_at(data, places), strict=True)).__getitem__
