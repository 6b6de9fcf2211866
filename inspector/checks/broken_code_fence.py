"""The article's fourth check: a chunk should hold whole code fences."""

from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.words import words_after
from inspector.core.issue import Issue, Severity
from inspector.core.span import Span

KIND = "broken-code-fence"

FENCE = "```"


def broken_code_fence(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """The chunk holds an odd number of triple backticks.

    Seen alone, an odd fence may be the opening of a block cut at the chunk's end or the close of one cut at its start.
    A first fence without a language name that has text before it is taken for a close.
    """
    text = view.chunk.text
    if text.count(FENCE) % 2 == 0:
        return
    first, last = text.index(FENCE), text.rindex(FENCE)
    closes = text[:first].strip() and not _names_language(text, first) and not _names_language(text, last)
    lonely = view.chunk.start + (first if closes else last)
    words = words_after(view.document.text, lonely)
    if closes:
        unit = Span(view.start, lonely + len(FENCE))
        issue = Issue(
            view.chunk.index,
            KIND,
            severity,
            "start",
            view.start,
            unit,
            f"closes a code fence it did not open: “{words}”",
        )
    else:
        unit = Span(lonely, view.end)
        issue = Issue(view.chunk.index, KIND, severity, "end", view.end, unit, f"leaves a code fence open: “{words}”")
    yield issue


def _names_language(text: str, fence: int) -> bool:
    line = text[fence:].partition("\n")[0]
    return bool(line.strip("` \t\r"))


BROKEN_CODE_FENCE = Check((KIND,), "error", "The chunk holds an odd number of triple backticks.", broken_code_fence)
