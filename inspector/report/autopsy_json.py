"""An autopsy as JSON: schema `inspector.autopsy/1`, a contract that others build on.

Offsets count characters (code points), spans are half-open. The output is ASCII, so no terminal or pipe can spoil it.
One object:

- `schema`: `inspector.autopsy/1`
- `verdict`: what happened, in one sentence; `warnings`: what a person should know
- `trace`: `format`, `id`, `question`, `answer`
- `documents`: each as in `inspector.chunks/1`
- `retrieved`: by rank, each with `rank`, `text`, `score`, `score_kind`, `status`, `likeness` (0 to 100), `document`
  (its place in `documents`, or `null`), `span`, `places`, `chosen_by`, `differences` (`wanted`, `found`, `span`) and
  `issues`
- `inferred`: `splitter`, `settings`, `matched`, `of` and `evidence`, or `null`; `chunks_from`: `index`, `inferred` or
  `assumed`
- `cuts`: the one most to blame first, each with `retrieved` (its place there), `kind`, `side`, `unit`, `lost`,
  `whole_as` (ranks), `whole_in` (chunks), `merge`, `heal` (`span`, `tokens`, or `null`) and `continuation` (`text`,
  `span`, `chunk`, `chunk_text`, `retrieved_as`, `rank`, or `null`)
- `claims`: what the answer says, each with `text`, `span` in the answer, `kind`, `whence`, `rank`, `document`, `place`
- `retriever`: by what the question was asked again
- `cures`: the recommended first, each with `splitter`, `settings`, `in_use`, `whole`, `chunk`, `span`, `rank`,
  `retrieved`, `tokens`, `issue_rate` and `chunks`
"""

from collections.abc import Iterator
from typing import Any

from inspector.location.spot import Place
from inspector.report.chunks_json import document_object, issue_object
from inspector.report.written import written
from inspector.splitters.settings import as_dict
from inspector.traces.autopsied import Autopsy, Claim, Cure, Cut, Placed

SCHEMA = "inspector.autopsy/1"
"""Name of the form; its number rises when a reader of the old form would break."""


def as_object(post: Autopsy) -> dict[str, Any]:
    """The whole as one object."""
    inferred = post.inferred
    return {
        "schema": SCHEMA,
        "verdict": post.verdict,
        "warnings": list(post.warnings),
        "trace": {
            "format": post.trace.source_format,
            "id": post.trace.trace_id,
            "question": post.trace.question,
            "answer": post.trace.answer,
        },
        "documents": [document_object(document) for document in post.documents],
        "retrieved": [_retrieved(one) for one in post.items],
        "inferred": None
        if inferred is None
        else {
            "splitter": inferred.splitter,
            "settings": as_dict(inferred.settings),
            "matched": inferred.matched,
            "of": inferred.of,
            "evidence": list(inferred.evidence),
        },
        "chunks_from": post.origin,
        "cuts": [_cut(cut) for cut in post.cuts],
        "claims": [_claim(claim) for claim in post.claims],
        "retriever": post.retriever,
        "cures": [_cure(cure) for cure in post.cures],
    }


def json_text(post: Autopsy) -> Iterator[str]:
    """The object of `as_object` as pieces of JSON, one line for each of its values, and for each item of a list."""
    return written(as_object(post))


def _retrieved(one: Placed) -> dict[str, Any]:
    record, spot = one.item.record, one.spot
    return {
        "rank": one.item.rank,
        "text": record.text,
        "score": record.score,
        "score_kind": record.score_kind,
        "status": spot.status,
        "likeness": round(spot.score, 1),
        **_placed(one.place),
        "places": [_placed(place) for place in spot.places],
        "chosen_by": one.chosen_by,
        "differences": [
            {"wanted": other.wanted, "found": other.found, "span": [other.start, other.end]}
            for other in spot.differences
        ],
        "issues": [issue_object(issue) for issue in one.issues],
    }


def _placed(place: Place | None) -> dict[str, Any]:
    if place is None:
        return {"document": None, "span": None}
    return {"document": place.document, "span": list(place.span)}


def _cut(cut: Cut) -> dict[str, Any]:
    rest = cut.continuation
    return {
        "retrieved": cut.item,
        "document": cut.document,
        "kind": cut.issue.kind,
        "side": cut.issue.side,
        "offset": cut.issue.offset,
        "unit": list(cut.issue.unit),
        "detail": cut.issue.detail,
        "lost": cut.lost,
        "whole_as": list(cut.whole_as),
        "whole_in": list(cut.whole_in),
        "merge": cut.merge,
        "heal": None if cut.heal is None else {"span": [cut.heal.start, cut.heal.end], "tokens": cut.heal_tokens},
        "continuation": None
        if rest is None
        else {
            "text": rest.text,
            "span": list(rest.span),
            "chunk": rest.chunk,
            "chunk_text": rest.chunk_text,
            "retrieved_as": rest.retrieved_as,
            "rank": rest.rank,
        },
    }


def _claim(claim: Claim) -> dict[str, Any]:
    place = _placed(claim.place)
    return {
        "text": claim.text,
        "span": list(claim.span),
        "kind": claim.kind,
        "whence": claim.whence,
        "rank": claim.rank,
        "document": place["document"],
        "place": place["span"],
    }


def _cure(cure: Cure) -> dict[str, Any]:
    return {
        "splitter": cure.splitter,
        "settings": as_dict(cure.settings),
        "in_use": cure.in_use,
        "whole": cure.whole,
        "chunk": cure.chunk,
        "span": None if cure.span is None else list(cure.span),
        "rank": cure.rank,
        "retrieved": cure.retrieved,
        "tokens": cure.tokens,
        "issue_rate": cure.issue_rate,
        "chunks": cure.chunks,
    }
