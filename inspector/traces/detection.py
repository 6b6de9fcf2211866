"""Which tool wrote a parsed file: one ordered list of readers, the first that recognises it reads it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from inspector.records.embedded import unpacked
from inspector.records.recognition import record_of
from inspector.traces.formats import answers, dumps
from inspector.traces.formats.evaluation import is_row, read_rows
from inspector.traces.formats.langfuse import read_download, read_observations
from inspector.traces.formats.langsmith import read_runs
from inspector.traces.formats.otel import read_otlp, read_spans
from inspector.traces.trace import Trace

Json = Mapping[str, Any]


class Found(NamedTuple):
    """A file as its readers see it."""

    value: object
    """All of it."""
    first: Json
    """The mapping by which it is recognised: the file itself, or the first of its rows."""
    rows: Sequence[Json]
    """Its rows; a file that is one mapping is one row."""


class Shape(NamedTuple):
    """One shape that is recognised."""

    name: str
    """What it is called where nothing was recognised."""
    fits: Callable[[Found], bool]
    """Whether a file has it."""
    read: Callable[[Found], tuple[Trace, ...]]
    """Read it."""


def _has(*keys: str) -> Callable[[Found], bool]:
    return lambda found: any(key in found.first for key in keys)


def _inner(found: Found, outer: str, key: str) -> bool:
    value = found.first.get(outer)
    if isinstance(value, list):
        value = value[0] if value else None
    return isinstance(value, Mapping) and key in value


def _one(read: Callable[[Json], Trace]) -> Callable[[Found], tuple[Trace, ...]]:
    return lambda found: (read(found.first),)


def _inside(found: Found, *path: str) -> list[Json]:
    value: object = found.first
    for key in path:
        value = value.get(key) if isinstance(value, Mapping) else None
    return [row for row in value if isinstance(row, Mapping)] if isinstance(value, list) else []


_OPENAI = ("vector_store.search_results.page", "response", "thread.run.step")


def _is_openai(found: Found) -> bool:
    return found.first.get("object") in _OPENAI


def _is_anthropic(found: Found) -> bool:
    first = found.first
    if first.get("type") == "message" and isinstance(first.get("content"), list):
        return True
    return isinstance(first.get("messages"), list) and "citations" in str(first["messages"])


def _is_cohere(found: Found) -> bool:
    message, results = found.first.get("message"), found.first.get("results")
    response = found.first.get("response")
    if isinstance(message, Mapping) and "citations" in message:
        return True
    rows = response.get("results") if isinstance(response, Mapping) else results
    return isinstance(rows, list) and bool(rows) and isinstance(rows[0], Mapping) and "relevance_score" in rows[0]


def _is_haystack(found: Found) -> bool:
    first = found.first
    if {"data", "query", "documents"} <= first.keys():
        return True
    return any(isinstance(part, Mapping) and isinstance(part.get("documents"), list) for part in first.values())


def _is_spans(found: Found) -> bool:
    first = found.first
    named = any(key in first for key in ("context", "span_id", "span_kind", "spanId"))
    return ("attributes" in first and named) or any(key.startswith("attributes.") for key in first)


def _nested_rows(found: Found) -> list[Json]:
    """The rows of an evaluation set, which may stand under a key."""
    for key in ("results", "input_data", "testCases", "test_cases", "data", "samples", "rows", "examples", "traces"):
        rows = _inside(found, key)
        if rows and is_row(rows[0]):
            return rows
    return [row for row in found.rows if is_row(row)]


def _is_chunk(found: Found) -> bool:
    return record_of(found.first) is not None


def _chunks_under(found: Found) -> list[Json]:
    """The chunks in a mapping that holds nothing else of note."""
    for key in ("documents", "chunks", "results", "nodes", "data"):
        rows = _inside(found, key)
        if rows and record_of(rows[0]) is not None:
            return rows
    return []


def _mlflow(found: Found) -> tuple[Trace, ...]:
    rows = [row for row in found.rows if isinstance(row.get("data"), Mapping)]
    return tuple(trace for row in rows for trace in read_spans(_spans_of(row)))


def _spans_of(row: Json) -> list[Json]:
    spans = row["data"].get("spans")
    return [span for span in spans if isinstance(span, Mapping)] if isinstance(spans, list) else []


SHAPES: Sequence[Shape] = (
    Shape("OTLP (resourceSpans)", _has("resourceSpans"), lambda found: read_otlp(found.rows)),
    Shape("Bedrock (retrievalResults)", _has("retrievalResults"), _one(answers.read_bedrock)),
    Shape(
        "Azure AI Search (@search.score)",
        lambda found: "@odata.context" in found.first or _inner(found, "value", "@search.score"),
        _one(answers.read_azure),
    ),
    Shape("Elasticsearch (hits.hits)", lambda found: _inner(found, "hits", "hits"), _one(answers.read_elasticsearch)),
    Shape(
        "Elasticsearch rows (_source)",
        _has("_source"),
        lambda found: dumps.read_points(found.rows, "Elasticsearch", "similarity"),
    ),
    Shape(
        "Elasticsearch bulk",
        lambda found: len(found.first) == 1 and next(iter(found.first)) in ("index", "create"),
        lambda found: dumps.read_points(dumps.without_actions(found.rows), "Elasticsearch"),
    ),
    Shape("LlamaIndex docstore (docstore/data)", _has("docstore/data"), lambda found: dumps.read_docstore(found.first)),
    Shape("Pinecone (matches)", _has("matches"), _one(answers.read_pinecone)),
    Shape(
        "Vertex AI (contexts, groundingMetadata)",
        lambda found: (
            isinstance(found.first.get("contexts"), Mapping) or _inner(found, "candidates", "groundingMetadata")
        ),
        _one(answers.read_vertex),
    ),
    Shape("OpenAI (file_search)", _is_openai, _one(answers.read_openai)),
    Shape(
        "Bedrock answer (sessionId, citations)",
        lambda found: {"sessionId", "citations", "output"} <= found.first.keys(),
        _one(answers.read_bedrock),
    ),
    Shape("Anthropic (citations)", _is_anthropic, _one(answers.read_anthropic)),
    Shape("Cohere (citations, relevance_score)", _is_cohere, _one(answers.read_cohere)),
    Shape("LangSmith (run_type)", _has("run_type", "dotted_order"), lambda found: read_runs(found.rows)),
    Shape(
        "Langfuse (observations)",
        lambda found: isinstance(found.first.get("observations"), list),
        lambda found: read_download(found.first),
    ),
    Shape(
        "Langfuse rows (parentObservationId)",
        _has("parentObservationId", "parent_observation_id"),
        lambda found: read_observations(found.rows),
    ),
    Shape(
        "Langfuse API (data)",
        lambda found: _inner(found, "data", "parentObservationId"),
        lambda found: read_observations(_inside(found, "data")),
    ),
    Shape("MLflow (data.spans)", lambda found: _inner(found, "data", "spans"), _mlflow),
    Shape(
        "Phoenix (data[].attributes)",
        lambda found: _inner(found, "data", "attributes"),
        lambda found: read_spans(_inside(found, "data")),
    ),
    Shape("spans with attributes", _is_spans, lambda found: read_spans(found.rows)),
    Shape(
        "Haystack answer (data, query, documents)",
        lambda found: {"data", "query", "documents"} <= found.first.keys(),
        _one(answers.read_haystack),
    ),
    Shape(
        "ragas, DeepEval, RAGChecker, or question with contexts",
        lambda found: bool(_nested_rows(found)),
        lambda found: read_rows(_nested_rows(found)),
    ),
    Shape("LlamaIndex response (source_nodes)", _has("source_nodes"), _one(answers.read_llamaindex)),
    Shape(
        "Chroma (ids, documents)",
        lambda found: {"ids", "documents"} <= found.first.keys(),
        lambda found: dumps.read_chroma(found.first),
    ),
    Shape(
        "Haystack store",
        lambda found: "init_parameters" in found.first and isinstance(found.first.get("documents"), list),
        lambda found: dumps.read_points(found.first["documents"], "Haystack store"),
    ),
    Shape("Haystack (documents)", _is_haystack, _one(answers.read_haystack)),
    Shape(
        "Qdrant (result.points)",
        lambda found: bool(_inside(found, "result", "points")),
        lambda found: dumps.read_points(_inside(found, "result", "points"), "Qdrant", "similarity"),
    ),
    Shape(
        "Weaviate (objects)",
        lambda found: bool(_inside(found, "objects")),
        lambda found: dumps.read_points(_inside(found, "objects"), "Weaviate"),
    ),
    Shape("rows of chunks", _is_chunk, lambda found: dumps.read_points(found.rows, "rows of chunks")),
    Shape(
        "a list of chunks under a key",
        lambda found: bool(_chunks_under(found)),
        lambda found: dumps.read_points(_chunks_under(found), "rows of chunks"),
    ),
)
"""Every shape, in the order in which they are tried: what only one tool writes comes before what many do."""


def recognise(value: object) -> tuple[Trace, ...] | None:
    """The traces in a parsed file; `None` where no shape fits."""
    value = unpacked(value)
    if isinstance(value, list) and value and all(isinstance(row, str) for row in value):
        return dumps.read_points(value, "list of texts")
    rows: list[Json] = [row for row in (value if isinstance(value, list) else [value]) if isinstance(row, Mapping)]
    if not rows:
        return None
    found = Found(value, rows[0], rows)
    for shape in SHAPES:
        if shape.fits(found):
            return shape.read(found)
    return None
