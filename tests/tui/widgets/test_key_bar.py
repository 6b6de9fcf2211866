"""The bottom row."""

import pytest

from inspector.tui.commands import COMMANDS, Command
from inspector.tui.widgets.key_bar import KeyBar
from tests.tui.host import HostApp, screen_text

PANE = (Command("stir", "t", "Stir", "Stir it.", "Kettle", "stir"), Command("", "enter", "Pour", "", "", "pour", "⏎"))


@pytest.mark.parametrize(
    ("width", "there", "gone"),
    [(80, ["a ask", "? help", "^p palette"], ["g go to"]), (160, ["g go to", "a ask", "t trace"], [])],
)
async def test_where_there_is_no_room_for_all_the_spare_ones_go_first(
    width: int, there: list[str], gone: list[str]
) -> None:
    """To ask is never left out for a key that does less."""
    async with HostApp(KeyBar()).run_test(size=(width, 5)) as pilot:
        text = screen_text(pilot.app)
        assert all(words in text for words in there)
        assert not any(words in text for words in gone)


async def test_a_pane_shows_its_own_keys_and_gives_the_row_back() -> None:
    """A click runs its command by way of the screen."""
    bar = KeyBar(COMMANDS)
    async with HostApp(bar).run_test(size=(80, 5)) as pilot:
        bar.lend_to(PANE, "in_kettle")
        await pilot.pause()
        text = screen_text(pilot.app)
        assert "t stir" in text
        assert "⏎ pour" in text
        assert "n next" not in text
        clicks = [segment.style.meta.get("@click") for segment in bar.render_line(0) if segment.style]
        assert "screen.in_kettle('stir')" in clicks
        bar.lend_to()
        await pilot.pause()
        assert "n next" in screen_text(pilot.app)
