"""A dump audited, each chunk by its own text."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from inspector.auditing.audited import AuditedDocument, Failure, Finding
from inspector.auditing.dumps import audit, tally
from inspector.auditing.dumps.audit import DumpOptions, audit_dump
from inspector.auditing.made import Made

ROWS = [
    {"source": "b.md", "text": "The lid closes."},
    {"source": "a.md", "text": "set the timeout to"},
    {"source": "b.md", "text": "Open it (slowly"},
    {"source": "b.md", "text": "set the timeout to"},
]


@pytest.fixture
def dump(tmp_path: Path) -> Path:
    """Four chunks of two documents."""
    path = tmp_path / "rows.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in ROWS))
    return path


def kinds(document: AuditedDocument) -> list[tuple[int, int, str]]:
    """Chunk, line and kind of every finding."""
    return [(finding.issue.chunk, finding.line, finding.issue.kind) for finding in document.findings]


def test_chunks_count_for_the_document_that_they_name(dump: Path) -> None:
    """Rows of one document belong together wherever they stand; each issue has the line of its row."""
    a, b = audit_dump(dump).documents
    assert (a.name, b.name) == (f"{dump}#a.md", f"{dump}#b.md")
    assert (a.place, a.profile, a.splitter) == (str(dump), "text", None)
    assert (a.chunks, a.chunks_with_issues, b.chunks, b.chunks_with_issues) == (1, 1, 3, 2)
    assert kinds(a) == [(0, 2, "no-sentence-start"), (0, 2, "no-sentence-end")]
    assert kinds(b) == [(1, 3, "no-sentence-end"), (2, 4, "no-sentence-start"), (2, 4, "no-sentence-end")]


def test_equal_cuts_have_fingerprints_of_their_own(dump: Path) -> None:
    """Two rows with one text are two findings for a baseline."""
    prints = [f.fingerprint for document in audit_dump(dump).documents for f in document.findings]
    assert len(set(prints)) == len(prints) == 5


def test_nothing_is_said_of_where_else_a_unit_is_whole(dump: Path) -> None:
    """Without a document nobody knows, nor how the text goes on."""
    issue = audit_dump(dump).documents[0].findings[1].issue
    assert issue.whole_in == ()
    assert issue.detail == "ends without a full stop: “set the timeout to”"


def test_what_made_the_chunks_is_kept(dump: Path) -> None:
    """Labels go with every document."""
    made = Made("langchain", "1.1.3", {"chunk_size": 800})
    document = audit_dump(dump, DumpOptions(made=made)).documents[0]
    assert (document.splitter, document.splitter_version, document.settings) == (made.splitter, "1.1.3", made.settings)


def test_a_kind_can_be_switched_off(dump: Path) -> None:
    """The person's rules hold for dumps too."""
    found = audit_dump(dump, DumpOptions(checks={"no-sentence-start": "off"})).documents
    assert {finding.issue.kind for document in found for finding in document.findings} == {"no-sentence-end"}


def test_a_fault_ends_the_reading_and_keeps_what_was_read(tmp_path: Path) -> None:
    """The line is named, and the rows in front of it are judged."""
    path = tmp_path / "rows.jsonl"
    path.write_text('{"text": "One."}\n' * 811 + "{text}\n" + '{"text": "Two."}\n')
    found = audit_dump(path)
    assert found.documents[0].chunks == 811
    wanted = (
        f"{path}: line 812 is not valid JSON: expecting property name enclosed in double quotes at column 2 "
        "(--keep-going passes over such rows)"
    )
    assert found.failures == (Failure(str(path), wanted, 812),)


def test_keep_going_passes_over_faults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All other rows are judged; the first faults are told, the rest counted."""
    monkeypatch.setattr(audit, "FAULTS", 2)
    path = tmp_path / "rows.jsonl"
    path.write_text('{"text": "One."}\n{}\n7\nnull\n{"text": "Two."}\n')
    found = audit_dump(path, DumpOptions(keep_going=True))
    assert found.documents[0].chunks == 2
    assert [failure.line for failure in found.failures] == [2, 3, None]
    assert (
        found.failures[1].message
        == f"{path}: line 3 holds a number, not a chunk: give an object with a text, or a text"
    )
    assert found.failures[2].message == f"{path}: 1 more row could not be read"


def test_what_is_held_is_bounded(dump: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond a number of findings and of documents the rest is counted and no longer listed."""
    monkeypatch.setattr(tally, "LISTED", 2)
    monkeypatch.setattr(tally, "DOCUMENTS", 1)
    others, b = audit_dump(dump).documents
    assert (others.name, others.chunks, others.chunks_with_issues) == (f"{dump}#(other documents)", 1, 1)
    assert (len(others.findings), len(b.findings)) == (2, 0)
    assert b.by_kind == {"no-sentence-end": 2, "unbalanced-()": 1, "no-sentence-start": 1}


def test_a_listener_is_told_of_every_chunk(dump: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of those whose findings are not listed too."""
    monkeypatch.setattr(tally, "LISTED", 0)
    told: list[tuple[str, int, int]] = []

    class Ear:
        def chunk(self, document: AuditedDocument, index: int, findings: Sequence[Finding]) -> None:
            """Take down how much is said."""
            told.append((document.name.partition("#")[2], index, len(findings)))

        def document(self, document: AuditedDocument) -> None:
            """Take down the number of chunks."""
            told.append((document.name.partition("#")[2], document.chunks, -1))

    audit_dump(dump, listener=Ear())
    assert told == [("b.md", 0, 0), ("a.md", 0, 2), ("b.md", 1, 1), ("b.md", 2, 2), ("a.md", 1, -1), ("b.md", 3, -1)]


def test_a_document_is_called_by_its_files_name() -> None:
    """An id that a store made says nothing to a person."""
    assert tally.called(("9f3c-11", "kettle.md", "Kettles")) == "kettle.md"
    assert tally.called(("9f3c-11", "7")) == "9f3c-11"
    assert tally.called(()) is None


def test_an_audit_that_is_stopped_keeps_what_was_done(dump: Path) -> None:
    """Ctrl-C leaves a whole report of the rows in front of it."""

    class Soon:
        asked = 0

        def is_set(self) -> bool:
            """Whether it was asked more than twice."""
            self.asked += 1
            return self.asked > 2

    found = audit_dump(dump, stop=Soon())
    assert (sum(document.chunks for document in found.documents), found.complete) == (2, False)
    assert audit_dump(dump).complete
