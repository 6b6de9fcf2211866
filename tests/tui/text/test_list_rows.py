"""Rows to chunks and back."""

from hypothesis import given
from hypothesis import strategies as st

from inspector.tui.text.list_rows import ListRows


@st.composite
def lists(draw: st.DrawFn) -> ListRows:
    """Lists of chunks, one of them perhaps open."""
    count = draw(st.integers(1, 40))
    return ListRows(count, draw(st.integers(-1, count - 1)), draw(st.integers(2, 30)))


@given(rows=lists())
def test_every_row_belongs_to_one_chunk(rows: ListRows) -> None:
    """Going through the chunks gives every row once, and each row finds its chunk again."""
    numbered = [(index, within) for index in range(rows.count) for within in range(rows.height(index))]
    assert [rows.at(row) for row in range(len(rows))] == numbered
    assert [rows.top(index) for index in range(rows.count)] == [numbered.index((i, 0)) for i in range(rows.count)]


@given(rows=lists(), row=st.one_of(st.integers(max_value=-1), st.integers(min_value=1000)))
def test_rows_outside_belong_to_none(rows: ListRows, row: int) -> None:
    """A row before the first or after the last has no chunk."""
    assert rows.at(row) == (-1, 0)


@given(rows=lists(), scroll=st.integers(0, 100), viewport=st.integers(1, 40), index=st.integers(0, 39))
def test_a_chunk_is_brought_into_sight(rows: ListRows, scroll: int, viewport: int, index: int) -> None:
    """The chunk's head is in sight afterwards, and all of it where the pane is tall enough."""
    index %= rows.count
    shown = rows.scroll_to_show(index, scroll, viewport)
    top, bottom = rows.top(index), rows.top(index) + rows.height(index)
    assert shown <= top < shown + viewport
    if rows.height(index) <= viewport:
        assert bottom <= shown + viewport


def test_a_chunk_in_full_sight_moves_nothing() -> None:
    """The list stays where it is when the chunk is seen whole already."""
    assert ListRows(100, 20, 10).scroll_to_show(20, scroll=35, viewport=20) == 35


def test_a_chunk_out_of_sight_comes_a_quarter_down() -> None:
    """A chunk's head comes to stand a quarter down, or higher where the chunk is long."""
    assert ListRows(100).scroll_to_show(50, scroll=0, viewport=20) == 95
    assert ListRows(100, 50, 18).scroll_to_show(50, scroll=0, viewport=20) == 98
    assert ListRows(100, 50, 50).scroll_to_show(50, scroll=0, viewport=20) == 100
