"""Chunks as a caller has them at hand, spans or texts, made ready to be checked."""

from collections.abc import Iterable, Mapping, Sequence
from operator import index as as_index
from typing import Any

from inspector.core.chunk import Chunk
from inspector.core.document import Document
from inspector.core.errors import InspectorError, wrong_type
from inspector.core.printable import quoted
from inspector.core.span import Span
from inspector.core.stop import Stop
from inspector.placing import chunks_of
from inspector.records.objects import record_of_object


def given_chunks(document: Document, chunks: Sequence[object], stop: Stop | None = None) -> Sequence[Span | Chunk]:
    """Read chunks made elsewhere: their spans, or they themselves where they were found by their texts.

    Args:
        document: What they are of.
        chunks: All of them `(start, end)` in code points; or texts, dicts with a text, LangChain documents, LlamaIndex
            nodes.
        stop: Ends the search for texts early.

    Returns:
        Spans ordered by start; or chunks ordered by start, and behind them those that are not in the document.

    Raises:
        InspectorError: *chunks* is no list, or one of them is neither a text nor a span within the document.
        Stopped: *stop* was set.
    """
    if wrong := wrong_type(chunks, Iterable):
        raise InspectorError(f"chunks must be a list of (start, end), or of texts, not {wrong}")
    if isinstance(chunks, str | Mapping):
        raise InspectorError("chunks must be a list: put the one chunk between [ and ]")
    given = list(chunks)
    if all(isinstance(each, tuple | list) for each in given):
        return _spans(document, given)
    records = [record_of_object(each, number) for number, each in enumerate(given)]
    found, missing = chunks_of(document, records, stop)
    end = len(document.text)
    return [*found, *(Chunk(0, end, end, record.text or "", fidelity="not-found") for record in missing)]


def _spans(document: Document, chunks: Sequence[Any]) -> list[Span]:
    spans: list[Span] = []
    for number, pair in enumerate(chunks):
        try:
            start, end = pair
            span = Span(as_index(start), as_index(end))
        except (TypeError, ValueError):
            raise InspectorError(f"chunk {number} is {quoted(pair)}: give (start, end) in characters") from None
        if not 0 <= span.start < span.end <= len(document.text):
            raise InspectorError(
                f"chunk {number} is ({span.start}, {span.end}): offsets must rise within 0 and {len(document.text)}"
            )
        spans.append(span)
    return sorted(spans)
