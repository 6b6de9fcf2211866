"""What is put up with, and what is new."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from inspector.auditing.audited import Audit, AuditedDocument
from inspector.auditing.baseline import Baseline, read_baseline, write_baseline
from inspector.core.errors import InspectorError
from tests.auditing.audits import document, finding


def baseline_of(tmp_path: Path, *documents: AuditedDocument) -> Baseline:
    """A baseline of these documents, written and read again."""
    write_baseline(Audit(documents), tmp_path / "baseline.json")
    return read_baseline(tmp_path / "baseline.json")


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def new(baseline: Baseline, *documents: AuditedDocument) -> set[str]:
    """The fingerprints that are new in these documents."""
    return {print_ for _, print_ in baseline.new_in(Audit(documents))}


def test_nothing_is_new_in_what_was_written_down(tmp_path: Path) -> None:
    """The same audit passes."""
    one = document("a.md", finding(fingerprint="1"), finding("mid-word", fingerprint="2", whole_in=(3,)))
    assert new(baseline_of(tmp_path, one), one) == set()


def test_another_cut_is_new(tmp_path: Path) -> None:
    """A cut that was not there, or in a document that was not there, counts; a note does not."""
    baseline = baseline_of(tmp_path, document("a.md", finding(fingerprint="1")))
    more = document(
        "a.md", finding(fingerprint="1"), finding(fingerprint="2"), finding(severity="info", fingerprint="3")
    )
    assert new(baseline, more, document("b.md", finding(fingerprint="1b"))) == {"2", "1b"}


def test_what_got_worse_is_new(tmp_path: Path) -> None:
    """The same cut counts where it is an error now, or no chunk holds the unit any more; not the other way round."""
    mild = document(
        "a.md", finding(severity="warning", fingerprint="1"), finding(whole_in=(2,), fingerprint="2", line=9)
    )
    bad = document("a.md", finding(fingerprint="1"), finding(fingerprint="2"))
    assert new(baseline_of(tmp_path, mild), bad) == {"1", "2"}
    assert new(baseline_of(tmp_path, bad), mild) == set()


def test_a_cut_that_moved_is_not_new(tmp_path: Path) -> None:
    """As many cuts as are gone from a document may turn up elsewhere in it; one more, or of another kind, is new."""
    baseline = baseline_of(tmp_path, document("a.md", finding(fingerprint="1"), finding(fingerprint="2")))
    moved = document("a.md", finding(fingerprint="8"), finding(fingerprint="9"))
    assert new(baseline, moved) == set()
    one_more = document("a.md", finding(fingerprint="7"), *moved.findings)
    assert new(baseline, one_more) == {"7"}
    assert new(baseline, document("a.md", finding("mid-word", fingerprint="8"))) == {"8"}


def test_documents_are_found_again_from_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A document is the same whether it is named from the baseline's folder, from another or by its whole path."""
    baseline = baseline_of(tmp_path, document("docs/a.md", finding(fingerprint="1")))
    (tmp_path / "docs").mkdir()
    monkeypatch.chdir(tmp_path / "docs")
    again = read_baseline(Path("../baseline.json"))
    assert new(again, document("a.md", finding(fingerprint="1"))) == set()
    assert new(again, document(f"{tmp_path}/docs/a.md", finding(fingerprint="1"))) == set()
    assert baseline.documents == again.documents


def test_of_the_same_audit_the_same_file_is_written(tmp_path: Path) -> None:
    """A baseline is fit for version control: sorted, a line a cut."""
    path = tmp_path / "b.json"
    write_baseline(Audit((document("a.md", finding(fingerprint="2"), finding(fingerprint="1")),)), path)
    first = path.read_bytes()
    write_baseline(Audit((document("a.md", finding(fingerprint="1"), finding(fingerprint="2")),)), path)
    assert path.read_bytes() == first
    assert json.loads(first)["schema"] == "inspector.baseline/1"
    assert len(first.splitlines()) == 6


def test_no_baseline_is_made_of_half_an_audit(tmp_path: Path) -> None:
    """Else the other half would be new the next time."""
    with pytest.raises(InspectorError, match="broken off"):
        write_baseline(replace(Audit(()), complete=False), tmp_path / "b.json")
    assert not (tmp_path / "b.json").exists()


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "is no JSON"),
        ("[" * 100_000, "is no JSON"),
        ("[]", "is not of the form inspector.baseline/1"),
        ('{"schema": "inspector.baseline/9"}', "is not of the form inspector.baseline/1"),
        ('{"schema": "inspector.baseline/1"}', "is damaged"),
        ('{"schema": "inspector.baseline/1", "documents": {"a": {"1": ["x", "awful", true]}}}', "is damaged"),
        ('{"schema": "inspector.baseline/1", "documents": {"a": [1]}}', "is damaged"),
    ],
)
def test_a_file_that_is_no_baseline_is_refused(tmp_path: Path, content: str, message: str) -> None:
    """Whatever is in it, the reason is one line that names the file."""
    path = tmp_path / "b.json"
    path.write_text(content)
    with pytest.raises(InspectorError, match=message):
        read_baseline(path)


def test_a_baseline_that_is_not_there_is_told_with_how_to_make_it(tmp_path: Path) -> None:
    """The line says what to run."""
    with pytest.raises(InspectorError, match=r"does not exist: --write-baseline .*none\.json makes it"):
        read_baseline(tmp_path / "none.json")
