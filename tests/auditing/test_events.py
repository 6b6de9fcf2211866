"""The log of events."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from inspector.auditing.audited import AuditedDocument, Finding
from inspector.auditing.events import EventLog
from inspector.auditing.listener import tell_all
from inspector.core.errors import InspectorError
from inspector.core.issue import Issue
from inspector.core.span import Span

HOSTILE = 'a\n"\x1b]0;b\x07\udce9.md'


def document(name: str = "a.md", chunks: int = 3, profile: str = "source") -> AuditedDocument:
    """A document whose second chunk ends in mid-sentence."""
    issue = Issue(1, "no-sentence-end", "error", "end", 40, Span(30, 60), "ends mid-sentence", also=("mid-word",))
    finding = Finding(issue, 4, 7, 5, "set the", "timeout", "f00d")
    return AuditedDocument(
        name, "markdown", 90, chunks, 1, (finding,), "recursive", "1", {"chunk_size": 40, "chunk_overlap": 5}, profile
    )  # fmt: skip


def events(path: Path) -> list[dict[str, Any]]:
    """Every line of a log."""
    data = path.read_bytes()
    assert data.endswith(b"\n")
    return [json.loads(line) for line in data.splitlines()]


def write(path: Path, *documents: AuditedDocument, **options: Any) -> None:
    """Log documents with all their chunks."""
    with EventLog(path, **options) as log:
        for each in documents:
            tell_all(each, log)
            log.document(each)


def test_an_issue_and_its_document_are_one_line_each(tmp_path: Path) -> None:
    """A line says where, what and how bad, in which run, and how the document was split."""
    write(tmp_path / "events.jsonl", document(), run="build 7")
    issue, total = events(tmp_path / "events.jsonl")
    assert issue.pop("time").endswith("Z")
    assert issue == {
        "schema": "inspector.events/1", "event": "issue", "run": "build 7", "document": "a.md", "profile": "source",
        "splitter": "recursive", "splitter_version": "1", "chunk_size": 40, "chunk_overlap": 5,
        "chunk": 1, "kind": "no-sentence-end", "also": ["mid-word"], "severity": "error", "side": "end", "offset": 40,
        "line": 4, "column": 7, "torn": True, "fingerprint": "f00d",
    }  # fmt: skip
    assert {key: total[key] for key in ("event", "chunks", "chunks_with_issues", "by_kind", "settings")} == {
        "event": "document",
        "chunks": 3,
        "chunks_with_issues": 1,
        "by_kind": {"no-sentence-end": 1, "mid-word": 1},
        "settings": {"chunk_size": 40, "chunk_overlap": 5},
    }


def test_whether_a_unit_is_torn_is_not_said_of_a_chunk_judged_alone(tmp_path: Path) -> None:
    """Nobody knows."""
    write(tmp_path / "events.jsonl", document(profile="text"))
    assert events(tmp_path / "events.jsonl")[0]["torn"] is None


def test_clean_chunks_are_sampled_and_every_run_samples_the_same(tmp_path: Path) -> None:
    """About the share that was asked for, never a chunk with an issue."""
    sampled: list[list[int]] = []
    for name in ("one", "two"):
        write(tmp_path / name, document(chunks=2_000), sample=0.1)
        sampled.append([event["chunk"] for event in events(tmp_path / name) if event["event"] == "clean"])
    assert sampled[0] == sampled[1]
    assert 140 < len(sampled[0]) < 260
    assert 1 not in sampled[0]
    write(tmp_path / "all", document(chunks=50), sample=1.0)
    assert sum(event["event"] == "clean" for event in events(tmp_path / "all")) == 49


def test_events_are_appended_and_each_run_has_a_name(tmp_path: Path) -> None:
    """What is there stays, and two runs are told apart."""
    path = tmp_path / "events.jsonl"
    write(path, document())
    before = path.read_bytes()
    write(path, document())
    assert path.read_bytes().startswith(before)
    assert len({event["run"] for event in events(path)}) == 2


def test_a_torn_last_line_stays_a_line_of_its_own(tmp_path: Path) -> None:
    """What a run that died left behind spoils nothing of the next."""
    path = tmp_path / "events.jsonl"
    path.write_text('{"event": "iss')
    write(path, document())
    torn, *whole = path.read_text().splitlines()
    assert torn == '{"event": "iss'
    assert len([json.loads(line) for line in whole]) == 2


def test_hostile_text_is_escaped(tmp_path: Path) -> None:
    """No name makes a line of its own or speaks to a terminal."""
    path = tmp_path / "events.jsonl"
    write(path, document(HOSTILE))
    assert path.read_bytes().isascii()
    assert [event["document"] for event in events(path)] == [HOSTILE] * 2
    assert b"\x1b" not in path.read_bytes()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "is a folder: name a file in it"),
        ("missing/events.jsonl", "cannot be written: no such file or directory"),
        ("a\x00b", "is not a possible file name"),
    ],
)
def test_a_log_that_cannot_be_written_is_told_before_the_work(tmp_path: Path, name: str, words: str) -> None:
    """Opening refuses it."""
    with pytest.raises(InspectorError, match=words):
        EventLog(f"{tmp_path}/{name}")


def test_a_full_disk_is_one_line() -> None:
    """The run ends with what is wrong, not with a traceback."""
    if not Path("/dev/full").exists():
        pytest.skip("needs /dev/full")
    with pytest.raises(InspectorError, match="events file /dev/full cannot be written: no space left on device"):
        write(Path("/dev/full"), document())


def test_what_was_taken_down_is_kept_when_the_work_breaks_off(tmp_path: Path) -> None:
    """An error in the work writes what is held on its way out."""
    path = tmp_path / "events.jsonl"

    def work() -> None:
        with EventLog(path) as log:
            tell_all(document(), log)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        work()
    assert [event["event"] for event in events(path)] == ["issue"]


def test_several_processes_append_whole_lines(tmp_path: Path) -> None:
    """Two runs at once never write into each other's lines."""
    path = tmp_path / "events.jsonl"
    program = (
        "import sys; from tests.auditing.test_events import document, write; "
        "write(sys.argv[1], *[document(f'{sys.argv[2]}-{n}') for n in range(300)], run=sys.argv[2])"
    )
    runs = [subprocess.Popen([sys.executable, "-c", program, path, name], cwd=Path.cwd()) for name in "ab"]
    assert [run.wait() for run in runs] == [0, 0]
    assert len(events(path)) == 2 * 2 * 300
