"""Long text cut into parts that are quick to look at, where a cut does no harm."""

import re
from collections.abc import Iterator
from typing import NamedTuple

MOST = 3000
"""Characters of the longest part: pysbd's time grows with the square of what it is given."""

_SAFE = re.compile(r"[.!?](?<=[a-z]{3}[.!?])[\"'”’)\]]*(?= [\"'“‘]?[A-Z][a-z])|[。！？।။።۔؟][\"'”’」』）)]*")


class Part(NamedTuple):
    """A stretch of a text."""

    start: int
    """Offset of its first character."""
    end: int
    """Offset one past its last character."""
    ends_sentence: bool
    """Whether a sentence surely ends with it; else it was cut at a blank, or just cut, for want of a better place."""


def parts(text: str, most: int = MOST) -> Iterator[Part]:
    """Parts of at most *most* characters, in order, that together are the text.

    They are cut after a sentence that ends in an ordinary word before a capital, far from anything that could be an
    abbreviation; where there is none, at a blank; where there is none either, at *most*.
    """
    start = 0
    while len(text) - start > most:
        safe = None
        for safe in _SAFE.finditer(text, start + most // 2, start + most):  # noqa: B007 (the last one is wanted)
            pass
        end = safe.end() if safe else text.rfind(" ", start + most // 2, start + most)
        if end < 0:
            end = start + most
        yield Part(start, end, safe is not None)
        start = end
    yield Part(start, len(text), ends_sentence=True)
