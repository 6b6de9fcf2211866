"""Edges inside tables."""

from inspector.core.document import Document
from inspector.core.piece import Piece
from inspector.core.span import Span
from inspector.inspection import check_spans
from tests.checks.marked import only, seam, unit_of

TABLE = "| part | qty |\n|------|-----|\n| seal | 4 |\n| ring | 9 |\n"


def test_an_edge_inside_a_row_is_an_error() -> None:
    """The unit is the row."""
    marked = TABLE.replace("seal |", "seal |✂")
    issue = only(marked)
    assert (issue.kind, issue.severity) == ("split-table", "error")
    assert unit_of(marked, issue) == "| seal | 4 |"
    assert issue.detail == "cuts a table row: “| part | qty | |------|-----| | seal |” continues “4 | | ring | 9 |”"


def test_between_rows_the_header_is_lost() -> None:
    """No row is torn, and yet the later rows tell little: a warning, and the unit is the table."""
    marked = TABLE.replace("| ring", "✂| ring")
    issue = only(marked, "start")
    assert (issue.kind, issue.severity) == ("split-table", "warning")
    assert unit_of(marked, issue) == TABLE.strip()
    assert issue.detail.startswith("parts table rows from their header: ")


def test_a_header_that_is_carried_along_is_not_lost() -> None:
    """Where the splitter hands the header on with the rows, the cut is a note."""
    header, rows = Span(0, TABLE.index("| seal") - 1), TABLE.index("| ring")
    pieces = [Piece(0, rows - 1), Piece(rows, len(TABLE) - 1, header=header)]
    view = check_spans(Document.from_text(TABLE, kind="markdown"), pieces, profile="source")
    assert {issue.severity for issue in view.issues if issue.kind == "split-table"} == {"info"}
    bare = [replace_header(piece) for piece in pieces]
    view = check_spans(Document.from_text(TABLE, kind="markdown"), bare, profile="source")
    assert {issue.severity for issue in view.issues if issue.kind == "split-table"} == {"warning"}


def replace_header(piece: Piece) -> Piece:
    """The piece without a header."""
    return piece._replace(header=None)


def test_beside_a_table_nothing_is_cut() -> None:
    """A chunk may end with a table."""
    assert seam(f"{TABLE}✂\nThen stop.\n") == set()


def test_a_table_set_in_columns_is_a_table() -> None:
    """In plain text, rows without the first line tell as little; it is no block of code."""
    marked = "name\tsize\nbolt\t12\n✂nut\t9\nseal\t4\n"
    issue = only(marked, kind="text")
    assert (issue.kind, issue.severity) == ("split-table", "warning")
    assert issue.detail.startswith("cuts a table set in columns: “")
