"""Logs of events to points, line by line however long the logs are."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from fnmatch import fnmatchcase
from pathlib import Path

from inspector.auditing.dumps.decoding import TextBlocks
from inspector.auditing.dumps.lines import lines_of
from inspector.auditing.dumps.opening import opened, shown
from inspector.auditing.history.points import Point, Way
from inspector.core.errors import InspectorError

FAMILY, VERSION = "inspector.events", 1
"""The form of the events that are read: `inspector.events/1`."""

_SINGLE = tuple(f'{{"schema": "{FAMILY}/{VERSION}", "event": "{event}", ' for event in ("issue", "clean"))
"""How the lines of single chunks begin, as `EventLog` writes them: rates need no look into them, and they are many."""

POINTS = 20_000
"""Runs, times the ways of splitting in each, that are told apart."""
_KINDS = 100
_LONGEST = 200  # characters of a name that an event gives
_MOST = 10**12


@dataclass(slots=True)
class Reading:
    """What some logs hold."""

    points: list[Point] = field(default_factory=list)
    """What every run came to, by time."""
    events: int = 0
    """Number of events."""
    notes: list[str] = field(default_factory=list)
    """What was passed over, a sentence each."""


def read_events(paths: Iterable[str | Path], *, documents: str | None = None) -> Reading:
    """Read logs of events; several are read as one.

    Lines that are no events, such as one torn off when a run died, are passed over and counted.

    Args:
        paths: The logs; `-` is standard input.
        documents: A pattern with `*` and `?`; only documents with such a name count.

    Raises:
        InspectorError: A log cannot be read, holds no events, or all of them hold too many runs.
    """
    reading = Reading()
    points: dict[tuple[str, Way], Point] = {}
    for path in paths:
        _read(path, documents, points, reading)
    reading.points = sorted(points.values(), key=lambda point: (point.time, point.run))
    return reading


def _read(path: str | Path, documents: str | None, points: dict[tuple[str, Way], Point], reading: Reading) -> None:
    foreign, first, newer, before = 0, 0, 0, reading.events
    with opened(path) as file:
        for number, text in lines_of(TextBlocks(file)):
            if text is not None and text.startswith(_SINGLE) and text.endswith("}\n"):
                reading.events += 1
                continue
            event = _event(text)
            ours = event is not None and event.get("schema") == f"{FAMILY}/{VERSION}"
            if event is not None and not ours:
                newer += 1
            elif event is not None and _is_whole(event, documents, points):
                reading.events += 1
            elif event is not None or not _is_blank(text):
                foreign += 1
                first = first or number
        if newer and reading.events == before:
            raise InspectorError("holds events of another version of Inspector alone")
        if reading.events == before:
            raise InspectorError("holds no events: inspector audit --events FILE writes them")
    if newer:
        many = "1 event is" if newer == 1 else f"{newer:,} events are"
        reading.notes.append(f"{shown(path)}: {many} of another version of Inspector and passed over")
    if foreign:
        what = "1 line is no event and was" if foreign == 1 else f"{foreign:,} lines are no events and were"
        reading.notes.append(f"{shown(path)}: {what} passed over (line {first:,}{' first' if foreign > 1 else ''})")


def _is_blank(text: str | None) -> bool:
    return text is not None and text.isspace()


def _event(text: str | None) -> Mapping[str, object] | None:
    """A line as an event of any version."""
    if text is None or FAMILY not in text:
        return None
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(value, dict) or not str(value.get("schema")).startswith(f"{FAMILY}/"):
        return None
    return value


def _is_whole(event: Mapping[str, object], documents: str | None, points: dict[tuple[str, Way], Point]) -> bool:
    """Whether an event says all that it should; what a document came to is counted."""
    return event.get("event") != "document" or _count(event, documents, points)


def _count(event: Mapping[str, object], documents: str | None, points: dict[tuple[str, Way], Point]) -> bool:
    """Count what a document came to; false where the event does not say it as events do."""
    run, name, time = (_name(event.get(key)) for key in ("run", "document", "time"))
    chunks, with_issues = _number(event.get("chunks")), _number(event.get("chunks_with_issues"))
    if run is None or name is None or chunks is None or with_issues is None or with_issues > chunks:
        return False
    if time is None or not _is_time(time):
        return False
    if documents is not None and not fnmatchcase(name, documents):
        return True
    way = _way(event)
    point = points.get((run, way))
    if point is None:
        if len(points) == POINTS:
            raise InspectorError(f"brings the logs to more than {POINTS:,} runs: give fewer of them")
        point = points[run, way] = Point(run, time, way)
    kinds = event.get("by_kind")
    counts = kinds.items() if isinstance(kinds, Mapping) else ()
    known = {str(kind)[:_LONGEST]: number for kind, count in counts if (number := _number(count)) is not None}
    point.add(time, chunks, with_issues, known if len(point.by_kind) < _KINDS else {})
    return True


def _way(event: Mapping[str, object]) -> Way:
    settings = event.get("settings")
    pairs = settings.items() if isinstance(settings, Mapping) else ()
    return Way(
        _name(event.get("profile")) or "",
        _name(event.get("splitter")),
        _name(event.get("splitter_version")),
        tuple(sorted((str(key)[:_LONGEST], json.dumps(value)[:_LONGEST]) for key, value in pairs)),
    )


def _name(value: object) -> str | None:
    return value[:_LONGEST] if isinstance(value, str) and value else None


def _number(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < _MOST else None


def _is_time(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True
