"""A dump from its file to records, one at a time."""

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path

from inspector.auditing.dumps.array import array_rows
from inspector.auditing.dumps.decoding import TextBlocks, known_encoding
from inspector.auditing.dumps.form import EXTENSIONS, HEAD, Form, form_of
from inspector.auditing.dumps.lines import json_rows, lines_of
from inspector.auditing.dumps.opening import opened, shown
from inspector.auditing.dumps.rows import Fault, Row
from inspector.auditing.dumps.table import table_rows
from inspector.auditing.dumps.wrapped import chunks_in, wrapped_rows
from inspector.core.errors import InspectorError
from inspector.core.loading import MAX_BYTES
from inspector.core.printable import one_line
from inspector.records.fields import TEXT
from inspector.records.recognition import record_of
from inspector.records.record import Record

_BULK = frozenset({"index", "create", "update", "delete"})
"""What a line of an Elasticsearch bulk file says that holds no document."""


def is_dump(path: Path, *, encoding: str | None = None, text_key: str | None = None) -> bool:
    """Whether a file holds rows of texts: then it is a dump of chunks, else a document.

    Only files whose names end in `.json`, `.jsonl`, `.ndjson`, `.csv` or `.tsv` can be; one of their first twenty rows
    must hold a text, or, in a table, one column be named as texts are. What cannot be read is no dump.
    """
    if path.suffix[1:].lower() not in EXTENSIONS:
        return False
    try:
        with path.open("rb") as file:
            name = None if encoding is None else known_encoding(encoding)
            form, blocks = _begin(path.name, TextBlocks(file, name), text_key, forced=False)
            return form is not None and (form.name != "object" or bool(_object(blocks, alone=False)[1]))
    except (OSError, ValueError, InspectorError):
        return False


def read_dump(
    source: str | Path, *, encoding: str | None = None, text_key: str | None = None, notes: list[str] | None = None
) -> Iterator[Record | Fault]:
    """The records of a dump, in its order, and the places where there is none to be read.

    Args:
        source: A path, or `-` for standard input.
        encoding: Encoding of the bytes; `None` finds out.
        text_key: The key that holds the text; `None` tries those that tools use.
        notes: Takes a sentence where the encoding was guessed.

    Raises:
        InspectorError: The file cannot be read at all.
    """
    name = None if encoding is None else known_encoding(encoding)
    with opened(source) as file:
        blocks = TextBlocks(file, name)
        form, text = _begin(str(source), blocks, text_key, forced=True)
        if form is None:
            raise InspectorError(
                "is no dump: give JSON Lines, a JSON list, or CSV whose first line names a column such as text"
            )
        for row in _rows(form, text):
            if isinstance(row, Fault):
                yield row
            elif not _is_action(row):
                yield _record(row, text_key)
        if blocks.guessed and notes is not None:
            notes.append(f"{shown(source)} is not UTF-8; read as {blocks.encoding} (--encoding names another)")


def _begin(
    name: str, blocks: Iterable[str], text_key: str | None, *, forced: bool
) -> tuple[Form | None, Iterator[str]]:
    """The form of a dump, and its text from the beginning."""
    rest = iter(blocks)
    head: list[str] = []
    size = 0
    whole = False
    while size < HEAD and not whole:
        block = next(rest, None)
        whole = block is None
        head.append(block or "")
        size += len(head[-1])
    text = "".join(head)
    return form_of(name, text, whole=whole, text_key=text_key, forced=forced), chain([text], rest)


def _rows(form: Form, text: Iterable[str]) -> Iterator[Row | Fault]:
    if form.name == "lines":
        return json_rows(lines_of(text))
    if form.name == "array":
        return array_rows(text)
    if form.name == "table":
        return table_rows(lines_of(text), form.delimiter)
    whole, chunks = _object(text, alone=True)
    if not chunks:
        raise InspectorError("holds no chunks: give a list of objects with a text, one a line or in one JSON list")
    return wrapped_rows(whole, chunks)


def _object(blocks: Iterable[str], *, alone: bool) -> tuple[str, list[object]]:
    """A JSON object, whole, and the chunks in it."""
    parts: list[str] = []
    size = 0
    for block in blocks:
        size += len(block)
        if size > MAX_BYTES:
            raise InspectorError("is one large JSON object: write its chunks one a line (JSON Lines), without limit")
        parts.append(block)
    text = "".join(parts)
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        raise InspectorError(
            f"is not valid JSON: {error.msg.lower()} on line {error.lineno}, column {error.colno}"
        ) from None
    except RecursionError:
        raise InspectorError("is nested too deeply") from None
    except ValueError:
        raise InspectorError("holds a number of too many digits") from None
    return text, list(chunks_in(value, alone=alone))


def _record(row: Row, text_key: str | None) -> Record | Fault:
    value = row.value
    if text_key is not None:
        text = value.get(text_key)
        if not isinstance(text, str):
            return Fault(row.line, f"holds no text under {one_line(text_key)}: {_has(row)}")
        value = {**value, "page_content": text}
    record = record_of(value, line=row.line)
    if record is None or record.text is None:
        keys = ", ".join(TEXT[:5])
        return Fault(row.line, f"holds no text under {keys} or the like: {_has(row)}")
    return record


def _is_action(row: Row) -> bool:
    """Whether a row only says what an Elasticsearch bulk file does with the next one."""
    return len(row.value) == 1 and all(
        key in _BULK and isinstance(value, Mapping) and "_index" in value for key, value in row.value.items()
    )


def _has(row: Row) -> str:
    keys = [one_line(str(key), limit=30) for key in list(row.value)[:8]]
    return f"it has {', '.join(keys)}{' …' if len(row.value) > len(keys) else ''}" if keys else "it is empty"
