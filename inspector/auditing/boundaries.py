"""A test of a pipeline's chunks in one line, for pytest or any other runner."""

from collections.abc import Iterable, Iterator, Mapping

from inspector.auditing.audited import Audit, AuditedDocument, Finding
from inspector.auditing.chunks import audit_chunks
from inspector.core.errors import InspectorError
from inspector.core.printable import one_line
from inspector.inspection import MAX_RATE

_SHOWN = 10
"""Cuts that the message lists."""
_SEVERITIES = ("error", "warning", "info")


def assert_boundaries(
    chunks: Iterable[object], max_rate: float = MAX_RATE, *, checks: Mapping[str, str] | None = None
) -> None:
    """Fail a test if too many chunks are cut badly.

    Args:
        chunks: As `audit_chunks` takes them.
        max_rate: Largest issue rate that passes, 0 to 1.
        checks: By issue kind, `off`, or another severity for it.

    Raises:
        AssertionError: The issue rate is over *max_rate*; the message shows the worst cuts.
        InspectorError: There are no chunks, a chunk is none, or *max_rate* is no share.
    """
    __tracebackhide__ = True  # pytest shows the test that failed, not this function
    if not 0 <= max_rate <= 1:
        raise InspectorError(f"max_rate {max_rate} is no share: give a number from 0 to 1, such as 0.05")
    audit = audit_chunks(chunks, checks=checks)
    if not audit.chunks:
        raise InspectorError("there are no chunks to judge: did the splitter return any?")
    if audit.issue_rate > max_rate:
        raise AssertionError("\n".join(_message(audit, max_rate)))


def _message(audit: Audit, max_rate: float) -> Iterator[str]:
    yield (
        f"issue rate {_percent(audit.issue_rate)} ({audit.chunks_with_issues:,} of {audit.chunks:,} chunks) "
        f"is over the {_percent(max_rate)} allowed"
    )
    found = sorted(_findings(audit), key=lambda pair: _badness(pair[1]))
    yield f"the worst {len(found[:_SHOWN])} of {len(found)}:" if len(found) > _SHOWN else "the cuts:"
    places = [_place(*pair) for pair in found[:_SHOWN]]
    width = max(map(len, places), default=0)
    for place, (_, finding) in zip(places, found, strict=False):
        yield f"  {place:{width}}  {one_line(finding.issue.detail)}  [{finding.issue.kind}]"
    kinds: dict[str, int] = {}
    for document in audit.documents:
        for kind, count in document.by_kind.items():
            kinds[kind] = kinds.get(kind, 0) + count
    yield "by kind: " + ", ".join(
        f"{kind} {count:,}" for kind, count in sorted(kinds.items(), key=lambda pair: (-pair[1], pair[0]))
    )


def _findings(audit: Audit) -> Iterator[tuple[AuditedDocument, Finding]]:
    for document in audit.documents:
        for finding in document.findings:
            if finding.issue.severity != "info":
                yield document, finding


def _badness(finding: Finding) -> tuple[int, bool]:
    return _SEVERITIES.index(finding.issue.severity), bool(finding.issue.whole_in)


def _place(document: AuditedDocument, finding: Finding) -> str:
    called = document.name.partition("#")[2] or document.name
    return f"{one_line(called)} chunk {finding.issue.chunk}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
