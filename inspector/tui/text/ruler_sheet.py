"""The rows of the compare screen: one layout for all rulers, broken wherever one of them cuts."""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from inspector.comparison import Agreement, Comparison, side_by_side
from inspector.core.document import Document
from inspector.core.stop import Stop
from inspector.edges import RESCUED, TORN, Edge, gap_at
from inspector.report.compare_columns import Column, columns_of
from inspector.tui.ruler import Ruler
from inspector.tui.text.broken_rows import break_rows
from inspector.tui.text.layout import Layout
from inspector.tui.text.sheet import Sheet


@dataclass(frozen=True, slots=True)
class RulerSheet:
    """Everything that the rows are painted from, in one state."""

    layout: Layout
    """The rows."""
    comparison: Comparison
    """The contenders that are worked out."""
    figures: Sequence[Column]
    """What the table says of each contender."""
    slots: Sequence[int]
    """For each ruler its number among the contenders, or -1."""
    sheets: Sequence[Sheet]
    """For each ruler the same rows with its chunks and marks, to paint the text from."""
    place_rows: "array[int]"
    """For each place of the comparison, the row that holds the last character before it."""
    stop_rows: "array[int]"
    """Rows at which a cut differs or tears, ascending."""
    cut_rows: Sequence["array[int]"]
    """For each ruler, the rows at which it cuts."""
    torn_rows: Sequence["array[int]"]
    """For each ruler, the rows at which it tears something."""
    rescued_rows: Sequence["array[int]"]
    """For each ruler, the rows at which it cuts something that a chunk holds whole."""

    def place_in(self, row: int) -> int:
        """Number of the place that a row ends at and at which somebody cuts, or -1."""
        low, high = bisect_left(self.place_rows, row), bisect_right(self.place_rows, row)
        return next((number for number in range(low, high) if self.comparison.counts[number]), -1)

    def edge_in(self, row: int, ruler: int) -> Edge | None:
        """What a ruler does at the place that a row ends at."""
        place, slot = self.place_in(row), self.slots[ruler]
        if place < 0 or slot < 0:
            return None
        return self.comparison.contenders[slot].edges.at(self.comparison.places[place])

    def breaks_line(self, row: int) -> bool:
        """Whether a row ends within a line because somebody cuts there."""
        layout = self.layout
        return self.place_in(row) >= 0 and row + 1 < len(layout) and not layout.starts_line(row + 1)

    def offset_in(self, row: int) -> int:
        """Offset that keeps its row when the text is laid out anew: the last character before a cut, or the first."""
        place = self.place_in(row)
        if place < 0:
            return self.layout.rows[row]
        return gap_at(self.layout.lines.text, self.comparison.places[place])[0] - 1

    def agreement_in(self, row: int) -> Agreement | None:
        """How many rulers cut at the row's end; `None` where none does, or where there is but one ruler."""
        place = self.place_in(row)
        return self.comparison.agreement(place) if place >= 0 and len(self.comparison.contenders) > 1 else None


def make_ruler_sheet(document: Document, rulers: Sequence[Ruler], base: Layout, stop: Stop | None = None) -> RulerSheet:
    """Set the rulers that have a result side by side.

    Args:
        document: The document.
        rulers: All rulers, from the left.
        base: The document laid out in the text's width, without breaks.
        stop: Ends the work early.

    Raises:
        Stopped: *stop* was set.
    """
    ready = [ruler.result for ruler in rulers if ruler.result is not None]
    comparison = side_by_side(document, [result.contender for result in ready], stop)
    slots = [ready.index(ruler.result) if ruler.result is not None else -1 for ruler in rulers]
    befores = array("Q", (gap_at(document.text, after)[0] for after in comparison.places))
    counted = zip(befores, comparison.places, comparison.counts, strict=True)
    layout = break_rows(base, ((before, after) for before, after, count in counted if count))
    place_rows = array("Q", (layout.row_of(before - 1) for before in befores))
    row_of = dict(zip(comparison.places, place_rows, strict=True))

    def cut_rows(slot: int, damage: int | None = None) -> "array[int]":
        if slot < 0:
            return array("Q")
        edges = comparison.contenders[slot].edges
        columns = zip(edges.after, edges.cuts, edges.damages, strict=True)
        return array("Q", (row_of[after] for after, is_cut, found in columns if is_cut and damage in (None, found)))

    torn = [cut_rows(slot, TORN) for slot in slots]
    differing = (row for number, row in enumerate(place_rows) if comparison.agreement(number) in ("some", "one"))
    return RulerSheet(
        layout,
        comparison,
        columns_of(comparison),
        slots,
        [_sheet(layout, ruler) for ruler in rulers],
        place_rows,
        array("Q", sorted({*differing, *(row for rows in torn for row in rows)})),
        [cut_rows(slot) for slot in slots],
        torn,
        [cut_rows(slot, RESCUED) for slot in slots],
    )


def _sheet(layout: Layout, ruler: Ruler) -> Sheet:
    if ruler.result is None:
        return Sheet(layout)
    inspection, marks = ruler.result.contender.inspection, ruler.result.marks
    return Sheet(
        layout,
        inspection,
        marks,
        array("Q", (mark.after for mark in marks)),
        array("Q", (mark.anchor for mark in marks)),
        # Where a chunk's words begin: one that begins with blanks is not yet seen on their rows.
        chunk_starts=array("Q", (gap_at(layout.lines.text, chunk.start)[1] for chunk in inspection.chunks)),
    )
