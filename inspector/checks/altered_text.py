"""A chunk's text should be the document's."""

from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.cut import whole
from inspector.checks.words import words_after
from inspector.core.issue import Issue, Severity

KIND = "altered-text"


def altered_text(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """A chunk made elsewhere is not in the document as it stands; our own always are."""
    chunk = view.chunk
    words = words_after(chunk.text.strip(), 0)
    if chunk.fidelity == "not-found":
        yield whole(view, KIND, severity, f"is not in the document: “{words}”")
    elif chunk.fidelity == "altered":
        yield whole(view, KIND, severity, f"differs from the document: “{words}”")
    elif chunk.fidelity == "ambiguous":
        yield whole(view, KIND, "info", f"is in the document more than once: “{words}”")


ALTERED_TEXT = Check((KIND,), "warning", "The chunk's text is not the document's.", altered_text, whole=True)
