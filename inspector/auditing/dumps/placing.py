"""Chunks that were made elsewhere, put back into their document and judged there."""

from collections.abc import Iterable, Mapping, Sequence

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.core.stop import Stop
from inspector.inspection import Inspection, check_spans
from inspector.records.record import Record


def inspect_records(
    document: Document, records: Sequence[Record], *, checks: Mapping[str, str] | None = None, stop: Stop | None = None
) -> tuple[Inspection, list[Record]]:
    """Judge chunks by the document that they were cut from.

    Args:
        document: The document.
        records: Chunks that are said to be of it, in the order in which they were cut.
        checks: By issue kind, `off`, or another severity for it.
        stop: Asked now and then; once set, the work ends.

    Returns:
        The inspection, and the chunks that are not in the document.

    Raises:
        Stopped: *stop* was set.
    """
    spans: list[Span] = []
    missing: list[Record] = []
    last = -1
    for record in records:
        span = _span(document.text, record, last)
        if span is None:
            missing.append(record)
        else:
            spans.append(span)
            last = span.start
    return check_spans(document, sorted(spans), profile="source", checks=checks, stop=stop), missing


def document_of(record: Record, documents: Iterable[tuple[int, Document]]) -> int | None:
    """The number of the document that a chunk is in; `None` where it is in none, or in several."""
    text = (record.text or "").strip()
    found = [number for number, document in documents if text and text in document.text]
    return found[0] if len(found) == 1 else None


def _span(text: str, record: Record, last: int) -> Span | None:
    """Where a chunk is: where its maker says, if that is true; else the first place behind the chunk before."""
    wanted = (record.text or "").strip()
    if not wanted:
        return None
    if record.start is not None and text.startswith(wanted, record.start):
        return Span(record.start, record.start + len(wanted))
    start = text.find(wanted, last + 1)
    start = text.find(wanted) if start < 0 else start
    return None if start < 0 else Span(start, start + len(wanted))
