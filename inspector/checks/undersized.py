"""A chunk should be large enough to tell something."""

from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.cut import whole
from inspector.core.issue import Issue, Severity

KIND = "undersized"

_TINY = 0.1  # of the size asked for


def undersized(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """The chunk has less than a tenth of the size, and would have fitted into a neighbour."""
    chunks, chunk = view.chunks, view.chunk
    room = view.source.room or view.source.longest
    size = chunk.end - chunk.start
    if size >= _TINY * room:
        return
    for index in (chunk.index - 1, chunk.index + 1):
        if 0 <= index < len(chunks):
            both = max(chunk.end, chunks[index].end) - min(chunk.start, chunks[index].start)
            if both <= room:
                detail = f"is tiny: {size:,} characters, and #{index} had room for them"
                yield whole(view, KIND, severity, detail)
                return


UNDERSIZED = Check((KIND,), "info", "The chunk is tiny, and a neighbour had room for it.", undersized)
