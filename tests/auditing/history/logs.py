"""Logs of events for tests."""

import json
from collections.abc import Iterable
from pathlib import Path

from inspector.auditing.history.points import Point
from inspector.auditing.history.reading import Reading, read_events


def event(run: str, day: int, rate: int = 10, /, **said: object) -> str:
    """What one document of a hundred chunks came to on a day of November, as a line; *rate* is in percent."""
    settings = {"chunk_size": said.pop("size", 500), "unit": said.pop("unit", "characters")}
    return json.dumps(
        {
            "schema": "inspector.events/1",
            "event": "document",
            "run": run,
            "time": f"2026-11-{day:02d}T09:00:00Z",
            "document": "a.md",
            "profile": "source",
            "splitter": "recursive",
            "splitter_version": "1",
            "settings": settings,
            "chunks": 1000,
            "chunks_with_issues": 10 * rate,
            "by_kind": {"no-sentence-end": 10 * rate, "split-table": 3},
            **said,
        }
    )


def log(folder: Path, lines: Iterable[str], name: str = "events.jsonl") -> Path:
    """A file of those lines."""
    path = folder / name
    path.write_text("".join(line + "\n" for line in lines))
    return path


def reading(folder: Path, *lines: str) -> Reading:
    """What those lines say."""
    return read_events([log(folder, lines)])


def points(folder: Path, *lines: str) -> list[Point]:
    """What those lines say of every run."""
    return reading(folder, *lines).points
