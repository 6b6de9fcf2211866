"""An audit as JSON: schema `inspector.audit/1`, a contract that others build on; and the same as JSON Lines.

Offsets, lines and columns count characters. The output is ASCII, so no terminal or pipe can spoil it, and of the same
audit it is the same, byte for byte.
"""

import json
from collections.abc import Iterator
from typing import Any

from inspector.auditing.audited import Audit, AuditedDocument, Failure, Finding
from inspector.auditing.gate import OPEN, Verdict
from inspector.report.chunks_json import issue_object

SCHEMA = "inspector.audit/1"
"""Name of the form; its number rises when a reader of the old form would break."""


def as_object(audit: Audit, verdict: Verdict = OPEN) -> dict[str, Any]:
    """The whole audit as one object."""
    return {
        **_head(audit, verdict),
        "documents": [document_object(document, verdict) for document in audit.documents],
        "failures": [failure_object(failure) for failure in audit.failures],
    }


def json_text(audit: Audit, verdict: Verdict = OPEN) -> Iterator[str]:
    """The object of `as_object` as pieces of JSON, one line for each issue."""
    yield "{\n"
    for name, value in _head(audit, verdict).items():
        yield f"{_dump(name)}: {_dump(value)},\n"
    yield '"documents": ['
    separator = "\n"
    for document in audit.documents:
        yield separator + _dump(_about(document))[:-1] + ', "issues": ['
        lines = (_dump(finding_object(document, finding, verdict)) for finding in document.findings)
        yield from _separated(lines)
        yield "]}"
        separator = ",\n"
    yield '\n],\n"failures": ['
    yield from _separated(_dump(failure_object(failure)) for failure in audit.failures)
    yield "]\n}\n"


def json_lines(audit: Audit, verdict: Verdict = OPEN) -> Iterator[str]:
    """An object a line, each with its `type`: every document followed by its issues, the failures, the summary."""
    for document in audit.documents:
        yield _dump({"type": "document", **_about(document)}) + "\n"
        for finding in document.findings:
            about = {"type": "issue", "document": document.name}
            yield _dump({**about, **finding_object(document, finding, verdict)}) + "\n"
    for failure in audit.failures:
        yield _dump({"type": "failure", **failure_object(failure)}) + "\n"
    yield _dump({"type": "summary", **_head(audit, verdict)}) + "\n"


def document_object(document: AuditedDocument, verdict: Verdict = OPEN) -> dict[str, Any]:
    """One document and its issues as an object."""
    issues = [finding_object(document, finding, verdict) for finding in document.findings]
    return {**_about(document), "issues": issues}


def finding_object(document: AuditedDocument, finding: Finding, verdict: Verdict = OPEN) -> dict[str, Any]:
    """One issue with its place in the file; `new` is there only where a baseline was compared with."""
    return {
        **issue_object(finding.issue),
        "line": finding.line,
        "column": finding.column,
        "end_line": finding.end_line,
        "before": finding.before,
        "after": finding.after,
        "fingerprint": finding.fingerprint,
        **({} if verdict.new is None else {"new": verdict.counts(document, finding)}),
    }


def failure_object(failure: Failure) -> dict[str, Any]:
    """What could not be read as an object."""
    return {"name": failure.name, "line": failure.line, "message": failure.message}


def _head(audit: Audit, verdict: Verdict) -> dict[str, Any]:
    split = next((document for document in audit.documents if document.splitter is not None), None)
    return {
        "schema": SCHEMA,
        "splitter": split
        and {"name": split.splitter, "version": split.splitter_version, "settings": dict(split.settings)},
        "profile": audit.documents[0].profile if audit.documents else None,
        "gate": None if verdict.is_open else {"passed": verdict.passed, "reasons": list(verdict.reasons)},
        "summary": {
            "documents": len(audit.documents),
            "failures": len(audit.failures),
            "skipped": audit.skipped,
            "complete": audit.complete,
            "characters": sum(document.characters for document in audit.documents),
            "chunks": audit.chunks,
            "chunks_with_issues": audit.chunks_with_issues,
            "issue_rate": audit.issue_rate,
            "by_kind": audit.by_kind,
        },
    }


def _about(document: AuditedDocument) -> dict[str, Any]:
    return {
        "name": document.name,
        "file": document.place,
        "kind": document.kind,
        "splitter": document.splitter,
        "characters": document.characters,
        "chunks": document.chunks,
        "chunks_with_issues": document.chunks_with_issues,
        "issue_rate": document.chunks_with_issues / document.chunks if document.chunks else 0.0,
        "by_kind": document.by_kind,
        "unlisted": dict(document.unlisted),
    }


def _separated(lines: Iterator[str]) -> Iterator[str]:
    separator = "\n"
    for line in lines:
        yield separator + line
        separator = ",\n"
    if separator != "\n":
        yield "\n"


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=True)
