"""A chunk should not be much larger than asked."""

from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.cut import whole
from inspector.core.issue import Issue, Severity

KIND = "oversized"

_FAR = 1.5  # times the size: so much more is no rounding


def oversized(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """A unit longer than the size was kept whole, or the chunk is more than half as large again as asked."""
    size, room = view.chunk.end - view.chunk.start, view.source.room
    asked = f" where {room:,} were asked for" if room is not None else ""
    if view.chunk.mark == "oversized":
        yield whole(view, KIND, severity, f"is one unit, kept whole: {size:,} characters{asked}")
    elif room is not None and size > _FAR * room:
        yield whole(view, KIND, severity, f"is larger than asked: {size:,} characters{asked}")


OVERSIZED = Check((KIND,), "info", "The chunk is larger than asked.", oversized)
