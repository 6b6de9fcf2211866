"""Files that are no trace, several traces, and bad input."""

import gzip
import hashlib
import json
import pickle
import sqlite3
from pathlib import Path

import pytest

from inspector.core.errors import InspectorError
from inspector.traces.loading import load_index, load_trace, load_traces

TRACES = Path(__file__).parents[3] / "shared" / "traces"
ROW = {"question": "How?", "contexts": ["Slowly, by hand."], "answer": "So."}


def written(folder: Path, name: str, content: str | bytes) -> Path:
    """A file with that content."""
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def test_several_traces_are_offered_as_a_choice(tmp_path: Path) -> None:
    """By name or by number, with the beginning of each question."""
    path = written(tmp_path, "a.jsonl", "".join(json.dumps({**ROW, "id": f"q{n}"}) + "\n" for n in range(3)))
    with pytest.raises(InspectorError, match=r"holds 3 traces: choose one with --trace-id: q0 \(How\?…\), q1"):
        load_trace(path)
    assert load_trace(path, "q1").trace_id == "q1"
    assert load_trace(path, "3").trace_id == "q2"
    with pytest.raises(InspectorError, match="has no trace 'q9': it has q0, q1, q2, or give a number from 1 to 3"):
        load_trace(path, "q9")


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("a.json", "", "is empty"),
        ("a.json", '{"question": "How', "is no JSON: line 1, column 14"),
        ("a.json", "[" * 100_000, "nested too deeply"),
        ("a.json", "42", "it is a int"),
        ("a.json", '{"apples": 1, "pe\\u001bars": 2}', "its first keys are apples, pe"),
        ("a.json", '{"question": "How?", "contexts": []}', "no retrieved chunk"),
        ("a.pkl", pickle.dumps(ROW), "is a pickle, which may run anything"),
        ("a.parquet", b"PAR1....PAR1", "is Parquet"),
        ("a.gz", b"\x1f\x8bnonsense", "no whole gzip file"),
        ("a.sqlite3", b"SQLite format 3\x00nonsense", "no store of Chroma"),
    ],
)
def test_what_is_no_trace_is_refused_in_one_line(tmp_path: Path, name: str, content: str | bytes, words: str) -> None:
    """With what was looked for, or how to export it."""
    with pytest.raises(InspectorError) as fault:
        load_trace(written(tmp_path, name, content))
    assert words in str(fault.value)
    assert "\n" not in str(fault.value)
    assert "\x1b" not in str(fault.value)


def test_a_missing_file_and_an_empty_folder_are_told_apart(tmp_path: Path) -> None:
    """Each in one line."""
    with pytest.raises(InspectorError, match="cannot be read: no such file"):
        load_trace(tmp_path / "none.json")
    with pytest.raises(InspectorError, match="folder that holds no store that is known"):
        load_trace(tmp_path)


def test_a_file_over_the_limit_is_not_read(tmp_path: Path) -> None:
    """And how to get at the trace in it is said."""
    with pytest.raises(InspectorError, match="cut the trace out of it"):
        load_trace(written(tmp_path, "a.json", json.dumps(ROW)), max_bytes=10)


def test_lines_that_are_cut_short_lose_nothing_else(tmp_path: Path) -> None:
    """The whole lines are read, and the others are named."""
    path = written(tmp_path, "a.jsonl", json.dumps(ROW) + "\n" + json.dumps(ROW)[:20])
    (trace,) = load_traces(path)
    assert trace.items[0].record.text == "Slowly, by hand."
    assert trace.warnings == ("line 2 is no JSON, and was left out",)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "cp1252"])
def test_other_encodings_are_read(tmp_path: Path, encoding: str) -> None:
    """As documents are."""
    row = {**ROW, "contexts": ["Köstlich wäre es, den Kaffee langsam von Hand zu brühen; für später wärmt man Milch."]}
    path = written(tmp_path, "a.json", json.dumps(row, ensure_ascii=False).encode(encoding))
    assert load_trace(path).items[0].record.text == row["contexts"][0]


def test_a_packed_file_is_unpacked(tmp_path: Path) -> None:
    """As exporters write them."""
    assert load_trace(written(tmp_path, "a.json.gz", gzip.compress(json.dumps(ROW).encode()))).question == "How?"


def test_a_cell_of_any_length_is_read(tmp_path: Path) -> None:
    """The library that reads CSV stops at 128 kB by itself."""
    path = written(tmp_path, "a.csv", f'question,contexts\nWhy?,"[""{"water " * 40_000}""]"\n')
    assert len(load_trace(path).items[0].record.text or "") > 200_000


def test_thousands_of_spans_are_read(tmp_path: Path) -> None:
    """A chunk that many steps brought back is one chunk."""
    spans = [
        {"name": "find", "context": {"trace_id": "t", "span_id": str(n)}, "parent_id": None,
         "attributes": {"openinference.span.kind": "RETRIEVER", "retrieval.documents.0.document.content": "The same."}}
        for n in range(3000)
    ]  # fmt: skip
    trace = load_trace(written(tmp_path, "a.json", json.dumps(spans)))
    assert len(trace.retrievals) == 3000
    assert len(trace.items) == 1


def chroma(path: Path) -> None:
    """A store with two chunks."""
    with sqlite3.connect(path) as connection:
        connection.executescript(
            """
            create table collections (id text, name text);
            create table segments (id text, collection text, scope text);
            create table embeddings (id integer primary key, segment_id text, embedding_id text);
            create table embedding_metadata (id integer, key text, string_value text, int_value integer,
                                             float_value real, bool_value integer);
            insert into collections values ('c', 'manuals');
            insert into segments values ('s', 'c', 'METADATA');
            insert into embeddings values (1, 's', 'k-1'), (2, 's', 'k-2');
            insert into embedding_metadata values
              (1, 'chroma:document', 'Heat the milk.', null, null, null), (1, 'chunk_index', null, 0, null, null),
              (2, 'chroma:document', 'Then wait.', null, null, null), (2, 'source', 'manual.md', null, null, null);
            """
        )
    connection.close()


def test_a_store_of_chroma_is_read_and_not_touched(tmp_path: Path) -> None:
    """Its chunks in their order, and every byte as it was."""
    path = tmp_path / "chroma.sqlite3"
    chroma(path)
    before = hashlib.sha256(path.read_bytes()).hexdigest(), path.stat().st_mtime_ns
    first, second = load_index(tmp_path)
    assert (first.text, first.chunk_id, first.chunk_index) == ("Heat the milk.", "k-1", 0)
    assert (second.text, second.document_names) == ("Then wait.", ("manual.md",))
    assert (hashlib.sha256(path.read_bytes()).hexdigest(), path.stat().st_mtime_ns) == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["chroma.sqlite3"]


@pytest.mark.skipif(not TRACES.is_dir(), reason=f"real shapes are not at {TRACES}")
def test_every_real_shape_loads_or_says_why_not() -> None:
    """All give the first chunk's text but two that have none, and what needs a library."""
    refused = {}
    for path in [*TRACES.iterdir(), *(TRACES / "stores").iterdir()]:
        if path.suffix == ".md" or path.name == "stores":
            continue
        try:
            trace = load_traces(path)[0]
        except InspectorError as fault:
            refused[path.name] = str(fault)
            continue
        text = trace.items[0].record.text
        assert text is None if "minimal" in path.name else text and text.startswith("connections idle")
    assert refused.keys() == {
        "chunks.parquet", "faiss", "lancedb", "langfuse_trace_download_legacy_no_io.json", "qdrant"
    }  # fmt: skip
    assert all("export" in why or "write" in why or "fetch" in why for why in refused.values())


@pytest.mark.skipif(not TRACES.is_dir(), reason=f"real shapes are not at {TRACES}")
def test_a_real_store_of_chroma_is_not_touched() -> None:
    """Every file of it is as it was."""
    files = [path for path in (TRACES / "stores" / "chroma").rglob("*") if path.is_file()]
    before = [hashlib.sha256(path.read_bytes()).hexdigest() for path in files]
    assert len(load_index(TRACES / "stores" / "chroma")) == 2
    assert [hashlib.sha256(path.read_bytes()).hexdigest() for path in files] == before
