"""The document under a trace: retrieved chunks tinted and numbered by rank, the cut marked, what was missed lit."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from inspector.core.span import Span
from inspector.tui.panes.document import DocumentPane
from inspector.tui.text.inks import Inks


class Lit(NamedTuple):
    """A stretch that is lit."""

    span: Span
    """Where it stands."""


class Missed:
    """What was missed, lit as the search lights what it found."""

    def __init__(self, span: Span | None) -> None:
        """Light a stretch, or nothing."""
        self._span = span

    def over(self, start: int, end: int) -> Iterator[Lit]:
        """The part of it between two offsets."""
        if self._span is not None and self._span.start < end and start < self._span.end:
            yield Lit(Span(max(start, self._span.start), min(end, self._span.end)))


class TraceDocument(DocumentPane):
    """A document of which only some chunks are known: what is in none of them is plain, not lost."""

    names: Mapping[int, str] = {}
    """What chunks are called: by their ranks."""

    def make_inks(self) -> Inks:
        """The theme's inks, with text in no chunk left plain."""
        inks = super().make_inks()
        return replace(inks, lost=inks.plain)

    def labels(self) -> Mapping[int, str]:
        """The ranks."""
        return self.names
