"""The issues of one chunk as badges, in as many words as there is room for."""

from collections.abc import Callable, Iterator, Sequence

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
    yield _joined(issues, words=lambda _issue: True)
    yield _joined(issues, words=lambda issue: issue.severity == "error")
    yield _joined(issues, words=lambda _issue: False)
    errors = [issue for issue in issues if issue.severity == "error"]
    worst = (errors or list(issues))[0]
    others = sum(len(issue.kinds) for issue in issues) - 1
    if others:
        yield (Piece(glyph_of(worst), issue_role(worst)), Piece(f"+{others}", "dim"))


def _joined(issues: Sequence[Issue], words: Callable[[Issue], bool]) -> Row:
    """One badge a kind; the other kinds at an edge are signs alone, since the edge is one issue."""
    out: list[Piece] = []
    for issue in issues:
        word = kind_words(issue.kind).word if words(issue) else ""
        out += [_GAP, Piece(f"{glyph_of(issue)} {word}".rstrip(), issue_role(issue))]
        out += [piece for kind in issue.also for piece in (Piece(" ", "text"), Piece(kind_words(kind).glyph, "info"))]
    return tuple(out[1:])
