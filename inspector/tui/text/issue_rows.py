"""The issue list without a screen: which issues it holds, and what each row says."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter

from inspector.core.issue import Damage, Issue
from inspector.tui.text.cells import clip
from inspector.tui.text.issue_groups import Group
from inspector.tui.text.remarks import SIGNS
from inspector.tui.text.roles import Piece, Row, issue_role, row_width

_GAP = Piece("  ", "text")
_FATES: Mapping[Damage, str] = {"torn": "torn", "rescued": "rescued", "doubtful": ""}


@dataclass(frozen=True, slots=True)
class Columns:
    """What a row needs to know of all of them."""

    number: int
    """Digits of the greatest chunk index."""
    line: int
    """Digits of the greatest line number."""
    fate: int
    """Cells of the longest word for what became of what is cut."""


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


def columns_of(issues: Sequence[Issue], line_of: Callable[[int], int]) -> Columns:
    """Measure the columns for issues in the order of the text."""
    if not issues:
        return Columns(1, 1, 1)
    return Columns(
        number=len(str(max(issue.chunk for issue in issues))),
        line=len(str(line_of(issues[-1].offset))),
        fate=max(len(_FATES[damage]) for damage in {issue.damage for issue in issues}),
    )


def issue_row(issue: Issue, line: int, columns: Columns, width: int) -> Row:
    """Chunk, line, what became of what is cut, and as much of the detail as *width* cells hold."""
    role = issue_role(issue)
    head = (
        _GAP,
        Piece(f"{f'#{issue.chunk}':>{columns.number + 1}}", "number"),
        _GAP,
        Piece(f"line {line:>{columns.line}}", "dim"),
        _GAP,
        Piece(f"{SIGNS[issue.damage]} {_FATES[issue.damage]:<{columns.fate}}", role),
        _GAP,
    )
    more = f" +{len(issue.also)}" if issue.also else ""
    room = width - row_width(head)
    return (*head, Piece(clip(f"{issue.detail}{more}", max(0, room)), "text"))


def group_row(group: Group, width: int) -> Row:
    """A kind, how many issues it has and of what damage, and what it means."""
    head = (Piece(group.kind, "heading"), _GAP, Piece(group.counts, "text"), _GAP)
    return (*head, Piece(clip(group.words, max(0, width - row_width(head))), "dim"))
