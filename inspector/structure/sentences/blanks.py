"""Runs of blanks as one blank each, with the way back."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from inspector.core.span import Span

_RUN = re.compile(r"\s\s+")


class Squeezed(NamedTuple):
    """A text whose runs of blanks are one blank each."""

    text: str
    """The text so squeezed, without blanks at its ends."""
    runs: list[int]
    """For each run that was longer, the offset in `text` after its blank, rising."""
    offsets: list[int]
    """For each such run, what to add to an offset in `text` after it."""
    lead: int
    """What to add before the first: the blanks at the beginning."""

    def spans(self, ends: Iterable[int], offset: int) -> Iterator[Span]:
        """The sentences between *ends*, as spans of the text as it was.

        Args:
            ends: Rising offsets in `text`, each after a character that is not blank.
            offset: Where the text as it was begins in a larger one; added to every offset.
        """
        text, runs, offsets, shift = self.text, self.runs, self.offsets, self.lead + offset
        start = 0
        for end in ends:
            if not runs:
                yield Span(start + shift, end + shift)
            else:
                first, last = bisect_right(runs, start), bisect_right(runs, end - 1)
                yield Span(
                    start + offset + (offsets[first - 1] if first else self.lead),
                    end + offset + (offsets[last - 1] if last else self.lead),
                )
            start = end + text.startswith(" ", end)


def squeeze(text: str) -> Squeezed:
    """Any run of blanks of any kind as one plain blank; pysbd's patterns ask for exactly one."""
    if "  " not in text and text.isprintable() and text == text.strip():
        return Squeezed(text, [], [], 0)
    lead = len(text) - len(text.lstrip())
    squeezed = " ".join(text.split())
    runs: list[int] = []
    offsets: list[int] = []
    if len(squeezed) < len(text.rstrip()) - lead:
        removed = lead
        for match in _RUN.finditer(text, lead, len(text.rstrip())):
            runs.append(match.start() - removed + 1)
            removed += match.end() - match.start() - 1
            offsets.append(removed)
    return Squeezed(squeezed, runs, offsets, lead)
