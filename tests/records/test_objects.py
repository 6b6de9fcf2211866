"""One chunk as a Python object."""

from types import SimpleNamespace

import pytest
from langchain_core.documents import Document as LangChainDocument
from llama_index.core.schema import NodeRelationship, NodeWithScore, RelatedNodeInfo, TextNode

import inspector
from inspector.core.errors import InspectorError
from inspector.records.objects import record_of_object
from inspector.records.record import Record

TEXT = "Rinse the filter under cold water until it runs"
NODE = TextNode(
    text=TEXT,
    id_="n-4",
    metadata={"file_name": "kettle.md"},
    start_char_idx=80,
    relationships={NodeRelationship.SOURCE: RelatedNodeInfo(node_id="doc-kettle")},
)


@pytest.mark.parametrize(
    ("chunk", "names", "start"),
    [
        (TEXT, (), None),
        ({"text": TEXT, "source": "kettle.md"}, ("kettle.md",), None),
        (LangChainDocument(page_content=TEXT, metadata={"source": "kettle.md", "start_index": 80}), ("kettle.md",), 80),
        (NODE, ("doc-kettle", "kettle.md"), 80),
        (NodeWithScore(node=NODE, score=0.5), ("doc-kettle", "kettle.md"), 80),
        (SimpleNamespace(content=TEXT, meta={"file_path": "kettle.md"}, id="h-4"), ("kettle.md",), None),
        (SimpleNamespace(text=TEXT), (), None),
        (Record(TEXT, start=3), (), 3),
    ],
)
def test_a_chunk_is_read_whichever_library_made_it(chunk: object, names: tuple[str, ...], start: int | None) -> None:
    """Text, document and claimed offset come through."""
    record = record_of_object(chunk, 0)
    assert (record.text, record.document_names, record.start) == (TEXT, names, start)


def test_a_chunk_of_ours_keeps_its_place() -> None:
    """Offsets and index are those of the inspection."""
    view = inspector.inspect(inspector.Document.from_text("One two. " * 30), "recursive", chunk_size=60)
    record = record_of_object(view.chunks[2], 0)
    assert (record.start, record.end, record.chunk_index) == (view.chunks[2].start, view.chunks[2].end, 2)


@pytest.mark.parametrize(
    ("chunk", "words"),
    [
        (7, "chunk 3 is an int: give texts, dicts with a text, LangChain documents or LlamaIndex nodes"),
        (None, "chunk 3 is a NoneType: give"),
        ({"id": 1}, "chunk 3 holds no text: give"),
        (Record(None), "chunk 3 holds no text: give"),
        (SimpleNamespace(text=7), "chunk 3 is a SimpleNamespace: give"),
    ],
)
def test_what_is_no_chunk_is_refused_by_its_number(chunk: object, words: str) -> None:
    """The message says what it is and what is wanted."""
    with pytest.raises(InspectorError) as refused:
        record_of_object(chunk, 3)
    assert str(refused.value).startswith(words)
