"""What every splitter is: a name, its settings, and a function from a document to spans."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from inspector.core.document import Document
from inspector.core.piece import Piece
from inspector.core.span import Span
from inspector.core.stop import Stop
from inspector.splitters.settings import Settings

SplitFunction = Callable[[Document, Any, Stop | None], Sequence[Span | Piece]]
"""`(document, settings, stop) -> spans`: ordered by start, none blank, none empty; pieces where structure is known."""


@dataclass(frozen=True, slots=True)
class Splitter:
    """A row of the registry."""

    name: str
    """What a person types: `recursive`."""
    version: int
    """Raised whenever the same settings begin to give other spans."""
    doc: str
    """What it does, in one line."""
    settings: type[Settings]
    """Its settings class."""
    split: SplitFunction
    """Its work."""
