"""A chunk as some other tool wrote it down."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

ScoreKind = Literal["similarity", "distance", "rerank", "unknown", "none"]
"""What a record's score says: more is better for `similarity` and `rerank`, less for `distance`; `none`: no score."""


@dataclass(frozen=True, slots=True)
class Record:
    """One chunk of an index, a trace or a dump. Nothing in it is checked: offsets are claims."""

    text: str | None
    """The chunk's text as stored; `None` where only its id was kept."""
    chunk_id: str | None = None
    """The name that the store gave it."""
    document_names: tuple[str, ...] = ()
    """What the record calls its document (path, file name, id, URL, title), most telling first."""
    chunk_index: int | None = None
    """Its position among the document's chunks, from 0, where the tool says."""
    start: int | None = None
    """The offset, in characters, at which the tool says that it starts; -1 and the like become `None`."""
    end: int | None = None
    """The offset one past its end, where the tool says."""
    lines: tuple[int, int] | None = None
    """First and last line, from 1, where the tool gives lines and no offsets."""
    score: float | None = None
    """How well it matched the question."""
    score_kind: ScoreKind = "none"
    """What the score says."""
    metadata: Mapping[str, object] = field(default_factory=dict)
    """Everything else that the tool kept beside the text."""
    line: int | None = None
    """In a file of rows, the line that it stands on, from 1."""
