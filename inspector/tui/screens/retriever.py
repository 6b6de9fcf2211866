"""The settings of a retriever: which embedder, and the like."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from inspector.retrieval.registry import find_retriever
from inspector.splitters.settings import Settings
from inspector.tui.widgets.setting_control import SettingControl
from inspector.tui.widgets.settings_form import SettingsForm


class RetrieverScreen(ModalScreen[Settings | None]):
    """One control for each setting, made from the settings dataclass; Esc gives `None`."""

    CSS_PATH = "retriever.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", "Close", show=False),
        Binding("enter", "use", "Use", show=False, priority=True),
        Binding("ctrl+r", "defaults", "Defaults", show=False),
    ]

    def __init__(self, name: str, settings: Settings) -> None:
        """Prepare to ask for the settings of the retriever called *name*."""
        super().__init__()
        self._retriever = find_retriever(name)
        self._form = SettingsForm(settings)
        self._form.show_docs(shown=True)

    def compose(self) -> ComposeResult:
        """Lay out the settings."""
        with Vertical(id="retriever") as box:
            box.border_title = self._retriever.name
            box.border_subtitle = "⏎ ask with these · ^r defaults · Esc leave as it was"
            yield Static(self._retriever.doc, id="retriever-doc", markup=False)
            yield self._form

    @on(SettingControl.Edited)
    def _look_over(self, event: SettingControl.Edited) -> None:
        """Say at the control what is wrong with its value."""
        event.stop()
        self._form.read()

    def action_use(self) -> None:
        """Leave with the settings, where they can be."""
        settings = self._form.read()
        if settings is not None:
            self.dismiss(settings)

    def action_defaults(self) -> None:
        """Put every setting back to its default."""
        self._form.show(self._retriever.settings())

    def action_close(self) -> None:
        """Leave things as they were."""
        self.dismiss(None)
