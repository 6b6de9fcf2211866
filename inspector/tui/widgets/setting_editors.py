"""One-row editors that hold a setting's value as text, as `SettingField.parse` reads it."""

import json
from collections.abc import Iterable
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Checkbox, Input, OptionList, Select

from inspector.core.errors import SettingsError
from inspector.splitters.settings import SettingField, escape
from inspector.tui.text.stepping import step


class TextEditor(Input):
    """A string, a path or a JSON list, on one line."""

    DEFAULT_CSS = """
    TextEditor { width: 1fr; background: $foreground 10%; }
    """

    hint: ClassVar[str] = ""
    """What its own keys do, in a few words."""

    def __init__(self, field: SettingField, text: str) -> None:
        self.field = field
        empty = "unset" if field.optional else "empty"
        super().__init__(self.safe(text), field.placeholder or empty, compact=True)

    @property
    def text(self) -> str:
        """The value as text."""
        return self.value

    def put(self, text: str) -> None:
        """Show another value, without a message."""
        with self.prevent(Input.Changed):
            self.value = self.safe(text)
            self.cursor_position = len(self.value)

    def validate_value(self, value: str) -> str:
        """Keep what was typed or pasted from driving the terminal."""
        return self.safe(value)

    def safe(self, text: str) -> str:
        """Write control and other invisible characters as the escapes that stand for them in this setting."""
        if text.isprintable():
            return text
        write = _json_escape if self.field.type == "list" else escape
        return "".join(ch if ch.isprintable() else write(ch) for ch in text)


class NumberEditor(TextEditor):
    """A whole number, which the arrow keys change in round steps."""

    hint = "↑↓ step, ⇧ ×10"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(1)", "More", show=False),
        Binding("down", "step(-1)", "Less", show=False),
        Binding("shift+up,pageup", "step(1, True)", "Much more", show=False),
        Binding("shift+down,pagedown", "step(-1, True)", "Much less", show=False),
    ]

    def action_step(self, direction: int, tenfold: bool = False) -> None:  # noqa: FBT001, FBT002 (a key's argument)
        """Go to the next round number up or down; from what is no number, to the default."""
        field = self.field
        fallback = field.default if isinstance(field.default, int) else field.minimum or 0
        try:
            value = field.parse(self.value)
        except SettingsError:
            value = None
        if isinstance(value, int):
            fallback = step(value, direction, tenfold=tenfold, minimum=field.minimum)
        self.value = field.show(fallback)
        self.cursor_position = len(self.value)


class Choice(Select[str]):
    """A one-row select of strings."""

    DEFAULT_CSS = """
    Choice { width: 1fr; }
    Choice > SelectCurrent { background: $foreground 10%; }
    """

    def __init__(self, offered: Iterable[tuple[str, str]], value: str) -> None:
        super().__init__(offered, value=value, allow_blank=False, compact=True)

    def _setup_options_renderables(self) -> None:
        # An app that quits while this is being mounted leaves it without its parts, on which Textual's own would fail.
        if self.query(OptionList):
            super()._setup_options_renderables()


class ChoiceEditor(Choice):
    """One of a few values."""

    hint: ClassVar[str] = "⏎ choose"

    def __init__(self, field: SettingField, text: str) -> None:
        choices = field.choices or ("true", "false")
        offered = [(choice, choice) for choice in choices]
        if field.optional:
            offered.insert(0, (field.placeholder or "unset", ""))
        super().__init__(offered, text)

    @property
    def text(self) -> str:
        """The value as text."""
        return self.selection or ""

    def put(self, text: str) -> None:
        """Show another value, without a message."""
        with self.prevent(Select.Changed):
            self.value = text


class SwitchEditor(Checkbox):
    """On or off, said by a tick and a word."""

    hint: ClassVar[str] = "space switch"

    DEFAULT_CSS = """
    SwitchEditor {
        background: transparent;
        &.-on > .toggle--button { color: $text-success; background: transparent; text-style: bold; }
        & > .toggle--button { color: $text-muted; background: transparent; }
    }
    """

    def __init__(self, field: SettingField, text: str) -> None:
        self.field = field
        super().__init__(value=text == "true", compact=True)

    @property
    def text(self) -> str:
        """The value as text."""
        return self.field.show(self.value)

    def put(self, text: str) -> None:
        """Show another value, without a message."""
        with self.prevent(Checkbox.Changed):
            self.value = text == "true"

    def render(self) -> Content:
        """Draw the tick and the word."""
        return Content.assemble(
            (f"[{'✓' if self.value else ' '}]", self.get_visual_style("toggle--button")),
            (" on " if self.value else " off", self.get_visual_style("toggle--label")),
        )

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002 (Textual's signature)
        """Cells that the tick and the word take."""
        return 7


Editor = TextEditor | ChoiceEditor | SwitchEditor
"""Any of them."""


def editor_for(field: SettingField, text: str) -> Editor:
    """The editor that suits a setting, showing *text*."""
    if field.choices or (field.type == "bool" and field.optional):
        return ChoiceEditor(field, text)
    if field.type == "bool":
        return SwitchEditor(field, text)
    return NumberEditor(field, text) if field.type == "int" else TextEditor(field, text)


def _json_escape(character: str) -> str:
    return json.dumps(character)[1:-1]
