"""Which chunks lie over which stretch of a document."""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter

from inspector.core.chunk import Chunk
from inspector.core.span import Span


@dataclass(frozen=True, slots=True)
class Regions:
    """A document cut at every chunk edge: within one region the same chunks cover every character."""

    starts: Sequence[int]
    """Offset of each region's first character, ascending; the first is 0."""
    covers: Sequence[tuple[int, ...]]
    """For each region, the indices of the chunks over it, ascending; empty where there is none."""
    length: int
    """Characters in the document: where the last region ends."""

    def at(self, offset: int) -> int:
        """Number of the region that holds *offset*."""
        return bisect_right(self.starts, offset) - 1

    def end(self, region: int) -> int:
        """Offset one past a region's last character."""
        return self.starts[region + 1] if region + 1 < len(self.starts) else self.length

    def over(self, start: int, end: int) -> Iterator[tuple[Span, tuple[int, ...]]]:
        """The regions within `[start, end)`, cut to it and to the document, each with its chunks."""
        region = self.at(start)
        end = min(end, self.length)
        while start < end:
            stop = min(self.end(region), end)
            if stop > start:
                yield Span(start, stop), self.covers[region]
            start = stop
            region += 1


def regions_of(chunks: Sequence[Chunk], length: int) -> Regions:
    """Cut a document of *length* characters at every edge of *chunks* (in any order).

    Ordered chunks, as every native splitter makes them, take linear time.
    """
    starts: list[int] = [0]
    covers: list[tuple[int, ...]] = [()]
    active: list[Chunk] = []

    def cut(offset: int) -> None:
        now = tuple(chunk.index for chunk in active)
        if offset == starts[-1]:
            covers[-1] = now
        elif offset < length:
            starts.append(offset)
            covers.append(now)

    for chunk in sorted(chunks, key=attrgetter("start")):
        _close(active, chunk.start, cut)
        active.append(chunk)
        cut(chunk.start)
    _close(active, length, cut)
    return Regions(starts, covers, length)


def _close(active: list[Chunk], before: int, cut: Callable[[int], None]) -> None:
    """Take out, in order of their ends, the active chunks that end at or before an offset."""
    while active:
        first = min(active, key=attrgetter("end"))
        if first.end > before:
            return
        active.remove(first)
        cut(first.end)
