"""Views of a text under given chunks, for tests of what shows them."""

from collections.abc import Sequence

from inspector.core.document import Document
from inspector.core.issue import Issue
from inspector.core.span import Span
from inspector.inspection import check_spans
from inspector.splitters.registry import find_splitter
from inspector.tui.view import View


def view_of(text: str, spans: Sequence[tuple[int, int]]) -> View:
    """A view of *text* whose chunks are *spans*."""
    splitter = find_splitter("character")
    document = Document.from_text(text)
    inspection = check_spans(document, [Span(*span) for span in spans], profile="text")
    return View(document, splitter, splitter.settings(), inspection)


def windows(length: int, size: int, overlap: int = 0) -> list[tuple[int, int]]:
    """Windows of *size* over *length* characters."""
    step = size - overlap
    return [(start, min(start + size, length)) for start in range(0, max(1, length - overlap), step)]


def issue(kind: str, *, side: str = "end", severity: str = "error", also: tuple[str, ...] = ()) -> Issue:
    """An issue of chunk 0 that differs from others only in what is given."""
    return Issue(0, kind, severity, side, 5, Span(0, 9), "what happened", also=also)  # type: ignore[arg-type]
