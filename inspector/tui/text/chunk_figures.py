"""What the list says of a chunk, read from a view."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from operator import attrgetter

from inspector.core.chunk import Chunk
from inspector.core.errors import InspectorError
from inspector.core.issue import Issue
from inspector.inspected import Inspection
from inspector.tui.text.chunk_rows import Figures, overlap_before
from inspector.tui.view import View

NOT_YET = "…"
"""Stands for tokens that are not counted yet."""

NOT_COUNTED = "?"
"""Stands for tokens that are not counted at all."""

_COUNTABLE = 200_000  # characters: counting the tokens of more would be felt while scrolling


def figures_of(inspection: Inspection, index: int, *, count_tokens: bool, selected: bool) -> Figures:
    """What the first row says of a chunk.

    Args:
        inspection: The chunks and issues.
        index: The chunk.
        count_tokens: Whether the tokenizer is there; without it tokens are not asked for.
        selected: Whether the chunk is the opened one.
    """
    chunks = inspection.chunks
    return Figures(
        chunks[index],
        overlap_before(chunks, index),
        _tokens(chunks[index]) if count_tokens else NOT_YET,
        issues_of_chunk(inspection.issues, index),
        digits=len(str(len(chunks) - 1)),
        selected=selected,
        checked=inspection.is_checked(index),
    )


def issues_of_chunk(issues: Sequence[Issue], index: int) -> Sequence[Issue]:
    """A chunk's issues, found among issues that are ordered by chunk."""
    by_chunk = attrgetter("chunk")
    return issues[bisect_left(issues, index, key=by_chunk) : bisect_right(issues, index, key=by_chunk)]


def why_empty(view: View | None) -> str:
    """Why there are no chunks to list."""
    if view is None or view.inspection is None:
        return "splitting…"
    text = view.document.text
    if not text:
        return "empty document"
    return "nothing but blanks: no chunks" if text.isspace() else "no chunks"


def _tokens(chunk: Chunk) -> int | str:
    if len(chunk.text) > _COUNTABLE:
        return NOT_COUNTED
    try:
        return chunk.tokens
    except InspectorError:  # the tokenizer's file went away: the splitter says so, the list goes on
        return NOT_COUNTED
