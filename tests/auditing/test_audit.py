"""Many documents at once."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

import inspector
from inspector.auditing import audit as audit_module
from inspector.auditing import crew
from inspector.auditing.audit import audit
from inspector.auditing.audited import AuditedDocument
from inspector.auditing.document import audited
from inspector.auditing.files import FileToAudit
from inspector.auditing.hands import Hand
from inspector.auditing.one import audit_file
from inspector.auditing.plan import make_plan
from inspector.auditing.wire import line, outcome_from_json, outcome_to_json
from inspector.core.errors import InspectorError
from inspector.core.span import Span

SENTENCE = "To prevent this, set the timeout of the gateway to thirty seconds and restart it at once. "


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with documents of several sizes, a picture and an empty file."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(audit_module, "_WORTH_A_PROCESS", 0)
    for number in range(4):
        (tmp_path / f"{number}.md").write_text(f"# Guide {number}\n\n" + SENTENCE * (2 + 8 * number))
    (tmp_path / "empty.md").write_text("")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(50))
    return tmp_path


def unhurried(document: AuditedDocument) -> AuditedDocument:
    """A document without the time that it took."""
    return AuditedDocument(**{name: getattr(document, name) for name in document.__slots__} | {"seconds": 0.0})


@pytest.mark.parametrize("jobs", [1, 2])
def test_documents_are_those_that_inspection_finds(docs: Path, jobs: int) -> None:
    """Each document is what `inspect` makes of it, in the order of the names; what is no text is passed over."""
    found = audit(["."], "recursive", jobs=jobs, chunk_size=120, chunk_overlap=20)
    expected = []
    for path in sorted(docs.glob("*.md")):
        view = inspector.inspect(inspector.load(path), "recursive", profile="source", chunk_size=120, chunk_overlap=20)
        expected.append(audited(view, path.name))
    assert [unhurried(document) for document in found.documents] == expected
    assert (found.failures, found.skipped, found.complete) == ((), 1, True)
    assert found.chunks_with_issues > 0


def test_a_file_that_cannot_be_read_costs_the_others_nothing(docs: Path) -> None:
    """What was named and is no text, or is not there, is a failure with its reason; the rest is looked at."""
    found = audit(["0.md", "none.md", "picture.png"], jobs=2)
    assert [document.name for document in found.documents] == ["0.md"]
    assert [failure.message for failure in found.failures] == [
        "none.md does not exist",
        "picture.png is a PNG image, not text",
    ]


def test_a_file_that_vanishes_meanwhile_is_a_failure(docs: Path) -> None:
    """Found in the folder, gone when its turn comes: told, and the rest goes on."""

    def take_away(done: int, total: int, name: str) -> None:
        if done == 1:
            (docs / "3.md").unlink()

    found = audit(["."], jobs=1, progress=take_away)
    (failure,) = found.failures
    assert failure.name == "3.md"
    assert failure.message.startswith("3.md does not exist")
    assert len(found.documents) == 4
    assert found.complete


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_was_done_is_kept_when_it_is_broken_off(docs: Path, jobs: int) -> None:
    """A stop ends the work with what there is, and says that it is not all."""
    stop = Event()

    def enough(done: int, total: int, name: str) -> None:
        if done == 2:
            stop.set()

    found = audit(["."], jobs=jobs, stop=stop, progress=enough)
    assert not found.complete
    assert len(found.documents) + found.skipped == 2


def test_progress_counts_every_file(docs: Path) -> None:
    """It is told of each one, up to all."""
    told: list[tuple[int, int]] = []
    audit(["."], jobs=2, progress=lambda done, total, name: told.append((done, total)))
    assert told == [(number, 6) for number in range(1, 7)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_suggestions_are_worked_out_for_the_worst_alone(docs: Path, jobs: int) -> None:
    """As many issues as asked for say what would mend them, and it does."""
    found = audit(["."], "character", jobs=jobs, suggestions=2, chunk_size=200, chunk_overlap=0)
    told = [
        (document, finding) for document in found.documents for finding in document.findings if finding.issue.suggestion
    ]
    assert len(told) == 2
    for document, finding in told:
        assert "splitter sentence" in str(finding.issue.suggestion)
        view = inspector.inspect(inspector.load(document.name), "sentence")
        unit = finding.issue.unit
        assert any(chunk.start <= unit.start and unit.end <= chunk.end for chunk in view.chunks)


def test_severities_reach_every_process(docs: Path) -> None:
    """A kind that is off is found nowhere."""
    found = audit(["."], "character", jobs=2, checks={"no-sentence-end": "off"}, chunk_size=100, chunk_overlap=0)
    assert "no-sentence-end" not in found.by_kind
    assert "no-sentence-start" in found.by_kind


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"splitter": "recursiv"}, "unknown splitter"),
        ({"chunk_siz": 5}, "has no setting chunk_siz"),
        ({"profile": "x"}, "unknown profile"),
        ({"checks": {"x": "off"}}, "unknown issue kind"),
        ({"kind": "x"}, "unknown document kind"),
        ({"jobs": 0}, "0 jobs are too few"),
    ],
)
def test_a_plan_that_cannot_be_is_told_before_any_document(docs: Path, wrong: dict[str, object], message: str) -> None:
    """It is one fault, not one of each document."""
    with pytest.raises(InspectorError, match=message):
        audit(["."], **wrong)  # type: ignore[arg-type]  # each is wrong in its own way


def test_a_fault_of_ours_is_told_of_its_document(docs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An unexpected exception in one document is a failure, not the end."""

    def broken(*args: object, **kwargs: object) -> None:
        raise RuntimeError("no\nway")

    monkeypatch.delenv("INSPECTOR_DEBUG", raising=False)
    monkeypatch.setattr("inspector.auditing.one.inspect_with", broken)
    (failure,) = audit(["0.md"], jobs=1).failures
    assert failure.message == "unexpected RuntimeError: no way (INSPECTOR_DEBUG=1 shows the traceback)"


def _killed_once(real: Callable[..., Hand]) -> Callable[..., Hand]:
    """What makes a process, the first of which is ended before it can answer."""
    made: list[Hand] = []

    def make(*args: object) -> Hand:
        hand = real(*args)
        if not made:
            hand.kill()
        made.append(hand)
        return hand

    return make


@pytest.mark.parametrize("fork", [True, False])
def test_a_process_that_dies_loses_its_document_alone(
    docs: Path, monkeypatch: pytest.MonkeyPatch, *, fork: bool
) -> None:
    """Where a process is ended from outside, another takes up the work, however they were made."""
    if fork and not hasattr(os, "fork"):
        pytest.skip("needs forks")
    monkeypatch.setattr(crew, "can_fork", lambda: fork)
    for name in ("started", "forked"):
        monkeypatch.setattr(
            crew, name, _killed_once(getattr(crew, name)) if (name == "forked") is fork else getattr(crew, name)
        )
    found = audit([f"{number}.md" for number in range(4)], jobs=2)
    assert len(found.documents) == 3
    (failure,) = found.failures
    assert failure.message.startswith(f"{failure.name}: the process that read it ended")
    assert failure.message.endswith(", for want of memory perhaps: try it alone")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs forks")
def test_forks_find_what_one_process_finds(docs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fork answers as a process of its own does, prints nothing and leaves nothing behind."""
    alone = audit(["."], jobs=1, chunk_size=120, chunk_overlap=20)
    monkeypatch.setattr(crew, "can_fork", lambda: True)
    monkeypatch.setattr(crew, "started", None)  # is not to be asked
    found = audit(["."], jobs=3, chunk_size=120, chunk_overlap=20)
    assert list(map(unhurried, found.documents)) == list(map(unhurried, alone.documents))
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)


def test_a_script_needs_no_guard_around_its_main_part(docs: Path) -> None:
    """A program that audits at its top level does so once, in processes that do not run it again."""
    script = docs / "run.py"
    script.write_text(
        "import inspector, inspector.auditing.audit as a\na._WORTH_A_PROCESS = 0\n"
        "print('once', len(inspector.audit(['.'], jobs=2).documents))\n"
    )
    (docs / "json.py").write_text("raise SystemExit('a module of the documents was run')\n")
    done = subprocess.run(
        [sys.executable, "-P", "run.py"],
        capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": str(Path(inspector.__file__).parents[1])},
    )  # fmt: skip
    assert (done.stdout, done.stderr) == ("once 7\n", "")


def test_what_goes_between_processes_is_kept_whole() -> None:
    """A document with every kind of value comes back as it went."""
    text = "# A\n\n" + SENTENCE * 3 + "\ud800\n"
    view = inspector.inspect(
        inspector.Document.from_text(text, kind="markdown"),
        "character",
        profile="source",
        chunk_size=50,
        chunk_overlap=9,
    )
    outcome = audited(view, "a\udcff.md", seconds=1.5)
    wire = line(outcome_to_json(outcome))
    assert wire.count(b"\n") == 1
    again = outcome_from_json(json.loads(wire))
    assert again == outcome
    assert isinstance(again, AuditedDocument)
    assert isinstance(again.findings[0].issue.unit, Span)


def test_a_large_file_is_refused_by_its_own_line(docs: Path) -> None:
    """The limit of size is each file's own matter."""
    plan = make_plan(max_bytes=10)
    failure = audit_file(FileToAudit("0.md", "0.md", named=False), plan)
    assert "over the limit" in getattr(failure, "message", "")
