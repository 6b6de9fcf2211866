"""The list of very many rows."""

from collections.abc import Sequence

import pytest
from rich.segment import Segment
from textual.strip import Strip

from inspector.tui.widgets.line_list import POINTER, LineList
from tests.tui.host import HostApp, screen_text

MANY = 100_000


class Rows:
    """Makes rows that say their index, and counts how many it was asked for."""

    def __init__(self, height: int = 1) -> None:
        self.height = height
        self.made: list[int] = []

    def __call__(self, index: int, width: int) -> Sequence[Strip]:
        """The lines of one row."""
        self.made.append(index)
        return [Strip([Segment(f"row {index} line {line}")]) for line in range(self.height)]


async def keys(*pressed: str, count: int = MANY, height: int = 1) -> tuple[HostApp, LineList, str]:
    """A list after keys were pressed in it, and the screen then."""
    rows = LineList(Rows(height), row_height=height)
    app = HostApp(rows)
    async with app.run_test(size=(40, 10), message_hook=app.note) as pilot:
        rows.set_rows(count)
        rows.focus()
        await pilot.press(*pressed)
        await pilot.pause()
        return app, rows, screen_text(app)


async def test_only_rows_in_sight_are_made() -> None:
    """Of a hundred thousand rows those on the screen are made, and no others, wherever one goes."""
    make = Rows()
    rows = LineList(make)
    app = HostApp(rows)
    async with app.run_test(size=(40, 10)) as pilot:
        rows.set_rows(MANY)
        rows.focus()
        await pilot.press("end", "home")
        await pilot.pause()
    assert make.made
    assert {index for index in make.made if 10 <= index < MANY - 10} == set()


async def test_moving_by_one_row_makes_one() -> None:
    """A row that was made stays as it is until there are new rows, or other colours."""
    make = Rows()
    rows = LineList(make)
    app = HostApp(rows)
    async with app.run_test(size=(40, 10)) as pilot:
        rows.set_rows(MANY)
        rows.focus()
        await pilot.pause()
        await pilot.press("end")
        await pilot.pause()
        make.made.clear()
        await pilot.press("home", "up", "down", "end")
        await pilot.pause()
        assert make.made == []
        app.theme = "inspector-light"
        await pilot.pause()
        assert set(make.made) == set(range(MANY - 10, MANY))
        make.made.clear()
        rows.set_rows(5)
        await pilot.pause()
        assert make.made == list(range(5))


@pytest.mark.parametrize(
    ("pressed", "cursor"),
    [
        ((), 0),
        (("up",), 0),
        (("down",), 1),
        (("down", "down", "up"), 1),
        (("pagedown",), 10),
        (("pagedown", "pagedown", "pageup"), 10),
        (("pageup",), 0),
        (("end",), MANY - 1),
        (("end", "down"), MANY - 1),
        (("end", "home"), 0),
    ],
)
async def test_keys(pressed: tuple[str, ...], cursor: int) -> None:
    """Keys move the cursor, which stays on a row and in sight, with a sign before it."""
    _, rows, screen = await keys(*pressed)
    assert rows.cursor == cursor
    assert f"{POINTER}row {cursor} " in screen


async def test_rows_of_two_lines() -> None:
    """A row may have two lines; a page holds half as many then."""
    _, rows, screen = await keys("pagedown", height=2)
    assert rows.cursor == 5
    assert f"{POINTER}row 5 line 0" in screen
    assert f"{POINTER}row 5 line 1" in screen


async def test_highlighted_and_chosen() -> None:
    """Each move of the cursor is told once; Enter tells which row was chosen."""
    app, _, _ = await keys("down", "down", "home", "home", "enter")
    assert [message.index for message in app.noted(LineList.Highlighted)] == [0, 1, 2, 0]
    assert [message.index for message in app.noted(LineList.Chosen)] == [0]


async def test_no_rows() -> None:
    """Without rows the keys do nothing."""
    app, rows, screen = await keys("down", "end", "enter", count=0)
    assert rows.cursor == -1
    assert not app.noted(LineList.Chosen)
    assert not screen.strip()


async def test_click() -> None:
    """A click chooses the row under the mouse, however far the list was scrolled."""
    rows = LineList(Rows())
    app = HostApp(rows)
    async with app.run_test(size=(40, 10), message_hook=app.note) as pilot:
        rows.set_rows(MANY, cursor=500)
        await pilot.pause()
        top = rows.scroll_offset.y
        await pilot.click(rows, offset=(3, 4))
        await pilot.pause()
        assert rows.cursor == top + 4
    assert [message.index for message in app.noted(LineList.Chosen)] == [top + 4]


async def test_click_below_the_last_row() -> None:
    """A click where there is no row chooses none."""
    rows = LineList(Rows())
    app = HostApp(rows)
    async with app.run_test(size=(40, 10), message_hook=app.note) as pilot:
        rows.set_rows(2)
        await pilot.pause()
        await pilot.click(rows, offset=(3, 7))
        await pilot.pause()
        assert rows.cursor == 0
    assert not app.noted(LineList.Chosen)


async def test_hover() -> None:
    """The row under the mouse is known while the mouse is there."""
    rows = LineList(Rows())
    app = HostApp(rows)
    async with app.run_test(size=(40, 10)) as pilot:
        rows.set_rows(5)
        await pilot.pause()
        await pilot.hover(rows, offset=(3, 2))
        assert rows.hovered == 2
        await pilot.hover(rows, offset=(3, 8))
        assert rows.hovered == -1


async def test_new_rows() -> None:
    """With fewer rows the cursor is where it was asked for, and nothing of the old ones stays."""
    rows = LineList(Rows())
    app = HostApp(rows)
    async with app.run_test(size=(40, 10)) as pilot:
        rows.set_rows(MANY, cursor=MANY - 1)
        await pilot.pause()
        rows.set_rows(3, cursor=9)
        await pilot.pause()
        assert (rows.count, rows.cursor) == (3, 2)
        assert [line.strip() for line in screen_text(app).splitlines() if line.strip()] == [
            "row 0 line 0",
            "row 1 line 0",
            f"{POINTER}row 2 line 0",
        ]


async def test_the_cursor_stays_in_sight_when_the_list_shrinks() -> None:
    """When the terminal gets smaller the cursor's row is scrolled into it."""
    rows = LineList(Rows())
    app = HostApp(rows)
    async with app.run_test(size=(40, 20)) as pilot:
        rows.set_rows(MANY, cursor=19)
        await pilot.pause()
        await pilot.resize_terminal(40, 5)
        await pilot.pause()
        assert f"{POINTER}row 19" in screen_text(app)
