"""The issues of one chunk as badges, in as many words as there is room for."""

from collections.abc import Iterator, Sequence

from inspector.core.issue import Issue
from inspector.tui.text.kind_words import glyph_of, kind_words
from inspector.tui.text.roles import Piece, Row, issue_role

_GAP = Piece("  ", "text")


def badges(issues: Sequence[Issue]) -> Iterator[Row]:
    """The badges of a chunk's issues, from the wordiest to the shortest way to put them.

    Args:
        issues: The chunk's issues, start edge before end edge; none gives `ok`.
    """
    if not issues:
        yield (Piece("ok", "good"),)
        return
    yield _joined(issues, others=True)
    if len(issues) > 1 and any(issue.also for issue in issues):
        yield _joined(issues, others=False)
    errors = [issue for issue in issues if issue.severity == "error"]
    worst = (errors or list(issues))[0]
    others = sum(len(issue.kinds) for issue in issues) - 1
    sign, role = glyph_of(worst), issue_role(worst)
    if others:
        # Signs alone would be riddles: two of them look alike, and the edge that each stands for is not told.
        yield (Piece(_badge(worst), role), Piece(f" +{others}", "dim"))
        yield (Piece(sign, role), Piece(f"+{others}", "dim"))
    else:
        yield (Piece(sign, role),)


def _joined(issues: Sequence[Issue], *, others: bool) -> Row:
    """One badge an edge; the other kinds at an edge are signs alone, since the edge is one issue."""
    out: list[Piece] = []
    for issue in issues:
        out += [_GAP, Piece(_badge(issue), issue_role(issue))]
        for kind in issue.also if others else ():
            out += [Piece(" ", "text"), Piece(kind_words(kind).glyph, "info")]
    return tuple(out[1:])


def _badge(issue: Issue) -> str:
    return f"{glyph_of(issue)} {kind_words(issue.kind).word}".rstrip()
