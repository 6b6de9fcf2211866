"""The words of a text, as a search by words compares them."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from unicodedata import normalize

_UNSPACED = (
    "\u0e00-\u0e7f\u0e80-\u0eff\u1000-\u109f\u1780-\u17d3"  # Thai, Lao, Burmese, Khmer
    "\u1100-\u11ff\u3005-\u3007\u3040-\u30ff\u3130-\u318f\u31f0-\u31ff"  # kana and Hangul
    "\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff"  # Han and Hangul
)
"""Letters of scripts that put no blank between words, or join to a word what others write apart."""
_POINTS = "\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670"
"""The vowels of Hebrew and Arabic, which are mostly left out."""
_SIGNS = rf"\u0300-\u036f{_POINTS}\u0653-\u065f\u0900-\u0963\u0966-\u0dff\u0f00-\u0fff"
"""Vowel signs and accents: part of a word, though Python's `\\w` leaves most of them out."""
_LETTER = rf"[\w{_UNSPACED}{_SIGNS}]"

_WORD = re.compile(rf"{_LETTER}+(?:[.\-,'’]{_LETTER}+)*")
_THOUSANDS = re.compile(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?")
_RUN = re.compile(rf"[{_UNSPACED}]+")
_HUMP = re.compile(r"[A-Z]{2,}s(?![a-z])\d*|[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+")
"""The parts of `maxIdleConns`; the `URLs` of `getURLs` are one."""
_LETTERS_OR_DIGITS = re.compile(r"\d+|[^\W\d_]+")
_HIDDEN = dict.fromkeys((0xAD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF))
"""Characters within words that nobody sees."""
_AT_ONCE = 50_000  # characters
_LONGEST = 200  # characters: what is longer is no word but data, and its parts would drown the rest
_SPLIT_SIGN = re.compile(
    "(?<=[A-Za-z\u00c0-\u024f\u0370-\u03ff\u1e00-\u1fff])[\u0300-\u036f]+"  # of Latin and Greek letters
    "|(?<=[ЕеЁё])\u0308"  # of Cyrillic ones only this: й is another letter than и
    f"|[{_POINTS}]"
)
_STROKED = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d"})
"""Letters that people type without their stroke, and that Unicode does not take apart."""


def words_of(text: str) -> list[str]:
    """The words of *text*, in order, folded so that what a person takes for the same word is equal.

    Letter case and forms such as full-width letters are folded. A name of several parts (`idle_timeout`,
    `maxIdleConns`, `http2Server`, `os.path`, `keep-alive`) gives the whole and then its parts. Scripts without blanks
    between words give every character and every pair of neighbours. Numbers are words; `1,000` is `1000`.

    A word with accents gives itself and then the word without them: people leave them out when they ask, and who wrote
    them means that word rather than the other (`résumé` finds `resume`, and itself first). Of `user's` and `l'eau` the
    single letter is left out.
    """
    found: list[str] = []
    for part in _parts_of(text):
        plain = part if part.isascii() else normalize("NFKC", part).translate(_HIDDEN)
        for word in _WORD.findall(plain):
            found += _folded(word)
    return found


def _parts_of(text: str) -> Iterator[str]:
    """A text in parts that one call reads in a few milliseconds, parted at blanks where there are any."""
    start = 0
    while len(text) - start > _AT_ONCE:
        end = text.rfind(" ", start + 1, start + _AT_ONCE)
        end = start + _AT_ONCE if end < 0 else end
        yield text[start:end]
        start = end
    yield text[start:]


@lru_cache(maxsize=65_536)
def _folded(word: str) -> tuple[str, ...]:
    """A word, and the parts that it is made of."""
    if not word.isascii() and _RUN.search(word):
        return tuple(_unspaced(word))
    if "," in word:
        if _THOUSANDS.fullmatch(word):
            return (word.replace(",", ""),)
        return tuple(part for piece in word.split(",") for part in _folded(piece))
    if len(word) > _LONGEST:
        return (word[:_LONGEST].casefold(),)
    whole = word.strip("_").casefold().replace("’", "'")
    if not whole:
        return ()
    parts = [whole, *map(str.casefold, _parts(word))]
    return tuple(dict.fromkeys(parts if word.isascii() else [form for part in parts for form in _forms(part)]))


def _forms(word: str) -> tuple[str, ...]:
    """A folded word, and what is left of it without accents where it has any."""
    plain = normalize("NFC", _SPLIT_SIGN.sub("", normalize("NFD", word))).translate(_STROKED)
    return (word, plain) if plain and plain != word else (word,)


def _parts(word: str) -> Iterator[str]:
    """The parts of a name, as written: between `_`, `.`, `-` and `'`, at humps, and between letters and digits."""
    if word.isalpha() and (word.islower() or word.isupper()):
        return
    pieces = [piece for piece in re.split(r"[._\-]+", word) if piece]
    if "'" in word or "’" in word:
        pieces = [part for piece in pieces for part in re.split("['’]", piece) if len(part) > 1]
        yield from pieces
    for piece in pieces:
        if len(pieces) > 1:
            yield piece
        humps = _HUMP.findall(piece) if piece.isascii() else [piece]
        for hump in humps:
            if len(humps) > 1:
                yield hump
            if hump.isascii() and not hump.isalpha() and not hump.isdigit():
                yield from _LETTERS_OR_DIGITS.findall(hump)


def _unspaced(word: str) -> Iterator[str]:
    """The characters and pairs of a script without blanks, and the words of others between them."""
    at = 0
    for run in _RUN.finditer(word):
        yield from words_of(word[at : run.start()])
        letters = run.group().casefold()
        yield from letters
        yield from map("".join, pairwise(letters))
        at = run.end()
    yield from words_of(word[at:])
