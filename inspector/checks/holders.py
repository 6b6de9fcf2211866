"""Which chunks hold a cut unit entire: none means torn, any means rescued."""

from collections.abc import Sequence

from inspector.core.chunk import Chunk
from inspector.core.span import Span


def chunks_that_hold(chunks: Sequence[Chunk], near: int, unit: Span) -> tuple[int, ...]:
    """Indices of the chunks that hold all of *unit*, looking outwards from chunk *near* while chunks still touch it.

    Chunks must be ordered by start, as every native splitter makes them.
    """
    low = near
    while low > 0 and chunks[low - 1].end > unit.start:
        low -= 1
    found: list[int] = []
    for index in range(low, len(chunks)):
        chunk = chunks[index]
        if chunk.start > unit.start:
            break
        if unit.end <= chunk.end:
            found.append(index)
    return tuple(found)
