"""The issue of an edge that cuts something, told with the words on both sides."""

from inspector.checks.base import ChunkView
from inspector.checks.source import Edge
from inspector.checks.words import words_after, words_before
from inspector.core.issue import Issue, Severity
from inspector.core.span import Span


def cut(  # noqa: PLR0917 (an issue in the order of its fields)
    view: ChunkView, edge: Edge, kind: str, severity: Severity, unit: Span, phrase: str
) -> Issue:
    """An issue at an edge.

    Args:
        view: The chunk.
        edge: Which of its edges.
        kind: What is wrong.
        severity: How bad it is.
        unit: Span of what was cut.
        phrase: What happened, in a few words without a colon: `cuts a table row`.
    """
    text = view.document.text
    before, after = words_before(text, edge.offset), words_after(text, edge.offset)
    if edge.side == "end":
        detail = f"{phrase}: “{before}” continues “{after}”"
    else:
        detail = f"{phrase}: “{after}” follows “{before}”"
    whole_in = view.source.holders(unit)
    return Issue(view.chunk.index, kind, severity, edge.side, edge.offset, unit, detail, whole_in=whole_in)


def whole(view: ChunkView, kind: str, severity: Severity, detail: str) -> Issue:
    """An issue of a chunk as a whole."""
    unit = Span(view.start, view.end)
    return Issue(view.chunk.index, kind, severity, "inside", view.start, unit, detail, whole_in=(view.chunk.index,))


def named(text: str, most: int = 40) -> str:
    """A name as a phrase can hold it: on one line, without a colon, and no longer than *most* characters."""
    words = " ".join(text.replace(":", " ").split())
    return words if len(words) <= most else words[: most - 1] + "…"
