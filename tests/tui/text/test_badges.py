"""Issues as badges."""

from inspector.tui.text.badges import badges
from inspector.tui.text.roles import Row, row_width
from tests.tui.chunk_views import issue

START = issue("no-sentence-start", side="start", severity="warning")
END = issue("no-sentence-end")


def said(row: Row) -> str:
    """A row without its roles."""
    return "".join(piece.text for piece in row)


def test_no_issue_is_ok() -> None:
    """A chunk without issues says so."""
    (only,) = badges(())
    assert [(piece.text, piece.role) for piece in only] == [("ok", "good")]


def test_badges_get_shorter_down_to_the_worst() -> None:
    """The worst is named as long as there is room for it, with the number of the others; no sign stands unexplained."""
    assert [said(row) for row in badges([START, END])] == ["✂ start  ✂ end", "✂ end +1", "✂+1"]
    assert [said(row) for row in badges([END])] == ["✂ end", "✂"]


def test_each_badge_has_the_colour_of_its_severity() -> None:
    """Errors and warnings are coloured apart."""
    first = next(badges([START, END]))
    assert [(piece.text, piece.role) for piece in first if piece.text.strip()] == [
        ("✂ start", "warning"),
        ("✂ end", "error"),
    ]


def test_other_kinds_of_one_edge_are_signs() -> None:
    """One edge is one issue: its other kinds are added as signs, and counted where there is no room."""
    rows = list(badges([issue("no-sentence-end", also=("unbalanced-()", "broken-code-fence"))]))
    assert said(rows[0]) == "✂ end ( ) ```"
    assert said(rows[1]) == "✂ end +2"
    assert said(rows[-1]) == "✂+2"


def test_later_wordings_are_never_wider() -> None:
    """Each way to put the badges is at most as wide as the one before."""
    widths = [row_width(row) for row in badges([START, issue("broken-code-fence", also=("no-sentence-end",))])]
    assert widths == sorted(widths, reverse=True)
