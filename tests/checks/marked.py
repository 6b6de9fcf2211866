"""Texts with a `✂` wherever a chunk ends and the next begins."""

from inspector.core.document import Document
from inspector.core.issue import Issue
from inspector.core.span import Span
from inspector.inspected import Inspection
from inspector.inspection import check_spans

SIGN = "✂"


def cut_at_signs(marked: str, kind: str = "markdown", language: str | None = None) -> Inspection:
    """The text without its signs, cut where they stood, as the `source` profile judges it."""
    spans: list[Span] = []
    start = 0
    for piece in marked.split(SIGN):
        spans.append(Span(start, start + len(piece)))
        start += len(piece)
    document = Document.from_text(marked.replace(SIGN, ""), kind=kind, language=language)
    return check_spans(document, [span for span in spans if span.length], profile="source")


def seam(marked: str, kind: str = "markdown", language: str | None = None) -> set[str]:
    """Every kind found at the end of the first chunk and the start of the second, notes left out."""
    view = cut_at_signs(marked, kind, language)
    return {
        found
        for issue in view.issues
        if (issue.chunk, issue.side) in {(0, "end"), (1, "start")} and issue.severity != "info"
        for found in issue.kinds
    }


def only(marked: str, side: str = "end", kind: str = "markdown", language: str | None = None) -> Issue:
    """The one issue at the end of the first chunk, or at the start of the second."""
    view = cut_at_signs(marked, kind, language)
    chunk = 0 if side == "end" else 1
    (issue,) = (issue for issue in view.issues if (issue.chunk, issue.side) == (chunk, side))
    return issue


def unit_of(marked: str, issue: Issue) -> str:
    """The text of what was cut."""
    return marked.replace(SIGN, "")[slice(*issue.unit)]
