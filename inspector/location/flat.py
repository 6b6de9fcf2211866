"""A text as its letters and digits alone, with the way back: what is left when blanks, case, form and signs are not."""

import re
from array import array
from bisect import bisect_right
from collections.abc import Sequence
from unicodedata import category, normalize

from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.location.grams import Grams

UNSPACED = "\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff"
"""Kana and ideographs, as the inside of a character class: no blank parts their words, so each is one by itself."""
_WORD = re.compile(rf"[{UNSPACED}]|[^\W_{UNSPACED}]+|[\u2100-\u214f\u2460-\u24ff\u3200-\u33ff\U0001f100-\U0001f1ff]")
"""Letters and digits, and the signs that compatibility forms write with them, such as the trade mark."""
_POLL_EVERY = 4096  # words


class Flat:
    """The words of a text, folded and joined without anything between them."""

    __slots__ = ("_grams", "ends", "joined", "sources", "starts", "words")

    def __init__(self, words: list[str], starts: "array[int]", ends: "array[int]") -> None:
        """Join words; *starts* and *ends* are where in the text each stands."""
        self.words = words
        self.sources = starts
        self.ends = ends
        self.joined = "".join(words)
        self.starts = array("L")
        at = 0
        for word in words:
            self.starts.append(at)
            at += len(word)
        self._grams: Grams | None = None

    @property
    def grams(self) -> Grams:
        """Where its runs of letters stand; worked out when first asked for."""
        if self._grams is None:
            self._grams = Grams(self.joined)
        return self._grams

    def word_at(self, position: int) -> int:
        """Number of the word that holds the letter at *position* of `joined`."""
        return bisect_right(self.starts, position) - 1

    def span(self, start: int, end: int) -> Span:
        """Where the letters from *start* to *end* of `joined` stand in the text; at least one letter."""
        first, last = self.word_at(start), self.word_at(end - 1)
        return Span(self._source(first, start), self._source(last, end - 1) + 1)

    def _source(self, word: int, position: int) -> int:
        """Where a letter stands; in a word that folding made longer or shorter, as near as can be said."""
        begin, end = self.sources[word], self.ends[word]
        inside = position - self.starts[word]
        if end - begin == len(self.words[word]):
            return begin + inside
        return min(begin + inside, end - 1) if inside < len(self.words[word]) - 1 else end - 1

    def cuts_word(self, position: int) -> bool:
        """Whether *position* of `joined` lies within a word."""
        return 0 < position < len(self.joined) and self.starts[self.word_at(position)] != position


def flat_of(text: str, without: Sequence[Span] = (), stop: Stop | None = None) -> Flat:
    """Fold a text: compatibility forms undone, accents and case dropped, everything but letters and digits left out.

    Args:
        text: The text.
        without: Stretches whose words are left out, ordered by start.
        stop: Ends the work early.

    Raises:
        Stopped: *stop* was set.
    """
    words: list[str] = []
    starts, ends = array("L"), array("L")
    at = 0
    for number, found in enumerate(_WORD.finditer(text)):
        if number % _POLL_EVERY == 0:
            poll(stop)
        start, end = found.span()
        while at < len(without) and without[at].end <= start:
            at += 1
        if at < len(without) and without[at].start <= start:
            continue
        word = found.group()
        folded = word.lower() if word.isascii() else fold(word)
        if folded:
            words.append(folded)
            starts.append(start)
            ends.append(end)
    return Flat(words, starts, ends)


def fold(word: str) -> str:
    """A word without case, accents and compatibility forms; empty where nothing is left."""
    if word.isascii():
        return word.lower()
    apart = normalize("NFKD", normalize("NFKD", word).casefold())
    return "".join(sign for sign in apart if sign.isalnum() and category(sign) != "Mn")
