"""A stretch of text cut at every match of a separator, as offsets and never as strings."""

from array import array
from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from itertools import accumulate, chain, islice
from typing import NamedTuple

from inspector.core.stop import Stop, poll
from inspector.splitters.separators import Separator
from inspector.splitters.settings import KeepSeparator

_BLOCK = 1 << 16
"""Characters handed to one C call: some 50 microseconds, after which others may run and `stop` is asked."""

_POLL_EVERY = 128
"""Matches or pieces handled in Python between two looks at `stop`."""

Offsets = MutableSequence[int]
"""A list; for long stretches an array, which takes a fifth of the memory."""

Measure = Callable[[str], int]
"""Size of a text, where it is not its number of characters."""


class Pieces(NamedTuple):
    """What lies between separators, in order; none is empty.

    A run of pieces `i..j` is `high[j] - low[i]` long in the splitter's unit, whatever lies between them included.
    """

    starts: Sequence[int]
    """Offset of each piece's first character."""
    ends: Sequence[int]
    """Offset one past each piece's last character."""
    low: Sequence[int]
    """Where each piece starts on the scale that sizes are read from."""
    high: Sequence[int]
    """Where each piece ends on that scale."""


def cut(
    text: str,
    start: int,
    end: int,
    separator: Separator,
    *,
    keep: KeepSeparator,
    measure: Measure | None = None,
    stop: Stop | None = None,
) -> Pieces | None:
    """Cut `text[start:end]`, which is not empty, at every match of *separator*, left to right.

    Kept separators belong to the piece after them (`True`, `start`) or before them (`end`). Otherwise they belong to
    none: between two pieces a literal counts once, however often it stands there, and what a regular expression
    matched counts in full.

    Args:
        text: The document's text.
        start: Offset of the first character to cut.
        end: Offset one past the last.
        separator: What to cut at; not the empty literal.
        keep: Whether separators stay in the pieces, and on which side.
        measure: Size of a text in the splitter's unit; `None` counts characters.
        stop: Asked now and then whether to go on.

    Returns:
        The pieces, or `None` where the separator does not occur.

    Raises:
        Stopped: *stop* was set.
    """
    if keep and measure is None and separator.pattern is None:
        return _cut_at_literal(text, start, end, separator.literal, after=keep == "end", stop=stop)
    matches = _matches(text, start, end, separator, stop)
    first = next(matches, None)
    if first is None:
        return None
    pieces = _between(chain((first,), matches), start, end, keep)
    if measure is None and (keep or separator.pattern is not None):
        starts, ends = _offsets(end - start), _offsets(end - start)
        for piece_start, piece_end in pieces:
            starts.append(piece_start)
            ends.append(piece_end)
        return Pieces(starts, ends, starts, ends)
    literal = separator.literal if separator.pattern is None and not keep else None
    return _measured(text, pieces, end - start, literal=literal, measure=measure or len, stop=stop)


def characters(text: str, start: int, end: int, measure: Measure, stop: Stop | None = None) -> Pieces:
    """Every character of `text[start:end]` as a piece of its own; each kind of character is measured once.

    Raises:
        Stopped: *stop* was set.
    """
    sizes: dict[str, int] = {}
    high: Offsets = array("q")
    for at in range(start, end, _BLOCK):
        poll(stop)
        block = text[at : min(at + _BLOCK, end)]
        for char in set(block).difference(sizes):
            sizes[char] = measure(char)
        total = high[-1] if high else 0
        high.extend(islice(accumulate(map(sizes.__getitem__, block), initial=total), 1, None))
    low = array("q", chain((0,), islice(high, len(high) - 1)))
    return Pieces(range(start, end), range(start + 1, end + 1), low, high)


def _cut_at_literal(text: str, start: int, end: int, literal: str, *, after: bool, stop: Stop | None) -> Pieces | None:
    cuts = _find_literal(text, start, end, literal, shift=len(literal) if after else 0, stop=stop)
    if not cuts:
        return None
    if cuts[0] != start:
        cuts.insert(0, start)
    if cuts[-1] != end:
        cuts.append(end)
    view = memoryview(cuts) if isinstance(cuts, array) else cuts  # which slices without a copy
    return Pieces(view[:-1], view[1:], view[:-1], view[1:])


def _measured(
    text: str,
    pieces: Iterable[tuple[int, int]],
    length: int,
    *,
    literal: str | None,
    measure: Measure,
    stop: Stop | None,
) -> Pieces:
    """Pieces and their sizes, what lies between two counted as *literal*, or as it stands where that is `None`."""
    starts, ends, low, high = (_offsets(length) for _ in range(4))
    gap = None if literal is None else measure(literal)
    at = 0
    for count, (start, end) in enumerate(pieces):
        if count % _POLL_EVERY == 0:
            poll(stop)
        if ends and (gap is not None or ends[-1] < start):
            at += measure(text[ends[-1] : start]) if gap is None else gap
        starts.append(start)
        ends.append(end)
        low.append(at)
        at += measure(text[start:end])
        high.append(at)
    return Pieces(starts, ends, low, high)


def _between(
    matches: Iterable[tuple[int, int]], start: int, end: int, keep: KeepSeparator
) -> Iterator[tuple[int, int]]:
    """What the matches leave of `start..end`, each kept with the piece after or before it, or with none."""
    at = start
    for first, last in chain(matches, ((end, end),)):
        upto, onward = (first, last) if not keep else (last, last) if keep == "end" else (first, first)
        if at < upto:
            yield at, upto
        at = onward


def _matches(text: str, start: int, end: int, separator: Separator, stop: Stop | None) -> Iterator[tuple[int, int]]:
    """Where matches start and end; a pattern sees the stretch alone, as if nothing stood around it."""
    if separator.pattern is None:
        size = len(separator.literal)
        for count, at in enumerate(_find_literal(text, start, end, separator.literal, stop=stop)):
            if count % _POLL_EVERY == 0:
                poll(stop)
            yield at, at + size
        return
    for count, (first, last) in enumerate(separator.spans(text[start:end], stop)):
        if count % _POLL_EVERY == 0:
            poll(stop)
        yield start + first, start + last


def _find_literal(
    text: str, start: int, end: int, literal: str, *, shift: int = 0, stop: Stop | None = None
) -> Offsets:
    """Where *literal* stands, each place moved by *shift*; split and summed in C, a block at a time."""
    size = len(literal)
    step = max(_BLOCK, 2 * size)
    found = _offsets(end - start)
    at = start
    while True:
        stop_at = min(at + step, end)
        hit = text.find(literal, at, stop_at)
        if hit >= 0:
            between = map(size.__add__, map(len, text[hit + size : stop_at].split(literal)))
            found.extend(accumulate(between, initial=hit + shift))
            found.pop()  # what follows the last match is cut again, as the start of the next block
            at = found[-1] - shift + size
        else:
            at = max(at, stop_at - size + 1)
        if stop_at == end:
            return found
        poll(stop)


def _offsets(length: int) -> Offsets:
    """Room for offsets of a stretch *length* characters long: a list is quicker, an array of millions is smaller."""
    return [] if length <= _BLOCK else array("q")
