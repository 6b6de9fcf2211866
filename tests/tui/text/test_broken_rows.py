"""Rows broken at places."""

from hypothesis import given
from hypothesis import strategies as st

from inspector.core.lines import lines_of
from inspector.edges import gap_at
from inspector.tui.text.broken_rows import break_rows
from inspector.tui.text.layout import lay_out

TEXT = "One two three.\n\n    Four five six seven.\n"


def rows(text: str, width: int, *places: int) -> list[str]:
    """The rows of a text that is broken at those places."""
    base = lay_out(lines_of(text), width)
    layout = break_rows(base, [gap_at(text, place) for place in places])
    return [text[slice(*layout.span(row))] for row in range(len(layout))]


def test_a_row_ends_where_a_line_is_cut() -> None:
    """A place within a line begins a new row, after the blanks beside it."""
    assert rows(TEXT, 40, TEXT.index("three")) == ["One two ", "three.", "", "    Four five six seven.", ""]


def test_a_cut_between_lines_breaks_nothing() -> None:
    """At a line's end, and in the indent of a line, there is nothing to break."""
    whole = rows(TEXT, 40)
    assert rows(TEXT, 40, TEXT.index("\n")) == whole
    assert rows(TEXT, 40, TEXT.index("Four")) == whole


def test_pieces_are_wrapped_each_by_itself() -> None:
    """After a break the row has its whole width again."""
    assert rows("aaa bbb ccc ddd", 8, 4) == ["aaa ", "bbb ccc ", "ddd"]


@given(st.text(alphabet="ab \n\t好", max_size=50), st.lists(st.integers(0, 50), max_size=6), st.integers(4, 20))
def test_no_character_is_lost(text: str, cuts: list[int], width: int) -> None:
    """Whatever is broken, the rows hold every character once, and lines keep their first rows."""
    base = lay_out(lines_of(text), width)
    gaps = sorted({gap_at(text, cut) for cut in cuts if cut < len(text)}, key=lambda gap: gap[1])
    layout = break_rows(base, gaps)
    assert list(layout.rows) == sorted(layout.rows)
    assert [layout.rows[row] for row in layout.line_rows] == list(base.lines.starts)
    assert set(base.lines.starts) <= set(layout.rows)
