"""What every check is: a function from one chunk in its document to the issues it finds."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from inspector.core.chunk import Chunk
from inspector.core.document import Document
from inspector.core.issue import Issue, Severity


@dataclass(frozen=True, slots=True)
class ChunkView:
    """One chunk, with everything a check may look at."""

    document: Document
    """The document the chunk was made of."""
    chunks: Sequence[Chunk]
    """All chunks of the document, by index."""
    chunk: Chunk
    """The chunk to judge."""
    start: int
    """Offset of the chunk's first non-blank character."""
    end: int
    """Offset one past its last non-blank character."""

    @property
    def stripped(self) -> str:
        """The chunk's text without the blanks at its ends."""
        return self.chunk.text.strip()


@dataclass(frozen=True, slots=True)
class Check:
    """A row of the registry."""

    kinds: tuple[str, ...]
    """The issue kinds it can find."""
    severity: Severity
    """How bad what it finds is."""
    doc: str
    """What it looks for, in one line."""
    find: Callable[[ChunkView, Severity], Iterator[Issue]]
    """Its work: the issues of one chunk, in any order."""
