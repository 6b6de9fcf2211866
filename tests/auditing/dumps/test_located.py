"""Chunks judged by the documents that they were cut from."""

import json
from pathlib import Path

import pytest

import inspector
from inspector.auditing.audited import AuditedDocument
from inspector.auditing.dumps.audit import DumpOptions, audit_dump
from inspector.auditing.dumps.sources import Sources, sources_of
from inspector.auditing.worst import worst_of
from inspector.core.document import Document

GUIDE = "# Guide\n\nTo prevent this, set the timeout to 30 seconds. Then restart it.\n\n## Lid\n\nOpen it slowly.\n"
NOTES = "# Notes\n\nRinse the filter. It dries overnight.\n"
ROWS: list[dict[str, object]] = [
    {"source": "guide.md", "text": "# Guide\n\nTo prevent this, set the timeout to"},
    {"source": "notes.md", "text": "# Notes\n\nRinse the filter. It dries overnight."},
    {"source": "guide.md", "text": "30 seconds. Then restart it.\n\n## Lid\n\nOpen it slowly."},
]


def write(folder: Path, rows: list[dict[str, object]]) -> Path:
    """A dump of those rows."""
    path = folder / "rows.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return path


def sources() -> Sources:
    """The two documents."""
    return Sources(
        [
            Document.from_text(GUIDE, kind="markdown", name="docs/guide.md"),
            Document.from_text(NOTES, kind="markdown", name="docs/notes.md"),
        ]
    )


def audit(folder: Path, rows: list[dict[str, object]], **options: object) -> tuple[AuditedDocument, ...]:
    """What a dump of those rows comes to by its documents."""
    return audit_dump(write(folder, rows), DumpOptions(sources=sources(), **options)).documents  # type: ignore[arg-type]


def kinds(document: AuditedDocument) -> list[tuple[int, int, str]]:
    """Chunk, line and kind of every finding."""
    return [(finding.issue.chunk, finding.line, finding.issue.kind) for finding in document.findings]


def test_a_chunk_is_judged_where_it_stands(tmp_path: Path) -> None:
    """A heading without a full stop is no fault; the cut sentence is, on both sides, on the document's line."""
    guide, notes = audit(tmp_path, ROWS)
    assert (guide.name, guide.place) == (f"{tmp_path}/rows.jsonl#docs/guide.md", "docs/guide.md")
    assert (guide.kind, guide.profile) == ("markdown", "source")
    assert kinds(guide) == [(0, 3, "no-sentence-end"), (1, 3, "no-sentence-start")]
    assert guide.findings[0].issue.detail.startswith("ends mid-sentence")
    assert (notes.place, notes.chunks, notes.findings) == ("docs/notes.md", 1, ())


@pytest.mark.parametrize("source", [None, "9f3c-11", "elsewhere/unknown.md"])
def test_a_chunk_without_a_useful_name_goes_where_its_text_is(tmp_path: Path, source: str | None) -> None:
    """An id that a store made is no obstacle."""
    rows: list[dict[str, object]] = [{**row, "source": source} for row in ROWS]
    assert [document.place for document in audit(tmp_path, rows)] == ["docs/guide.md", "docs/notes.md"]


def test_a_chunk_that_is_in_no_document_is_told_by_its_line_in_the_dump(tmp_path: Path) -> None:
    """There is no other place to point at."""
    rows: list[dict[str, object]] = [*ROWS, {"source": "guide.md", "text": "Never written."}, {"text": "Nor was this."}]
    *_, unnamed, named = audit(tmp_path, rows)
    dump = str(tmp_path / "rows.jsonl")
    assert (named.name, named.place, named.chunks_with_issues) == (f"{dump}#guide.md (not found)", dump, 1)
    assert (unnamed.name, kinds(unnamed)) == (f"{dump}#(not found)", [(0, 5, "altered-text")])
    assert kinds(named) == [(0, 4, "altered-text")]
    assert named.findings[0].issue.detail == "is in no document: “Never written.”"
    found = audit(tmp_path, rows, checks={"altered-text": "off"})
    assert [document.findings for document in found[2:]] == [(), ()]


def test_a_chunk_is_found_whatever_a_pipeline_did_to_it(tmp_path: Path) -> None:
    """Folded blanks are no fault; another word is one, told by the document's line."""
    rows: list[dict[str, object]] = [
        {"source": "guide.md", "text": "# Guide To prevent this, set the timeout to 30 seconds. Then restart it."},
    ]
    text = NOTES.replace("Rinse the filter", "Rinse the filter under cold water until it runs clear")
    rows.append({"source": "notes.md", "text": text.replace("cold", "warm")})
    notes = Document.from_text(text, kind="markdown", name="docs/notes.md")
    guide = Document.from_text(GUIDE, kind="markdown", name="docs/guide.md")
    found = audit_dump(write(tmp_path, rows), DumpOptions(sources=Sources([guide, notes]))).documents
    assert [document.place for document in found] == ["docs/guide.md", "docs/notes.md"]
    assert "altered-text" not in found[0].by_kind
    assert kinds(found[1]) == [(0, 1, "altered-text")]


def test_no_two_documents_have_one_name(tmp_path: Path) -> None:
    """The chunks found in a document and those that only name it are told apart in every report."""
    rows: list[dict[str, object]] = [{**ROWS[0], "source": "docs/guide.md"}, {"source": "docs/guide.md", "text": "No."}]
    found = audit(tmp_path, rows)
    assert len({document.name for document in found}) == len(found) == 2
    assert len(worst_of(found, 10)) == 2


def test_repeated_text_is_placed_in_order(tmp_path: Path) -> None:
    """The second of two equal chunks is the second in the document."""
    text = "Stop. " * 40
    document = Document.from_text(text, name="a.txt")
    rows: list[dict[str, object]] = [{"text": "Stop."}] * 40
    found = audit_dump(write(tmp_path, rows), DumpOptions(sources=Sources([document]))).documents
    assert "lost-text" not in found[0].by_kind


def test_a_source_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    """The others are judged."""
    good, bad = tmp_path / "guide.md", tmp_path / "notes.md"
    good.write_text(GUIDE)
    bad.write_bytes(b"%PDF-1.7")
    found = audit_dump(write(tmp_path, ROWS), DumpOptions(sources=sources_of([good, bad])))
    assert [document.place for document in found.documents] == [good.as_posix()]
    assert [failure.message for failure in found.failures] == [
        f"{bad} is a PDF, which is not read yet: convert it to Markdown or text first"
    ]


def test_our_own_chunks_are_found_whole(tmp_path: Path) -> None:
    """What Inspector cut it finds again, with the same issues."""
    document = Document.from_text(GUIDE * 9, kind="markdown", name="guide.md")
    view = inspector.inspect(document, "recursive", chunk_size=60, chunk_overlap=20, profile="source")
    rows: list[dict[str, object]] = [{"text": chunk.text, "start": chunk.start} for chunk in view.chunks]
    (found,) = audit_dump(write(tmp_path, rows), DumpOptions(sources=Sources([document]))).documents
    assert [finding.issue for finding in found.findings] == list(view.issues)


@pytest.mark.parametrize(
    ("source", "words"),
    [("missing", "source: missing does not exist"), ([], "source: name a document, or a folder of documents")],
)
def test_a_source_that_is_not_there_is_refused(source: object, words: str) -> None:
    """Before any chunk is read."""
    with pytest.raises(inspector.InspectorError, match=words):
        sources_of(source)  # type: ignore[arg-type]


def test_of_a_folder_only_what_chunks_name_must_be_text(tmp_path: Path) -> None:
    """A picture beside the documents is no fault."""
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "guide.md").write_text(GUIDE)
    (docs / "notes.md").write_text(NOTES)
    (docs / "lid.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    rows: list[dict[str, object]] = [{"text": row["text"]} for row in ROWS]
    found = audit_dump(write(tmp_path, rows), DumpOptions(sources=sources_of(docs)))
    assert ([document.chunks for document in found.documents], found.failures) == ([2, 1], ())
    named: list[dict[str, object]] = [{**row, "source": "lid.png"} for row in ROWS]
    found = audit_dump(write(tmp_path, named), DumpOptions(sources=sources_of(docs)))
    assert [failure.message for failure in found.failures] == [f"{docs}/lid.png is a PNG image, not text"]
