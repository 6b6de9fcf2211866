"""A test of a pipeline's chunks in one line, for pytest or any other runner."""

from collections.abc import Iterable, Iterator, Mapping

from inspector.auditing.audited import Audit
from inspector.auditing.chunks import audit_chunks
from inspector.auditing.dumps.sources import Source
from inspector.auditing.worst import Place, worst_of
from inspector.core.errors import InspectorError, wrong_type
from inspector.core.printable import one_line, quoted
from inspector.inspected import MAX_RATE

_SHOWN = 10
"""Cuts that the message lists."""


def assert_boundaries(
    chunks: Iterable[object],
    max_rate: float = MAX_RATE,
    source: Source | Iterable[Source] | None = None,
    *,
    checks: Mapping[str, str] | None = None,
) -> None:
    """Fail a test if too many chunks are cut badly.

    Args:
        chunks: As `audit_chunks` takes them.
        max_rate: Largest issue rate that passes, 0 to 1.
        source: The documents that they were cut from, as `audit_chunks` takes them: then a heading without a full stop
            is no fault, and the message says on which line the cut is.
        checks: By issue kind, `off`, or another severity for it.

    Raises:
        AssertionError: The issue rate is over *max_rate*; the message shows the worst cuts.
        InspectorError: There are no chunks, a chunk is none, or *max_rate* is no share.
    """
    __tracebackhide__ = True  # pytest shows the test that failed, not this function
    if wrong_type(max_rate, (int, float)) or not 0 <= max_rate <= 1:
        raise InspectorError(f"max_rate {quoted(max_rate)} is no share: give a number from 0 to 1, such as 0.05")
    audit = audit_chunks(chunks, source, checks=checks)
    if not audit.chunks:
        raise InspectorError("there are no chunks to judge: did the splitter return any?")
    if audit.issue_rate > max_rate:
        raise AssertionError("\n".join(_message(audit, max_rate)))


def _message(audit: Audit, max_rate: float) -> Iterator[str]:
    yield (
        f"issue rate {_percent(audit.issue_rate)} ({audit.chunks_with_issues:,} of {audit.chunks:,} chunks) "
        f"is over the {_percent(max_rate)} allowed"
    )
    found = worst_of(audit.documents, _SHOWN)
    cuts = sum(finding.issue.severity != "info" for document in audit.documents for finding in document.findings)
    yield f"the worst {len(found)} of {cuts:,}:" if cuts > len(found) else "the cuts:"
    places = [_place(place) for place in found]
    width = max(map(len, places), default=0)
    for shown, place in zip(places, found, strict=True):
        yield f"  {shown:{width}}  {one_line(place.finding.issue.detail)}  [{place.finding.issue.kind}]"
    yield "by kind: " + ", ".join(f"{kind} {count:,}" for kind, count in audit.by_kind.items())


def _place(place: Place) -> str:
    document = place.document
    chunk = f"chunk {place.finding.issue.chunk}"
    called = document.name.partition("#")[2]
    if called and called == document.file:
        return f"{one_line(called)}:{place.finding.line} {chunk}"
    return f"{one_line(called or document.name)} {chunk}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
