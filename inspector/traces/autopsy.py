"""A trace laid over its documents: what was cut, what was missed, where the answer comes from, what would heal it."""

from collections.abc import Sequence
from dataclasses import replace

from inspector.core.document import Document
from inspector.core.errors import InspectorError, wrong_type
from inspector.core.printable import one_line
from inspector.core.stop import Stop
from inspector.location.locating import documents_of, locate
from inspector.location.spot import Place, Spot
from inspector.records.record import Record
from inspector.traces.answer import Said, claims_of
from inspector.traces.asking import Asker
from inspector.traces.autopsied import Autopsy, Claim, Cut, Placed
from inspector.traces.chunks import known_chunks
from inspector.traces.cures import cures_for
from inspector.traces.cuts import cuts_of, issues_at
from inspector.traces.inference import infer
from inspector.traces.placing import choose_places, spans_of
from inspector.traces.remedies import with_remedies
from inspector.traces.trace import Item, Trace
from inspector.traces.verdict import verdict_of

DEFAULT_RETRIEVER = "hybrid"
"""The retriever by which the question is asked again where none is named."""

_CURED_CHARACTERS = 2_000_000
"""The cures are tried on documents of so many characters together, those with retrieved texts first."""
_NEAR = 60.0
"""A near miss at least so good is told: most likely the document has changed."""


def autopsy(
    trace: Trace,
    documents: Document | Sequence[Document],
    index: Sequence[Record] | None = None,
    *,
    retriever: str = DEFAULT_RETRIEVER,
    stop: Stop | None = None,
) -> Autopsy:
    """Lay a trace over its documents.

    Each retrieved text is placed and its edges judged; the rest of what it cuts is found, with where it ranks for the
    question; the splitter is inferred; the answer's words and numbers are traced; some twenty settings are tried.

    Args:
        trace: What was asked, retrieved and answered.
        documents: What was indexed, as far as it is at hand: a document, or several.
        index: The chunks of the index, such as a dump of it; without it they are taken from the inferred settings.
        retriever: By what the question is asked again: `hybrid`, `bm25`, `dense` or `fuzzy`.
        stop: Ends the work early.

    Raises:
        InspectorError: There is no trace, no document or no such retriever.
        Stopped: *stop* was set.
    """
    if wrong := wrong_type(trace, Trace):
        raise InspectorError(f"an autopsy takes a trace, not {wrong}: give load_trace(path)")
    if not documents:
        raise InspectorError("an autopsy needs the documents: give at least one")
    docs = documents_of(documents)
    items, warnings = _with_texts(trace.items, index or ())
    spots = locate([item.record for item in items], docs, stop=stop) if items else []
    placed = choose_places(items, spots, docs)
    retrieved = spans_of(placed, len(docs))
    placed = issues_at(placed, retrieved, docs, stop)
    inferred = infer(docs, dict(enumerate(spans_of(placed, len(docs), only_exact=True))), stop)
    indexed = locate(list(index), docs, stop=stop) if index else ()
    origin, chunks = known_chunks(docs, retrieved, indexed, inferred, stop)
    asker = Asker(trace.question, docs, retriever)
    cuts = with_remedies(cuts_of(placed, chunks, docs, trace.question), placed, chunks, docs, asker, stop=stop)
    claims = _claims(trace, placed, cuts, docs, stop)
    post = Autopsy(
        trace=trace,
        documents=docs,
        items=placed,
        cuts=tuple(cuts),
        inferred=inferred,
        origin=origin,
        chunks=chunks,
        claims=claims,
        retriever=asker.retriever,
        warnings=(*trace.warnings, *warnings, *_about_places(placed, docs)),
    )
    post = replace(post, verdict=verdict_of(post))
    return _with_cures(post, asker, stop)


def _with_texts(items: Sequence[Item], index: Sequence[Record]) -> tuple[tuple[Item, ...], list[str]]:
    """The retrieved items, each with its text where the trace or the index has it."""
    by_id = {record.chunk_id: record for record in index if record.chunk_id and record.text is not None}
    found: list[Item] = []
    missing = 0
    for item in items:
        known = by_id.get(item.record.chunk_id or "") if item.record.text is None else None
        if known is not None:
            found.append(
                replace(item, record=replace(known, score=item.record.score, score_kind=item.record.score_kind))
            )
            continue
        missing += item.record.text is None
        found.append(item)
    if not missing:
        return tuple(found), []
    kept = "its name was kept" if missing == 1 else "their names were kept"
    return tuple(found), [
        f"of {missing} of {len(items)} retrieved chunks only {kept}: give a dump of the index to know the text"
    ]


def _claims(
    trace: Trace, placed: Sequence[Placed], cuts: Sequence[Cut], documents: Sequence[Document], stop: Stop | None
) -> tuple[Claim, ...]:
    if not trace.answer:
        return ()
    said = [
        Said(one.item.record.text, "retrieved", one.item.rank, one.place)
        for one in placed
        if one.item.record.text is not None
    ]
    for cut in cuts:
        rest = cut.continuation
        if rest is not None and rest.retrieved_as is None:
            said.append(Said(rest.text, "continuation", None, Place(cut.document, rest.span)))
    for cut in cuts:
        rest = cut.continuation
        if rest is not None and rest.retrieved_as is None and rest.chunk_span is not None:
            said.append(Said(rest.chunk_text, "continuation", None, Place(cut.document, rest.chunk_span)))
    return claims_of(trace.answer, said, documents, stop)


def _with_cures(post: Autopsy, asker: Asker, stop: Stop | None) -> Autopsy:
    """The autopsy with what was tried to keep the first cut's unit whole."""
    cut = post.cut
    if cut is None:
        return post
    named = {one.place.document for one in post.items if one.place is not None}
    order = sorted(range(len(post.documents)), key=lambda number: (number != cut.document, number not in named))
    room = _CURED_CHARACTERS
    tried: list[int] = []
    for number in order:
        if not tried or len(post.documents[number].text) <= room:
            tried.append(number)
            room -= len(post.documents[number].text)
    documents = [post.documents[number] for number in tried]
    cures = cures_for(
        cut.issue.unit, documents, post.inferred, asker.of(documents), k=max(1, len(post.items)), stop=stop
    )
    left = len(post.documents) - len(tried)
    note = (
        [f"the cures were tried on {len(tried)} of {len(post.documents)} documents: the others are too long"]
        if left
        else []
    )
    return replace(post, cures=cures, warnings=(*post.warnings, *note))


def _about_places(placed: Sequence[Placed], documents: Sequence[Document]) -> list[str]:
    """What a person should know of the texts that have no place, or one of several."""
    notes: list[str] = []
    for one in placed:
        spot, rank = one.spot, one.item.rank
        if one.item.record.text is None:
            continue
        if spot.status == "not-found":
            notes.append(f"retrieved text {rank} is in none of the documents{_nearest(spot, documents)}")
        elif spot.status == "ambiguous":
            notes.append(f"retrieved text {rank} stands in {len(spot.places)} places; shown is {one.chosen_by}")
    return notes


def _nearest(spot: Spot, documents: Sequence[Document]) -> str:
    if spot.near is None or spot.score < _NEAR:
        return ""
    document = documents[spot.near.document]
    line = document.text.count("\n", 0, spot.near.span.start) + 1
    return f" as they are now; most like it is {one_line(document.name)}, line {line} ({spot.score:.0f} % alike)"
