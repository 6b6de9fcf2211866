"""A stretch of text cut at every match of a separator, as offsets and never as strings."""

import re
from array import array
from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from itertools import accumulate, chain, compress, islice, repeat, zip_longest
from operator import lt, sub
from typing import NamedTuple

from inspector.core.stop import Stop, poll
from inspector.splitters.separators import Separator
from inspector.splitters.settings import KeepSeparator

_BLOCK = 1 << 16
"""Characters handed to one C call: some 50 microseconds, after which others may run and `stop` is asked."""

_POLL_EVERY = 256
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
    if not keep:
        return _cut_out(text, start, end, separator, measure=measure, stop=stop)
    if separator.pattern is None:
        shift = len(separator.literal) if keep == "end" else 0
        cuts = _find_literal(text, start, end, separator.literal, shift=shift, stop=stop)
        if not cuts:
            return None
        if cuts[0] != start:
            cuts.insert(0, start)
        if cuts[-1] != end:
            cuts.append(end)
    else:
        matches = _find_pattern(text, start, end, separator.pattern, stop)
        if not matches[0]:
            return None
        cuts = _offsets(end - start, _distinct(start, matches[keep == "end"], end))
    starts, ends = cuts[:-1], cuts[1:]
    if measure is None:
        return Pieces(starts, ends, starts, ends)
    high = _offsets(end - start, accumulate(_measured(text, starts, ends, measure, stop)))
    return Pieces(starts, ends, _offsets(end - start, chain((0,), high[:-1])), high)


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


def _cut_out(
    text: str, start: int, end: int, separator: Separator, *, measure: Measure | None, stop: Stop | None
) -> Pieces | None:
    length = end - start
    if separator.pattern is None:
        size = len(separator.literal)
        hits = _find_literal(text, start, end, separator.literal, stop=stop)
        ends_of_hits: Iterable[int] = map(size.__add__, hits)
    else:
        hits, ends_of_hits = _find_pattern(text, start, end, separator.pattern, stop)
    if not hits:
        return None
    hits.append(end)
    whole = _offsets(length, chain((start,), ends_of_hits))
    filled = _offsets(length, map(lt, whole, hits))
    starts, ends = _offsets(length, compress(whole, filled)), _offsets(length, compress(hits, filled))
    if separator.pattern is not None and measure is None:
        return Pieces(starts, ends, starts, ends)
    sizes = map(sub, ends, starts) if measure is None else _measured(text, starts, ends, measure, stop)
    if separator.pattern is None:
        gap = len(separator.literal) if measure is None else measure(separator.literal)
        gaps: Iterable[int] = repeat(gap)
    else:
        gaps = _measured(text, ends, starts[1:], measure or len, stop)
    low: Offsets = _offsets(length, ())
    high: Offsets = _offsets(length, ())
    at = 0
    for piece, after in zip_longest(sizes, islice(gaps, max(0, len(starts) - 1)), fillvalue=0):
        low.append(at)
        high.append(at + piece)
        at += piece + after
    return Pieces(starts, ends, low, high)


def _find_literal(
    text: str, start: int, end: int, literal: str, *, shift: int = 0, stop: Stop | None = None
) -> Offsets:
    """Where *literal* stands, each place moved by *shift*; split and summed in C, a block at a time."""
    size = len(literal)
    step = max(_BLOCK, 2 * size)
    found = _offsets(end - start, ())
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


def _find_pattern(
    text: str, start: int, end: int, pattern: re.Pattern[str], stop: Stop | None
) -> tuple[Offsets, Offsets]:
    """Where matches start and where they end; the stretch is searched as if nothing stood around it."""
    inside = text[start:end]
    starts, ends = _offsets(end - start, ()), _offsets(end - start, ())
    for count, match in enumerate(pattern.finditer(inside)):
        if count % _POLL_EVERY == 0:
            poll(stop)
        starts.append(start + match.start())
        ends.append(start + match.end())
    return starts, ends


def _measured(
    text: str, starts: Iterable[int], ends: Iterable[int], measure: Measure, stop: Stop | None
) -> Iterator[int]:
    for start, end in zip(starts, ends, strict=False):
        poll(stop)
        yield measure(text[start:end]) if start < end else 0


def _distinct(start: int, cuts: Iterable[int], end: int) -> Iterator[int]:
    last = start
    yield start
    for cut_at in cuts:
        if last < cut_at < end:
            yield cut_at
            last = cut_at
    yield end


def _offsets(length: int, values: Iterable[int]) -> Offsets:
    """Keep offsets of a stretch *length* characters long: a list is quicker, an array of millions is smaller."""
    return list(values) if length <= _BLOCK else array("q", values)
