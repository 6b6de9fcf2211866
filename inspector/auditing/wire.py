"""What goes between the processes of an audit: lines of JSON, so that no process ever obeys what a document says."""

import json
from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any

from inspector.auditing.audited import AuditedDocument, Failure, Finding
from inspector.auditing.files import FileToAudit
from inspector.auditing.one import Outcome
from inspector.auditing.plan import Plan
from inspector.core.issue import Issue
from inspector.core.span import Span

_ISSUE = tuple(field.name for field in fields(Issue))
_UNIT, _WHOLE_IN, _ALSO = map(_ISSUE.index, ("unit", "whole_in", "also"))
_FINDING = tuple(field.name for field in fields(Finding) if field.name != "issue")
_DOCUMENT = tuple(field.name for field in fields(AuditedDocument) if field.name != "findings")


def line(value: object) -> bytes:
    """A value as a line of ASCII."""
    return json.dumps(value, separators=(",", ":")).encode("ascii") + b"\n"


def plan_to_json(plan: Plan) -> dict[str, Any]:
    """A plan as JSON can hold it."""
    return asdict(plan)


def plan_from_json(value: Mapping[str, Any]) -> Plan:
    """Undo `plan_to_json`."""
    return Plan(**value)


def file_to_json(file: FileToAudit) -> dict[str, Any]:
    """A file to audit as JSON can hold it."""
    return asdict(file)


def file_from_json(value: Mapping[str, Any]) -> FileToAudit:
    """Undo `file_to_json`."""
    return FileToAudit(**value)


def outcome_to_json(outcome: Outcome) -> dict[str, Any]:
    """What became of a file as JSON can hold it."""
    if outcome is None:
        return {}
    if isinstance(outcome, Failure):
        return {"failure": asdict(outcome)}
    return {
        "document": {name: getattr(outcome, name) for name in _DOCUMENT},
        "findings": [
            ([getattr(finding.issue, name) for name in _ISSUE], [getattr(finding, name) for name in _FINDING])
            for finding in outcome.findings
        ],
    }


def outcome_from_json(value: Mapping[str, Any]) -> Outcome:
    """Undo `outcome_to_json`."""
    if "failure" in value:
        return Failure(**value["failure"])
    if "document" not in value:
        return None
    findings = tuple(Finding(_issue(issue), *rest) for issue, rest in value["findings"])
    return AuditedDocument(findings=findings, **value["document"])


def _issue(values: list[Any]) -> Issue:
    """An issue of its fields in order; there may be very many, so nothing is looked up by name."""
    values[_UNIT], values[_WHOLE_IN], values[_ALSO] = (
        Span(*values[_UNIT]),
        tuple(values[_WHOLE_IN]),
        tuple(values[_ALSO]),
    )
    return Issue(*values)
