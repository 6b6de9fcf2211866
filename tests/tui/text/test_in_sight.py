"""Where to scroll so that a row is in sight."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.tui.text.in_sight import scroll_to_see


@pytest.mark.parametrize(
    ("row", "top", "target"),
    [
        (110, False, None),
        (101, False, 98),
        (118, False, 102),
        (500, False, 494),
        (2, False, 0),
        (112, True, 107),
        (104, True, None),
    ],
)
def test_a_row_is_brought_where_it_is_looked_for(row: int, top: bool, target: int | None) -> None:  # noqa: FBT001 (a case)
    """In a pane of 20 rows from row 100 on: nothing moves without need, and near rows move it little."""
    assert scroll_to_see(row, 100, 20, top=top) == target


@given(st.integers(0, 500), st.integers(0, 500), st.integers(1, 60), st.booleans())
def test_it_is_in_sight_then(row: int, first: int, height: int, top: bool) -> None:  # noqa: FBT001 (a case)
    """Whatever the pane, the row is in it afterwards."""
    target = scroll_to_see(row, first, height, top=top)
    shown = first if target is None else target
    assert shown <= row < shown + height


def test_a_pane_without_rows_shows_nothing() -> None:
    """Before it is laid out there is nowhere to scroll."""
    assert scroll_to_see(5, 0, 0) is None
