"""Each retrieved text at its place in the documents; of several places, the one that the trace speaks for."""

from collections.abc import Iterator, Sequence
from pathlib import PurePosixPath

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.location.spot import Place, Spot
from inspector.records.record import Record
from inspector.traces.autopsied import Placed
from inspector.traces.trace import Item


def choose_places(items: Sequence[Item], spots: Sequence[Spot], documents: Sequence[Document]) -> tuple[Placed, ...]:
    """Give every text that was found its place.

    A text that stands in several places is given the one that its own metadata names, else the one that its neighbours
    leave: chunks with rising numbers stand in rising order, and the nearer to a neighbour the likelier.

    Args:
        items: The retrieved texts.
        spots: What was found of each.
        documents: The documents.
    """
    placed = [_by_itself(item, spot, documents) for item, spot in zip(items, spots, strict=True)]
    known = {number: one.place for number, one in enumerate(placed) if one.place is not None}
    for number, one in enumerate(placed):
        if one.place is None and one.spot.places:
            places = _named(one, documents) or one.spot.places
            place, why = _beside(one.item.record, places, [(items[other].record, known[other]) for other in known])
            placed[number] = Placed(one.item, one.spot, place, why)
    return tuple(placed)


def _by_itself(item: Item, spot: Spot, documents: Sequence[Document]) -> Placed:
    """The only place, or the one that the record's own claims point at."""
    if len(spot.places) == 1:
        return Placed(item, spot, spot.places[0])
    named = _named(Placed(item, spot, None), documents)
    if len(named) == 1:
        return Placed(item, spot, named[0], "the trace names its document")
    for place in named or spot.places:
        if item.record.start == place.span.start:
            return Placed(item, spot, place, "the trace gives its offset")
    return Placed(item, spot, None)


def _named(one: Placed, documents: Sequence[Document]) -> tuple[Place, ...]:
    """The places in documents that the record names."""
    names = [_key(name) for name in one.item.record.document_names]
    return tuple(place for place in one.spot.places if _key(documents[place.document].name) in names)


def _key(name: str) -> str:
    """A name as it is compared: the last part of a path or an address."""
    return PurePosixPath(name.replace("\\", "/").partition("#")[0].partition("?")[0].casefold()).name


def _beside(record: Record, places: Sequence[Place], known: Sequence[tuple[Record, Place]]) -> tuple[Place, str]:
    """The place nearest to where the neighbours say that it must be; else the first of all."""
    after, before = [], []
    if record.chunk_index is not None:
        for other, place in known:
            if other.chunk_index is not None and other.chunk_index < record.chunk_index:
                after.append(place)
            elif other.chunk_index is not None and other.chunk_index > record.chunk_index:
                before.append(place)
    fitting = [
        place
        for place in places
        if all(place.document != other.document or place.span.start > other.span.start for other in after)
        and all(place.document != other.document or place.span.start < other.span.start for other in before)
    ]
    if len(fitting) == 1 and len(places) > 1:
        return fitting[0], "the chunks' numbers leave no other"
    nearest = min(fitting or places, key=lambda place: min(_distances(place, [other for _, other in known]), default=0))
    return nearest, "the nearest to the other retrieved texts" if known else "the first of them"


def _distances(place: Place, others: Sequence[Place]) -> Iterator[int]:
    for other in others:
        if other.document == place.document:
            yield max(0, place.span.start - other.span.end, other.span.start - place.span.end)


def spans_of(placed: Sequence[Placed], documents: int, *, only_exact: bool = False) -> list[list[Span]]:
    """For each document the places of the retrieved texts in it, each once, ordered by start."""
    found: list[set[Span]] = [set() for _ in range(documents)]
    for one in placed:
        if one.place is not None and (not only_exact or one.spot.status in ("exact", "ambiguous")):
            found[one.place.document].add(one.place.span)
    return [sorted(spans) for spans in found]
