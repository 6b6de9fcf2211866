"""A document as a row of units that a sentence splitter never cuts: sentences, and blocks that hold none."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple
from weakref import WeakKeyDictionary

from inspector.core.block import Block
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.structure.base import Structure
from inspector.structure.code.definitions import HOLDERS, SPACES

_POLL_EVERY = 256  # blocks
_known: "WeakKeyDictionary[Structure, list[Unit]]" = WeakKeyDictionary()


class Unit(NamedTuple):
    """One unit; all together they hold every non-blank character of the document once, in order."""

    start: int
    """Offset of its first character, its marker (such as a list item's) included."""
    end: int
    """Offset one past its last."""
    prose: bool
    """Whether it is a sentence, which can be cut at words; else it is cut at lines first."""


def sentence_units(structure: Structure, stop: Stop | None = None) -> list[Unit]:
    """The units of a document, kept for as long as its structure is: a change of settings needs no second look.

    What stands between two units, such as a list item's marker or a quote's sign, goes with the unit that it shares a
    line with: the one after it first, else the one before.

    Raises:
        Stopped: *stop* was set.
    """
    units = _known.get(structure)
    if units is None:
        structure.read_sentences(stop)
        units = _known[structure] = join_gaps(structure.document.text, _found(structure, stop))
    return units


def _found(structure: Structure, stop: Stop | None) -> Iterator[Unit]:
    """Leaf blocks in order; those of prose as their sentences, in code the members of a class for the class."""
    prose = frozenset(map(id, structure.prose))
    sentences = _Sentences(structure.sentences)
    end = -1
    for number, block in enumerate(structure.blocks):
        if number % _POLL_EVERY == 0:
            poll(stop)
        if block.kind == "heading" and id(block) in prose:
            yield Unit(*block.span, prose=True)  # with the line under it, which is in no sentence
        elif id(block) in prose:
            yield from sentences.within(block.span)
        elif structure.document.kind == "code":
            if block.span.start >= end and not (is_container(block) and structure.children(number)):
                end = block.span.end
                yield Unit(*block.span, prose=False)
        elif not structure.children(number):
            yield Unit(*block.span, prose=False)


class _Sentences:
    """The document's sentences, handed out block by block."""

    def __init__(self, sentences: Sequence[Span]) -> None:
        self._sentences = sentences
        self._next = 0

    def within(self, block: Span) -> Iterator[Unit]:
        """The sentences of a block of prose, the first one from the block's own start; the block where it has none."""
        sentences, start = self._sentences, block.start
        while self._next < len(sentences) and sentences[self._next].start < block.end:
            sentence = sentences[self._next]
            self._next += 1
            if sentence.end > start:
                yield Unit(start if start == block.start else sentence.start, sentence.end, prose=True)
                start = sentence.end
        if start == block.start:
            yield Unit(*block, prose=True)


def is_container(block: Block) -> bool:
    """Whether a definition is a class, a namespace or the like, which may be cut between its members."""
    return block.kind == "definition" and block.role in HOLDERS | SPACES


def join_gaps(text: str, found: Iterable[Unit], within: Span | None = None) -> list[Unit]:
    """Let every non-blank character between two units belong to one of them, or be a unit of its own.

    Args:
        text: The document's text.
        found: The units, in order.
        within: The stretch that they are to fill; the whole text where it is not given.
    """
    units: list[Unit] = []
    end, finish = within or Span(0, len(text))
    for unit in found:
        start = max(unit.start, end)
        if start >= unit.end:
            continue
        gap = text[end:start]
        if gap and not gap.isspace():
            start = _share_out(text, units, end, start)
        units.append(Unit(start, unit.end, unit.prose))
        end = unit.end
    rest = text[end:finish]
    if rest and not rest.isspace():
        _share_out(text, units, end, finish, last=True)
    return units


def _share_out(text: str, units: list[Unit], start: int, end: int, *, last: bool = False) -> int:
    """Give `text[start:end]` to the unit before, a unit of its own, and the unit after, which then starts earlier."""
    gap = text[start:end]
    tail = gap.rfind("\n") + 1  # what shares a line with the unit after
    head = gap.find("\n") if "\n" in gap else 0  # what shares a line with the unit before
    if units and gap[:head].strip():
        before = units.pop()
        units.append(Unit(before.start, start + len(gap[:head].rstrip()), before.prose))
    else:
        head = 0
    middle = gap[head:tail]
    if middle.strip():
        lead = len(middle) - len(middle.lstrip())
        units.append(Unit(start + head + lead, start + head + len(middle.rstrip()), prose=False))
    after = gap[tail:]
    if last or not after.strip():
        if after.strip():
            lead = len(after) - len(after.lstrip())
            units.append(Unit(start + tail + lead, start + tail + len(after.rstrip()), prose=False))
        return end
    return start + tail + len(after) - len(after.lstrip())
