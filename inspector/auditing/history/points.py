"""The dots of a chart: what one run came to with one way of splitting."""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Way:
    """How chunks were made and judged."""

    profile: str
    """How they were judged."""
    splitter: str | None
    """The splitter; `None` where nobody said."""
    version: str | None
    """Its version."""
    settings: tuple[tuple[str, str], ...]
    """Its settings by name, ordered, each value as JSON."""

    def shown(self, name: str) -> str | None:
        """A setting's value as a person writes it; `None` where it has none."""
        value = dict(self.settings).get(name)
        return None if value is None else shown(value)


def shown(value: str) -> str:
    """A value in JSON as a person writes it: text without its quotes."""
    parsed = parse(value)
    return parsed if isinstance(parsed, str) else value


def parse(value: str) -> object:
    """What is in JSON; of JSON that was cut off, the beginning as it stands."""
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value


@dataclass(slots=True)
class Point:
    """What a run came to with one way of splitting; it grows while logs are read."""

    run: str
    """The run's name."""
    time: str
    """When its first document was done: UTC, ISO 8601."""
    way: Way
    """How the chunks were made."""
    documents: int = 0
    """Number of documents."""
    chunks: int = 0
    """Number of chunks."""
    with_issues: int = 0
    """Number of chunks with at least one error or warning."""
    by_kind: Counter[str] = field(default_factory=Counter)
    """Number of edges at which each kind was found."""

    @property
    def rate(self) -> float:
        """The issue rate, 0 to 1; 0 where there are no chunks."""
        return self.with_issues / self.chunks if self.chunks else 0.0

    def add(self, time: str, chunks: int, with_issues: int, by_kind: Mapping[str, int]) -> None:
        """Count one more document."""
        self.time = min(self.time, time)
        self.documents += 1
        self.chunks += chunks
        self.with_issues += with_issues
        self.by_kind.update(by_kind)
