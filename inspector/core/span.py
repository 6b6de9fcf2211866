"""A stretch of a document's text."""

from typing import NamedTuple


class Span(NamedTuple):
    """Half-open stretch `[start, end)` of `Document.text`, in code points."""

    start: int
    """Offset of the first character."""
    end: int
    """Offset one past the last character."""

    @property
    def length(self) -> int:
        """Number of characters (code points)."""
        return self.end - self.start
