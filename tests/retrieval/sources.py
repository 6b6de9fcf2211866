"""Documents with chunks, for tests."""

from collections.abc import Iterable

from inspector.core.chunk import Chunk
from inspector.core.document import Document
from inspector.retrieval.merge import Source


def source(text: str, spans: Iterable[tuple[int, int]], kind: str = "text", language: str | None = None) -> Source:
    """A document cut at given spans."""
    document = Document.from_text(text, kind=kind, language=language)
    return Source(document, [Chunk(i, a, b, text[a:b]) for i, (a, b) in enumerate(spans)])


def parted(marked: str, kind: str = "text", language: str | None = None) -> Source:
    """A document cut wherever `|` stands, which is not part of it."""
    spans: list[tuple[int, int]] = []
    start = 0
    for piece in marked.split("|"):
        spans.append((start, start + len(piece)))
        start += len(piece)
    return source(marked.replace("|", ""), spans, kind, language)
