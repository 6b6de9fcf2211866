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
_PALETTE = ("command_palette", "^p", "palette")


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
        self._commands = commands

    def render_line(self, y: int) -> Strip:  # noqa: ARG002 (there is one line)
        """Draw the keys, as many as there is room for, help always; the palette's stands at the right."""
        ground = self.rich_style
        key_style, label_style = ground + ink_style(self, _KEY), ground + ink_style(self, _LABEL)
        width = self.size.width
        palette = self._segments(*_PALETTE, key_style, label_style)
        room = width - _cells(palette)
        labelled = {
            command.action: self._segments(
                command.action, written_keys(command)[0], command.label, key_style, label_style
            )
            for command in self._commands
            if command.label
        }
        room -= _cells(labelled.get(_HELP, ()))
        shown: list[Segment] = []
        for action, segments in labelled.items():
            if action != _HELP:
                room -= _cells(segments)
            if action == _HELP or room >= 0:
                shown += segments
        left = Strip(shown)
        gap = width - left.cell_length - _cells(palette)
        return Strip([*shown, Segment(" " * max(gap, 0), ground), *palette])

    @staticmethod
    def _segments(action: str, key: str, label: str, key_style: Style, label_style: Style) -> list[Segment]:
        scope = "" if action.startswith("app.") else "app." if action == _PALETTE[0] else "screen."
        click = Style(meta={"@click": f"{scope}{action}"})
        return [Segment(f" {key} ", key_style + click), Segment(f"{label} ", label_style + click)]


def _cells(segments: Iterable[Segment]) -> int:
    return sum(len(segment.text) for segment in segments)
