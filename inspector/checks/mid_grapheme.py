"""A chunk should not end or start inside one visible character."""

from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.cut import cut
from inspector.checks.graphemes import grapheme_around, is_within
from inspector.core.issue import Issue, Severity
from inspector.core.span import Span

KIND = "mid-grapheme"


def mid_grapheme(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """An edge parts a letter from its accent, or an emoji or a flag from its rest."""
    text = view.document.text
    for edge in view.edges:
        if is_within(text, edge.offset):
            yield cut(view, edge, KIND, severity, Span(*grapheme_around(text, edge.offset)), "cuts a character in two")


MID_GRAPHEME = Check((KIND,), "error", "An edge is inside one visible character.", mid_grapheme)
