"""An audit as JUnit XML: a test case a document, and one for the limits."""

import re
from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape

from inspector.auditing.audited import Audit, AuditedDocument, Failure
from inspector.auditing.gate import OPEN, Verdict
from inspector.core.printable import one_line, printable

_SUITE = "inspector audit"
_NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_MOST = 100  # issues told of one document: what reads such files shows a person the first screen of each


def junit_text(audit: Audit, verdict: Verdict = OPEN) -> Iterator[str]:
    """The audit as pieces of XML, in ASCII.

    A document fails where an error or a warning in it counts, unless limits are set and kept: then what was found is in
    its output.
    """
    cases = [*_documents(audit, verdict), *map(_unread, audit.failures)]
    if not audit.complete:
        cases.append(
            _case("the audit", _element("error", "broken off: not every document was looked at", "interrupted"))
        )
    if not verdict.is_open:
        failed = _element("failure", verdict.line, "limit") if not verdict.passed else ""
        cases.append(_case("limits", failed))
    counts = (
        f'tests="{len(cases)}" failures="{_number(cases, "failure")}" errors="{_number(cases, "error")}" skipped="0"'
    )
    yield f'<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="{_SUITE}" {counts}>\n'
    yield f'<testsuite name="{_SUITE}" {counts}>\n'
    yield from cases
    yield "</testsuite>\n</testsuites>\n"


def _number(cases: Iterable[str], outcome: str) -> int:
    return sum(f"\n<{outcome} " in case for case in cases)


def _documents(audit: Audit, verdict: Verdict) -> Iterator[str]:
    for document in audit.documents:
        lines = list(_lines(document, verdict))
        if not lines:
            yield _case(document.name, "", document.seconds)
            continue
        rate = f"{document.chunks_with_issues} of {document.chunks} chunks have issues"
        told = "\n".join(lines[:_MOST] + [f"and {len(lines) - _MOST} more"] * (len(lines) > _MOST))
        if verdict.is_open or not verdict.passed:
            inside = _element("failure", rate, "issues", told)
        else:
            inside = f"\n<system-out>{_text(told)}</system-out>\n"
        yield _case(document.name, inside, document.seconds)


def _lines(document: AuditedDocument, verdict: Verdict) -> Iterator[str]:
    for finding in document.findings:
        issue = finding.issue
        if issue.severity != "info" and verdict.counts(document, finding):
            place = f"{one_line(document.place)}:{finding.line}:{finding.column}"
            words = f"{place}: {issue.severity}: {issue.kind}: {printable(issue.detail, keep='')}"
            yield words if issue.suggestion is None else f"{words}; {issue.suggestion}"


def _unread(failure: Failure) -> str:
    return _case(failure.name, _element("error", failure.message, "unreadable"))


def _case(name: str, inside: str, seconds: float = 0.0) -> str:
    head = f'<testcase classname="{_SUITE}" name="{_attribute(name)}" time="{seconds:.3f}"'
    return f"{head}>{inside}</testcase>\n" if inside else f"{head}/>\n"


def _element(name: str, message: str, kind: str, text: str = "") -> str:
    return f'\n<{name} type="{kind}" message="{_attribute(message)}">{_text(text)}</{name}>\n'


def _attribute(text: str) -> str:
    return _ascii(escape(printable(text, keep=""), {'"': "&quot;"}))


def _text(text: str) -> str:
    return _ascii(escape(printable(text)))


def _ascii(text: str) -> str:
    return _NO_XML.sub("\ufffd", text).encode("ascii", "xmlcharrefreplace").decode("ascii")
