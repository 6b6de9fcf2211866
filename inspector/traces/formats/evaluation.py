"""Rows of evaluation sets: ragas, DeepEval, RAGChecker, and a plain question with its contexts."""

from collections.abc import Iterable, Mapping
from typing import Any

from inspector.records.embedded import unpacked
from inspector.records.record import Record
from inspector.traces.chunk_lists import ranked, records_of
from inspector.traces.speech import answer_in, question_in
from inspector.traces.trace import Retrieval, Trace

CONTEXTS = (
    "retrieved_contexts", "retrieval_context", "retrievalContext", "retrieved_context", "contexts", "context",
    "documents", "source_documents", "chunks", "passages", "retrieved", "sources",
)  # fmt: skip
"""Keys under which a row holds what was retrieved, the most telling first."""
QUESTIONS = ("user_input", "userInput", "question", "query", "input", "prompt")
"""Keys under which a row holds the question."""
_ANSWERS = ("response", "answer", "actual_output", "actualOutput", "output", "result", "completion")
_NAMES = ("trace_id", "id", "query_id", "question_id", "name")
_SOURCE = "deepeval_source="
_JOINED = "|"


def read_rows(rows: Iterable[Mapping[str, Any]]) -> tuple[Trace, ...]:
    """Rows that hold a question and its contexts; each is a trace."""
    return tuple(trace for number, row in enumerate(rows, 1) if (trace := _trace(row, number)) is not None)


def is_row(row: Mapping[str, Any]) -> bool:
    """Whether a mapping holds a question and what was retrieved for it."""
    return any(key in row for key in QUESTIONS) and any(_is_list(row.get(key)) for key in CONTEXTS)


def _is_list(value: object) -> bool:
    value = unpacked(value)
    return isinstance(value, list | str) and not isinstance(value, Mapping)


def _trace(row: Mapping[str, Any], number: int) -> Trace | None:
    key = next((key for key in CONTEXTS if _is_list(row.get(key))), None)
    if key is None:
        return None
    records = _records(row[key], row)
    question = next((found for name in QUESTIONS if (found := question_in(row.get(name)))), None)
    answer = next((found for name in _ANSWERS if (found := answer_in(row.get(name)))), None)
    name = next((str(row[key]) for key in _NAMES if isinstance(row.get(key), str | int)), str(number))
    return Trace(question, answer, (Retrieval(ranked(records), question),), _format(row), name)


def _records(value: object, row: Mapping[str, Any]) -> list[Record]:
    value = unpacked(value)
    if isinstance(value, str):
        parts = value.split(_JOINED) if "retrieval_context" in row else [value]
        return [Record(part.strip()) for part in parts if part.strip()]
    texts = value if isinstance(value, list) else []
    names = unpacked(row.get("retrieved_context_ids"))
    if isinstance(names, list) and len(names) == len(texts) and all(isinstance(text, str) for text in texts):
        return [Record(text, chunk_id=str(name)) for text, name in zip(texts, names, strict=True)]
    return records_of(_sourced(text) if isinstance(text, str) else text for text in texts)


def _sourced(text: str) -> object:
    """DeepEval writes a context's source in front of it."""
    if not text.startswith(_SOURCE):
        return text
    source, _, context = text.removeprefix(_SOURCE).partition(",deepeval_context=")
    return {"text": context, "source": source}


def _format(row: Mapping[str, Any]) -> str:
    if "retrieved_contexts" in row or ("contexts" in row and "ground_truth" in row):
        return "ragas"
    if "retrieval_context" in row or "retrievalContext" in row:
        return "DeepEval"
    return "RAGChecker" if "retrieved_context" in row else "question and contexts"
