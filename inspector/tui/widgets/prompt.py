"""One row at the bottom of the screen to type into: find, and go to."""

from dataclasses import dataclass
from typing import ClassVar

from rich.highlighter import Highlighter
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Input, Label

from inspector.core.printable import one_line, printable


class Visible(Highlighter):
    """Shows pasted control characters in an input by their stand-ins, one for one."""

    def highlight(self, text: Text) -> None:
        """Put the stand-ins in place."""
        text.plain = printable(text.plain, keep="")


class Prompt(Horizontal):
    """A label, an input and, at the right, how it went; closed until `open`, and closed again by Esc."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", "Close", show=False)]
    DEFAULT_CSS = """
    Prompt {
        dock: bottom;
        height: 1;
        display: none;
        background: $panel;
        &.-open { display: block; }
        & > #prompt-label { width: auto; padding: 0 1; text-style: bold; color: $primary; }
        & > #prompt-input { width: 1fr; background: $panel; background-tint: transparent; }
        & > #prompt-status { width: auto; max-width: 60%; padding: 0 1; color: $foreground 70%; }
        & > #prompt-status.-wrong { color: $error; text-style: bold; }
    }
    """

    @dataclass
    class Changed(Message):
        """The text was changed by typing."""

        kind: str
        """What `open` was given."""
        text: str
        """The text as it is now."""

    @dataclass
    class Submitted(Message):
        """Enter was pressed."""

        kind: str
        """What `open` was given."""
        text: str
        """The text."""

    class Cancelled(Message):
        """Esc was pressed; the prompt is closed."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 (Textual's name for it)
        super().__init__(id=id)
        self._kind = ""

    def compose(self) -> ComposeResult:
        """Lay out the row."""
        yield Label(id="prompt-label", markup=False)
        yield Input(id="prompt-input", compact=True, highlighter=Visible())
        yield Label(id="prompt-status", markup=False)

    @property
    def is_open(self) -> bool:
        """Whether it is on screen."""
        return self.has_class("-open")

    @property
    def kind(self) -> str:
        """What it was last opened for."""
        return self._kind

    @property
    def text(self) -> str:
        """What is typed into it."""
        return self.query_one(Input).value

    def open(self, kind: str, label: str, *, text: str = "", placeholder: str = "") -> None:
        """Show the prompt and type into it.

        Args:
            kind: Comes back in every message.
            label: What is asked for, such as `find`.
            text: What stands in it at first, selected, so that typing replaces it.
            placeholder: Shown where it is empty.
        """
        self._kind = kind
        self.query_one("#prompt-label", Label).update(label)
        box = self.query_one(Input)
        box.placeholder = placeholder
        with box.prevent(Input.Changed):
            box.value = text
        self.report("")
        self.add_class("-open")
        self.screen.set_focus(box)  # at once: `focus` would let keys that wait pass by
        box.action_select_all()

    def close(self) -> None:
        """Take the prompt off the screen; no message is posted."""
        self.remove_class("-open")

    def report(self, status: str, *, wrong: bool = False) -> None:
        """Say at the right how it went.

        Args:
            status: One short line, such as `3 of 17`.
            wrong: Whether it tells of a fault, such as `not found`.
        """
        label = self.query_one("#prompt-status", Label)
        label.update(one_line(f"✗ {status}" if wrong else status))
        label.set_class(wrong, "-wrong")

    def action_cancel(self) -> None:
        """Close, and tell of it."""
        self.close()
        self.post_message(self.Cancelled())

    @on(Input.Changed)
    def _tell_of_change(self, event: Input.Changed) -> None:
        event.stop()
        if self.is_open:
            self.post_message(self.Changed(self._kind, event.value))

    @on(Input.Submitted)
    def _tell_of_submission(self, event: Input.Submitted) -> None:
        event.stop()
        self.post_message(self.Submitted(self._kind, event.value))
