"""Which of the files of an audit are dumps."""

from pathlib import Path

import pytest

from inspector.auditing.audited import Failure
from inspector.auditing.dumps.audit import DumpOptions
from inspector.auditing.dumps.choosing import outcomes_of, told_apart
from inspector.auditing.files import FileToAudit, find_files
from inspector.core.errors import InspectorError


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a document, a dump and a JSON file that is none."""
    (tmp_path / "guide.md").write_text("# Guide\n")
    (tmp_path / "rows.jsonl").write_text('{"text": "The lid closes."}\n')
    (tmp_path / "package.json").write_text('{"name": "kettle"}\n')
    return tmp_path


@pytest.mark.parametrize(
    ("which", "documents", "dumps"),
    [
        ("told", ["guide.md"], ["rows.jsonl"]),
        ("all", [], ["guide.md", "package.json", "rows.jsonl"]),
        ("none", ["guide.md", "package.json", "rows.jsonl"], []),
    ],
)
def test_files_are_told_apart_by_what_they_hold(
    folder: Path, which: str, documents: list[str], dumps: list[str]
) -> None:
    """Unless the person says what they are; JSON that is no dump is no document either."""
    files = find_files([folder]).files
    found = told_apart(files, DumpOptions(which=which))  # type: ignore[arg-type]
    assert [[Path(file.name).name for file in group] for group in found] == [documents, dumps]


def test_where_a_dump_is_meant_there_must_be_one(folder: Path) -> None:
    """What was said of a dump is not let go by in silence."""
    files = find_files([folder / "guide.md"]).files
    with pytest.raises(InspectorError, match=r"guide.md is no dump of chunks: --dump reads it as one all the same"):
        told_apart(files, DumpOptions(expected=True))


def test_a_dump_that_vanishes_is_a_failure(folder: Path) -> None:
    """The other files are audited all the same."""
    gone = FileToAudit(str(folder / "gone.jsonl"), "gone.jsonl")
    found = outcomes_of(gone, DumpOptions())
    assert found.documents == ()
    assert found.failures == (Failure("gone.jsonl", f"{folder}/gone.jsonl cannot be read: no such file or directory"),)
