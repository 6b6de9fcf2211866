"""A chunk that says what another says takes its place among the hits."""

from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.cut import whole
from inspector.checks.words import words_after
from inspector.core.issue import Issue, Severity

KIND = "duplicate"


def duplicate(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """An earlier chunk has the same text."""
    text = view.stripped
    first = view.source.first_with.get(text, view.chunk.index)
    if first < view.chunk.index:
        yield whole(view, KIND, severity, f"has the text of #{first}: “{words_after(text, 0)}”")


DUPLICATE = Check((KIND,), "info", "An earlier chunk has the same text.", duplicate)
