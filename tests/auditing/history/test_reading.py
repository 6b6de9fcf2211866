"""Logs of events to points."""

from pathlib import Path

import pytest

import inspector
from inspector.auditing.history import reading as module
from inspector.auditing.history.reading import read_events
from inspector.core.errors import InspectorError
from tests.auditing.history.logs import event, log


def test_documents_of_a_run_add_up(tmp_path: Path) -> None:
    """A run is its documents, whichever file they are in, and began with its first."""
    one = log(tmp_path, [event("b", 3), event("a", 2, 10, document="a.md")], "one")
    two = log(tmp_path, [event("a", 1, 30, document="b.md")], "two")
    reading = read_events([one, two])
    first, second = reading.points
    assert (first.run, first.time, first.documents, first.chunks) == ("a", "2026-11-01T09:00:00Z", 2, 2000)
    assert (first.rate, first.by_kind) == (0.2, {"no-sentence-end": 400, "split-table": 6})
    assert (second.run, reading.events, reading.notes) == ("b", 3, [])


def test_documents_can_be_chosen_by_name(tmp_path: Path) -> None:
    """A pattern leaves the others out."""
    path = log(tmp_path, [event("a", 1, document="docs/a.md"), event("a", 1, document="wiki/a.md")])
    assert read_events([path], documents="docs/*").points[0].documents == 1
    assert read_events([path], documents="x").points == []


def test_a_run_with_two_ways_is_two_points(tmp_path: Path) -> None:
    """Rates of two settings are never mixed."""
    path = log(tmp_path, [event("a", 1), event("a", 1, size=800)])
    assert [point.way.shown("chunk_size") for point in read_events([path]).points] == ["500", "800"]


@pytest.mark.parametrize(
    "line",
    [
        '{"schema": "inspector.events/1", "event": "docu',
        "Traceback (most recent call last):",
        '{"schema": "inspector.events"}',
        '["inspector.events/1"]',
        '{"level": "info", "text": "inspector.events/1"}',
        '{"inspector.events": ' + "[" * 99_999,
        event("", 1),
        event("a", 1, run=7),
        event("a", 1, time="yesterday"),
        event("a", 1, chunks="100"),
        event("a", 1, chunks=True),
        event("a", 1, chunks=-1),
        event("a", 1, chunks=5),
        event("a", 1, document=None),
    ],
)
def test_a_line_that_is_no_event_is_passed_over_and_counted(tmp_path: Path, line: str) -> None:
    """Torn and foreign lines spoil nothing of the others."""
    path = log(tmp_path, [event("a", 1), "", line, event("b", 2), line])
    reading = read_events([path])
    assert [point.run for point in reading.points] == ["a", "b"]
    assert reading.notes == [f"{path}: 2 lines are no events and were passed over (line 3 first)"]


def test_events_of_another_version_are_told_apart(tmp_path: Path) -> None:
    """They are not foreign, but what they say may mean something else."""
    path = log(tmp_path, [event("a", 1), event("b", 2, schema="inspector.events/2")])
    reading = read_events([path])
    assert len(reading.points) == 1
    assert reading.notes == [f"{path}: 1 event is of another version of Inspector and passed over"]
    with pytest.raises(InspectorError, match="holds events of another version of Inspector alone"):
        read_events([log(tmp_path, [event("b", 2, schema="inspector.events/2")])])


def test_a_file_without_events_is_refused(tmp_path: Path) -> None:
    """The message says how they come about."""
    path = log(tmp_path, ["# Guide"])
    with pytest.raises(InspectorError, match="holds no events: inspector audit --events FILE writes them"):
        read_events([path])


def test_what_is_held_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A log in which every line is a run of its own is refused rather than held."""
    monkeypatch.setattr(module, "POINTS", 2)
    with pytest.raises(InspectorError, match="to more than 2 runs: give fewer of them"):
        read_events([log(tmp_path, [event(name, 1) for name in "abc"])])


def test_values_that_are_no_settings_are_bearable(tmp_path: Path) -> None:
    """What a hostile log says of settings and kinds is taken as far as it goes."""
    path = log(tmp_path, [event("a", 1, settings=[1], by_kind={"x": "y", "z" * 999: 2}, splitter=7)])
    point = read_events([path]).points[0]
    assert (point.way.splitter, point.way.settings) == (None, ())
    assert point.by_kind == {"z" * 200: 2}


def test_what_an_audit_logs_is_read(tmp_path: Path) -> None:
    """Lines of single chunks are counted, those of documents make the rate."""
    path = tmp_path / "events.jsonl"
    inspector.audit_chunks(["The lid closes.", "set the"], events=path, run="7", sample=1, settings={"chunk_size": 800})
    reading = read_events([path])
    assert (reading.events, reading.notes) == (4, [])
    (point,) = reading.points
    assert (point.run, point.chunks, point.with_issues, point.way.settings) == ("7", 2, 1, (("chunk_size", "800"),))
