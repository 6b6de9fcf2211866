"""The issue rate over time as one JSON object."""

import json

from inspector.auditing.history.points import Point, Way, parse
from inspector.auditing.history.reading import Reading
from inspector.auditing.history.steps import Step, steps_of
from inspector.auditing.history.tracks import tracks_of

SCHEMA = "inspector.history/1"
"""Version of the form: keys may be added to it, never changed."""


def history_json(reading: Reading) -> str:
    """Every pipeline with its runs by time, and the steps between them; a step names runs by their place."""
    tracks = tracks_of(reading.points)
    found = {
        "schema": SCHEMA,
        "events": reading.events,
        "notes": reading.notes,
        "tracks": [
            {"points": [_point(point) for point in track], "steps": [_step(step, track) for step in steps_of(track)]}
            for track in tracks
        ],
    }
    return json.dumps(found, indent=2) + "\n"


def _point(point: Point) -> dict[str, object]:
    return {
        "run": point.run,
        "time": point.time,
        **_way(point.way),
        "documents": point.documents,
        "chunks": point.chunks,
        "chunks_with_issues": point.with_issues,
        "issue_rate": point.rate,
        "by_kind": dict(point.by_kind.most_common()),
    }


def _way(way: Way) -> dict[str, object]:
    return {
        "profile": way.profile,
        "splitter": way.splitter,
        "splitter_version": way.version,
        "settings": {name: parse(value) for name, value in way.settings},
    }


def _step(step: Step, track: list[Point]) -> dict[str, object]:
    places = {id(point): place for place, point in enumerate(track)}
    return {
        "before": places[id(step.before)],
        "after": places[id(step.after)],
        "z": step.z,
        "p": step.p,
        "clear": step.clear,
        "changes": [{"name": each.name, "before": each.before, "after": each.after} for each in step.changes],
        "kind": step.kind,
    }
