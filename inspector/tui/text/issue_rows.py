"""The issue list without a screen: which issues it holds, and what each row says."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter

from inspector.core.issue import Issue
from inspector.tui.text.cells import clip, width_of
from inspector.tui.text.kind_words import glyph_of, kind_words
from inspector.tui.text.roles import Piece, Row, issue_role, row_width

_GAP = Piece("  ", "text")


@dataclass(frozen=True, slots=True)
class Columns:
    """What a row needs to know of all of them."""

    number: int
    """Digits of the greatest chunk index."""
    line: int
    """Digits of the greatest line number."""
    kind: int
    """Cells of the widest kind."""
    glyph: int
    """Cells of the widest kind's sign."""


def in_text_order(issues: Sequence[Issue]) -> list[Issue]:
    """The issues by where they are in the document."""
    return sorted(issues, key=attrgetter("offset", "chunk"))


def narrow(issues: Sequence[Issue], kind: str | None, typed: str) -> list[Issue]:
    """The issues of a kind (`None` for all) whose detail holds the typed text, its case aside."""
    words = typed.casefold()
    return [
        issue
        for issue in issues
        if (kind is None or kind in issue.kinds) and (not words or words in issue.detail.casefold())
    ]


def first_from(issues: Sequence[Issue], offset: int) -> int:
    """Index of the first issue at or after *offset*, or of the last issue; 0 where there are none."""
    return max(0, min(bisect_left(issues, offset, key=attrgetter("offset")), len(issues) - 1))


def columns_of(issues: Sequence[Issue], line_of: Callable[[int], int]) -> Columns:
    """Measure the columns for issues in the order of the text."""
    if not issues:
        return Columns(1, 1, 1, 1)
    return Columns(
        number=len(str(max(issue.chunk for issue in issues))),
        line=len(str(line_of(issues[-1].offset))),
        kind=max(len(_kinds(issue)) for issue in issues),
        glyph=max(width_of(kind_words(kind).glyph) for kind in {issue.kind for issue in issues}),
    )


def issue_row(issue: Issue, line: int, columns: Columns, width: int) -> Row:
    """Chunk, line, kind and as much of the detail as *width* cells hold."""
    glyph, role = glyph_of(issue), issue_role(issue)
    head = (
        Piece(f"{f'#{issue.chunk}':>{columns.number + 1}}", "number"),
        _GAP,
        Piece(f"line {line:>{columns.line}}", "dim"),
        _GAP,
        Piece(f"{_kinds(issue):<{columns.kind}}", role),
        _GAP,
        Piece(" " * (columns.glyph - width_of(glyph)) + f"{glyph} ", role),
    )
    room = width - row_width(head)
    return (*head, Piece(clip(issue.detail, max(0, room)), "text"))


def _kinds(issue: Issue) -> str:
    """The issue's kind, and how many more were found at the same edge."""
    return f"{issue.kind} +{len(issue.also)}" if issue.also else issue.kind
