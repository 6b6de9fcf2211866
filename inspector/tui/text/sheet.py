"""A document ready to be painted: its rows, its chunks and its marks, worked out together."""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from inspector.core.issue import Severity
from inspector.core.lines import Lines
from inspector.inspected import Inspection
from inspector.tui.text.layout import Layout, lay_out
from inspector.tui.text.marked import with_marks
from inspector.tui.text.marks import Mark, marks_of

MIN_WIDTH = 16
"""Cells that the text is given at least, however narrow the pane."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything that the rows of one document, in one state, are painted from."""

    layout: Layout
    """The rows."""
    inspection: Inspection | None = None
    """The chunks and issues; `None` while they are worked out."""
    marks: Sequence[Mark] = ()
    """The broken cuts, in the order of the text."""
    mark_offsets: Sequence[int] = ()
    """`after` of each mark."""
    anchors: Sequence[int] = ()
    """`anchor` of each mark."""
    torn_rows: Sequence[int] = ()
    """Rows at which the cut of something torn is."""
    other_rows: Sequence[int] = ()
    """Rows at which any other broken cut is: rescued, or less than an error."""
    chunk_starts: Sequence[int] = ()
    """Start of each chunk."""
    worst: Mapping[int, Severity] | None = None
    """The worst severity of each chunk that has issues."""

    @property
    def gutter(self) -> int:
        """Cells that the gutter takes."""
        return gutter_width(self.layout.lines, self.inspection)


def gutter_width(lines: Lines, inspection: Inspection | None) -> int:
    """Cells for a line number, a chunk number, two lanes and the blanks between."""
    chunks = len(inspection.chunks) if inspection else 0
    return len(str(len(lines))) + 1 + len(str(max(chunks - 1, 0))) + 1 + 2 + 1


def make_sheet(lines: Lines, inspection: Inspection | None, width: int) -> Sheet:
    """Lay a document out in a pane of *width* cells, broken at its torn cuts."""
    base = lay_out(lines, max(MIN_WIDTH, width - gutter_width(lines, inspection)))
    if inspection is None:
        return Sheet(base)
    marks = marks_of(inspection)
    worst: dict[int, Severity] = {}
    for issue in inspection.issues:
        if worst.get(issue.chunk) != "error":
            worst[issue.chunk] = issue.severity
    layout = with_marks(base, marks)
    torn, other = array("Q"), array("Q")
    for mark in marks:
        (torn if mark.is_torn else other).append(layout.row_of(mark.anchor))
    return Sheet(
        layout,
        inspection,
        marks,
        array("Q", (mark.after for mark in marks)),
        array("Q", (mark.anchor for mark in marks)),
        torn,
        other,
        array("Q", (chunk.start for chunk in inspection.chunks)),
        worst,
    )
