"""Chunks as stores and frameworks give them out, without a question: dumps, scrolls and rows."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from inspector.records.recognition import record_of
from inspector.records.record import Record, ScoreKind
from inspector.traces.chunk_lists import ranked, records_of
from inspector.traces.trace import Retrieval, Trace

NOT_ASKED = "these are chunks without a question: they are taken as retrieved, in the order of the file"
"""Said of every dump that is read as a trace."""


def as_trace(records: Sequence[Record], source: str) -> Trace:
    """Chunks as if they had been retrieved."""
    return Trace(None, None, (Retrieval(ranked(records)),), source, "1", (NOT_ASKED,))


def read_chroma(value: Mapping[str, Any]) -> tuple[Trace, ...]:
    """Chroma's columns; a query has one more list around them, and is a trace for each question."""
    ids = value.get("ids")
    if isinstance(ids, list) and ids and isinstance(ids[0], list):
        return tuple(
            as_trace(_columns({key: _at(column, number) for key, column in value.items()}), "Chroma")
            for number in range(len(ids))
        )
    return (as_trace(_columns(value), "Chroma"),)


def _columns(value: Mapping[str, Any]) -> list[Record]:
    names = {"ids": "id", "documents": "document", "metadatas": "metadata", "distances": "distance", "uris": "uri"}
    columns = {name: value[key] for key, name in names.items() if isinstance(value.get(key), list)}
    length = max(map(len, columns.values()), default=0)
    rows = ({name: _at(column, number) for name, column in columns.items()} for number in range(length))
    return [record for row in rows if (record := record_of(row, score_kind="distance")) is not None]


def _at(column: object, number: int) -> object:
    return column[number] if isinstance(column, list) and number < len(column) else None


def read_docstore(value: Mapping[str, Any]) -> tuple[Trace, ...]:
    """LlamaIndex's docstore, its chunks in the order in which their documents list them."""
    nodes = value.get("docstore/data") or {}
    listed: list[str] = []
    for about in (value.get("docstore/ref_doc_info") or {}).values():
        listed += about.get("node_ids") or () if isinstance(about, Mapping) else ()
    order = [name for name in dict.fromkeys([*listed, *nodes]) if isinstance(nodes.get(name), Mapping)]
    return (as_trace(records_of(nodes[name] for name in order), "LlamaIndex docstore"),)


def read_points(rows: Iterable[object], source: str, score_kind: ScoreKind = "unknown") -> tuple[Trace, ...]:
    """Rows or points, each a chunk."""
    return (as_trace(records_of(rows, score_kind), source),)


def without_actions(rows: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The rows of a bulk request without the lines that say what is to be done with them."""
    kept: list[Mapping[str, Any]] = []
    action: Mapping[str, Any] = {}
    for row in rows:
        name = next(iter(row), "")
        if len(row) == 1 and name in ("index", "create", "update") and isinstance(row[name], Mapping):
            action = row[name]
        else:
            kept.append({**({"_id": action["_id"]} if "_id" in action else {}), **row})
            action = {}
    return kept
