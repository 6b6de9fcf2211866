"""Find in a document's text: every place, block by block, so that the screen stays live meanwhile."""

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from inspector.core.span import Span

_BLOCK = (
    65_536  # characters: at the slowest speed seen, two to three milliseconds in one call that holds the interpreter
)
_SMALLEST = 1_024
_SHORT = 16  # needle characters: a longer one can take longer by as much, so its blocks are as much smaller


@dataclass(frozen=True, slots=True)
class Match:
    """One place where the text was found."""

    number: int
    """Which of the places it is, from 0 in reading order."""
    span: Span
    """Where it is in the document."""


class Finder:
    """The places of one needle in one text: literal, left to right, none overlapping another.

    Case counts only if the needle holds a capital. Letters are compared one by one, so `ß` is not `ss`, and a match is
    always as long as the needle.
    """

    def __init__(self, text: str, needle: str) -> None:
        """Get ready to search; nothing is found until `search` runs.

        Args:
            text: The document's text.
            needle: What to find, taken literally; an empty one is nowhere.
        """
        self.text = text
        self.needle = needle
        self.complete = False
        """Whether the whole text was searched."""
        self._starts = array("Q")
        self._pattern = re.compile(
            re.escape(needle), 0 if any(letter.isupper() for letter in needle) else re.IGNORECASE
        )

    @property
    def starts(self) -> Sequence[int]:
        """Offsets of the places found so far, ascending; `search` adds to it."""
        return self._starts

    def search(self) -> Iterator[int]:
        """Search from the start, pausing every few milliseconds.

        Between two values the caller may let other work run, use what was found so far, or give up.

        Yields:
            How many characters of the text were searched so far.
        """
        self._starts = array("Q")
        self.complete = not self.needle
        size = len(self.needle)
        step = max(_SMALLEST, _BLOCK * _SHORT // max(size, _SHORT))
        position = 0
        while not self.complete:
            block_end = (position // step + 1) * step
            for match in self._pattern.finditer(self.text, position, block_end + size - 1):
                self._starts.append(match.start())
                position = match.end()
            position = max(position, block_end)
            self.complete = position >= len(self.text)
            yield min(position, len(self.text))

    def next_after(self, offset: int) -> Match | None:
        """The first place that starts after *offset*, from the top again where there is none."""
        if not self._starts:
            return None
        return self._match(bisect_right(self._starts, offset) % len(self._starts))

    def previous_before(self, offset: int) -> Match | None:
        """The last place that starts before *offset*, from the bottom again where there is none."""
        if not self._starts:
            return None
        return self._match((bisect_left(self._starts, offset) - 1) % len(self._starts))

    def over(self, start: int, end: int) -> Iterator[Match]:
        """The places that touch `[start, end)`, in order."""
        number = bisect_right(self._starts, start - len(self.needle))
        while number < len(self._starts) and self._starts[number] < end:
            yield self._match(number)
            number += 1

    def _match(self, number: int) -> Match:
        start = self._starts[number]
        return Match(number, Span(start, start + len(self.needle)))
