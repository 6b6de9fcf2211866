"""Chunks that were made elsewhere, put back into their document."""

from collections.abc import Iterable, Sequence

from inspector.core.chunk import Chunk
from inspector.core.document import Document
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.location.locating import differences_at, locate
from inspector.location.spot import Spot
from inspector.records.record import Record

PATIENCE = 200
"""So many texts in a row that are nowhere, and the next ones are no longer sought but letter by letter: it is the wrong
document, and to look for what is merely like a text takes a hundred times as long."""


def chunks_of(
    document: Document, records: Iterable[Record], stop: Stop | None = None
) -> tuple[list[Chunk], list[Record]]:
    """Give each chunk its place.

    A chunk that is there letter by letter stands where its maker says, if that is true, else at the first place behind
    the chunk before; any other is located. Where nothing but blanks differ, the document's own text is the chunk's.

    Args:
        document: The document.
        records: Chunks that are said to be of it, in the order in which they were cut.
        stop: Ends the search early.

    Returns:
        The chunks that were found, ordered by start, and those that are not in the document.

    Raises:
        Stopped: *stop* was set.
    """
    chunks: list[Chunk] = []
    missing: list[Record] = []
    last, misses = -1, 0
    for record in records:
        poll(stop)
        chunk = _exactly(document.text, record, last)
        if chunk is None and misses < PATIENCE:
            chunk = _located(document, record, last, stop)
        if chunk is None:
            missing.append(record)
            misses += 1
        else:
            chunks.append(chunk)
            last, misses = chunk.start, 0
    return sorted(chunks, key=lambda chunk: chunk.span), missing


def document_of(
    record: Record, documents: Sequence[tuple[int, Document]], stop: Stop | None = None, *, exactly: bool = False
) -> int | None:
    """The number of the document that a chunk is in; `None` where it is in none, or in several.

    With *exactly* it must be there letter by letter.
    """
    if exactly:
        text = (record.text or "").strip()
        found = [number for number, document in documents if text and text in document.text]
        return found[0] if len(found) == 1 else None
    if not documents:
        return None
    (spot,) = locate((record,), [document for _, document in documents], stop=stop)
    within = {place.document for place in spot.places}
    return documents[within.pop()][0] if len(within) == 1 else None


def _exactly(text: str, record: Record, last: int) -> Chunk | None:
    """A chunk that is there letter by letter, but for the blanks at its ends."""
    wanted = (record.text or "").strip()
    if not wanted:
        return None
    start = record.start
    if start is None or not text.startswith(wanted, start):
        start = text.find(wanted, last + 1)
        start = text.find(wanted) if start < 0 else start
    return None if start < 0 else Chunk(0, start, start + len(wanted), wanted)


def _located(document: Document, record: Record, last: int, stop: Stop | None) -> Chunk | None:
    """A chunk that is there with other blanks, letters or words."""
    (spot,) = locate((record,), document, stop=stop)
    span = _place(spot, last)
    if span is None:
        return None
    # A text that may stand in several places tells no differences: those of the place that was chosen count.
    if spot.differences or (spot.status == "ambiguous" and differences_at(record.text or "", span, document)):
        return Chunk(0, span.start, span.end, record.text or "", fidelity="altered")
    return Chunk(0, span.start, span.end, document.text[span.start : span.end])


def _place(spot: Spot, last: int) -> Span | None:
    """Of several places, the first behind the chunk before."""
    spans = [place.span for place in spot.places]
    return next((span for span in spans if span.start > last), spans[0] if spans else None)
