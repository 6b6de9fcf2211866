"""A JSON object that holds a list of chunks somewhere: what stores and docstores export."""

import json
from collections.abc import Iterator, Mapping, Sequence

from inspector.auditing.dumps.rows import Fault, Row, row_of
from inspector.records.recognition import record_of

_LISTS = (
    "chunks", "documents", "nodes", "docstore/data", "points", "objects", "hits", "rows", "records", "items", "value",
    "data", "texts", "passages", "result", "results", "matches",
)  # fmt: skip
"""Keys under which tools keep their chunks, or an object that holds them; the most telling first."""
_DEPTH = 3
_ENOUGH = 20
"""Elements looked at to tell whether a list is one of chunks."""
_HEAD = 60
"""Characters of a text that are sought in the file to tell its line."""


def chunks_in(value: object, *, alone: bool = False, depth: int = _DEPTH) -> Sequence[object]:
    """The list of chunks that a parsed JSON value holds; empty where there is none.

    Args:
        value: The value.
        alone: Whether the value may itself be the one chunk; many an object that has a `text` is none.
        depth: How many objects may be around the list.
    """
    if isinstance(value, list):
        return value if holds_chunks(value) else ()
    if not isinstance(value, Mapping) or depth == 0:
        return ()
    if alone and _is_chunk(value):
        return [value]
    inside = (chunks_in(value.get(key), depth=depth - 1) for key in _LISTS)
    return _columns(value) or _by_id(value) or next(filter(None, inside), ())


def wrapped_rows(text: str, chunks: Sequence[object]) -> Iterator[Row | Fault]:
    """Chunks found in the parsed *text* as rows; a row's line is that on which its text begins, if it is found."""
    at, line = 0, 1
    for chunk in chunks:
        found = _place(text, chunk, at)
        if found > at:
            line += text.count("\n", at, found)
            at = found
        yield row_of(chunk, line)


def holds_chunks(values: Sequence[object]) -> bool:
    """Whether one of the first values is a chunk."""
    return any(_is_chunk(value) for value in values[:_ENOUGH])


def _is_chunk(value: object) -> bool:
    if isinstance(value, str):
        return len(value.split(maxsplit=1)) > 1  # a list of single words is no list of chunks
    record = record_of(value) if isinstance(value, Mapping) else None
    return record is not None and record.text is not None


def _columns(value: Mapping[str, object]) -> list[object]:
    """Chroma's `get`: a list of ids, one of texts, one of metadata, which belong together by their places."""
    ids, texts, metadata = value.get("ids"), value.get("documents"), value.get("metadatas")
    if not (isinstance(ids, list) and isinstance(texts, list) and len(ids) == len(texts)):
        return []
    if not any(isinstance(text, str) for text in texts):
        return []
    said = metadata if isinstance(metadata, list) and len(metadata) == len(ids) else [None] * len(ids)
    return [
        {"id": name, "page_content": text, "metadata": meta} for name, text, meta in zip(ids, texts, said, strict=True)
    ]


def _by_id(value: Mapping[str, object]) -> list[object]:
    """A docstore: chunks by their ids."""
    chunks = list(value.values())
    return chunks if all(isinstance(chunk, Mapping) for chunk in chunks) and holds_chunks(chunks) else []


def _place(text: str, chunk: object, at: int) -> int:
    record = record_of(chunk) if isinstance(chunk, Mapping) else None
    head = chunk if isinstance(chunk, str) else (record.text if record else None)
    if not head:
        return -1
    for ascii_only in (False, True):
        found = text.find(json.dumps(head[:_HEAD], ensure_ascii=ascii_only)[1:-1], at)
        if found >= 0:
            return found
    return -1
