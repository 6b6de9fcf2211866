"""An inspection as JSON: schema `inspector.chunks/1`, a contract that others build on.

Offsets count characters (code points), spans are half-open. The output is ASCII, so no terminal or pipe can spoil it.
"""

import json
from collections.abc import Iterator
from typing import Any

from inspector.core.chunk import Chunk
from inspector.core.document import Document
from inspector.core.issue import Issue
from inspector.inspected import Inspection
from inspector.splitters.base import Splitter
from inspector.splitters.settings import Settings, as_dict

SCHEMA = "inspector.chunks/1"
"""Name of the form; its number rises when a reader of the old form would break."""


def as_object(view: Inspection, *, with_text: bool = False) -> dict[str, Any]:
    """The whole inspection as one object.

    Args:
        view: The inspection.
        with_text: Put the document's text in.
    """
    return {
        **_head(view, with_text=with_text),
        "chunks": [chunk_object(chunk) for chunk in view.chunks],
        "issues": [issue_object(issue) for issue in view.issues],
        "summary": summary_object(view),
    }


def document_object(document: Document, *, with_text: bool = False) -> dict[str, Any]:
    """What a document is, as an object.

    Args:
        document: The document.
        with_text: Put its text in.
    """
    about: dict[str, Any] = {
        "name": document.name,
        "kind": document.kind,
        "language": document.language,
        "encoding": document.encoding,
        "replaced": document.replaced,
        "characters": len(document.text),
        "sha256": document.sha256,
    }
    if with_text:
        about["text"] = document.text
    return about


def splitter_object(splitter: Splitter, settings: Settings) -> dict[str, Any]:
    """A splitter and its settings as an object."""
    return {"name": splitter.name, "version": splitter.version, "settings": as_dict(settings)}


def chunk_object(chunk: Chunk) -> dict[str, Any]:
    """One chunk as an object."""
    return {
        "index": chunk.index,
        "start": chunk.start,
        "end": chunk.end,
        "text": chunk.text,
        "tokens": chunk.tokens,
        "heading_path": list(chunk.heading_path),
        "fidelity": chunk.fidelity,
    }


def issue_object(issue: Issue) -> dict[str, Any]:
    """One issue as an object."""
    return {
        "chunk": issue.chunk,
        "kind": issue.kind,
        "also": list(issue.also),
        "severity": issue.severity,
        "side": issue.side,
        "offset": issue.offset,
        "unit": list(issue.unit),
        "whole_in": list(issue.whole_in),
        "detail": issue.detail,
        "suggestion": issue.suggestion,
    }


def summary_object(view: Inspection) -> dict[str, Any]:
    """The numbers that the inspection comes to.

    `issue_rate` and `coverage` are shares from 0 to 1, the second of non-blank characters that are in some chunk;
    `survival` holds for each kind of unit the share, 0 to 1, that is whole in some chunk; `null` where there is none.
    """
    return {
        "chunks": len(view.chunks),
        "chunks_with_issues": view.chunks_with_issues,
        "issue_rate": view.issue_rate,
        "by_kind": view.by_kind,
        "survival": dict(view.survival),
        "coverage": _covered(view),
        "lost": [list(span) for span in view.coverage.lost],
    }


def json_text(view: Inspection, *, with_text: bool = False) -> Iterator[str]:
    """The object of `as_object` as pieces of JSON, one line for each chunk and issue.

    A large one can so be written while it is made.
    """
    yield "{\n"
    for name, value in _head(view, with_text=with_text).items():
        yield f"{_dump(name)}: {_dump(value)},\n"
    yield from _list("chunks", (_dump(chunk_object(chunk)) for chunk in view.chunks))
    yield from _list("issues", (_dump(issue_object(issue)) for issue in view.issues))
    yield f'"summary": {_dump(summary_object(view))}\n}}\n'


def json_lines(view: Inspection) -> Iterator[str]:
    """The chunks alone, one object a line."""
    for chunk in view.chunks:
        yield _dump(chunk_object(chunk)) + "\n"


def _head(view: Inspection, *, with_text: bool) -> dict[str, Any]:
    splitter, settings = view.splitter, view.settings
    made_by = None if splitter is None or settings is None else splitter_object(splitter, settings)
    return {"schema": SCHEMA, "document": document_object(view.document, with_text=with_text), "splitter": made_by}


def _covered(view: Inspection) -> float:
    """Share of the non-blank characters that are in some chunk; 1 where there are none."""
    covered = view.coverage.once + view.coverage.repeated
    text = view.document.text
    lost = sum(sum(map(len, text[span.start : span.end].split())) for span in view.coverage.lost)
    return covered / (covered + lost) if covered + lost else 1.0


def _list(name: str, items: Iterator[str]) -> Iterator[str]:
    yield f"{_dump(name)}: ["
    separator = "\n"
    for item in items:
        yield separator + item
        separator = ",\n"
    yield "\n],\n" if separator != "\n" else "],\n"


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=True)
