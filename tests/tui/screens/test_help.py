"""The help screen."""

import pytest
from textual.containers import VerticalScroll

from inspector.tui.commands import COMMANDS
from inspector.tui.legend import LEGEND
from inspector.tui.screens.help import HelpScreen
from tests.tui.host import HostApp, screen_text


async def test_everything_is_in_it() -> None:
    """Every command stands in it under its group, with its help, and every mark with its meaning."""
    app = HostApp()
    async with app.run_test(size=(140, 80)) as pilot:
        app.push_screen(HelpScreen())
        await pilot.pause()
        screen = screen_text(app)
    for command in COMMANDS:
        assert command.title in screen
        assert command.help in screen
        assert command.group in screen
    for entry in LEGEND:
        assert entry.title in screen
        assert "".join(text for text, _ in entry.sample).strip() in screen


async def test_keys_stand_left_of_what_they_do() -> None:
    """A row gives the keys, the title and the help, in that order."""
    app = HostApp()
    async with app.run_test(size=(140, 80)) as pilot:
        app.push_screen(HelpScreen())
        await pilot.pause()
        row = next(line for line in screen_text(app).splitlines() if "Previous issue" in line)
    assert row.split("│")[1].split() == ["p", "N", "Previous", "issue", "Go", "to", "the", "broken", "cut", "before."]


async def test_scrolls_on_a_small_terminal() -> None:
    """On 80 columns and 24 rows the keys scroll it, down to the last mark."""
    app = HostApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(HelpScreen())
        await pilot.pause()
        assert LEGEND[-1].title not in screen_text(app)
        await pilot.press("j", "j", "k")
        assert app.screen.query_one(VerticalScroll).scroll_y == 1
        app.screen.query_one(VerticalScroll).scroll_end(animate=False)
        await pilot.pause()
        assert LEGEND[-1].title in screen_text(app)


@pytest.mark.parametrize("key", ["escape", "q", "question_mark", "f1"])
async def test_closes(key: str) -> None:
    """Esc, q, and the keys that opened it close it."""
    app = HostApp()
    async with app.run_test() as pilot:
        app.push_screen(HelpScreen())
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        await pilot.press(key)
        assert not isinstance(app.screen, HelpScreen)
