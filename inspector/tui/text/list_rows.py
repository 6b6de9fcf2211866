"""Which row of the list belongs to which chunk: all are of one height but the opened one, so no table is needed."""

from dataclasses import dataclass

from inspector.tui.text.chunk_rows import CLOSED_HEIGHT


@dataclass(frozen=True, slots=True)
class ListRows:
    """The rows of a list of chunks of which at most one is open."""

    count: int
    """Number of chunks."""
    opened: int = -1
    """Index of the opened chunk, or -1."""
    opened_height: int = CLOSED_HEIGHT
    """Rows of the opened chunk."""

    def __len__(self) -> int:
        """Number of rows."""
        return self.count * CLOSED_HEIGHT + self._extra

    @property
    def _extra(self) -> int:
        return self.opened_height - CLOSED_HEIGHT if self.opened >= 0 else 0

    def top(self, index: int) -> int:
        """Number of a chunk's first row."""
        return index * CLOSED_HEIGHT + (self._extra if 0 <= self.opened < index else 0)

    def height(self, index: int) -> int:
        """Rows of a chunk."""
        return self.opened_height if index == self.opened else CLOSED_HEIGHT

    def at(self, row: int) -> tuple[int, int]:
        """The index of the chunk that a row belongs to, and the row's number within it; -1 outside the list."""
        if not 0 <= row < len(self):
            return -1, 0
        if self.opened < 0 or row < self.top(self.opened):
            return divmod(row, CLOSED_HEIGHT)
        within = row - self.top(self.opened)
        if within < self.opened_height:
            return self.opened, within
        index, within = divmod(within - self.opened_height, CLOSED_HEIGHT)
        return self.opened + 1 + index, within

    def scroll_to_show(self, index: int, scroll: int, viewport: int) -> int:
        """The scroll position that shows a chunk: *scroll* where it is in full sight, else its head near the top.

        Args:
            index: The chunk.
            scroll: Number of the row at the top of the list now.
            viewport: Rows that are in sight.
        """
        top, height = self.top(index), self.height(index)
        if scroll <= top and top + height <= scroll + viewport:
            return scroll
        above = max(0, min(viewport // 4, viewport - height))
        return max(0, min(top - above, len(self) - viewport))
