"""The last resort: a unit longer than the size, cut between its words, or within a word that is longer still."""

import re
import unicodedata

from inspector.core.span import Span
from inspector.splitters.sizes import SizeOf

_WORD = re.compile(r"\S+")


def cut_at_words(text: str, span: Span, size: int, size_of: SizeOf) -> list[Span]:
    """Cut *span* into pieces of at most *size*, in the measure of *size_of*.

    A piece ends after a word; signs that stand alone stay with the word before them. A word longer than *size* is cut
    between characters, never before a combining mark, so that such a piece can be a mark or two longer.
    """
    pieces: list[Span] = []
    start = -1
    end = span.start
    for word in _words(text, span):
        if start >= 0 and size_of(start, word.end) > size:
            pieces.append(Span(start, end))
            start = -1
        if start < 0:
            start = word.start
            while size_of(start, word.end) > size:
                cut = _longest(text, start, word.end, size, size_of)
                if cut >= word.end:
                    break
                pieces.append(Span(start, start + len(text[start:cut].rstrip())))
                start = cut + len(text[cut : word.end]) - len(text[cut : word.end].lstrip())
        end = word.end
    if start >= 0:
        pieces.append(Span(start, end))
    return pieces


def _words(text: str, span: Span) -> list[Span]:
    """The words, each with the lone signs after it."""
    words: list[Span] = []
    for match in _WORD.finditer(text, span.start, span.end):
        if words and not any(ch.isalnum() for ch in match.group()):
            words[-1] = Span(words[-1].start, match.end())
        else:
            words.append(Span(*match.span()))
    return words


def _longest(text: str, start: int, end: int, size: int, size_of: SizeOf) -> int:
    """The furthest cut after *start* that keeps the piece within *size*; at least one character is taken."""
    low, high = start + 1, end
    while low < high:
        middle = (low + high + 1) // 2
        if size_of(start, middle) <= size:
            low = middle
        else:
            high = middle - 1
    while low < end and (unicodedata.combining(text[low]) or text[low] in "\u200d\ufe0f" or text[low - 1] == "\u200d"):
        low += 1
    return low
