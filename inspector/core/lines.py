"""Where a text's lines begin."""

import re
from array import array
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate

_LONE_CR = re.compile(r"\r(?!\n)")
_BREAK = re.compile(r"\r\n|\n|\r")


@dataclass(frozen=True, slots=True)
class Lines:
    """A text and the offsets of its lines; LF, CR LF and a lone CR each end one."""

    text: str
    """The text."""
    starts: "array[int]"
    """Offset of each line's first character; the first is 0."""

    def __len__(self) -> int:
        """Number of lines; a text that ends in a newline has an empty last one."""
        return len(self.starts)

    def at(self, offset: int) -> int:
        """Number, from 0, of the line that holds *offset*."""
        return bisect_right(self.starts, offset) - 1

    def end(self, line: int) -> int:
        """Offset of the line's newline, or of the text's end."""
        if line + 1 == len(self.starts):
            return len(self.text)
        return strip_newline(self.text, self.starts[line], self.starts[line + 1])


def strip_newline(text: str, start: int, end: int) -> int:
    """*end* moved left over the one newline that may stand before it, not past *start*."""
    if end > start and text[end - 1] in "\r\n":
        end -= 1
        if end > start and text[end] == "\n" and text[end - 1] == "\r":
            end -= 1
    return end


def lines_of(text: str) -> Lines:
    """Find the lines of *text*."""
    if "\r" in text and _LONE_CR.search(text):
        ends: Iterable[int] = (match.end() for match in _BREAK.finditer(text))
        return Lines(text, array("Q", [0, *ends]))
    starts = array("Q", accumulate((len(line) + 1 for line in text.split("\n")), initial=0))
    starts.pop()
    return Lines(text, starts)
