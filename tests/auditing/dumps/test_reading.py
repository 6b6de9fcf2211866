"""A dump from its file to records."""

import io
import json
from pathlib import Path

import pytest

from inspector.auditing.dumps.reading import is_dump, read_dump
from inspector.auditing.dumps.rows import Fault
from inspector.core.errors import InspectorError
from inspector.records.record import Record
from tests.shared import shared_path

A, B = "Rinse the filter until it runs", "clear. Then close the lid."
LANGCHAIN = [{"page_content": text, "metadata": {"source": "kettle.md"}, "type": "Document"} for text in (A, B)]
DUMPS = {
    "rows.jsonl": "\n".join(json.dumps({"text": text, "doc": 1}) for text in (A, B)),
    "texts.jsonl": "\n".join(map(json.dumps, (A, B))),
    "bulk.ndjson": "\n".join(f'{{"index": {{"_index": "k"}}}}\n{json.dumps({"text": text})}' for text in (A, B)),
    "langchain.json": json.dumps(LANGCHAIN, indent=1),
    "lines.json": "\n".join(map(json.dumps, LANGCHAIN)),
    "wrapped.json": json.dumps({"total": 2, "chunks": LANGCHAIN}, indent=1),
    "chroma.json": json.dumps({"ids": ["1", "2"], "embeddings": None, "documents": [A, B], "metadatas": [{}, None]}),
    "docstore.json": json.dumps({"docstore/data": {t: {"__data__": {"text": t}, "__type__": "1"} for t in (A, B)}}),
    "rows.csv": f'id,text\n1,"{A}"\n2,"{B}"\n',
    "rows.tsv": f"text\tid\n{A}\t1\n{B}\t2\n",
    "semicolons.csv": f"page_content;source\n{A};k\n{B};k\n",
}
DOCUMENTS = {
    "guide.md": '{"text": "no row, whatever it looks like"}',
    "package.json": '{"name": "kettle", "description": "boils water", "keywords": ["hot", "water"]}',
    "settings.json": '{"title": "Kettle", "text": "a single object is no dump"}',
    "words.json": '["kettle", "lid"]',
    "numbers.json": "[1, 2]",
    "empty.jsonl": "",
    "log.jsonl": '{"level": "info", "message": "lid closed"}\n',
    "broken.json": '{"text": ',
    "figures.csv": "year,litres\n1999,3\n",
}


def write(folder: Path, name: str, text: str) -> Path:
    """A file of that text."""
    path = folder / name
    path.write_text(text)
    return path


@pytest.mark.parametrize("name", DUMPS)
def test_every_form_of_dump_is_told_and_read(tmp_path: Path, name: str) -> None:
    """What holds rows of texts is a dump, and its texts come in order."""
    path = write(tmp_path, name, DUMPS[name])
    assert is_dump(path)
    assert [row.text for row in read_dump(path) if isinstance(row, Record)] == [A, B]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_what_holds_no_rows_of_texts_is_a_document(tmp_path: Path, name: str) -> None:
    """A file is no dump because it is JSON or a table."""
    assert not is_dump(write(tmp_path, name, DOCUMENTS[name]))


def test_a_missing_file_or_a_folder_is_no_dump(tmp_path: Path) -> None:
    """Its own fault is told by whoever opens it as a document."""
    (tmp_path / "folder.json").mkdir()
    assert not is_dump(tmp_path / "missing.json")
    assert not is_dump(tmp_path / "folder.json")


def test_a_row_without_a_text_is_a_fault_that_says_what_it_has(tmp_path: Path) -> None:
    """Missing keys and values of another type are told with their line, and hostile keys are made harmless."""
    path = write(tmp_path, "rows.jsonl", f'{{"text": "{A}"}}\n{{"id": 1, "bo\\u001bdy": 2}}\n{{"text": 5}}\n{{}}\n')
    faults = [row for row in read_dump(path) if isinstance(row, Fault)]
    wanted = "holds no text under page_content, pageContent, content, contents, text or the like"
    assert faults == [
        Fault(2, f"{wanted}: it has id, bo␛dy"),
        Fault(3, f"{wanted}: it has text"),
        Fault(4, f"{wanted}: it is empty"),
    ]


def test_the_key_of_the_text_can_be_named(tmp_path: Path) -> None:
    """A key that no tool uses is read where a person names it, and makes the file a dump."""
    path = write(tmp_path, "rows.jsonl", f'{{"absatz": "{A}", "source": "k.md"}}\n{{"text": "not this"}}\n')
    assert is_dump(path, text_key="absatz")
    first, second = read_dump(path, text_key="absatz")
    assert isinstance(first, Record)
    assert (first.text, first.document_names) == (A, ("k.md",))
    assert second == Fault(2, "holds no text under absatz: it has text")


def test_rows_of_a_wrapped_list_have_the_line_of_their_text(tmp_path: Path) -> None:
    """A person finds the chunk where the finding says."""
    path = write(tmp_path, "wrapped.json", DUMPS["wrapped.json"])
    lines = DUMPS["wrapped.json"].splitlines()
    for row in read_dump(path):
        assert isinstance(row, Record)
        assert row.text is not None
        assert row.text in lines[(row.line or 0) - 1]


def test_a_guessed_encoding_is_noted(tmp_path: Path) -> None:
    """A table that a spreadsheet wrote in a code page is read, with a note."""
    path = tmp_path / "rows.csv"
    path.write_bytes("text\nKühl hält er länger.\n".encode("cp1252"))
    notes: list[str] = []
    assert [row.text for row in read_dump(path, notes=notes) if isinstance(row, Record)] == ["Kühl hält er länger."]
    assert notes == [f"{path} is not UTF-8; read as cp1252 (--encoding names another)"]


def test_standard_input_is_a_dump(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pipe is read as it comes."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(DUMPS["rows.jsonl"].encode())))
    assert [row.text for row in read_dump("-") if isinstance(row, Record)] == [A, B]


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("a.json", "{}", "holds no chunks: give a list of objects with a text"),
        ("a.json", '{"text": ', "is not valid JSON: expecting value on line 1, column 10"),
        ("a.json", '{"a": ' + "[" * 99_999, "is nested too deeply"),
        ("a.json", '{"a": ' + "1" * 5_000 + "}", "holds a number of too many digits"),
    ],
)
def test_an_object_without_chunks_is_one_line(tmp_path: Path, name: str, text: str, words: str) -> None:
    """Whoever says that it is a dump is told why it is none."""
    path = write(tmp_path, name, text)
    with pytest.raises(InspectorError) as refused:
        list(read_dump(path))
    assert str(refused.value).startswith(f"{path} {words}")


def test_a_dump_that_cannot_be_read_is_one_line(tmp_path: Path) -> None:
    """A missing file, a folder and an impossible name are told as such."""
    for path, words in (
        (tmp_path / "missing.jsonl", "cannot be read: no such file or directory"),
        (tmp_path, "is a folder: name a file in it"),
        (Path("a\x00b"), "is not a possible file name"),
    ):
        with pytest.raises(InspectorError, match=words):
            list(read_dump(path))


@pytest.mark.parametrize(
    "name",
    ["azure_ai_search.json", "chroma_get.json", "elasticsearch_bulk.ndjson", "elasticsearch_elasticdump.jsonl",
     "elasticsearch_search.json", "generic_chunks.csv", "generic_chunks.jsonl", "haystack_inmemory_store.json",
     "lancedb_search_to_list.json", "langchain_document_model_dump.json", "langchain_lc_document.json",
     "llamaindex_docstore.json", "llamaindex_in_chroma_get.json", "openai_vector_store_search.json",
     "pgvector_langchain_pg_embedding.csv", "pgvector_langchain_pg_embedding.jsonl",
     "pgvector_llamaindex_data_table.jsonl", "qdrant_query_points.json", "qdrant_scroll_langchain.json",
     "weaviate_objects.json"],
)  # fmt: skip
def test_what_stores_and_frameworks_write_is_a_dump(name: str) -> None:
    """The exports of real tools are told from documents, and hold the chunk that they all hold."""
    path = shared_path("traces", name)
    assert is_dump(path)
    first = next(iter(read_dump(path)))
    assert isinstance(first, Record)
    assert first.text is not None
    assert first.text.endswith("set the timeout to")
