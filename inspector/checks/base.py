"""What every check is: a function from one chunk in its document to the issues it finds."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from inspector.checks.source import Edge, Source
from inspector.core.chunk import Chunk
from inspector.core.document import Document
from inspector.core.issue import Issue, Severity
from inspector.core.span import Span


@dataclass(frozen=True, slots=True)
class ChunkView:
    """One chunk, with everything a check may look at."""

    source: Source
    """The document with all its chunks, and its structure, which only checks that go by the source ask for."""
    chunk: Chunk
    """The chunk to judge."""
    start: int
    """Offset of the chunk's first non-blank character."""
    end: int
    """Offset one past its last non-blank character; at `start` where all of it is blank."""

    @property
    def document(self) -> Document:
        """The document the chunk was made of."""
        return self.source.document

    @property
    def chunks(self) -> Sequence[Chunk]:
        """All chunks of the document, by index."""
        return self.source.chunks

    @property
    def stripped(self) -> str:
        """The chunk's text without the blanks at its ends."""
        return self.chunk.text.strip()

    @property
    def edges(self) -> tuple[Edge, ...]:
        """The chunk's start and its end, and the blocks of the document that they cut."""
        return self.source.edges(Span(self.start, self.end))


@dataclass(frozen=True, slots=True)
class Check:
    """A row of the registry."""

    kinds: tuple[str, ...]
    """The issue kinds it can find."""
    severity: Severity
    """How bad what it finds is, unless it says otherwise of a case."""
    doc: str
    """What it looks for, in one line."""
    find: Callable[[ChunkView, Severity], Iterator[Issue]]
    """Its work: the issues of one chunk, in any order."""
    whole: bool = False
    """Whether it judges a chunk as a whole: then it is asked about blank ones, and ones not in the document, too."""
