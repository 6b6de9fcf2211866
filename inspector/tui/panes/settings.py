"""The panel in which a person changes the splitter and its settings."""

from collections import deque
from dataclasses import dataclass
from textwrap import wrap
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Button, Select, Static

from inspector.core.errors import InspectorError, SettingsError
from inspector.core.printable import printable
from inspector.splitters.base import Splitter
from inspector.splitters.registry import DEFAULT_SPLITTER, SPLITTERS
from inspector.splitters.settings import Settings
from inspector.tui.widgets.setting_control import LABEL_WIDTH, SettingControl
from inspector.tui.widgets.setting_editors import Choice
from inspector.tui.widgets.settings_form import SettingsForm

_REMEMBERED = 32
"""Changes of our own that may be on their way back to us."""

_DOC_MARGIN = 4
"""Cells beside a doc: its padding and the scrollbar."""

_OTHER_ROWS = 6
"""Rows of the panel that hold no setting: splitter and doc, a blank one, trouble and the button."""

_USUAL_ROWS = 7
"""The same where the doc of the focused control stands at the foot, in three rows."""


class SettingsPanel(Vertical):
    """The splitter, and one control for each of its settings, made from the settings dataclass.

    While a value is wrong the panel says so at its control and posts nothing, so that the last good view stays.
    Controls are made when the panel is first on screen: a hidden panel costs next to nothing.
    """

    @dataclass
    class Changed(Message):
        """A person chose a splitter or settings that are valid and differ from the last."""

        splitter: Splitter
        """The splitter."""
        settings: Settings
        """Its settings."""

    class Closed(Message):
        """A person is done with the panel."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", "Close settings", show=False),
        Binding("ctrl+r", "defaults", "Defaults", show=False),
    ]

    DEFAULT_CSS = f"""
    SettingsPanel {{
        width: 46;
        height: 1fr;
        border: round $border-blurred;
        border-title-color: $text;
        border-subtitle-color: $text-muted;
        background: $surface;

        &.-focused {{ border: round $border; }}

        & > .head {{
            height: 1;
            padding-right: 1;
            & > .label {{ width: {LABEL_WIDTH}; text-style: bold; }}
        }}
        & > .doc {{ height: auto; padding: 0 1 0 2; color: $text-muted; }}
        & > VerticalScroll {{
            width: 100%;
            height: 1fr;
            margin-top: 1;
            scrollbar-size-vertical: 1;
            scrollbar-gutter: stable;
        }}
        & > .help {{ height: 3; padding: 0 1 0 2; color: $text-muted; }}
        & > .trouble {{ height: auto; max-height: 4; padding: 0 1 0 2; color: $text-error; display: none; }}
        & > Button.-style-default {{ margin-left: 2; min-width: 10; background: $foreground 10%; }}
        &.-roomy > .help {{ display: none; }}
        &.-tight > .help {{ display: none; }}
        &.-tight > Button {{ display: none; }}
        &.-tight > .doc {{ height: 2; }}
        &.-tight > VerticalScroll {{ margin-top: 0; }}
        &.-airy SettingControl {{ margin-bottom: 1; }}
    }}
    """

    def __init__(
        self,
        splitter: Splitter | None = None,
        settings: Settings | None = None,
        *,
        id: str | None = None,  # noqa: A002 (Textual's name)
        classes: str | None = None,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self.border_title = "settings"
        self._splitter = splitter or SPLITTERS[DEFAULT_SPLITTER]
        self._settings = settings if splitter and settings else self._splitter.settings()
        self._last: dict[str, Settings] = {}
        self._posted: deque[Settings] = deque(maxlen=_REMEMBERED)
        self._forms: dict[str, SettingsForm] = {}
        self._choice = Choice([(name, name) for name in SPLITTERS], self._splitter.name)
        self._label = Static("  splitter", markup=False, classes="label")
        self._doc = Static(self._splitter.doc, markup=False, classes="doc")
        self._fields = VerticalScroll(can_focus=False)
        self._help = Static(markup=False, classes="help")
        self._trouble = Static(markup=False, classes="trouble")
        self._seen = False

    def compose(self) -> ComposeResult:
        """Lay out the splitter on top, its settings below, and what is said about them at the foot."""
        with Horizontal(classes="head"):
            yield self._label
            yield self._choice
        yield self._doc
        yield self._fields
        yield self._help
        yield self._trouble
        yield Button("Defaults", compact=True)

    @property
    def splitter(self) -> Splitter:
        """The splitter of the last valid state."""
        return self._splitter

    @property
    def settings(self) -> Settings:
        """The settings of the last valid state."""
        return self._settings

    def show(self, splitter: Splitter, settings: Settings) -> None:
        """Show a splitter and its settings, without a message.

        What this panel posted may come back when a person has already typed on: it is known again and left alone.
        """
        if any(settings is posted for posted in self._posted):
            while self._posted[0] is not settings:
                self._posted.popleft()
        elif (splitter, settings) != (self._splitter, self._settings):
            self._posted.clear()
            self._take(splitter, settings)

    def explain(self, fault: InspectorError | None) -> None:
        """Say what came of settings that seemed valid, at the control at fault or at the foot; the next edit clears it.

        Args:
            fault: What the splitter refused, such as a tokenizer file that cannot be read; `None` clears the foot.
        """
        form = self._forms.get(self._splitter.name)
        control = form.controls.get(fault.setting) if form and isinstance(fault, SettingsError) else None
        if control is not None:
            control.explain(str(fault))
            fault = None
        self._trouble.display = fault is not None
        self._trouble.update("" if fault is None else f"✗ {printable(str(fault))}")

    def focus_first(self) -> None:
        """Give the focus to the splitter."""
        self.screen.set_focus(self._choice)  # at once: `focus` would let keys that wait pass by

    def on_show(self) -> None:
        """Make the controls, now that they are seen."""
        self._seen = True
        self._draw()

    def on_resize(self) -> None:
        """Show every doc under its control where there is room, else that of the focused one at the foot or the top."""
        self._fit_docs()
        self._draw_focus()

    def on_descendant_focus(self) -> None:
        """Say what the focused control is for, and what its keys do."""
        self._draw_focus()

    def on_descendant_blur(self) -> None:
        """Say no more of a control that is left."""
        self._draw_focus()

    @on(Select.Changed)
    def choose_splitter(self, event: Message) -> None:
        """Go over to another splitter, with the settings it had last."""
        event.stop()
        splitter = SPLITTERS.get(self._choice.selection or "", self._splitter)
        if splitter is not self._splitter:
            self._take(splitter, self._last.get(splitter.name) or splitter.settings())
            self._post()

    @on(SettingControl.Edited)
    def read_controls(self, event: SettingControl.Edited) -> None:
        """Read all controls; say what is wrong, or tell of the new settings."""
        event.stop()
        settings = self._forms[self._splitter.name].read()
        self.explain(None)
        if settings is None:
            self.call_after_refresh(event.setting.scroll_visible)
        elif settings != self._settings:
            self._settings = settings
            self._post()

    @on(Button.Pressed)
    def press_defaults(self, event: Message) -> None:
        """Take the button for the key."""
        event.stop()
        self.action_defaults()

    def action_defaults(self) -> None:
        """Put every setting of this splitter back to its default."""
        before = self._settings
        self._take(self._splitter, self._splitter.settings())
        if self._settings != before:
            self._post()

    def action_close(self) -> None:
        """Tell that a person is done."""
        self.post_message(self.Closed())

    def _take(self, splitter: Splitter, settings: Settings) -> None:
        self._last[self._splitter.name] = self._settings
        self._splitter, self._settings = splitter, settings
        self.explain(None)
        self._draw()

    def _post(self) -> None:
        self._posted.append(self._settings)
        self.post_message(self.Changed(self._splitter, self._settings))

    def _draw(self) -> None:
        """Bring the controls to the current splitter and settings."""
        if not self._seen:
            return
        name = self._splitter.name
        with self.prevent(Select.Changed):
            self._choice.value = name
        if name in self._forms:
            self._forms[name].show(self._settings)
        else:
            form = self._forms[name] = SettingsForm(self._settings)
            self._fields.mount(form)
        for known, form in self._forms.items():
            form.display = known == name
        self._fit_docs()
        self._draw_focus()

    def _draw_focus(self) -> None:
        # The screen's focus, not the event's: styles are worked out anew for the whole panel only when it is left.
        focused = self.screen.focused
        within = focused is not None and self in focused.ancestors
        self.set_class(within, "-focused")
        path = focused.ancestors_with_self if focused is not None and within else []
        control = next((node for node in path if isinstance(node, SettingControl)), None)
        self._label.update("▸ splitter" if self._choice in path else "  splitter", layout=False)
        said = control.field.doc if control else ""
        tight = self.has_class("-tight")  # one place for both docs
        self._doc.update(said if tight and said else self._splitter.doc, layout=not tight)
        self._help.update(said, layout=False)
        keys = (control.editor.hint if control else "", "^r defaults", "esc close")
        self.border_subtitle = " · ".join(filter(None, keys)) if within else ""

    def _fit_docs(self) -> None:
        form = self._forms.get(self._splitter.name)
        if form is None:
            return
        width = max(self.size.width - _DOC_MARGIN, 1)
        rows = _OTHER_ROWS + sum(1 + len(wrap(doc, width)) for doc in form.docs)
        roomy = rows <= self.size.height
        form.show_docs(roomy)
        self.set_class(roomy, "-roomy")
        self.set_class(len(form.docs) + _USUAL_ROWS > self.size.height, "-tight")
        self.set_class(rows + len(form.docs) <= self.size.height, "-airy")
