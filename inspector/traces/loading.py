"""A trace from a file, whichever tool wrote it."""

import csv
import gzip
import io
import json
import zlib
from collections.abc import Iterator, Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from inspector.core.decoding import decode
from inspector.core.errors import InspectorError, wrong_type
from inspector.core.loading import MAX_BYTES
from inspector.core.printable import one_line
from inspector.records.record import Record
from inspector.traces.detection import SHAPES, recognise
from inspector.traces.stores.chroma import FILE, MAGIC, read_chroma_store
from inspector.traces.stores.folders import refuse
from inspector.traces.trace import Trace

_GZIP = b"\x1f\x8b"
_HEAD = 16
_KEYS_SHOWN = 8
_CELL = 2**31 - 1
_LISTED = 12


def load_trace(path: str | Path, trace_id: str | None = None, *, max_bytes: int | None = MAX_BYTES) -> Trace:
    """Read one trace.

    Args:
        path: A file, or a store's folder.
        trace_id: Which of several traces, by its own name or its number in the file from 1.
        max_bytes: Largest file to read, in bytes; `None` lifts the limit.

    Raises:
        InspectorError: It cannot be read or recognised, or holds several traces of which none was named.
    """
    traces = load_traces(path, max_bytes=max_bytes)
    if trace_id is not None:
        return _named(traces, trace_id, one_line(str(path)))
    if len(traces) > 1:
        shown = ", ".join(_choice(trace) for trace in traces[:_LISTED])
        more = f" and {len(traces) - _LISTED} more" if len(traces) > _LISTED else ""
        raise InspectorError(
            f"{one_line(str(path))} holds {len(traces)} traces: choose one with --trace-id: {shown}{more}"
        )
    return traces[0]


def _named(traces: tuple[Trace, ...], trace_id: str, shown: str) -> Trace:
    for trace in traces:
        if trace.trace_id == trace_id:
            return trace
    if trace_id.isdigit() and 1 <= int(trace_id) <= len(traces):
        return traces[int(trace_id) - 1]
    names = ", ".join(one_line(trace.trace_id) for trace in traces[:_LISTED])
    raise InspectorError(
        f"{shown} has no trace {one_line(trace_id)!r}: it has {names}, or give a number from 1 to {len(traces)}"
    )


def _choice(trace: Trace) -> str:
    question = " ".join((trace.question or "").split())
    return f"{one_line(trace.trace_id)} ({one_line(question[:40])}…)" if question else one_line(trace.trace_id)


def load_traces(path: str | Path, *, max_bytes: int | None = MAX_BYTES) -> tuple[Trace, ...]:
    """Read every trace of a file, at least one.

    Raises:
        InspectorError: It cannot be read or recognised, or holds no retrieved chunk.
    """
    if wrong := wrong_type(path, (str, PathLike)):
        raise InspectorError(f"a trace is read from a path, not {wrong}: give a file or a store's folder")
    file = Path(path)
    shown = one_line(str(path))
    data = _bytes(file, shown, max_bytes)
    if data is None:
        traces = read_chroma_store(file / FILE if file.is_dir() else file)
        notes: list[str] = []
    else:
        value, notes = _parsed(data, file, shown)
        found = recognise(value)
        if found is None:
            raise InspectorError(_unknown(value, shown))
        traces = found
    full = tuple(trace for trace in traces if any(step.items for step in trace.retrievals))
    if not full:
        why = next((trace.warnings[0] for trace in traces if trace.warnings), "export it with the retriever's output")
        raise InspectorError(f"{shown} holds no retrieved chunk: {why}")
    traces = full
    if not notes:
        return traces
    return tuple(
        Trace(each.question, each.answer, each.retrievals, each.source_format, each.trace_id, (*each.warnings, *notes))
        for each in traces
    )


def load_index(path: str | Path, *, max_bytes: int | None = MAX_BYTES) -> tuple[Record, ...]:
    """Read every chunk of a dump of an index, in its order.

    Raises:
        InspectorError: It cannot be read or recognised.
    """
    traces = load_traces(path, max_bytes=max_bytes)
    return tuple(item.record for trace in traces for step in trace.retrievals for item in step.items)


def _bytes(file: Path, shown: str, limit: int | None) -> bytes | None:
    """The file's content; `None` for a store that is read in its own way."""
    try:
        if file.is_dir():
            if (file / FILE).is_file():
                return None
            if (file / "docstore.json").is_file():
                return (file / "docstore.json").read_bytes()
            refuse(file, b"")
        size = file.stat().st_size
        if limit is not None and size > limit:
            raise InspectorError(
                f"{shown} has {size / 2**20:,.0f} MB: cut the trace out of it, such as with grep, or raise --max-size"
            )
        data = file.read_bytes()
    except OSError as fault:
        raise InspectorError(f"{shown} cannot be read: {(fault.strerror or str(fault)).lower()}") from None
    if data.startswith(MAGIC):
        return None
    if data.startswith(_GZIP):
        data = _unzipped(data, shown, limit)
    refuse(file, data[:_HEAD])
    return data


def _unzipped(data: bytes, shown: str, limit: int | None) -> bytes:
    try:
        with gzip.open(io.BytesIO(data)) as stream:
            out = stream.read(-1 if limit is None else limit + 1)
    except (OSError, EOFError, zlib.error):
        raise InspectorError(f"{shown} is no whole gzip file") from None
    if limit is not None and len(out) > limit:
        raise InspectorError(f"{shown} unpacks to more than {limit / 2**20:,.0f} MB: cut the trace out of it")
    return out


def _parsed(data: bytes, file: Path, shown: str) -> tuple[object, list[str]]:
    """The file as JSON, as lines of JSON, or as CSV; and what a person should know of how it was read."""
    text = _text(data)
    if not text.strip():
        raise InspectorError(f"{shown} is empty: export the trace again")
    if file.suffix.lower() in (".csv", ".tsv"):
        return _rows(text, "\t" if file.suffix.lower() == ".tsv" else ",", shown), []
    try:
        return json.loads(text), []
    except RecursionError:
        raise InspectorError(f"{shown} is nested too deeply to be read") from None
    except ValueError as fault:
        return _lines(text, shown, fault)


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return decode(data).text


def _lines(text: str, shown: str, fault: ValueError) -> tuple[list[object], list[str]]:
    """Lines of JSON, those that are none left out where most are."""
    rows: list[object] = []
    wrong: list[int] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
        except (ValueError, RecursionError):
            wrong.append(number)
            if not rows:
                break
            continue
        if not isinstance(row, Mapping | list):
            wrong.append(number)
        else:
            rows.append(row)
    if not rows:
        where = (
            f"line {fault.lineno}, column {fault.colno}: {fault.msg}"
            if isinstance(fault, json.JSONDecodeError)
            else fault
        )
        raise InspectorError(f"{shown} is no JSON: {where}; was it cut short?")
    notes = [f"line {number} is no JSON, and was left out" for number in wrong[:3]]
    return rows, [*notes, f"and {len(wrong) - 3} more lines"] if len(wrong) > 3 else notes  # noqa: PLR2004 (three are named)


def _rows(text: str, delimiter: str, shown: str) -> list[dict[str, Any]]:
    before = csv.field_size_limit(_CELL)
    try:
        return [_cells(row) for row in csv.DictReader(io.StringIO(text, newline=""), delimiter=delimiter)]
    except csv.Error as fault:
        raise InspectorError(f"{shown} is no CSV: {fault}") from None
    finally:
        csv.field_size_limit(before)


def _cells(row: Mapping[str | None, Any]) -> dict[str, Any]:
    """A row without the cells that no heading stands over."""
    return {str(key): value for key, value in row.items() if key is not None and value is not None}


def _unknown(value: object, shown: str) -> str:
    first = value[0] if isinstance(value, list) and value else value
    keys = list(first) if isinstance(first, Mapping) else []
    names = ", ".join(one_line(str(key)) for key in keys[:_KEYS_SHOWN])
    what = f"its first keys are {names}" if keys else f"it is a {type(first).__name__}"
    looked = ", ".join(_names())
    return f"{shown} has no shape that is known: {what}; looked for: {looked}"


def _names() -> Iterator[str]:
    yield from dict.fromkeys(shape.name for shape in SHAPES)
