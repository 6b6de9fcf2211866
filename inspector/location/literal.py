"""Where a text stands in a document letter by letter."""

import re
from collections.abc import Iterator

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.location.flat import UNSPACED

MOST_PLACES = 20_000
"""Places of one text in one document that are looked for."""
_UNSPACED = re.compile(f"[{UNSPACED}]")
_SHORT = 24
"""Characters from which on a text may begin or end within a word: a shorter one would be found in others."""


def literal_places(text: str, document: Document) -> list[Span]:
    """Every place of a text, blanks at its ends included; a short one only where it is not a part of a word."""
    found = list(_everywhere(text, document.text))
    if len(text.strip()) >= _SHORT:
        return found
    return [
        span for span in found if not cuts_word(document.text, span.start) and not cuts_word(document.text, span.end)
    ]


def cuts_word(text: str, offset: int) -> bool:
    """Whether an offset lies between two letters or digits."""
    if not 0 < offset < len(text) or _UNSPACED.match(text[offset - 1]) or _UNSPACED.match(text[offset]):
        return False
    return text[offset - 1].isalnum() and text[offset].isalnum()


def _everywhere(text: str, document: str) -> Iterator[Span]:
    at = document.find(text)
    for _ in range(MOST_PLACES):
        if at < 0:
            return
        yield Span(at, at + len(text))
        at = document.find(text, at + 1)
