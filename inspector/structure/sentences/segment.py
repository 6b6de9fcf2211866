"""The sentences of one block of text."""

import re
from collections.abc import Iterable, Iterator
from typing import Literal, get_args

from inspector.core.errors import InspectorError
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.structure.sentences.blanks import squeeze
from inspector.structure.sentences.cache import WeightedCache
from inspector.structure.sentences.direct import DIRECT_LANGUAGES, direct_ends
from inspector.structure.sentences.fast import fast_ends
from inspector.structure.sentences.hard_wraps import line_ends
from inspector.structure.sentences.languages import PYSBD_LANGUAGES, guess_language, primary_language
from inspector.structure.sentences.masks import filled
from inspector.structure.sentences.parts import MOST, parts
from inspector.structure.sentences.plain import plain_ends
from inspector.structure.sentences.pysbd_guard import pysbd_ends
from inspector.structure.sentences.repair import repaired
from inspector.structure.sentences.shields import shielded
from inspector.structure.sentences.unicode_rule import unicode_ends

Segmenter = Literal["pysbd", "fast"]
"""Who finds the ends: pysbd, shielded and repaired, or sentencex."""

_MARK = re.compile(r"[.!?:;)|…\"]|[^\x00-\u02ff\u2010-\u2025]")  # no sentence ends before the first of these
_SEGMENTERS = get_args(Segmenter)
_ENOUGH = 4_000_000  # characters kept: the blocks of several large documents
_Key = tuple[str, str | None, tuple[tuple[int, int], ...], Segmenter, int | None]
_cache: WeightedCache[_Key, tuple[Span, ...]] = WeightedCache(_ENOUGH)


def split_sentences(
    text: str,
    *,
    language: str | None = None,
    masked: Iterable[tuple[int, int]] = (),
    segmenter: Segmenter = "pysbd",
    width: int | None = None,
    stop: Stop | None = None,
) -> list[Span]:
    """The sentences of one block, in order, as spans of *text* in characters.

    They do not overlap, none is blank at either end, and every character that is not blank lies in one of them (save a
    masked line prefix). A line break that only wraps the text is a blank; one that ends something ends a sentence, and
    so does a blank line. Quotes and brackets that close after an end belong to the sentence.

    Args:
        text: A paragraph, an item, a heading: what reads as one piece. Any length; it need not be stripped.
        language: A language code such as `en` or `pt-BR`. Guessed from the script if not given. Those of
            `PYSBD_LANGUAGES` are split by their own rules, others by the marks that Unicode lists as ending sentences.
        masked: Stretches to be seen as opaque, such as code spans, URLs and link targets: no sentence ends inside. One
            that stands first on its line and holds no letter or digit, as the `> ` of a quote, is seen as blank.
        segmenter: `pysbd`, or `fast` for sentencex: far quicker, a little worse.
        width: The width in characters at which the document's lines are wrapped, see `common_width`. Without it the
            block's own lines are asked.
        stop: Ends the work early when set.

    Raises:
        InspectorError: There is no such segmenter, or it is not installed.
        Stopped: *stop* was set.
    """
    if segmenter not in _SEGMENTERS:
        raise InspectorError(f"no segmenter {segmenter!r}: use 'pysbd' or 'fast'")
    code = primary_language(language) if language else None
    key = (text, code, tuple((start, end) for start, end in masked), segmenter, width)
    found = _cache.get(key)
    if found is None:
        found = tuple(_sentences(filled(text, key[2]), code, segmenter, width, stop))
        _cache.put(key, found, len(text) + 1)
    return list(found)


def clear_cache() -> None:
    """Forget every block: for measuring from cold."""
    _cache.clear()


def _sentences(
    text: str, language: str | None, segmenter: Segmenter, width: int | None, stop: Stop | None
) -> Iterator[Span]:
    for start, end in _unwrapped(text, width):
        poll(stop)
        piece = squeeze(text[start:end])
        yield from piece.spans(_ends(piece.text, language or guess_language(piece.text), segmenter, stop), start)


def _unwrapped(text: str, width: int | None) -> Iterator[tuple[int, int]]:
    """The stretches between line breaks that end something."""
    lines = text.splitlines(keepends=True)
    begin = end = 0
    for line, is_end in zip(lines, line_ends([line.rstrip() for line in lines], width), strict=False):
        end += len(line)
        if is_end:
            yield begin, end
            begin = end
    yield begin, len(text)


def _ends(text: str, language: str, segmenter: Segmenter, stop: Stop | None) -> list[int]:
    """Offsets where sentences end in a text without line breaks, one blank between words."""
    if len(text) <= MOST:
        return _ends_of_part(text, language, segmenter)
    ends: list[int] = []
    for part in parts(text):
        poll(stop)
        found = [part.start + end for end in _ends_of_part(text[part.start : part.end], language, segmenter)]
        ends += found if part.ends_sentence else found[:-1]
    return ends


def _ends_of_part(text: str, language: str, segmenter: Segmenter) -> list[int]:
    mark = _MARK.search(text)
    if mark is None or mark.end() == len(text):
        return [len(text.rstrip())] if text and not text.isspace() else []
    if segmenter == "fast":
        return fast_ends(text, language)
    plain = plain_ends(text) if language == "en" else None
    if plain is not None:
        return plain
    shown = shielded(text, language)
    if language not in PYSBD_LANGUAGES:
        return repaired(text, unicode_ends(shown), language)
    ends = direct_ends(shown, language) if language in DIRECT_LANGUAGES else None
    return repaired(text, pysbd_ends(shown, language) if ends is None else ends, language)
