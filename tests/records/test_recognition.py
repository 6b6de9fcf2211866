"""One chunk as a dict, whichever tool wrote it."""

import json

import pytest

from inspector.records.recognition import record_of
from inspector.records.record import Record

TEXT = "Rinse the filter under cold water until it runs"
NODE = {
    "id_": "n-4",
    "metadata": {"file_name": "kettle.md"},
    "relationships": {
        "1": {"node_id": "doc-kettle", "node_type": "4"},
        "3": {"node_id": "n-5", "node_type": "1"},
    },
    "text": TEXT,
    "start_char_idx": 80,
    "end_char_idx": 127,
    "class_name": "TextNode",
}
SHAPES = {
    "LangChain, dumped": {
        "id": "c-4", "metadata": {"source": "kettle.md", "start_index": 80}, "page_content": TEXT, "type": "Document",
    },
    "LangChain, serialised": {
        "lc": 1, "type": "constructor", "id": ["langchain", "schema", "document", "Document"],
        "kwargs": {"id": "c-4", "metadata": {"source": "kettle.md", "start_index": 80}, "page_content": TEXT},
    },
    "LangChain.js": {
        "id": "c-4", "pageContent": TEXT, "metadata": {"source": "kettle.md", "loc": {"lines": {"from": 5, "to": 6}}},
    },
    "LlamaIndex node": NODE,
    "LlamaIndex node with score": {"node": NODE, "score": 0.5, "class_name": "NodeWithScore"},
    "LlamaIndex docstore": {"__data__": NODE, "__type__": "1"},
    "LlamaIndex in a store": {
        "id": "n-4", "document": TEXT,
        "metadata": {"ref_doc_id": "doc-kettle", "_node_content": json.dumps({**NODE, "text": ""})},
    },
    "LlamaIndex in PostgreSQL": {
        "id": 17, "node_id": "n-4", "text": TEXT,
        "metadata_": json.dumps({"_node_content": json.dumps({**NODE, "text": ""})}),
    },
    "Haystack, flat": {"id": "h-4", "content": TEXT, "source_id": "9f3c", "split_id": 3, "split_idx_start": 80},
    "Haystack": {"id": "h-4", "content": TEXT, "meta": {"source_id": "9f3c", "split_id": 3, "split_idx_start": 80}},
    "OpenInference, nested": {"document": {"id": "n-4", "content": TEXT, "metadata": "{'source': 'kettle.md'}"}},
    "OpenInference, a column": {"document.id": "n-4", "document.content": TEXT, "document.score": 0.5},
    "Qdrant": {"id": 4, "score": 0.5, "payload": {"page_content": TEXT, "metadata": {"source": "kettle.md"}}},
    "Pinecone": {"id": "kettle#4", "score": 0.5, "values": [], "metadata": {"text": TEXT, "source": "kettle.md"}},
    "Weaviate": {"class": "Chunk", "id": "4", "properties": {"text": TEXT, "source": "kettle.md"}, "vector": [0.1]},
    "Elasticsearch": {"_id": "c-4", "_score": 3.5, "_source": {"text": TEXT, "metadata": {"source": "kettle.md"}}},
    "PostgreSQL": {"id": "c-4", "document": TEXT, "cmetadata": {"source": "kettle.md", "start_index": 80}},
    "OpenAI": {"file_id": "f-1", "filename": "kettle.md", "content": [{"type": "text", "text": TEXT}], "score": 0.5},
    "Bedrock": {
        "content": {"text": TEXT, "type": "TEXT"}, "location": {"s3Location": {"uri": "s3://kb/kettle.md"}},
    },
    "a row": {"doc_id": "kettle.md", "chunk_index": "3", "start": "80", "end": "127", "text": TEXT},
}  # fmt: skip


def read(mapping: dict[str, object]) -> Record:
    """The record of a chunk that is one."""
    record = record_of(mapping)
    assert record is not None
    return record


@pytest.mark.parametrize("shape", SHAPES)
def test_the_text_is_found_in_every_shape(shape: str) -> None:
    """Whatever wraps the chunk, its text is read as it stands."""
    assert read(SHAPES[shape]).text == TEXT  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("shape", "chunk_id"),
    [
        ("LangChain, serialised", "c-4"),
        ("LlamaIndex node with score", "n-4"),
        ("LlamaIndex in PostgreSQL", "n-4"),
        ("Qdrant", "4"),
        ("Elasticsearch", "c-4"),
        ("a row", None),
    ],
)
def test_the_chunk_keeps_the_name_that_its_tool_gave_it(shape: str, chunk_id: str | None) -> None:
    """A class's path or a row's number is not mistaken for the chunk's name."""
    assert read(SHAPES[shape]).chunk_id == chunk_id  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "shape",
    [
        "LangChain, dumped", "LangChain, serialised", "LlamaIndex node", "LlamaIndex node with score",
        "LlamaIndex docstore", "LlamaIndex in a store", "LlamaIndex in PostgreSQL", "Haystack, flat", "Haystack",
        "PostgreSQL", "a row",
    ],
)  # fmt: skip
def test_offsets_are_read_wherever_a_tool_keeps_them(shape: str) -> None:
    """The start is a claim of the tool's; where it gives an end, that one too."""
    record = read(SHAPES[shape])  # type: ignore[arg-type]
    assert record.start == 80
    assert record.end in (None, 127)


def test_minus_one_is_no_offset() -> None:
    """LangChain writes -1 where it did not find the chunk."""
    record = read({"page_content": TEXT, "metadata": {"start_index": -1}})
    assert record.start is None


def test_a_pair_of_offsets_that_runs_backwards_says_nothing() -> None:
    """An end before the start is no span."""
    record = read({"text": TEXT, "start": 90, "end": 80})
    assert (record.start, record.end) == (None, None)


def test_documents_are_named_most_telling_first() -> None:
    """The source node comes before the store's ids, a path before a URL and a title."""
    record = read(
        {
            "node": {
                **NODE,
                "metadata": {"title": "Kettles", "file_name": "kettle.md", "url": "https://kettles.example"},
            },
            "ref_doc_id": "ref-1",
        }
    )
    assert record.document_names == ("doc-kettle", "ref-1", "kettle.md", "https://kettles.example", "Kettles")


def test_a_document_is_named_by_the_address_of_its_file() -> None:
    """Bedrock says only where the file lies."""
    assert read(SHAPES["Bedrock"]).document_names == ("s3://kb/kettle.md",)  # type: ignore[arg-type]


def test_a_row_may_name_its_document_where_others_keep_the_text() -> None:
    """`document` is a name where the text is found elsewhere."""
    assert read({"text": TEXT, "document": "kettle.md"}).document_names == ("kettle.md",)


@pytest.mark.parametrize(
    ("row", "index"),
    [
        ({"chunk_index": 3}, 3),
        ({"metadata": {"chunk_id": 3}}, 3),
        ({"metadata": {"chunk_id": "3"}}, None),
        ({"metadata": {"chunk": 3}}, 3),
        ({"split_id": 3.0}, 3),
        ({"chunk_index": True}, None),
        ({"chunk_index": -1}, None),
    ],
)
def test_a_position_is_a_whole_number(row: dict[str, object], index: int | None) -> None:
    """`chunk_id` is the chunk's name unless it is a number."""
    assert read({"text": TEXT, **row}).chunk_index == index


@pytest.mark.parametrize(
    ("row", "score", "kind"),
    [
        ({"score": 0.5}, 0.5, "unknown"),
        ({"score": "0.5"}, 0.5, "unknown"),
        ({"_distance": 0.25}, 0.25, "distance"),
        ({"distance": 0}, 0.0, "distance"),
        ({"@search.score": 0.03, "@search.rerankerScore": 2.1}, 2.1, "rerank"),
        ({"metadata": {"relevance_score": 0.9}}, 0.9, "rerank"),
        ({"_score": 3.5}, 3.5, "similarity"),
        ({"score": float("nan")}, None, "none"),
        ({"score": None}, None, "none"),
        ({}, None, "none"),
    ],
)
def test_a_score_keeps_its_kind(row: dict[str, object], score: float | None, kind: str) -> None:
    """A distance is never read as a similarity, and what is not said is not guessed."""
    record = read({"text": TEXT, **row})
    assert (record.score, record.score_kind) == (score, kind)


def test_a_reader_that_knows_its_tool_says_what_a_bare_score_is() -> None:
    """The caller's kind holds for `score` alone."""
    record = record_of({"text": TEXT, "score": 0.5}, score_kind="similarity")
    assert record is not None
    assert record.score_kind == "similarity"


def test_lines_are_read_where_a_tool_gives_no_offsets() -> None:
    """LangChain.js counts lines."""
    assert read(SHAPES["LangChain.js"]).lines == (5, 6)  # type: ignore[arg-type]


def test_a_name_with_a_score_is_a_chunk_without_text() -> None:
    """Some tools keep ids alone; the text is then in the index."""
    record = record_of({"id": "c-4", "score": 0.8})
    assert record is not None
    assert (record.text, record.chunk_id) == (None, "c-4")


@pytest.mark.parametrize("mapping", [{}, {"id": "c-4"}, {"title": "Kettles"}, {"text": 4}, {"content": [1, 2]}])
def test_what_holds_no_text_is_no_chunk(mapping: dict[str, object]) -> None:
    """A dict is not a chunk because it has a name."""
    assert record_of(mapping) is None


def test_an_empty_text_is_a_text() -> None:
    """A blank chunk is kept: that it is blank is worth knowing."""
    assert read({"page_content": "", "metadata": {}}).text == ""


def test_metadata_keeps_what_was_not_read_and_no_vectors() -> None:
    """Numbers by the thousand are left out."""
    record = read({"text": TEXT, "vector": [0.1] * 8, "team": "kitchen", "metadata": {"page": 2}})
    assert record.metadata == {"team": "kitchen", "page": 2}


def test_wrappers_around_wrappers_come_to_an_end() -> None:
    """A hostile nesting is read a few levels deep and no further."""
    mapping: dict[str, object] = {"text": TEXT}
    for _ in range(2_000):
        mapping = {"node": mapping}
    assert record_of(mapping) is None
