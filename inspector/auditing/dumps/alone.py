"""A chunk judged by its own text, as when no document is at hand."""

from collections.abc import Mapping
from dataclasses import replace

from inspector.checks.registry import find_profile, issues_of, rules_for
from inspector.checks.source import Source
from inspector.core.chunk import Chunk
from inspector.core.document import Document
from inspector.core.issue import Issue

PROFILE = "text"
"""How chunks without a document are judged: as the article does."""


def issues_alone(text: str, index: int, checks: Mapping[str, str] | None = None) -> tuple[Document, list[Issue]]:
    """The issues of one chunk, with offsets in its own text.

    Nobody knows how the document goes on, so that nothing is said of where else a cut unit is whole.

    Args:
        text: The chunk's text.
        index: The chunk's number, for its issues.
        checks: By issue kind, `off`, or another severity for it.

    Returns:
        The text as a document, and the issues.

    Raises:
        InspectorError: A kind or a severity that there is not.
    """
    document = Document(text=text, name="<chunk>")
    source = Source(document, (Chunk(0, 0, len(text), text),))
    rules = rules_for(source, PROFILE, checks or {})
    found = issues_of(source, source.chunks[0], find_profile(PROFILE), rules)
    return document, [replace(issue, chunk=index, whole_in=()) for issue in found]
