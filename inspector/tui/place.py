"""Keeping the place: which chunk an offset is in, and where an offset went when the text changed."""

from bisect import bisect_left
from operator import attrgetter

from inspector.inspected import Inspection


def chunk_at(inspection: Inspection, offset: int, *, keep: int = -1) -> int:
    """Index of the chunk at *offset*: *keep* where it holds it, else the last one that does.

    Between chunks it is the one before; -1 where there are no chunks.
    """
    chunks = inspection.chunks
    if not chunks:
        return -1
    region = inspection.regions.at(offset)
    here = inspection.regions.covers[region]
    if keep in here:
        return keep
    if here:
        return here[-1]
    return max(0, bisect_left(chunks, offset, key=attrgetter("start")) - 1)


def moved(old: str, new: str, offset: int) -> int:
    """Where the character at *offset* of *old* stands in *new*, an edit of it.

    What the texts share at their starts and ends stays with its neighbours; within the edit the place is its start.
    """
    same_start = _shared(old, new)
    if offset <= same_start:
        return offset
    same_end = _shared_end(old, new, min(len(old), len(new)) - same_start)
    if offset >= len(old) - same_end:
        return offset + len(new) - len(old)
    return same_start


def _shared(old: str, new: str) -> int:
    """Characters that both texts begin with, found by halving, since slices compare at memory speed."""
    low, high = 0, min(len(old), len(new))
    while low < high:
        middle = (low + high + 1) // 2
        if old[low:middle] == new[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _shared_end(old: str, new: str, most: int) -> int:
    """Characters, at most *most*, that both texts end with."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if old[len(old) - middle : len(old) - low] == new[len(new) - middle : len(new) - low]:
            low = middle
        else:
            high = middle - 1
    return low
