"""The splitter and its settings: the part of the main screen that changes them."""

from dataclasses import replace
from typing import TYPE_CHECKING

from textual.screen import Screen

from inspector.core.errors import InspectorError
from inspector.splitters.base import Splitter
from inspector.splitters.registry import SPLITTERS
from inspector.splitters.settings import Settings
from inspector.tui.panes.document import DocumentPane
from inspector.tui.view import View

if TYPE_CHECKING:
    from inspector.tui.panes.settings import SettingsPanel

_ROOMY = 100  # columns from which on three rulers leave the text enough


class TuningScreen(Screen[None]):
    """A screen on which a person changes the splitter and its settings; the panel is made when it is first opened."""

    wanted: View
    """What was asked for last, on the screen already or still being worked out."""

    @property
    def document_pane(self) -> DocumentPane:
        """The document pane."""
        raise NotImplementedError

    @property
    def current_view(self) -> View | None:
        """What is on the screen."""
        raise NotImplementedError

    def inspect(self, wanted: View, *, delay: float = 0) -> None:
        """Split and check, and show the result."""
        raise NotImplementedError

    @property
    def settings_panel(self) -> "SettingsPanel | None":
        """The settings panel, once it was needed."""
        return next(iter(self.query("SettingsPanel").results()), None)  # type: ignore[return-value]  # found by name

    def split_with(self, splitter: Splitter, settings: Settings) -> None:
        """Split the document on screen with another splitter or other settings."""
        if self.current_view is not None:
            self.inspect(replace(self.current_view, splitter=splitter, settings=settings, inspection=None), delay=0.15)

    def show_settings(self, view: View) -> None:
        """Let the panel, where it is open, show the settings of *view*."""
        panel = self.settings_panel
        if panel is not None:
            panel.show(view.splitter, view.settings)
            panel.explain(None)

    def explain(self, fault: InspectorError) -> None:
        """Say why there is no new view: in the panel where it is open, else in a toast."""
        panel = self.settings_panel
        if panel is not None and self.has_class("-settings"):
            panel.explain(fault)
        else:
            self.notify(str(fault), title="Kept the last view", severity="error", markup=False)

    def close_settings(self) -> None:
        """Put the settings panel away."""
        self.remove_class("-settings")
        self.document_pane.focus()

    async def action_toggle_settings(self) -> None:
        """Open or close the settings panel."""
        from inspector.tui.panes.settings import SettingsPanel  # noqa: PLC0415 (start-up does without)

        if self.has_class("-settings"):
            self.close_settings()
            return
        panel = self.settings_panel
        if panel is None:
            panel = SettingsPanel(self.wanted.splitter, self.wanted.settings, id="settings")
            await self.mount(panel, before="#chunks")
        panel.show(self.wanted.splitter, self.wanted.settings)
        self.add_class("-settings")
        panel.focus_first()

    def action_next_splitter(self) -> None:
        """Split with the next splitter at its default settings."""
        names = list(SPLITTERS)
        row = SPLITTERS[names[(names.index(self.wanted.splitter.name) + 1) % len(names)]]
        self.split_with(row, row.settings())

    def action_compare(self) -> None:
        """Set this splitter beside others, and split with the one that is chosen."""
        from inspector.tui.ruler import rivals  # noqa: PLC0415 (start-up does without)
        from inspector.tui.screens.compare import CompareScreen  # noqa: PLC0415

        view = self.current_view
        if view is None:
            return
        count = 3 if self.size.width >= _ROOMY else 2
        contenders = rivals(view.document, self.wanted.splitter, self.wanted.settings, count)
        screen = CompareScreen(view.document, contenders, self.document_pane.cursor, known=view.inspection)

        def chosen(choice: tuple[Splitter, Settings] | None) -> None:
            if choice is not None:
                self.document_pane.put_cursor(screen.offset_at_cursor)
                self.split_with(*choice)

        self.app.push_screen(screen, chosen)

    def on_settings_panel_changed(self, event: "SettingsPanel.Changed") -> None:
        """Split anew with the changed settings."""
        self.split_with(event.splitter, event.settings)

    def on_settings_panel_closed(self) -> None:
        """Put the panel away."""
        self.close_settings()
