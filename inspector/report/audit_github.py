"""An audit as GitHub's workflow commands, which the checks of a pull request show at their lines."""

from collections.abc import Iterator

from inspector.auditing.audited import Audit, AuditedDocument, Finding
from inspector.auditing.gate import OPEN, Verdict
from inspector.auditing.worst import worst_of
from inspector.core.printable import printable
from inspector.report.audit_summary import summary_line

_LEVELS = {"error": "error", "warning": "warning", "info": "notice"}
_TITLE = "inspector"


def github_text(audit: Audit, verdict: Verdict = OPEN) -> Iterator[str]:
    """A command a line: the worst issues first, since GitHub shows ten of each level; failures; the summary.

    With a baseline, only what is new or worse is told.
    """
    for failure in audit.failures:
        yield _command(
            "error", failure.message, file=failure.name, line=failure.line, title=f"{_TITLE}: cannot be read"
        )
    everything = sum(len(document.findings) for document in audit.documents)
    told: set[tuple[str, str]] = set()
    for place in worst_of(audit.documents, everything, lambda place: verdict.counts(place.document, place.finding)):
        told.add((place.document.name, place.finding.fingerprint))
        yield _annotation(place.document, place.finding)
    for document in audit.documents:
        for finding in document.findings:
            if (document.name, finding.fingerprint) not in told and verdict.counts(document, finding):
                yield _annotation(document, finding)
    if not verdict.passed:
        yield _command("error", verdict.line, title=f"{_TITLE}: over the limit")
    yield _command("notice", summary_line(audit), title=_TITLE)


def _annotation(document: AuditedDocument, finding: Finding) -> str:
    issue = finding.issue
    words = issue.detail if issue.suggestion is None else f"{issue.detail}; {issue.suggestion}"
    return _command(
        _LEVELS[issue.severity], words,
        file=document.place, line=finding.line, col=finding.column, title=f"{_TITLE}: {issue.kind}",
    )  # fmt: skip


def _command(level: str, message: str, **properties: object) -> str:
    given = ",".join(f"{name}={_property(str(value))}" for name, value in properties.items() if value is not None)
    return f"::{level} {given}::{_data(message)}\n"


def _data(text: str) -> str:
    """A message as a workflow command holds it; what a terminal would obey is shown, newlines are kept."""
    shown = printable(text, keep="\r\n\t")
    return shown.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
