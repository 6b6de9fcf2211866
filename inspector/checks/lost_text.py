"""All of a document should be in some chunk."""

from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.words import words_after
from inspector.core.issue import Issue, Severity
from inspector.core.span import Span

KIND = "lost-text"


def lost_text(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """Text between this chunk and the next, or before the first one, is in none; of signs alone it is a note."""
    text = view.document.text
    for side, start, end in view.source.gaps_beside(view.chunk.index):
        piece = text[start:end]
        lost = piece.strip()
        if lost:
            lead = start + len(piece) - len(piece.lstrip())
            unit = Span(lead, lead + len(lost))
            telling = any(map(str.isalnum, lost))
            detail = f"{len(lost):,} {'character is' if len(lost) == 1 else 'characters are'} in no chunk"
            offset = view.start if side == "start" else view.end
            yield Issue(
                view.chunk.index,
                KIND,
                severity if telling else "info",
                side,
                offset,
                unit,
                f"{detail}: “{words_after(lost, 0)}”",
            )


LOST_TEXT = Check((KIND,), "error", "Text of the document is in no chunk.", lost_text)
