"""The article's third check: a chunk should close as many brackets as it opens."""

import re
from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.holders import chunks_that_hold
from inspector.checks.words import words_after, words_before
from inspector.core.issue import Issue, Severity
from inspector.core.span import Span

PAIRS = ("()", "[]", "{}")

_BRACKETS = {pair: re.compile(f"[{re.escape(pair)}]") for pair in PAIRS}


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
    """Offset of the first opening bracket never closed, or of the last closing one never opened."""
    unclosed: list[int] = []
    unopened = 0
    for match in _BRACKETS[pair].finditer(text):
        if match.group() == pair[0]:
            unclosed.append(match.start())
        elif unclosed:
            unclosed.pop()
        else:
            unopened = match.start()
    return unclosed[0] if opening else unopened


UNBALANCED_BRACKETS = Check(
    tuple(f"unbalanced-{pair}" for pair in PAIRS),
    "warning",
    "The chunk opens more brackets than it closes, or closes more than it opens.",
    unbalanced_brackets,
)
