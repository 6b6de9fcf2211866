"""A passage that begins or ends inside something is extended until that is whole."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from inspector.checks.cut_code_fence import LISTS
from inspector.checks.split_definition import is_holder
from inspector.checks.units import Units
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.retrieval.merge import Source, join
from inspector.retrieval.passage import Passage
from inspector.structure.structure import structure_of

_WHOLE = frozenset({"fence", "indented-code", "table", "math", "statement"})
"""Blocks of which a part says little."""


class Torn(NamedTuple):
    """What a passage cuts."""

    start: Span | None
    """The unit that it begins inside of; `None` where it begins well."""
    end: Span | None
    """The unit that it ends inside of; `None` where it ends well."""


def torn(passage: Passage, source: Source, stop: Stop | None = None) -> Torn:
    """What is cut at both ends of a passage: a sentence, a code block, a table, a list item or a definition.

    Raises:
        Stopped: *stop* was set.
    """
    units = Units(structure_of(source.document, stop), stop)
    start, end = _visible(source.text, passage.start, passage.end)
    return Torn(_cut(units, start), _cut(units, end)) if start < end else Torn(None, None)


def heal(passages: Sequence[Passage], sources: Sequence[Source], stop: Stop | None = None) -> tuple[Passage, ...]:
    """Extend passages to the ends of what they cut; those that then touch become one.

    What was added is in `Passage.healed`. A class may be cut between its members; what it says before the first is one.

    Args:
        passages: Passages in any order.
        sources: The documents by `Passage.document`.
        stop: Ends the work early.

    Returns:
        Passages by document and then by place.

    Raises:
        Stopped: *stop* was set.
    """
    units: dict[int, Units] = {}
    whole: list[Passage] = []
    for passage in passages:
        poll(stop)
        source = sources[passage.document]
        if passage.document not in units:
            units[passage.document] = Units(structure_of(source.document, stop), stop)
        whole.append(_healed(passage, source.text, units[passage.document]))
    return join(whole, sources)


def _healed(passage: Passage, text: str, units: Units) -> Passage:
    start, end = _visible(text, passage.start, passage.end)
    if start == end:
        return passage
    # What is around the new end may be cut there in turn: the item that a sentence is in.
    while (unit := _cut(units, start)) is not None:
        start = unit.start
    while (unit := _cut(units, end)) is not None:
        end = unit.end
    start, end = min(start, passage.start), max(end, passage.end)
    added = tuple(span for span in (Span(start, passage.start), Span(passage.end, end)) if span.length)
    if not added:
        return passage
    return replace(passage, start=start, end=end, text=text[start:end], healed=tuple(sorted(passage.healed + added)))


def _cut(units: Units, offset: int) -> Span | None:
    """The largest unit that a cut at *offset* falls into."""
    found = max(_cuts(units, offset), key=lambda span: span.length, default=None)
    return found if found and found.length else None


def _cuts(units: Units, offset: int) -> Iterator[Span]:
    around = units.blocks_around(offset)
    if around:
        sentence = units.sentence_around(around[0], offset)
        if sentence is not None:
            yield sentence
    items = True
    for number in around:
        block = units.blocks[number]
        if block.kind == "definition":
            yield _head(units, number, offset) if is_holder(block) else block.span
        elif block.kind == "indented-code" and block.role in LISTS:
            yield _line(units.structure.document.text, offset)
        elif block.kind in _WHOLE or (block.kind == "list-item" and items):
            yield block.span
        # Between two items of a list inside it an item may be cut, and a long list between its items.
        items = items and block.kind not in {"list", "list-item"}


def _line(text: str, offset: int) -> Span:
    """The line that a cut falls into, without the blanks at its ends; an empty span between two lines."""
    start, end = text.rfind("\n", 0, offset) + 1, text.find("\n", offset)
    line = Span(*_visible(text, start, len(text) if end < 0 else end))
    return line if line.start < offset < line.end else Span(offset, offset)


def _head(units: Units, number: int, offset: int) -> Span:
    """What a class says before its first member, where the cut is in that; else nothing, an empty span."""
    block = units.blocks[number]
    before, after = units.children_around(number, offset)
    if before >= 0:
        return Span(offset, offset)
    end = units.blocks[after].span.start if after >= 0 else block.span.end
    head = Span(block.span.start, _visible(units.structure.document.text, block.span.start, end)[1])
    return head if head.end > offset else Span(offset, offset)


def _visible(text: str, start: int, end: int) -> tuple[int, int]:
    """The stretch without the blanks at its ends; where there are only blanks, an empty one."""
    while start < end and text[end - 1].isspace():
        end -= 1
    while start < end and text[start].isspace():
        start += 1
    return start, end
