"""The bottom row: the commands that a person needs first, each with its key; a click runs it."""

from collections.abc import Iterable, Sequence

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from inspector.tui.commands import COMMANDS, Command
from inspector.tui.key_table import written_keys
from inspector.tui.theme_ink import Ink, ink_style

_KEY, _LABEL = Ink("footer-key-foreground", style="bold"), Ink()
_HELP = "help"
_PALETTE = ("^p", "palette", "app.command_palette")


class KeyBar(Widget):
    """One line in place of a widget for each key, since each of those is paid for before the first frame."""

    ALLOW_SELECT = False
    DEFAULT_CSS = "KeyBar { dock: bottom; height: 1; background: $footer-background; }"

    def __init__(self, commands: Sequence[Command] = COMMANDS) -> None:
        """Show the commands that have a label.

        Args:
            commands: Those of the screen it is on.
        """
        super().__init__()
        self._own = self._commands = commands
        self._through = ""

    def lend_to(self, commands: Sequence[Command] = (), through: str = "") -> None:
        """Show the commands of a pane that has the focus, or the screen's own again.

        Args:
            commands: Those of the pane; none for the screen's own.
            through: The screen's action that hands the pane's on, given its name.
        """
        self._commands, self._through = (commands, through) if commands else (self._own, "")
        self.refresh()

    def render_line(self, y: int) -> Strip:  # noqa: ARG002 (there is one line)
        """Draw the keys, as many as there is room for, help always; the palette's stands at the right."""
        ground = self.rich_style
        key_style, label_style = ground + ink_style(self, _KEY), ground + ink_style(self, _LABEL)
        width = self.size.width
        palette = _segments(*_PALETTE, key_style, label_style)
        labelled = {
            command: _segments(written_keys(command)[0], command.label, self._click(command), key_style, label_style)
            for command in self._commands
            if command.label
        }
        room = width - _cells(palette)
        for command in sorted(labelled, key=_spared_last):
            room -= _cells(labelled[command])
            if room < 0:
                room += _cells(labelled.pop(command))
        shown = [segment for segments in labelled.values() for segment in segments]
        left = Strip(shown)
        gap = width - left.cell_length - _cells(palette)
        return Strip([*shown, Segment(" " * max(gap, 0), ground), *palette])

    def _click(self, command: Command) -> str:
        """What a click on a command does."""
        if not command.action or command.action.startswith("app."):
            return command.action
        return f"screen.{self._through}({command.action!r})" if self._through else f"screen.{command.action}"


def _spared_last(command: Command) -> tuple[bool, bool]:
    """Help is always there, and what can be done without gives way first."""
    return (command.action != _HELP, command.spare)


def _segments(key: str, label: str, click: str, key_style: Style, label_style: Style) -> list[Segment]:
    meta = Style(meta={"@click": click}) if click else Style()
    return [Segment(f" {key} ", key_style + meta), Segment(f"{label} ", label_style + meta)]


def _cells(segments: Iterable[Segment]) -> int:
    return sum(len(segment.text) for segment in segments)
