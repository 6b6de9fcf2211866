"""The command palette: the main screen's commands, and the few of the app that help."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, ClassVar

from textual.app import App, SystemCommand
from textual.command import CommandPalette, DiscoveryHit, Hit, Hits, Provider

from inspector.tui.commands import COMMANDS, Command
from inspector.tui.key_table import written_keys

_HELP_WORTH = 0.5  # a word found in a command's help counts so much beside one found in its title
_PICTURE_AFTER = 0.1  # seconds: the palette must be off the screen before its picture is taken


class CommandsProvider(Provider):
    """Offers every row of `commands`, with its keys, and runs it on the screen that the palette was opened over."""

    commands: ClassVar[Sequence[Command]] = COMMANDS
    """What is offered: the main screen's commands, unless a screen derives a provider for its own."""

    async def discover(self) -> Hits:
        """All commands, in their own order."""
        for command in self._offered():
            yield DiscoveryHit(command.title, self._run(command), help=_help(command))

    async def search(self, query: str) -> Hits:
        """The commands whose title, or else whose help, resembles *query*."""
        matcher = self.matcher(query)
        for command in self._offered():
            score = max(matcher.match(command.title), _HELP_WORTH * matcher.match(command.help))
            if score > 0:
                yield Hit(score, matcher.highlight(command.title), self._run(command), help=_help(command))

    def _offered(self) -> Iterator[Command]:
        """The screen's commands, and those of a pane that is open on it."""
        return filter(_can_run, (*self.commands, *getattr(self.screen, "more_commands", ())))

    def _run(self, command: Command) -> Callable[[], Awaitable[None]]:
        return partial(self.screen.run_action, command.action)


class SteadyPalette(CommandPalette):
    """Textual's palette, on which a page key pressed before its list is laid out does nothing."""

    def _action_command_list(self, action: str) -> None:
        with suppress(KeyError):  # Textual looks a row up that is not there yet
            super()._action_command_list(action)


def open_palette(app: App[Any]) -> None:
    """Show the palette unless it is open."""
    if app.use_command_palette and not CommandPalette.is_open(app):
        app.push_screen(SteadyPalette(id="--command-palette"))


def system_commands(app: App[Any]) -> Iterator[SystemCommand]:
    """What the palette offers beside the commands, for `App.get_system_commands`.

    Textual's own list has more; the rest is in `COMMANDS` already or does nothing here.
    """
    yield SystemCommand("Choose a theme", "Use another of the installed themes.", app.action_change_theme)
    yield SystemCommand(
        "Save a picture",
        "Save an SVG picture of the screen in the downloads folder.",
        lambda: app.set_timer(_PICTURE_AFTER, app.deliver_screenshot),
    )


def _can_run(command: Command) -> bool:
    return bool(command.action)


def _help(command: Command) -> str:
    return f"{' '.join(written_keys(command))}  {command.help}"
