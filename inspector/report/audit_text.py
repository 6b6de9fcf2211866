"""An audit as a listing for people, safe to print whatever the documents hold and are called."""

from collections import Counter
from collections.abc import Iterator

from inspector.auditing.audited import Audit, AuditedDocument
from inspector.auditing.gate import OPEN, Verdict
from inspector.auditing.worst import Place, worst_of
from inspector.core.errors import InspectorError
from inspector.core.printable import one_line, printable
from inspector.report.audit_summary import count, summary_line
from inspector.splitters.registry import find_splitter
from inspector.splitters.settings import build
from inspector.splitters.short_form import short_settings

WORST = 10
"""Issues that are told one by one."""
_DOCUMENTS = 20
"""Documents that are listed."""
_NAME = 90
"""Characters of a document's name."""


def plain_text(audit: Audit, verdict: Verdict = OPEN) -> Iterator[str]:
    """The listing: the documents with most broken chunks, the rate by kind, the worst issues, what it comes to."""
    if not audit.complete:
        yield "broken off: this is what was done until then\n"
    yield f"{_title(audit)}\n"
    yield from _documents(audit)
    yield from _kinds(audit)
    yield from _worst(audit, verdict)
    yield f"\n{summary_line(audit)}\n"
    if verdict.new is not None:
        yield f"{count(len(verdict.new), 'issue')} new or worse than the baseline\n"


def _title(audit: Audit) -> str:
    parts = [count(len(audit.documents), "document")]
    if audit.skipped:
        parts.append(f"{count(audit.skipped, 'file')} passed over, no document")
    if audit.failures:
        parts.append(f"{len(audit.failures):,} not read")
    first = next((document for document in audit.documents if document.splitter is not None), None)
    if first is not None:
        parts.append(one_line(_split_by(first)))
    profiles = dict.fromkeys(document.profile for document in audit.documents)
    return " · ".join([*parts, *(f"profile {profile}" for profile in profiles)])


def _split_by(document: AuditedDocument) -> str:
    try:
        row = find_splitter(str(document.splitter))
        return short_settings(row, build(row.settings, row.name, document.settings))
    except InspectorError:  # a splitter that is not one of ours
        return str(document.splitter)


def _documents(audit: Audit) -> Iterator[str]:
    broken = [document for document in audit.documents if document.chunks_with_issues]
    broken.sort(key=lambda document: (-document.chunks_with_issues, document.name))
    if broken:
        yield f"\n{'chunks':>8} {'broken':>8} {'rate':>8}  document\n"
    for document in broken[:_DOCUMENTS]:
        rate = f"{100 * document.chunks_with_issues / document.chunks:.1f} %"
        name = one_line(document.name, _NAME)
        yield f"{document.chunks:>8,} {document.chunks_with_issues:>8,} {rate:>8}  {name}\n"
    rest = len(broken) - _DOCUMENTS
    clean = len(audit.documents) - len(broken)
    if rest > 0:
        yield f"{'':>26}  and {rest:,} more with broken chunks\n"
    if clean:
        yield f"{'':>26}  {'and ' if broken else ''}{count(clean, 'document')} without a broken chunk\n"


def _kinds(audit: Audit) -> Iterator[str]:
    chunks: Counter[str] = Counter()
    severities: dict[str, Counter[str]] = {}
    for document in audit.documents:
        pairs = {(finding.issue.chunk, kind) for finding in document.findings for kind in finding.issue.kinds}
        chunks.update(kind for _, kind in pairs)
        for finding in document.findings:
            severities.setdefault(finding.issue.kind, Counter())[finding.issue.severity] += 1
    kinds = audit.by_kind
    if kinds:
        yield f"\n{'edges':>8} {'chunks':>8} {'rate':>8}  kind\n"
    for kind, edges in kinds.items():
        rate = f"{100 * chunks[kind] / audit.chunks:.1f} %" if audit.chunks else ""
        notes = severities.get(kind, Counter[str]())
        note = "  (notes: not in the rate)" if notes and notes["info"] == notes.total() else ""
        yield f"{edges:>8,} {chunks[kind]:>8,} {rate:>8}  {kind}{note}\n"


def _worst(audit: Audit, verdict: Verdict) -> Iterator[str]:
    found = worst_of(audit.documents, WORST, lambda place: verdict.counts(place.document, place.finding))
    if found:
        new = "" if verdict.new is None else "new or worse: "
        yield f"\n{new}the worst {'issue' if len(found) == 1 else len(found)}\n"
    for place in found:
        yield from _told(place)


def _told(place: Place) -> Iterator[str]:
    finding, issue = place.finding, place.finding.issue
    also = f" (also {', '.join(issue.also)})" if issue.also else ""
    state = ", torn" if not issue.whole_in else f", whole in #{issue.whole_in[0]}"
    if place.document.profile == "text":
        state = ""  # what other chunks hold is not looked at
    yield f"\n{one_line(place.document.place, _NAME)}:{finding.line}:{finding.column}  {issue.kind}{state}{also}\n"
    yield f"    {printable(issue.detail.partition(':')[0], keep='')}\n"
    yield f"    {printable(finding.before, keep='')} ✂ {printable(finding.after, keep='')}\n"
    if issue.suggestion:
        yield f"    {printable(issue.suggestion, keep='')}\n"
