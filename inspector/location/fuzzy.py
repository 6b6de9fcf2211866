"""Where a text stands that was changed: anchors propose, an alignment of words settles both ends."""

from collections.abc import Iterator
from dataclasses import dataclass

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.location.alignment import align
from inspector.location.anchors import candidates
from inspector.location.flat import Flat
from inspector.location.folded import with_signs
from inspector.location.sheets import flat_document
from inspector.location.sought import Sought

_LONG = 240
"""Words of a text of which only so many at each end are aligned: they settle where it begins and ends."""
_ROOM = 1.5
"""The window of such an end, in times its own length."""
_SHORTEST = 12
"""Letters of a text below which nothing but the text itself will do."""
_SHORT, _FEW, _SHORT_SCORE = 40, 4, 88.0
"""A text of fewer letters or words must be as alike as this."""
_SCORE = 80.0
"""How alike a longer one must be."""
_GOOD = 90.0
"""How alike a place must be not to be sought without markup."""
_COVERAGE, _STRETCH = 0.85, 2.0
"""Or so many of its words must be there, in a place at most so many times as long as the text."""
_REST = 0.6
"""What is left of a stretch beside a place may hold another one if it is so long, as a share of the text."""
_TRIES = 12
"""Places that are looked for in one stretch: rows and lines that are nearly the same stand next to each other."""


@dataclass(frozen=True, slots=True)
class Near:
    """A place that a text may have come from."""

    span: Span
    """The place."""
    score: float
    """How alike place and text are, 0 to 100, by their letters and digits in order."""
    coverage: float
    """Share, 0 to 1, of the text's words that have their like there."""


def is_like(near: Near, sought: Sought) -> bool:
    """Whether a place is so like a text that it can be no chance: alike in letters, or in nearly all words."""
    words = len(sought.flat.words)
    short = sought.letters < _SHORT or words < _FEW
    if near.score >= (_SHORT_SCORE if short else _SCORE):
        return sought.letters >= _SHORTEST
    stretch = (near.span.end - near.span.start) / max(1, len(sought.text.strip()))
    return words >= _FEW and near.coverage >= (1.0 if short else _COVERAGE) and stretch <= _STRETCH


def near_places(sought: Sought, document: Document, stop: Stop | None = None) -> list[Near]:
    """Places that are like a text, the likest first.

    Raises:
        Stopped: *stop* was set.
    """
    found: dict[Span, Near] = {}
    forms = [(False, sought.flat)]
    if flat_document(document, plain=True, stop=stop) is not flat_document(document, plain=False, stop=stop):
        forms.append((True, sought.plain))
    elif sought.plain is not sought.flat:
        forms.append((False, sought.plain))
    for plain, wanted in forms:
        if any(near.score >= _GOOD for near in found.values()):
            break  # what is found with its markup is not sought without
        flat = flat_document(document, plain=plain, stop=stop)
        for stretch in candidates(wanted.joined, flat):
            for near in _all_settled(wanted, flat, stretch, document.text, sought):
                poll(stop)
                if near.span not in found or found[near.span].score < near.score:
                    found[near.span] = near
    return _apart(sorted(found.values(), key=lambda near: (-near.score, near.span)))


def _all_settled(wanted: Flat, flat: Flat, stretch: tuple[int, int], text: str, sought: Sought) -> Iterator[Near]:
    """The likest place within a stretch of the document's letters, then those beside it."""
    rests = [stretch]
    for _ in range(_TRIES):
        if not rests:
            return
        start, end = rests.pop(0)
        settled = _settled(wanted, flat, (start, end), text, sought)
        if settled is None:
            continue
        near, (begin, until) = settled
        yield near
        if is_like(near, sought):  # else what is beside it, being less like it, is not like it either
            sides = ((start, begin), (until, end))
            rests += [side for side in sides if side[1] - side[0] >= _REST * len(wanted.joined)]


def _settled(
    wanted: Flat, flat: Flat, stretch: tuple[int, int], text: str, sought: Sought
) -> tuple[Near, tuple[int, int]] | None:
    """The likest place within a stretch of the document's letters, with both ends on word edges; and its letters."""
    from rapidfuzz.fuzz import ratio  # noqa: PLC0415 (heavy, and needed only for what is altered)

    start, end = stretch
    first, last = flat.word_at(start), flat.word_at(max(start, end - 1))
    window = flat.words[first : last + 1]
    ends = _ends(wanted.words, window)
    if ends is None:
        return None
    begin, stop = first + ends[0], first + ends[1]
    bounds = (flat.starts[begin], flat.starts[stop] + len(flat.words[stop]))
    span = with_signs(text, Span(flat.sources[begin], flat.ends[stop]), (sought,))
    return Near(span, ratio(flat.joined[slice(*bounds)], wanted.joined), ends[2]), bounds


def _ends(words: list[str], window: list[str]) -> tuple[int, int, float] | None:
    """Numbers of the first and the last word of the window that the text's words fit, and the share that fits."""
    if len(words) <= 2 * _LONG:
        whole = align(words, window)
        return None if whole is None else (whole.first, whole.last, whole.coverage)
    room = int(_ROOM * _LONG) + abs(len(window) - len(words))
    head, tail = align(words[:_LONG], window[:room]), align(words[-_LONG:], window[-room:])
    if head is None or tail is None:
        return None
    last = len(window) - len(window[-room:]) + tail.last
    return (head.first, last, min(head.coverage, tail.coverage)) if head.first <= last else None


def _apart(found: list[Near]) -> list[Near]:
    """The places of which none shares more than half of itself with a better one."""
    kept: list[Near] = []
    for near in found:
        half = near.span.length / 2
        if all(min(near.span.end, other.span.end) - max(near.span.start, other.span.start) < half for other in kept):
            kept.append(near)
    return kept
