"""What every retriever is: a name, its settings, and a function from chunk texts to an index that can be asked."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from inspector.core.stop import Stop
from inspector.splitters.settings import Settings

Progress = Callable[[int, int], None]
"""Told `(done, total)` now and then while an index is built; the unit is a chunk."""


class Scored(NamedTuple):
    """A text that an index found."""

    position: int
    """Its place among the texts that the index was built of."""
    score: float
    """How well it answers; more is better."""


class Index(Protocol):
    """Texts made ready to be asked; safe to ask from several threads."""

    def rank(self, question: str, most: int | None = None, stop: Stop | None = None) -> list[Scored]:
        """The texts that answer, best first, equals in the order of the texts.

        Args:
            question: A question with at least one letter or digit.
            most: How many to give; `None` gives all that match.
            stop: Ends long work early.

        Raises:
            InspectorError: The question cannot be asked of this index, in one line.
            Stopped: *stop* was set.
        """
        ...


BuildFunction = Callable[[Sequence[str], Any, Stop | None, Progress | None], Index]
"""`(texts, settings, stop, progress) -> index`."""


@dataclass(frozen=True, slots=True)
class Retriever:
    """A row of the registry."""

    name: str
    """What a person types: `bm25`."""
    doc: str
    """What it does, in one line."""
    settings: type[Settings]
    """Its settings class."""
    build: BuildFunction
    """Its work."""
