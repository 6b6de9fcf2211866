"""Which splitter made chunks whose places are known: found by trying what people use."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil

from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.core.tokens import count_tokens
from inspector.splitters.auto import FITTING
from inspector.splitters.base import Splitter
from inspector.splitters.registry import SPLITTERS
from inspector.splitters.settings import Settings, build
from inspector.splitters.short_form import short_settings
from inspector.traces.autopsied import Inferred

_SIZES = (500, 1000, 512, 1024, 256, 800, 400, 300, 200, 1200, 1500, 2000, 600, 750, 250, 100, 128, 350, 700, 4000)
"""Sizes that people choose, commonest first."""
_OVERLAPS = (0.1, 0.0, 0.2, 50, 100, 200, 32, 20, 64, 0.15, 0.25)
"""Overlaps that people choose: shares of the size below 1, else units."""
_LARGEST = 4
"""The size is not sought above so many times the longest chunk: chunks stay far below it only by chance."""
_ENOUGH = 0.8
"""Share of the chunks that a splitter must make, edge for edge, to be believed."""
_MAX_CHARACTERS = 1_000_000
"""Documents up to so many characters together are split again and again; of the rest, the chunks are not compared."""
_SMALLEST = 50
"""A chunk shorter than this may be anything's: its own length is not tried as a size."""
_NAMED = 3
"""Other settings that fit as well are named, up to so many."""


@dataclass(slots=True)
class _Best:
    matched: int = 0
    tried: tuple[Splitter, Settings] | None = None
    alike: int = 0
    others: tuple[str, ...] = ()


def infer(
    documents: Sequence[Document], spans: Mapping[int, Sequence[Span]], stop: Stop | None = None
) -> Inferred | None:
    """Find the splitter and settings that make given chunks.

    Args:
        documents: The documents.
        spans: For the index of a document, chunks that stand in it letter by letter.
        stop: Ends the search early.

    Returns:
        The commonest settings of those that make the most of the chunks, if they make at least four of five; blanks at
        the ends are not compared.

    Raises:
        Stopped: *stop* was set.
    """
    kept = dict(_small(documents, spans))
    of = sum(map(len, kept.values()))
    if not of:
        return None
    best = _Best()
    for group in _groups(documents, kept):
        for splitter, settings in group:
            poll(stop)
            matched = sum(
                _matched(documents[index], wanted, splitter, settings, stop) for index, wanted in kept.items()
            )
            if matched > best.matched:
                best = _Best(matched, (splitter, settings))
            elif matched and matched == best.matched:
                best.alike += 1
                if len(best.others) < _NAMED:
                    best.others = (*best.others, short_settings(splitter, settings))
        if best.matched == of:
            break
    if best.tried is None or best.matched < ceil(_ENOUGH * of):
        return None
    splitter, settings = best.tried
    return Inferred(splitter.name, settings, best.matched, of, tuple(_evidence(best, of, kept)))


def _small(documents: Sequence[Document], spans: Mapping[int, Sequence[Span]]) -> Iterator[tuple[int, set[Span]]]:
    """The chunks to be compared, without blanks at their ends, of as many documents as there is time for."""
    room = _MAX_CHARACTERS
    for index, found in sorted(spans.items(), key=lambda pair: -len(pair[1])):
        text = documents[index].text
        if found and len(text) <= room:
            room -= len(text)
            yield index, {_tight(text, span) for span in found}


def _tight(text: str, span: Span) -> Span:
    start, end = span
    while start < end and text[start].isspace():
        start += 1
    while start < end and text[end - 1].isspace():
        end -= 1
    return Span(start, end)


def _matched(document: Document, wanted: set[Span], splitter: Splitter, settings: Settings, stop: Stop | None) -> int:
    try:
        pieces = splitter.split(document, settings, stop)
    except InspectorError:
        return 0
    return len(wanted & {_tight(document.text, Span(piece[0], piece[1])) for piece in pieces})


def _groups(
    documents: Sequence[Document], kept: Mapping[int, set[Span]]
) -> Iterator[Iterator[tuple[Splitter, Settings]]]:
    """What to try, commonest first; a later group is made only when none of an earlier one fits."""
    longest = max(span.length for found in kept.values() for span in found)
    shared = sorted(_shared(kept))
    yield _sized("recursive", longest, shared)
    if any(documents[index].kind == "markdown" for index in kept):
        yield _sized("recursive", longest, shared, language="markdown")
    if any(documents[index].kind == "html" for index in kept):
        yield _sized("recursive", longest, shared, language="html")
    yield _sized("character", longest, shared)
    yield _structured(longest, {FITTING[documents[index].kind] for index in kept})
    tokens = max(count_tokens(documents[index].text[slice(*span)]) for index, found in kept.items() for span in found)
    yield _sized("token", tokens, [])
    yield _sized("recursive", tokens, [], unit="tokens")


def _shared(kept: Mapping[int, set[Span]]) -> set[int]:
    """How much neighbouring chunks share, in characters."""
    found: set[int] = set()
    for spans in kept.values():
        ordered = sorted(spans)
        for one, other in pairwise(ordered):
            if one.end > other.start:
                found.add(one.end - other.start)
    return found


def _sized(name: str, longest: int, shared: Sequence[int], **others: object) -> Iterator[tuple[Splitter, Settings]]:
    """Common sizes and overlaps of a splitter, then the longest chunk's own length."""
    splitter = SPLITTERS[name]
    sizes = [size for size in _SIZES if longest <= size <= _LARGEST * longest]
    for size in dict.fromkeys([*sizes, *([longest] if longest >= _SMALLEST else [])]):
        overlaps = [int(size * overlap) if overlap < 1 else int(overlap) for overlap in _OVERLAPS]
        for overlap in dict.fromkeys([*overlaps, *shared]):
            if overlap < size and (not shared or overlap >= shared[-1]):
                values = {"chunk_size": size, "chunk_overlap": overlap, **others}
                yield splitter, build(splitter.settings, splitter.name, values)


def _structured(longest: int, fitting: set[str]) -> Iterator[tuple[Splitter, Settings]]:
    """The splitters that know structure; they may keep a unit longer than the size, so no size is ruled out."""
    for name in sorted({"sentence", *fitting}):
        splitter = SPLITTERS[name]
        sizes = dict.fromkeys([getattr(splitter.settings(), "chunk_size", 0), *sorted(_SIZES[:12]), longest])
        for size in sizes:
            if name == "sentence":
                for overlap in (2, 0, 1):
                    values: dict[str, object] = {"chunk_size": size, "overlap_sentences": overlap}
                    yield splitter, build(splitter.settings, splitter.name, values)
            else:
                yield splitter, build(splitter.settings, splitter.name, {"chunk_size": size})


def _evidence(best: _Best, of: int, kept: Mapping[int, set[Span]]) -> Iterator[str]:
    assert best.tried is not None  # noqa: S101 (asked only of what was found)
    lengths = [span.length for found in kept.values() for span in found]
    name = short_settings(*best.tried)
    texts = "the one retrieved text is a chunk" if of == 1 else f"{best.matched} of {of} retrieved texts are chunks"
    yield f"{texts} of {name}, edge for edge"
    yield f"the longest has {max(lengths):,} characters"
    if shared := _shared(kept):
        yield f"neighbours share up to {max(shared):,} characters"
    if best.alike:
        more = f" and {best.alike - len(best.others)} more" if best.alike > len(best.others) else ""
        yield f"as good: {', '.join(best.others)}{more}"
