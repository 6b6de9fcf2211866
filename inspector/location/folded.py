"""Where a text stands when blanks, case, Unicode form, signs and markup are overlooked."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.core.stop import Stop
from inspector.location.flat import Flat, flat_of
from inspector.location.literal import MOST_PLACES
from inspector.location.markup import markup_in
from inspector.location.sheets import flat_document, markup_of
from inspector.location.sought import Reading, Sought

_SHORT = 20
"""Letters from which on a text may begin or end within a word."""
_GAP = 2.0
"""What an ellipsis stands for is at most so many times as long as the text around it, and then some."""
_GAP_MORE = 400
_SIGNS = 200
"""So many characters without a letter are looked through for the markup beside a place."""
_FRONT_ALIKE = 70.0
"""What stands in front of a place, 0 to 100 alike, is what the text has there, and no heading that was added."""


def folded_places(
    reading: Reading, document: Document, *, stripped: bool = False, stop: Stop | None = None
) -> list[Span]:
    """Every place of a text of which only the letters and digits, in their order, must be the same.

    Tried first with all words of the document, then without those of its markup.

    Args:
        reading: The text.
        document: Where to look.
        stripped: Whether the words of the text's own markup are left out.
        stop: Ends the search early.

    Raises:
        Stopped: *stop* was set.
    """
    parts = [part.plain if stripped else part.flat for part in reading.parts]
    whole = flat_document(document, plain=False, stop=stop)
    plain = flat_document(document, plain=True, stop=stop)
    for flat in (whole,) if plain is whole else (whole, plain):
        found = list(_places(parts, flat))
        if reading.front:
            found = [span for span in found if not _fits_before(reading.front, span.start, document.text)]
        if found:
            shown = [with_signs(document.text, span, reading.parts) for span in found]
            return [_with_markup(document, span, reading) for span in shown] if stripped else shown
    return []


def _with_markup(document: Document, span: Span, reading: Reading) -> Span:
    """The place with the markup at its ends, where the text begins or ends with its own."""
    first, last = reading.parts[0], reading.parts[-1]
    zones, text = markup_of(document), document.text
    start, end = span
    if not first.plain.words or not last.plain.words:
        return span
    number = bisect_right(zones, start, key=lambda zone: zone.end) - 1
    for _ in range(sum(zone.end <= first.plain.sources[0] for zone in markup_in(first.text))):
        if number < 0 or _has_words(text[zones[number].end : start]):
            break
        start, number = zones[number].start, number - 1
    number = bisect_left(zones, end, key=lambda zone: zone.start)
    for _ in range(sum(zone.start >= last.plain.ends[-1] for zone in markup_in(last.text))):
        if number == len(zones) or _has_words(text[end : zones[number].start]):
            break
        end, number = zones[number].end, number + 1
    return Span(start, end)


def _has_words(text: str) -> bool:
    return len(text) > _SIGNS or any(sign.isalnum() for sign in text)


def _places(parts: Sequence[Flat], flat: Flat) -> Iterator[Span]:
    first = parts[0].joined
    total = sum(len(part.joined) for part in parts)
    for start, end in _everywhere(first, flat, exact_edges=len(first) < _SHORT):
        at = end
        for part in parts[1:]:
            limit = at + int(_GAP * total) + _GAP_MORE + len(part.joined)
            begin = flat.joined.find(part.joined, at, limit) if part.joined else at
            if begin < 0:
                break
            at = begin + len(part.joined)
        else:
            yield flat.span(start, at)


def _fits_before(front: str, start: int, text: str) -> bool:
    """Whether what was left out in front is much like what stands there: then it is no heading, but altered text."""
    from rapidfuzz.fuzz import partial_ratio  # noqa: PLC0415 (heavy, and seldom needed)

    there = flat_of(text[max(0, start - 2 * len(front)) : start]).joined
    ours = flat_of(front).joined
    if not ours or not there:
        return False
    words = flat_of(front).words
    return partial_ratio(ours, there) >= _FRONT_ALIKE or sum(word in there for word in words) * 2 >= len(words)


def _everywhere(wanted: str, flat: Flat, *, exact_edges: bool) -> Iterator[tuple[int, int]]:
    if not wanted:
        return
    at = flat.joined.find(wanted)
    for _ in range(MOST_PLACES):
        if at < 0:
            return
        end = at + len(wanted)
        if not (exact_edges and (flat.cuts_word(at) or flat.cuts_word(end))):
            yield at, end
        at = flat.joined.find(wanted, at + 1)


def with_signs(text: str, span: Span, parts: Sequence[Sought]) -> Span:
    """A place with the signs at its ends that the text has there too, such as a full stop or a bracket."""
    start, end = span
    lead = _signs_before(parts[0].text)
    while lead and start > 0:
        before = start - 1
        while before > 0 and text[before].isspace():
            before -= 1
        if text[before] != lead[-1]:
            break
        start, lead = before, lead[:-1]
    tail = _signs_behind(parts[-1].text)
    while tail and end < len(text):
        after = end
        while after < len(text) - 1 and text[after].isspace():
            after += 1
        if text[after] != tail[0]:
            break
        end, tail = after + 1, tail[1:]
    return Span(start, end)


def _signs_before(text: str) -> str:
    for number, sign in enumerate(text):
        if sign.isalnum():
            return "".join(text[:number].split())
    return ""


def _signs_behind(text: str) -> str:
    for number in range(len(text), 0, -1):
        if text[number - 1].isalnum():
            return "".join(text[number:].split())
    return ""
