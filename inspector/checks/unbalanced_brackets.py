"""The article's third check: a chunk should close as many brackets as it opens."""

from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.holders import chunks_that_hold
from inspector.checks.words import words_after, words_before
from inspector.core.issue import Issue, Severity
from inspector.core.span import Span

PAIRS = ("()", "[]", "{}")


def unbalanced_brackets(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """The chunk holds more of one bracket than of its partner; one issue for each of the three pairs."""
    text = view.chunk.text
    for pair in PAIRS:
        opening, closing = pair[0], pair[1]
        surplus = text.count(opening) - text.count(closing)
        if surplus:
            yield _issue(view, severity, pair, surplus)


def _issue(view: ChunkView, severity: Severity, pair: str, surplus: int) -> Issue:
    text, chunk = view.document.text, view.chunk
    lonely = chunk.start + _lonely(chunk.text, pair, opening=surplus > 0)
    count = f"{abs(surplus)} " if abs(surplus) > 1 else ""
    if surplus > 0:
        detail = f"{count}“{pair[0]}” not closed: “{words_after(text, lonely)}”"
        unit, side, offset = Span(lonely, view.end), "end", view.end
    else:
        detail = f"{count}“{pair[1]}” not opened: “{words_before(text, lonely + 1)}”"
        unit, side, offset = Span(view.start, lonely + 1), "start", view.start
    whole_in = chunks_that_hold(view.chunks, chunk.index, unit)
    return Issue(
        chunk.index,
        f"unbalanced-{pair}",
        severity,
        "end" if side == "end" else "start",
        offset,
        unit,
        detail,
        whole_in=whole_in,
    )


def _lonely(text: str, pair: str, *, opening: bool) -> int:
    """Offset of the first opening bracket that is never closed, or of the last closing one that was never opened."""
    step, order = (-1, range(len(text) - 1, -1, -1)) if opening else (1, range(len(text)))
    depth, found = 0, 0
    for at in order:
        ch = text[at]
        if ch == pair[0]:
            depth += step
        elif ch == pair[1]:
            depth -= step
        if depth < 0:
            depth, found = 0, at
    return found


UNBALANCED_BRACKETS = Check(
    tuple(f"unbalanced-{pair}" for pair in PAIRS),
    "warning",
    "The chunk opens more brackets than it closes, or closes more than it opens.",
    unbalanced_brackets,
)
