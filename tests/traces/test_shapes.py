"""Every shape in which a tool writes down what it retrieved; one small file each, beside this test."""

from pathlib import Path

import pytest

from inspector.core.errors import InspectorError
from inspector.traces.formats.dumps import NOT_ASKED
from inspector.traces.loading import load_trace

SHAPES = Path(__file__).parent / "shapes"
QUESTION = "How hot should the milk be?"
ANSWER = "The milk should be as hot as the manual says."
TEXTS = ["Heat the milk slowly, and stop the steam at", "65 degrees, before it begins to boil."]

ASKED_AND_ANSWERED = (
    "anthropic_conversation.json", "deepeval.json", "deepeval_camel.json", "haystack_answer.json",
    "haystack_pipeline.json", "langfuse_api.json", "langfuse_blob.jsonl", "langfuse_download.json",
    "langfuse_legacy.json", "langsmith_cli.jsonl", "langsmith_runs.jsonl", "langsmith_tree.json",
    "llamaindex_response.json", "mlflow.json", "openai_response.json", "openinference_nested.json",
    "openinference_otlp.json", "question_contexts.json", "ragas.jsonl", "ragchecker.json",
)  # fmt: skip
ASKED = (
    "cohere_rerank.json", "openai_search.json", "openinference_sdk.json", "openllmetry.json", "otel_genai.json",
    "phoenix_rest.json", "phoenix_rows.jsonl", "trulens.json",
)  # fmt: skip
ANSWERED = ("anthropic_citations.json", "bedrock_answer.json", "cohere_chat.json", "vertex_grounding.json")
CHUNKS = (
    "azure.json", "bedrock_retrieve.json", "chroma_get.json", "chroma_query.json", "elasticsearch.json",
    "elasticsearch_bulk.ndjson", "langchain_constructor.json", "langchain_documents.json", "llamaindex_docstore.json",
    "openai_step.json", "openllmetry_events.json", "pgvector.csv", "pinecone.json", "qdrant.json", "rows.csv",
    "rows.jsonl", "vertex_contexts.json", "weaviate.json",
)  # fmt: skip
TEXTLESS = ("langfuse_no_io.json", "otel_genai_ids.json")


def test_every_file_is_tried() -> None:
    """No shape lies beside the test without being read by it."""
    tried = {*ASKED_AND_ANSWERED, *ASKED, *ANSWERED, *CHUNKS, *TEXTLESS}
    assert {path.name for path in SHAPES.iterdir()} == tried


@pytest.mark.parametrize("name", [*ASKED_AND_ANSWERED, *ASKED, *ANSWERED, *CHUNKS])
def test_the_retrieved_texts_are_read_in_their_order(name: str) -> None:
    """Each once, whatever else holds them; a reranker has the last word."""
    trace = load_trace(SHAPES / name)
    assert [item.record.text for item in trace.items] == TEXTS
    assert [item.rank for item in trace.items] == [1, 2]


@pytest.mark.parametrize("name", [*ASKED_AND_ANSWERED, *ASKED])
def test_the_question_is_read(name: str) -> None:
    """From the outermost step that has one, else from the retriever."""
    assert load_trace(SHAPES / name).question == QUESTION


@pytest.mark.parametrize("name", [*ASKED_AND_ANSWERED, *ANSWERED])
def test_the_answer_is_read(name: str) -> None:
    """From the outermost step, else from the last that said something."""
    assert load_trace(SHAPES / name).answer == ANSWER


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("chroma_query.json", "distance"),
        ("openllmetry_events.json", "distance"),
        ("pinecone.json", "similarity"),
        ("openai_response.json", "similarity"),
        ("cohere_rerank.json", "rerank"),
        ("vertex_contexts.json", "unknown"),
        ("langsmith_runs.jsonl", "none"),
    ],
)
def test_a_score_keeps_its_kind(name: str, kind: str) -> None:
    """Whether more is better differs from tool to tool."""
    first = load_trace(SHAPES / name).items[0].record
    assert first.score_kind == kind
    assert (first.score is None) == (kind == "none")


@pytest.mark.parametrize(
    "name", ["langchain_documents.json", "langsmith_runs.jsonl", "openinference_otlp.json", "pinecone.json", "rows.csv"]
)
def test_the_document_is_named(name: str) -> None:
    """So that its text is sought there first."""
    assert "manual.md" in load_trace(SHAPES / name).items[0].record.document_names


def test_a_download_without_inputs_and_outputs_is_named_as_such() -> None:
    """It cannot give text, and says where to get it."""
    with pytest.raises(InspectorError, match=r"no inputs and outputs.*API"):
        load_trace(SHAPES / "langfuse_no_io.json")


def test_ids_alone_are_kept_for_an_index_to_tell_their_text() -> None:
    """The standard's own fields are an id and a score."""
    items = load_trace(SHAPES / "otel_genai_ids.json").items
    assert [(item.record.text, item.record.chunk_id) for item in items] == [(None, "k-1"), (None, "k-2")]


def test_what_is_not_a_question_is_taken_as_retrieved_and_said_to_be() -> None:
    """A dump has no question."""
    trace = load_trace(SHAPES / "chroma_get.json")
    assert trace.question is None
    assert trace.warnings == (NOT_ASKED,)
