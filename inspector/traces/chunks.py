"""The chunks that a document was cut into, as far as they can be known from what was retrieved of it."""

from collections.abc import Iterator, Sequence

from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.location.spot import Spot
from inspector.splitters.registry import SPLITTERS
from inspector.splitters.settings import build
from inspector.traces.autopsied import Inferred, Origin

_ASSUMED_SIZE = 500
"""Characters of a chunk where nothing was retrieved that would tell."""
_SMALLEST = 100
"""A size assumed from what was retrieved is at least so many characters."""


def known_chunks(
    documents: Sequence[Document],
    retrieved: Sequence[Sequence[Span]],
    indexed: Sequence[Spot],
    inferred: Inferred | None,
    stop: Stop | None = None,
) -> tuple[Origin, tuple[tuple[Span, ...], ...]]:
    """All chunks of each document, the retrieved ones among them.

    Taken from the index where there is one, else made by the inferred splitter; where neither is known, what lies
    between the retrieved chunks is cut into pieces of their size, beginning where they end.

    Args:
        documents: The documents.
        retrieved: For each document the retrieved chunks, ordered by start.
        indexed: Where the chunks of the index stand.
        inferred: The splitter that was inferred.
        stop: Ends the work early.

    Returns:
        Where the chunks are known from; for each document its chunks, ordered by start.

    Raises:
        Stopped: *stop* was set.
    """
    found: list[set[Span]] = [set(spans) for spans in retrieved]
    places = [place for spot in indexed for place in spot.places]
    if places:
        for place in places:
            found[place.document].add(place.span)
        return "index", tuple(tuple(sorted(spans)) for spans in found)
    longest = max((span.length for spans in retrieved for span in spans), default=_ASSUMED_SIZE)
    for number, document in enumerate(documents):
        poll(stop)
        made = None if inferred is None else _split(document, inferred, stop)
        found[number].update(
            _between(document, retrieved[number], max(_SMALLEST, longest), stop) if made is None else made
        )
    return ("assumed" if inferred is None else "inferred"), tuple(tuple(sorted(spans)) for spans in found)


def _split(document: Document, inferred: Inferred, stop: Stop | None) -> list[Span] | None:
    try:
        pieces = SPLITTERS[inferred.splitter].split(document, inferred.settings, stop)
    except InspectorError:  # such as a splitter of another kind of document
        return None
    return [Span(piece[0], piece[1]) for piece in pieces]


def _between(document: Document, retrieved: Sequence[Span], size: int, stop: Stop | None) -> Iterator[Span]:
    """Chunks of what lies between those retrieved."""
    splitter = SPLITTERS["recursive"]
    settings = build(splitter.settings, splitter.name, {"chunk_size": size, "chunk_overlap": 0})
    at = 0
    for span in (*retrieved, Span(len(document.text), len(document.text))):
        if span.start > at:
            gap = Document.from_text(document.text[at : span.start])
            for piece in splitter.split(gap, settings, stop):
                yield Span(at + piece[0], at + piece[1])
        at = max(at, span.end)
