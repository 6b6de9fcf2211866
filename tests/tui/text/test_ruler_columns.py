"""How cells are shared out."""

import pytest

from inspector.tui.text.ruler_columns import ruler_columns


@pytest.mark.parametrize("width", [79, 119, 159, 199])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_all_cells_are_given_out(width: int, count: int) -> None:
    """Line number, rulers and text take the width, and none of them is squeezed to nothing."""
    columns = ruler_columns(width, 400, count)
    assert columns.gutter + count * (columns.ruler + 1) + 2 + columns.text == width
    assert columns.ruler >= 9
    assert columns.text >= 30


def test_the_text_comes_first() -> None:
    """Rulers grow only where a line of common length is read without a wrap."""
    assert ruler_columns(119, 400, 3).text >= 72
    assert ruler_columns(199, 400, 4).ruler == 20


def test_a_column_belongs_to_a_ruler() -> None:
    """A cell is told to its ruler; line numbers and text are nobody's."""
    columns = ruler_columns(119, 400, 2)
    assert columns.ruler_at(0) == -1
    assert columns.ruler_at(columns.gutter) == 0
    assert columns.ruler_at(columns.gutter + columns.ruler + 1) == 1
    assert columns.ruler_at(columns.text_start) == -1


def test_a_squeezed_text_is_known() -> None:
    """Where the rulers leave too little, that is told."""
    assert ruler_columns(50, 400, 4).is_tight
    assert not ruler_columns(80, 400, 2).is_tight
