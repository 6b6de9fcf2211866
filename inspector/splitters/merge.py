"""Pieces gathered into chunks of a size.

LangChain merges a list of strings and pops from its front what the overlap does not allow. The same chunks follow from
the pieces' running sizes by bisection, and nothing but offsets is handled.
"""

from bisect import bisect_left, bisect_right

from inspector.core.stop import Stop, poll
from inspector.splitters.pieces import Pieces
from inspector.splitters.settle import Edges

_POLL_EVERY = 1024
"""Edges made between two looks at `stop`: a millisecond or so."""


def merge(
    pieces: Pieces,
    first: int,
    chunks: Edges,
    *,
    size: int,
    overlap: int,
    limit: int | None = None,
    stop: Stop | None = None,
) -> int:
    """Gather pieces into chunks, as LangChain's `_merge_splits` does.

    A chunk takes pieces until the next would make it longer than *size*; a piece that is longer by itself is a chunk.
    The next chunk starts with as many of the last pieces as *overlap* holds and *size* has room for.

    Args:
        pieces: The pieces.
        first: Index of the first piece to gather.
        chunks: Where to add the chunks.
        size: Longest chunk, on the pieces' scale.
        overlap: Most that a chunk repeats of the one before it, on the same scale.
        limit: Length of a piece that ends the gathering before it; `None` gathers all.
        stop: Asked now and then whether to go on.

    Returns:
        Index of the piece that ended the gathering; the number of pieces where none did.

    Raises:
        Stopped: *stop* was set.
    """
    starts, ends, low, high = pieces
    count = len(high)
    if limit is None:
        limit = high[-1] + 1 if count else 1
    head = taken = first
    while taken < count and high[taken] - low[taken] < limit:
        if taken != first:
            full = high[taken - 1]
            # LangChain pops until overlap and room are kept, or until nothing is left that has a size.
            head = bisect_left(low, min(full, max(full - overlap, high[taken] - size)), head, taken)
        room = low[head] + size
        taken = bisect_right(high, room - 1, taken + 1, count)
        while taken < count and high[taken] == room and high[taken] - low[taken] < limit:
            taken += 1
        chunks += starts[head], ends[taken - 1]
        if len(chunks) % _POLL_EVERY == 0:
            poll(stop)
    return taken
