"""The help: every key and what it does, and what the marks mean."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import attrgetter
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Static

from inspector.tui.commands import COMMANDS, Command
from inspector.tui.key_table import written_keys
from inspector.tui.legend import LEGEND, LegendEntry


class HelpScreen(ModalScreen[None]):
    """Made of a screen's commands and marks, over whatever is on screen; Esc, `q` or `?` closes it."""

    CSS_PATH = "help.tcss"
    AUTO_FOCUS = "#help"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,f1", "close", "Close"),
        Binding("j", "scroll_help(1)", show=False),
        Binding("k", "scroll_help(-1)", show=False),
    ]

    def __init__(self, commands: Sequence[Command] = COMMANDS, legend: Sequence[LegendEntry] = LEGEND) -> None:
        """Prepare to explain a screen.

        Args:
            commands: Its commands.
            legend: What the marks on it mean.
        """
        super().__init__()
        self._commands = commands
        self._legend = legend

    def compose(self) -> ComposeResult:
        """Lay out the commands by group, then the legend."""
        with VerticalScroll(id="help") as box:
            box.border_title = "Help"
            box.border_subtitle = "↑ ↓ scroll · Esc close"
            for group, commands in groupby(self._commands, key=attrgetter("group")):
                yield Static(Content(group), classes="heading")
                for command in commands:
                    keys = Content(" ".join(written_keys(command)))
                    yield from _row(keys, command.title, command.help)
            yield Static(Content("What the marks mean"), classes="heading")
            for entry in self._legend:
                yield from _row(Content.assemble(*entry.sample), entry.title, entry.meaning, classes="mark")

    def action_close(self) -> None:
        """Go back to what was on screen."""
        self.dismiss(None)

    def action_scroll_help(self, by: int) -> None:
        """Scroll by a number of rows."""
        self.query_one("#help").scroll_relative(y=by, animate=False)


def _row(left: Content, title: str, words: str, *, classes: str = "key") -> Iterator[Widget]:
    """What is explained, at the left, and what there is to say of it."""
    yield Horizontal(
        Static(left, classes="left"),
        Static(Content(title), classes="title"),
        Static(Content(words), classes="words"),
        classes=classes,
    )
