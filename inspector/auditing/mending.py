"""What would mend the worst issues of an audit, found by trying it on their documents."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from inspector.auditing.audited import Audit, AuditedDocument, Finding
from inspector.auditing.crew import Crew
from inspector.auditing.files import FileToAudit
from inspector.auditing.hands import Lost
from inspector.auditing.one import suggestions_for
from inspector.auditing.plan import Plan
from inspector.auditing.wire import file_to_json
from inspector.auditing.worst import Place
from inspector.core.loading import STDIN
from inspector.core.stop import Stop

Words = Mapping[tuple[str, int], str]
"""By document and number of the finding, what would mend it."""


def mended(
    audit: Audit,
    places: Sequence[Place],
    plan: Plan,
    *,
    files: Sequence[FileToAudit],
    crew: Crew | None = None,
    stop: Stop | None = None,
) -> Audit:
    """The audit, with a suggestion at each of *places* where something that was tried helps.

    Standard input cannot be read again, so its issues stay as they are.

    Raises:
        Stopped: *stop* was set.
    """
    by_name = {file.name: file for file in files if file.path != STDIN}
    wanted: dict[str, list[int]] = {}
    for place in places:
        if place.document.name in by_name:
            wanted.setdefault(place.document.name, []).append(place.number)
    # The longest first, as with the audit itself.
    names = sorted(wanted, key=lambda name: -by_name[name].size * len(wanted[name]))
    documents = {document.name: document for document in audit.documents}
    found: dict[tuple[str, int], str] = {}
    for name, words in _tried([(by_name[name], documents[name], wanted[name]) for name in names], plan, crew, stop):
        pairs = zip(wanted[name], words, strict=True)
        found.update({(name, number): line for number, line in pairs if line})
    return replace(audit, documents=tuple(_with(document, found) for document in audit.documents))


def _tried(
    groups: Sequence[tuple[FileToAudit, AuditedDocument, Sequence[int]]],
    plan: Plan,
    crew: Crew | None,
    stop: Stop | None,
) -> Iterator[tuple[str, Sequence[str | None]]]:
    if crew is None:
        for file, document, numbers in groups:
            units = [document.findings[number].issue.unit for number in numbers]
            yield file.name, suggestions_for(file, plan, units, stop)
        return
    requests = [
        {"file": file_to_json(file), "units": [document.findings[number].issue.unit for number in numbers]}
        for file, document, numbers in groups
    ]
    for number, answer in crew.answers(requests, stop):
        if not isinstance(answer, Lost):
            yield groups[number][0].name, answer


def _with(document: AuditedDocument, words: Words) -> AuditedDocument:
    if not any(name == document.name for name, _ in words):
        return document
    findings = (_mended(finding, words.get((document.name, at))) for at, finding in enumerate(document.findings))
    return replace(document, findings=tuple(findings))


def _mended(finding: Finding, words: str | None) -> Finding:
    return finding if words is None else replace(finding, issue=replace(finding.issue, suggestion=words))
