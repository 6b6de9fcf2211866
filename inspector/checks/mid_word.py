"""A chunk should not end or start inside a word."""

from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.cut import cut, named
from inspector.checks.word_at import is_in_word, word_around
from inspector.core.issue import Issue, Severity
from inspector.core.span import Span

KIND = "mid-word"


def mid_word(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """An edge is inside a word, an identifier or a number; scripts without blanks between words are let be."""
    text = view.document.text
    for edge in view.edges:
        if is_in_word(text, edge.offset):
            unit = Span(*word_around(text, edge.offset))
            yield cut(view, edge, KIND, severity, unit, f"cuts the word “{named(text[slice(*unit)])}”")


MID_WORD = Check((KIND,), "error", "An edge is inside a word or a number.", mid_word)
