"""An audit as SARIF 2.1.0, which code-scanning viewers open at the right lines."""

import json
import re
from collections.abc import Iterator
from pathlib import PurePath
from typing import Any
from urllib.parse import quote

from inspector import __version__
from inspector.auditing.audited import Audit, AuditedDocument, Failure, Finding
from inspector.auditing.gate import OPEN, Verdict
from inspector.checks.registry import PROFILES
from inspector.core.printable import printable

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
"""Where the form is written down."""

FINGERPRINT = "inspectorCut/v1"
"""Name of the fingerprint; its number rises when the same cut would get another one."""

_LEVELS = {"error": "error", "warning": "warning", "info": "note"}
_PLACEHOLDER = re.compile(r"\{(\d+)\}")


def sarif_text(audit: Audit, verdict: Verdict = OPEN) -> Iterator[str]:
    """The audit as pieces of one SARIF log, one line for each result."""
    rules = _rules()
    numbers = {rule["id"]: number for number, rule in enumerate(rules)}
    driver = {"name": "Inspector", "version": __version__, "semanticVersion": __version__, "rules": rules}
    head = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "invocations": [_invocation(audit)]}
    yield f'{{"$schema": "{SCHEMA}", "version": "2.1.0", "runs": [{json.dumps(head)[:-1]}, "results": ['
    separator = "\n"
    for document in audit.documents:
        for finding in document.findings:
            yield separator + json.dumps(_result(document, finding, verdict, numbers))
            separator = ",\n"
    yield "\n]}]}\n"


def _rules() -> list[dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for checks in PROFILES.values():
        for check in checks:
            for kind in check.kinds:
                rule = {
                    "id": kind,
                    "shortDescription": {"text": check.doc},
                    "defaultConfiguration": {"level": _LEVELS[check.severity]},
                }
                found.setdefault(kind, rule)
    return list(found.values())


def _invocation(audit: Audit) -> dict[str, Any]:
    notes = [_notification(failure) for failure in audit.failures]
    if not audit.complete:
        notes.append(
            {"level": "error", "message": {"text": "The audit was broken off: not every document was looked at."}}
        )
    return {"executionSuccessful": audit.complete and not audit.failures, "toolExecutionNotifications": notes}


def _notification(failure: Failure) -> dict[str, Any]:
    place: dict[str, Any] = {"artifactLocation": {"uri": uri_of(failure.name)}}
    if failure.line is not None:
        place["region"] = {"startLine": failure.line}
    return {"level": "error", "message": {"text": _plain(failure.message)}, "locations": [{"physicalLocation": place}]}


def _result(document: AuditedDocument, finding: Finding, verdict: Verdict, numbers: dict[str, int]) -> dict[str, Any]:
    issue = finding.issue
    words = issue.detail if issue.suggestion is None else f"{issue.detail}; {issue.suggestion}"
    place: dict[str, Any] = {
        "artifactLocation": {"uri": uri_of(document.place)},
        "region": {"startLine": finding.line, "startColumn": finding.column},  # up to the end of the line
    }
    if finding.end_line > finding.line:
        place["contextRegion"] = {"startLine": finding.line, "endLine": finding.end_line}
    result: dict[str, Any] = {
        "ruleId": issue.kind,
        "level": _LEVELS[issue.severity],
        "message": {"text": _plain(words)},
        "locations": [{"physicalLocation": place}],
        "partialFingerprints": {FINGERPRINT: finding.fingerprint},
        "properties": {"chunk": issue.chunk, "side": issue.side, "torn": not issue.whole_in, "also": list(issue.also)},
    }
    if issue.kind in numbers:
        result["ruleIndex"] = numbers[issue.kind]
    if verdict.new is not None:
        result["baselineState"] = "new" if verdict.counts(document, finding) else "unchanged"
    return result


def uri_of(name: str) -> str:
    """A path as a URI, relative where the path is; whatever the name holds, it stays one."""
    path = name.encode("utf-8", "surrogateescape" if _is_bytes(name) else "replace")
    if PurePath(name).is_absolute():
        return "file://" + ("" if name.startswith("/") else "/") + quote(path)
    return quote(path)


def _is_bytes(name: str) -> bool:
    """Whether a name's lone surrogates all stand for bytes of a file name that is not UTF-8."""
    return not any(0xD800 <= ord(ch) < 0xDC80 or 0xDCFF < ord(ch) < 0xE000 for ch in name)  # noqa: PLR2004 (surrogates)


def _plain(text: str) -> str:
    """A message without controls, and of which a viewer takes nothing for a placeholder or a link."""
    return _PLACEHOLDER.sub(r"{{\1}}", printable(text, keep="")).replace("](", "] (")
