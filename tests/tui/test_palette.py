"""The command palette."""

from typing import Any

import pytest
from textual.app import SystemCommand
from textual.command import CommandList, Hit
from textual.screen import Screen
from textual.types import IgnoreReturnCallbackType
from textual.widgets import Label

from inspector.tui.commands import COMMANDS
from inspector.tui.palette import CommandsProvider, open_palette, system_commands
from tests.tui.host import HostApp, screen_text, until


class Main(Screen[None]):
    """Stands in for the main screen."""

    COMMANDS = {CommandsProvider}  # noqa: RUF012 (as Textual declares it)

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    def compose(self) -> Any:
        """Something to show."""
        yield Label("main")

    def action_next_issue(self) -> None:
        """Note that it ran."""
        self.done.append("next_issue")


async def hits(query: str) -> dict[str, tuple[float, IgnoreReturnCallbackType]]:
    """The titles that a query finds, with their scores and what they run."""
    app = HostApp()
    async with app.run_test():
        provider = CommandsProvider(app.screen)
        found: dict[str, tuple[float, IgnoreReturnCallbackType]] = {}
        async for hit in provider.search(query):
            assert isinstance(hit, Hit)
            found[str(hit.text)] = (hit.score, hit.command)
        return found


async def test_every_command_is_offered() -> None:
    """Before anything is typed, all commands are listed in their own order."""
    app = HostApp()
    async with app.run_test():
        listed = [hit.text async for hit in CommandsProvider(app.screen).discover()]
    assert listed == [command.title for command in COMMANDS if command.action]


async def test_search_by_title() -> None:
    """A word of a title finds its command."""
    assert "Copy chunk" in await hits("copy")


async def test_search_by_help() -> None:
    """A word of a command's help finds it too, behind those that have it in their title."""
    found = await hits("document")
    assert found["Find in document"][0] > found["Open a file"][0] > 0


async def test_nothing_found() -> None:
    """A query that resembles no command finds none."""
    assert not await hits("zzqx")


async def test_a_command_runs_on_the_screen_below() -> None:
    """Choosing a command in the palette runs its action on the screen that the palette was opened over."""
    app = HostApp()
    async with app.run_test(size=(100, 40)) as pilot:
        main = Main()
        await app.push_screen(main)
        app.action_command_palette()
        await pilot.pause()
        await pilot.press(*"next iss")
        await until(pilot, lambda: app.screen.query_one(CommandList).option_count > 0)
        assert "Go to the next broken cut." in screen_text(app)
        await pilot.press("enter")
        await until(pilot, lambda: bool(main.done))
    assert main.done == ["next_issue"]


async def test_a_page_key_before_the_list_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """PageDown pressed before the list is laid out does nothing, and the palette goes on."""
    app = HostApp()
    async with app.run_test(size=(100, 40)) as pilot:
        await app.push_screen(Main())
        open_palette(app)
        await pilot.pause()
        commands = app.screen.query_one(CommandList)
        await until(pilot, lambda: commands.option_count > 0)
        with monkeypatch.context() as before_layout:
            before_layout.setattr(CommandList, "_update_lines", lambda _list: None)
            commands._clear_caches()
            await pilot.press("pagedown")
        await pilot.press(*"next iss")
        await until(pilot, lambda: "Go to the next broken cut." in screen_text(app))


async def test_system_commands() -> None:
    """Of Textual's own commands only those stay that do something here which no command does."""
    app = HostApp()
    async with app.run_test():
        offered = list(system_commands(app))
    assert all(isinstance(command, SystemCommand) for command in offered)
    assert [command.title for command in offered] == ["Choose a theme", "Save a picture"]
