"""`inspector audit` on dumps of chunks, and its log of events, as a person runs it."""

import io
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

GUIDE = "# Guide\n\nTo prevent this, set the timeout to 30 seconds. Then restart it.\n"
ROWS = [
    {"page_content": "# Guide\n\nTo prevent this, set the timeout to", "metadata": {"source": "/srv/docs/guide.md"}},
    {"page_content": "30 seconds. Then restart it.", "metadata": {"source": "/srv/docs/guide.md"}},
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with a document and a dump of its chunks."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "guide.md").write_text(GUIDE)
    (tmp_path / "chunks.jsonl").write_text("".join(json.dumps(row) + "\n" for row in ROWS))
    return tmp_path


def found(out: str) -> list[tuple[str, int, str]]:
    """Document, line and kind of every issue in JSON Lines."""
    lines = [json.loads(line) for line in out.splitlines()]
    return [(line["document"], line["line"], line["kind"]) for line in lines if line["type"] == "issue"]


def test_a_dump_is_judged_by_its_chunks_texts(run: Run, folder: Path) -> None:
    """Each issue is told by the row's line."""
    code, out, err = run("audit", "chunks.jsonl", "--format", "jsonl")
    assert (code, err) == (0, "")
    name = "chunks.jsonl#/srv/docs/guide.md"
    assert found(out) == [(name, 1, "no-sentence-start"), (name, 1, "no-sentence-end")]
    assert "chunks.jsonl:1:1  no-sentence-end\n" in run("audit", "chunks.jsonl")[1]


def test_with_its_source_a_dump_is_judged_by_the_document(run: Run, folder: Path) -> None:
    """Each issue is told by the document's line, and both sides of the cut count."""
    out = run("audit", "chunks.jsonl", "--source", "docs", "--format", "jsonl")[1]
    name = "chunks.jsonl#docs/guide.md"
    assert found(out) == [(name, 3, "no-sentence-end"), (name, 3, "no-sentence-start")]
    assert "docs/guide.md:3:36  no-sentence-end, torn" in run("audit", "chunks.jsonl", "--source", "docs")[1]


def test_documents_and_dumps_are_taken_alike(run: Run, folder: Path) -> None:
    """A folder may hold both; each is told by what it holds."""
    out = run("audit", ".", "--chunk-size", "40", "--chunk-overlap", "0", "--format", "jsonl")[1]
    assert {document for document, _, _ in found(out)} == {"chunks.jsonl#/srv/docs/guide.md", "docs/guide.md"}


def test_a_dump_can_be_read_as_a_document_and_the_other_way_round(run: Run, folder: Path) -> None:
    """The person has the last word."""
    assert "profile source" in run("audit", "chunks.jsonl", "--no-dump")[1]
    (folder / "chunks.jsonl").rename("chunks.log")
    assert "profile source" in run("audit", "chunks.log")[1]
    assert "profile text" in run("audit", "chunks.log", "--dump")[1]


def test_a_dump_comes_by_standard_input(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a pipeline hands it over."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO((folder / "chunks.jsonl").read_bytes())))
    assert found(run("audit", "-", "--dump", "--format", "jsonl")[1])[0][0] == "<stdin>#/srv/docs/guide.md"


def test_a_faulty_row_is_told_by_its_line(run: Run, folder: Path) -> None:
    """It ends the reading with code 2, or is passed over where the person says so."""
    with (folder / "chunks.jsonl").open("a") as file:
        file.write("{broken\n" + json.dumps(ROWS[0]) + "\n")
    code, out, err = run("audit", "chunks.jsonl")
    assert (code, "1 of 2 chunks" in out) == (2, True)
    assert err == (
        "inspector: chunks.jsonl: line 3 is not valid JSON: expecting property name enclosed in double quotes "
        "at column 2 (--keep-going passes over such rows)\n"
    )
    code, out, err = run("audit", "chunks.jsonl", "--keep-going")
    assert (code, "2 of 3 chunks" in out, "line 3 is not valid JSON" in err) == (0, True, True)
    assert run("audit", "chunks.jsonl", "--keep-going", "--max-rate", "5%")[0] == 1


def test_a_guessed_encoding_is_noted(run: Run, folder: Path) -> None:
    """A table from a spreadsheet is read, with a note on stderr."""
    (folder / "rows.csv").write_bytes("text\nDer Kühler läuft täglich über.\n".encode("cp1252"))
    code, _, err = run("audit", "rows.csv")
    wanted = "inspector: note: rows.csv is not UTF-8; read as cp1252 (--encoding names another)\n"
    assert (code, err) == (0, wanted)


def test_events_are_appended_and_charted(run: Run, folder: Path) -> None:
    """Two runs with another size each are a history that names the size."""
    for size in ("500", "800"):
        labels = ("--label", "splitter=langchain", "--label", f"chunk_size={size}")
        run("audit", "chunks.jsonl", "--events", "events.jsonl", "--run-id", size, *labels)
    events = [json.loads(line) for line in Path("events.jsonl").read_text().splitlines()]
    assert [(event["run"], event["event"], event["chunk_size"]) for event in events] == [
        (name, event, int(name)) for name in ("500", "800") for event in ("issue", "issue", "document")
    ]
    assert "chunk_size 500 → 800 made no clear difference" in run("history", "events.jsonl")[1]


def test_documents_are_logged_too_and_clean_chunks_sampled(run: Run, folder: Path) -> None:
    """An audit of documents names its own splitter; a sample is a share of the clean chunks."""
    run("audit", "docs", "--events", "events.jsonl", "--sample", "100%", "--chunk-size", "40", "--chunk-overlap", "0")
    events = [json.loads(line) for line in Path("events.jsonl").read_text().splitlines()]
    total = events[-1]
    assert (total["event"], total["splitter"], total["chunk_size"]) == ("document", "recursive", 40)
    touched = {event["chunk"] for event in events[:-1]}
    assert touched == set(range(total["chunks"]))


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["docs", "--source", "docs"], "docs/guide.md is no dump of chunks: --dump reads it as one all the same"),
        (["chunks.jsonl", "--text-key", "x"], "chunks.jsonl is no dump of chunks: --dump reads it as one all the same"),
        (["chunks.jsonl", "--source", "nowhere"], "source: nowhere does not exist"),
        (
            ["chunks.jsonl", "--source", "docs", "--profile", "text"],
            "--source judges chunks by their documents: leave out --profile, or --source",
        ),
        (
            ["chunks.jsonl", "--source", "docs", "--no-dump"],
            "--no-dump leaves nothing for --source, --text-key, --keep-going and --label to be about",
        ),
        (["chunks.jsonl", "--label", "x"], "--label 'x' is no KEY=VALUE: give one such as chunk_size=800"),
        (["chunks.jsonl", "--sample", "10%"], "--sample 10% goes with --events FILE, which names the log"),
        (["chunks.jsonl", "--events", "e", "--sample", "x"], "'x' is no rate: give a share such as 5% or 0.05"),
        (["chunks.jsonl", "--events", "docs"], "--events docs is a folder: name a file in it"),
        (
            ["chunks.jsonl", "--events", "chunks.jsonl"],
            "--events chunks.jsonl is one of the documents: name another file",
        ),
        (
            ["docs/guide.md", "--dump"],
            (
                "docs/guide.md is no dump: give JSON Lines, a JSON list, "
                "or CSV whose first line names a column such as text"
            ),
        ),
    ],
)
def test_a_fault_is_one_line(run: Run, folder: Path, argv: list[str], words: str) -> None:
    """What is wrong and how to mend it, and the code of a wrong usage."""
    code, out, err = run("audit", *argv)
    assert (code, out, err) == (2, "", f"inspector: {words}\n")


def test_help_says_which_files_are_dumps(run: Run) -> None:
    """The rule is no secret."""
    out = " ".join(run("audit", "--help")[1].split())
    assert (
        "A PATH is one if its name ends in .json, .jsonl, .ndjson, .csv or .tsv and one of its first twenty rows" in out
    )
