"""Retrieved chunks out of whatever a tool wrote as an output."""

from collections.abc import Iterable, Mapping

from inspector.records.embedded import unpacked
from inspector.records.recognition import record_of
from inspector.records.record import Record, ScoreKind
from inspector.traces.trace import Item

_LISTS = (
    "documents", "source_documents", "retrieved_documents", "retrieval_documents", "source_nodes", "nodes", "chunks",
    "contexts", "context", "retrieved_contexts", "retrieval_context", "retrievalContext", "retrieved_context",
    "passages", "results", "matches", "hits", "docs", "sources", "points", "objects", "value", "data",
    "output", "result",
)  # fmt: skip
"""Keys that hold a list of chunks, the most telling first."""
_DEPTH = 4


def records_in(value: object, score_kind: ScoreKind = "unknown") -> list[Record]:
    """The chunks in a value: a list of them, a mapping that holds one, or JSON in a string that does."""
    return _records(value, score_kind, _DEPTH)


def records_of(rows: Iterable[object], score_kind: ScoreKind = "unknown") -> list[Record]:
    """The chunks of a list: mappings, or bare texts; what is neither is passed over."""
    found: list[Record] = []
    for row in rows:
        value = unpacked(row) if isinstance(row, str) and row.lstrip().startswith("{") else row
        if isinstance(value, str) and value.strip():
            found.append(Record(value))
        elif isinstance(value, list) and value and isinstance(value[0], Mapping):
            # LangChain gives a document with its score as a pair.
            score = next((one for one in value[1:] if isinstance(one, int | float)), None)
            record = record_of({**value[0], "score": score} if score is not None else value[0], score_kind=score_kind)
            found += [record] if record is not None else []
        elif isinstance(value, Mapping):
            record = record_of(value, score_kind=score_kind)
            found += [record] if record is not None else []
    return found


def ranked(records: Iterable[Record]) -> tuple[Item, ...]:
    """Chunks as retrieved, in their order."""
    return tuple(Item(record, rank) for rank, record in enumerate(records, 1))


def _records(value: object, score_kind: ScoreKind, depth: int) -> list[Record]:
    value = unpacked(value)
    if isinstance(value, list):
        return records_of(value, score_kind)
    if isinstance(value, Mapping) and depth:
        for key in _LISTS:
            if key in value and (found := _records(value[key], score_kind, depth - 1)):
                return found
    return []
