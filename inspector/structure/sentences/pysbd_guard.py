"""pysbd without its stalls: one processor a language, and where its sentences end.

pysbd offers the seams used here: a language is a class, and the class may name its own `Processor` and
`AbbreviationReplacer`. Ours do the same work without the waste:

- `Segmenter` looks every sentence up in the text by a pattern made for it, which is quadratic and finds the wrong place
  where sentences repeat; it is left out, and `align` tells where the sentences lie.
- Every abbreviation costs two patterns of its own, 400 in English, which empties `re`'s cache of 512 at each block.
  Only those that stand in the text before a full stop, the only ones with an effect, are looked at.
- The pattern of numeric references (`end.[12] Next`) takes exponential time on a long bracket; the same language is
  recognised here in linear time.
- For each marker that could begin a list item the whole text is gone through, and may grow; a text with very many is
  left to `unicode_ends`.
"""

import re
import warnings
from functools import cache
from types import SimpleNamespace
from typing import Any

from inspector.structure.sentences.align import ends_of
from inspector.structure.sentences.unicode_rule import unicode_ends

_DIGITS = (
    r"(?:\d+(?:,\s?-?\s?|\s-?\s?|-\s?))*+\d{1,3}"  # what `(\d{1,3},?\s?-?\s?)*\b\d{1,3}` matches, read one way only
)
REFERENCE = re.compile(rf"[.∯](?<=[^\d\s].)((?:\[{_DIGITS}\])+|(?:\d{{1,3}}\s?)?\d{{1,3}})\s(?=[A-Z])")
"""A full stop with a numeric reference before the next sentence: pysbd ends the sentence after the reference."""
_MARKER = re.compile(r"[\da-z][.)](?!\S)(?<=[\s(]..)|\d\d[.)](?!\S)|[ivx]{2}\)")
_MANY_MARKERS = 100  # in one part of a text; pysbd goes through the whole text for each


def pysbd_ends(text: str, language: str) -> list[int]:
    """Offsets where pysbd's sentences end in *text*, blanks after a sentence left out; the last one closes the text.

    Args:
        text: One block of text without line breaks. Anything: no text stalls it or loses a character.
        language: A code of `PYSBD_LANGUAGES`.
    """
    if sum(1 for _ in _MARKER.finditer(text)) > _MANY_MARKERS:
        return unicode_ends(text)
    sentences = _guarded(language).Processor(text, _guarded(language)).process()
    return ends_of(text, sentences)


def language_class(language: str) -> Any:
    """Pysbd's own class for *language*: its word lists and patterns."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its source holds escapes that Python warns of when it compiles them
        from pysbd.languages import LANGUAGE_CODES  # noqa: PLC0415 (0.1 s, and only where text is split)

    return LANGUAGE_CODES[language]


@cache
def _guarded(language: str) -> Any:
    base = language_class(language)
    from pysbd.processor import Processor  # noqa: PLC0415 (as above)

    processor = getattr(base, "Processor", Processor)
    return type(
        f"Guarded{base.__name__}",
        (base,),
        {
            "Processor": type("Processor", (processor,), {"replace_periods_before_numeric_references": _references}),
            "AbbreviationReplacer": _sparing(base),
        },
    )


def _references(processor: Any) -> None:
    processor.text = REFERENCE.sub("∯\\1\r", processor.text)


def _sparing(base: Any) -> Any:
    """An abbreviation replacer for *base* that looks only at abbreviations which stand before a full stop."""
    parent = base.AbbreviationReplacer
    listed = [(abbreviation, abbreviation.strip()) for abbreviation in base.Abbreviation.ABBREVIATIONS]
    plain = frozenset(word for _, word in listed if "." not in word)
    longest = max(map(len, plain), default=0)

    def search(replacer: Any, text: str) -> str:
        if "." not in text:
            return text
        lowered = text.lower()
        found = _before_full_stops(lowered, plain, longest)
        # One with a full stop inside is a pattern to pysbd, and may match other characters there.
        present = [a for a, word in listed if (word in lowered if "." in word else word in found)]
        if not present:
            return text
        whole = replacer.lang
        replacer.lang = SimpleNamespace(
            Abbreviation=SimpleNamespace(
                ABBREVIATIONS=present,
                PREPOSITIVE_ABBREVIATIONS=whole.Abbreviation.PREPOSITIVE_ABBREVIATIONS,
                NUMBER_ABBREVIATIONS=whole.Abbreviation.NUMBER_ABBREVIATIONS,
            )
        )
        try:
            return str(parent.search_for_abbreviations_in_string(replacer, text))
        finally:
            replacer.lang = whole

    return type("AbbreviationReplacer", (parent,), {"search_for_abbreviations_in_string": search})


def _before_full_stops(text: str, words: frozenset[str], longest: int) -> set[str]:
    """Those of *words* that some full stop follows directly."""
    found: set[str] = set()
    at = text.find(".")
    while at >= 0:
        found.update(ending for start in range(max(0, at - longest), at) if (ending := text[start:at]) in words)
        at = text.find(".", at + 1)
    return found
