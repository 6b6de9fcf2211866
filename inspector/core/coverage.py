"""How often each non-blank character of a document is in a chunk."""

from dataclasses import dataclass

from inspector.core.regions import Regions
from inspector.core.span import Span
from inspector.core.stop import Stop, poll

_POLL_EVERY = 256  # regions: a few hundred take about a millisecond


@dataclass(frozen=True, slots=True)
class Coverage:
    """Every non-blank character is in no chunk, in one, or in several."""

    lost: tuple[Span, ...]
    """Stretches that are in no chunk, without the blanks at their ends."""
    once: int
    """Number of non-blank characters in exactly one chunk."""
    repeated: int
    """Number of non-blank characters in two chunks or more."""

    @property
    def complete(self) -> bool:
        """Whether no text is lost."""
        return not self.lost


def coverage_of(text: str, regions: Regions, stop: Stop | None = None) -> Coverage:
    """Count how often the characters of *text* are covered.

    Raises:
        Stopped: *stop* was set.
    """
    lost: list[Span] = []
    counts = [0, 0, 0]
    for number, (start, chunks) in enumerate(zip(regions.starts, regions.covers, strict=True)):
        if number % _POLL_EVERY == 0:
            poll(stop)
        piece = text[start : regions.end(number)]
        if not chunks and piece and not piece.isspace():
            lead = len(piece) - len(piece.lstrip())
            lost.append(Span(start + lead, start + len(piece.rstrip())))
        counts[min(len(chunks), 2)] += sum(map(len, piece.split()))
    return Coverage(tuple(lost), once=counts[1], repeated=counts[2])
