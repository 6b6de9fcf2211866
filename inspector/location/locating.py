"""Where texts stand in documents: letter by letter, else with less and less of it asked for."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import PurePosixPath

from inspector.core.document import Document
from inspector.core.errors import InspectorError, wrong_type
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.location.differences import differences
from inspector.location.folded import folded_places
from inspector.location.fuzzy import Near, is_like, near_places
from inspector.location.likeness import how_altered
from inspector.location.literal import literal_places
from inspector.location.markup import markup_in
from inspector.location.sheets import markup_of
from inspector.location.sought import Reading, Sought, has_ellipsis, readings
from inspector.location.spot import Difference, Place, Spot
from inspector.records.recognition import record_of
from inspector.records.record import Record

_COMPARED = 50
"""Places of one text that are compared letter by letter; where there are more, the text is ambiguous anyway."""
_STRIPPED = 0.05
"""Where more than this share of a text differs in the words of markup, it was stripped of it, and they do not count."""
_EDITS = 2.0
"""A place that needs so few letters more to be changed than the best one may be meant as well."""


def locate(
    texts: Iterable[str | Record | Mapping[str, object]],
    documents: Document | Iterable[Document],
    *,
    stop: Stop | None = None,
) -> tuple[Spot, ...]:
    """Find texts in documents, each by itself.

    Sought is, in this order, the text letter by letter; with other blanks, case, Unicode form, signs or markup, with
    ellipses, with a heading in front; then what is most like it. A document that a record names is searched first. An
    offset that it claims is believed only if the text is there.

    Args:
        texts: Texts, or chunks that hold one: dicts or `Record`s.
        documents: Where to look.
        stop: Ends the search early.

    Returns:
        A spot for each text. What has no letter or digit, or is short and not there as it is, is not found.

    Raises:
        InspectorError: A text is none, or there is no document.
        Stopped: *stop* was set.
    """
    docs = documents_of(documents)
    if isinstance(texts, (str, Record, Mapping)):
        texts = (texts,)
    if wrong := wrong_type(texts, Iterable):
        raise InspectorError(f"locate takes texts, not {wrong}: give a list of strings, dicts or records")
    return tuple(_locate(_record(text, number), docs, stop) for number, text in enumerate(texts))


def documents_of(documents: Document | Iterable[Document]) -> tuple[Document, ...]:
    """The documents to look in, at least one, whether one or several are given.

    Raises:
        InspectorError: There is none, or something else among them.
    """
    if isinstance(documents, Document):
        return (documents,)
    if wrong := wrong_type(documents, Iterable):
        raise InspectorError(f"{wrong} is no document to search: give a document, or a list of them")
    docs = tuple(documents)
    if not docs or not all(isinstance(document, Document) for document in docs):
        raise InspectorError("nothing to search: give a document, or a list of them")
    return docs


def _record(text: object, number: int) -> Record:
    if isinstance(text, str):
        return Record(text)
    if isinstance(text, Record):
        return text
    found = record_of(text) if isinstance(text, Mapping) else None
    if found is None:
        raise InspectorError(f"text {number} is {type(text).__name__} without a text: give strings, dicts or records")
    return found


def _locate(record: Record, documents: Sequence[Document], stop: Stop | None) -> Spot:
    poll(stop)
    text = record.text
    if text is None or not any(sign.isalnum() for sign in text):
        return _NOWHERE
    groups = _by_name(record, documents)
    for numbers in groups:
        found = _exactly(record, text, documents, numbers)
        if found is not None:
            return found
    near = _Nearest(Sought(text), documents, stop)
    for numbers in groups:
        found = _folded(text, documents, numbers, near, stripped=False)
        if found is not None:
            return found
    if markup_in(text):
        for numbers in groups:
            found = _folded(text, documents, numbers, near, stripped=True)
            if found is not None:
                return found
    return _nearly(text, documents, near)


class _Nearest:
    """The places most like a text in all documents, worked out when first asked for."""

    def __init__(self, sought: Sought, documents: Sequence[Document], stop: Stop | None) -> None:
        self.sought = sought
        self.stop = stop
        self._documents = documents

    @cached_property
    def found(self) -> list[tuple[Near, int]]:
        """The places with the numbers of their documents, the likest first."""
        pairs: list[tuple[Near, int]] = []
        for number, document in enumerate(self._documents):
            poll(self.stop)
            pairs += [(near, number) for near in near_places(self.sought, document, self.stop)]
        return sorted(pairs, key=lambda pair: (-pair[0].score, pair[1], pair[0].span))

    @property
    def best(self) -> tuple[Near, int] | None:
        """The likest place, if it is like enough."""
        return next(((near, number) for near, number in self.found if is_like(near, self.sought)), None)


_NOWHERE = Spot("not-found", None, None, None, 0.0)


def _by_name(record: Record, documents: Sequence[Document]) -> list[Sequence[int]]:
    """Numbers of the documents that the record names, then those of all."""
    names = {_base(name) for name in record.document_names}
    named = [number for number, document in enumerate(documents) if _base(document.name) in names]
    everything = range(len(documents))
    return [named, everything] if named and len(named) < len(documents) else [everything]


def _base(name: str) -> str:
    return PurePosixPath(name.replace("\\", "/").partition("#")[0].partition("?")[0].casefold()).name


def _exactly(record: Record, text: str, documents: Sequence[Document], numbers: Sequence[int]) -> Spot | None:
    places = [Place(number, span) for number in numbers for span in literal_places(text, documents[number])]
    if len(places) > 1 and record.start is not None:
        places = [place for place in places if place.span.start == record.start] or places
    if not places:
        return None
    return _spot("exact" if len(places) == 1 else "ambiguous", places, 100.0, how="exact")


@dataclass(frozen=True, slots=True)
class _Match:
    """A place and what is different there."""

    place: Place
    differs: tuple[Difference, ...]
    how: str
    weight: int


def _folded(
    text: str, documents: Sequence[Document], numbers: Sequence[int], near: _Nearest, *, stripped: bool
) -> Spot | None:
    for reading in readings(text):
        places = [
            Place(number, span)
            for number in numbers
            for span in folded_places(reading, documents[number], stripped=stripped, stop=near.stop)
        ]
        if places and reading.how == "prefix":
            places = _where_all_of_it_is(places, near.best)
        if places:
            return _best(text, reading, places, documents)
    return None


def _where_all_of_it_is(places: list[Place], best: tuple[Near, int] | None) -> list[Place]:
    """The places without a heading in front, where one of them is the place that all of the text is most like.

    The end of a text that was changed at its beginning may stand in other places too.
    """
    if best is None:
        return places
    near, number = best
    there = any(
        place.document == number
        and min(place.span.end, near.span.end) - max(place.span.start, near.span.start) > place.span.length / 2
        for place in places
    )
    return places if there else []


def _best(text: str, reading: Reading, places: Sequence[Place], documents: Sequence[Document]) -> Spot:
    """The place that differs least, if there is one such; else all of them."""
    if len(places) > _COMPARED:
        return _spot("ambiguous", places, 100.0, how=reading.how or "markup")
    matches = [_match(text, reading, place, documents[place.document]) for place in places]
    least = min(match.weight for match in matches)
    best = [match for match in matches if match.weight == least]
    if len(best) > 1:
        return _spot("ambiguous", [match.place for match in matches], 100.0, how=best[0].how)
    (match,) = best
    return _spot("altered", [match.place], _score(text, match), how=match.how, differs=match.differs)


def _match(text: str, reading: Reading, place: Place, document: Document) -> _Match:
    span = place.span
    there = document.text[span.start : span.end]
    how = reading.how or how_altered(text, there)
    if how == "markup" and has_ellipsis(text) and not has_ellipsis(there):
        how = "ellipsis"
    differs = () if how in ("blanks", "case") else differences_at(text, span, document)
    return _Match(place, differs, how, _WEIGHTS.index(how) + 10 * len(differs))


_WEIGHTS = ("blanks", "case", "unicode", "markup", "ellipsis", "prefix", "fuzzy")


def differences_at(text: str, span: Span, document: Document) -> tuple[Difference, ...]:
    """In what a text differs from one place of a document, words of markup left aside on both sides."""
    inside = [
        Span(markup.start - span.start, markup.end - span.start)
        for markup in markup_of(document)
        if span.start <= markup.start and markup.end <= span.end
    ]
    there = document.text[span.start : span.end]
    found = differences(there, text, span.start)
    if found and (inside or markup_in(text)):
        changed = sum(max(len(one.wanted), len(one.found)) for one in found)
        if changed > _STRIPPED * len(text):
            plain = differences(there, _without(text), span.start, inside)
            numbers = [one for one in found if _renumbered(one) and one not in plain]
            return tuple(sorted([*plain, *numbers], key=lambda one: (one.start, one.end)))
    return found


def _renumbered(one: Difference) -> bool:
    """Whether something has other digits than the document: that is no markup that was stripped."""
    ours = [sign for sign in one.found if sign.isdigit()]
    return bool(ours) and ours != [sign for sign in one.wanted if sign.isdigit()]


def _without(text: str) -> str:
    for span in reversed(markup_in(text)):
        text = text[: span.start] + " " + text[span.end :]
    return text


def _score(text: str, match: _Match) -> float:
    """100 where only form differs; else the share of letters that are the same."""
    changed = sum(max(len(one.wanted), len(one.found)) for one in match.differs)
    return 100.0 if not changed else max(0.0, 100.0 * (1 - changed / max(len(text), changed)))


def _nearly(text: str, documents: Sequence[Document], nearest: _Nearest) -> Spot:
    """The place that is most like the text, if it is like enough."""
    if not nearest.found:
        return _NOWHERE
    first, where = nearest.found[0]
    if nearest.best is None:
        return Spot("not-found", None, None, None, first.score, near=Place(where, first.span))
    best, number = nearest.best
    sought = nearest.sought
    margin = 100.0 * _EDITS / max(sought.letters, 1)
    like = [(near, where) for near, where in nearest.found if is_like(near, sought)]
    rivals = [Place(where, near.span) for near, where in like if best.score - near.score < margin]
    if len(rivals) > 1:
        rivals.sort(key=lambda place: (place.document, place.span))
        return _spot("ambiguous", rivals, best.score, how="fuzzy")
    differs = differences_at(text, best.span, documents[number])
    score = min(best.score, 99.9) if differs else best.score
    return _spot("altered", [Place(number, best.span)], score, how="fuzzy", differs=differs)


def _spot(
    status: str, places: Sequence[Place], score: float, *, how: str, differs: tuple[Difference, ...] = ()
) -> Spot:
    first = places[0]
    return Spot(status, first.document, *first.span, score, tuple(places), differs, how=how)  # type: ignore[arg-type]  # words of their Literal types
