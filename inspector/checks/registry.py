"""Every check of each profile, worst first, and how their findings at one edge become one issue."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches

from inspector.checks.base import Check, ChunkView
from inspector.checks.broken_code_fence import BROKEN_CODE_FENCE
from inspector.checks.no_sentence_end import NO_SENTENCE_END
from inspector.checks.no_sentence_start import NO_SENTENCE_START
from inspector.checks.unbalanced_brackets import UNBALANCED_BRACKETS
from inspector.core.chunk import Chunk
from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.core.issue import Issue

PROFILES: Mapping[str, tuple[Check, ...]] = {
    "text": (BROKEN_CODE_FENCE, NO_SENTENCE_END, NO_SENTENCE_START, UNBALANCED_BRACKETS),
}
"""The checks of each profile; where two find fault with one edge, the earlier of equal severity gives its kind."""

DEFAULT_PROFILE = "text"
"""The profile where none is named."""

_SEVERITIES = ("error", "warning", "info")


def find_profile(name: str) -> tuple[Check, ...]:
    """The checks of that profile, worst first.

    Raises:
        InspectorError: There is no such profile.
    """
    if name in PROFILES:
        return PROFILES[name]
    near = get_close_matches(name, PROFILES, n=1)
    hint = f"did you mean {near[0]}?" if near else f"choose one of {', '.join(PROFILES)}"
    raise InspectorError(f"unknown profile {name!r}: {hint}")


def issues_of(document: Document, chunks: Sequence[Chunk], chunk: Chunk, checks: tuple[Check, ...]) -> Iterator[Issue]:
    """The issues of one chunk, at most one an edge; a chunk of blanks has none."""
    lead = len(chunk.text) - len(chunk.text.lstrip())
    if lead == len(chunk.text):
        return
    view = ChunkView(document, chunks, chunk, chunk.start + lead, chunk.start + len(chunk.text.rstrip()))
    found = [issue for check in checks for issue in check.find(view, check.severity)]
    for side in ("start", "end", "inside"):
        edge = [issue for issue in found if issue.side == side]
        if len(edge) > 1:
            edge.sort(key=lambda issue: _SEVERITIES.index(issue.severity))
            yield replace(edge[0], also=tuple(issue.kind for issue in edge[1:]))
        else:
            yield from edge
