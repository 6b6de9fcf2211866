"""A chunk should hold something."""

from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.cut import whole
from inspector.core.issue import Issue, Severity

KIND = "blank"


def blank(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """There is nothing but blanks in the chunk; our own splitters make none such."""
    if not view.chunk.text.strip():
        yield whole(view, KIND, severity, "holds nothing but blanks")


BLANK = Check((KIND,), "warning", "The chunk holds nothing but blanks.", blank, whole=True)
