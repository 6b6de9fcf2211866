"""One setting of a splitter as a labelled control, made from its `SettingField`."""

from dataclasses import dataclass

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import Checkbox, Input, Select, Static

from inspector.core.errors import SettingsError
from inspector.core.printable import printable
from inspector.splitters.settings import SettingField
from inspector.splitters.short_form import is_default
from inspector.tui.widgets.setting_editors import editor_for

_WRONG = "✗"

LABEL_WIDTH = 21
"""Cells of a label: two marks, the longest name and a blank."""


class SettingControl(Vertical):
    """A label, an editor, the setting's doc, and what is wrong with the value if anything is.

    Two marks stand before the name: `▸` where the focus is, and `•` where the value is not the default (`✗` where it
    is none at all).
    """

    @dataclass
    class Edited(Message):
        """A person changed the text of a control; its value may be wrong."""

        setting: "SettingControl"
        """The control."""

        @property
        def control(self) -> "SettingControl":
            """The control, by the name that Textual's `on` looks for."""
            return self.setting

    DEFAULT_CSS = f"""
    SettingControl {{
        height: auto;

        & > Horizontal {{ height: 1; }}
        & .label {{ width: {LABEL_WIDTH}; height: 1; }}
        & .label.-focused {{ text-style: bold; }}
        & .label.-invalid {{ color: $text-error; }}
        & > .doc {{ height: auto; padding: 0 1 0 2; color: $text-muted; }}
        & > .fault {{ height: auto; padding: 0 1 0 2; color: $text-error; }}
    }}
    """

    def __init__(self, field: SettingField, value: object) -> None:
        super().__init__()
        self.field = field
        self._value = value
        self._text = self._text_of(value)
        self.editor = editor_for(field, self._text)
        self._ready = False
        self._doc: str | None = None
        self.fault: str | None = None
        """What is said to be wrong, with its glyph; `None` where nothing is."""
        self._row = Horizontal()
        self._label = Static(self._marked_name(), markup=False, classes="label")
        self._notes: dict[str, Static] = {}

    def compose(self) -> ComposeResult:
        """Lay out label and editor; what is said about the setting comes under them when there is something to say."""
        with self._row:
            yield self._label
            yield self.editor

    def on_mount(self) -> None:
        """Catch up with a value that was shown before the editor was there."""
        self._ready = True
        self.editor.put(self._text)
        self._draw_note("fault", self.fault)
        self._draw_note("doc", self._doc)
        self._draw_label()

    def read(self) -> object:
        """The value that the control holds.

        Raises:
            SettingsError: The text is no value of this setting.
        """
        if not self._ready or self.editor.text == self._text:
            # The same text may stand for values that differ in form, as `True` and `start` do.
            return self._value
        text = self.editor.text
        value = self.field.parse(text)
        self._value = True if self.field.type == "keep" and value == "start" else value
        self._text = text
        return self._value

    @property
    def last(self) -> object:
        """The value that was last shown or read."""
        return self._value

    def show(self, value: object) -> None:
        """Hold another value, without a message, and forget what was wrong."""
        self._value = value
        self._text = self._text_of(value)
        if self._ready:
            self.editor.put(self._text)
        self.explain(None)

    def explain(self, fault: str | None) -> None:
        """Say under the control what is wrong with its value; `None` takes it back."""
        self.fault = None if fault is None else f"{_WRONG} {printable(fault)}"
        self._draw_note("fault", self.fault)
        self._draw_label()

    def show_doc(self, shown: bool) -> None:  # noqa: FBT001 (the one thing it says)
        """Show or hide the setting's doc under the control."""
        self._doc = self.field.doc if shown else None
        self._draw_note("doc", self._doc)

    @property
    def label(self) -> str:
        """The label as it is drawn, with its marks."""
        return str(self._label.content)

    @on(Input.Changed)
    @on(Select.Changed)
    @on(Checkbox.Changed)
    def tell_edited(self, event: Message) -> None:
        """Turn an editor's own message into one about the setting."""
        event.stop()
        if self._ready:
            self.post_message(self.Edited(self))

    @on(Input.Submitted)
    @on(Input.Blurred)
    def keep_to_ourselves(self, event: Message) -> None:
        """Let no editor's message out of the control."""
        event.stop()

    def on_descendant_focus(self, _event: events.DescendantFocus) -> None:
        """Mark the control that has the focus."""
        self._draw_label()

    def on_descendant_blur(self, _event: events.DescendantBlur) -> None:
        """Take the mark back."""
        self._draw_label()

    def _text_of(self, value: object) -> str:
        if self.field.type == "keep" and value is True:
            return "start"
        return self.field.show(value)

    def _draw_note(self, kind: str, text: str | None) -> None:
        """Put a text under the row, or take it away; a widget is made only for what is said at least once."""
        note = self._notes.get(kind)
        if note is not None:
            note.display = text is not None
            if text is not None and str(note.content) != text:
                note.update(text)
        elif text is not None and self._ready:
            note = self._notes[kind] = Static(text, markup=False, classes=kind)
            self.mount(note, after=self._row if kind == "fault" else None)

    def _draw_label(self) -> None:
        self._label.set_class(self.has_focus_within, "-focused")
        self._label.set_class(self.fault is not None, "-invalid")
        text = self._marked_name()
        if text != self.label:
            self._label.update(text, layout=False)

    def _marked_name(self) -> str:
        focus = "▸" if self.has_focus_within else " "
        return f"{focus}{self._mark()}{self.field.name}"

    def _mark(self) -> str:
        if self.fault is not None:
            return _WRONG
        try:
            return " " if is_default(self.field, self.read()) else "•"
        except SettingsError:
            return _WRONG
