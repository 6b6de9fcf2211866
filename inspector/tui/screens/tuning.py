"""The splitter and its settings: the part of the main screen that changes them."""

from dataclasses import replace
from typing import TYPE_CHECKING

from textual.screen import Screen

from inspector.checks.registry import PROFILES
from inspector.core.errors import InspectorError
from inspector.splitters.base import Splitter
from inspector.splitters.registry import SPLITTERS
from inspector.splitters.settings import Settings
from inspector.splitters.short_form import short_settings
from inspector.tui.panes.document import DocumentPane
from inspector.tui.text.few_words import percent
from inspector.tui.view import View

if TYPE_CHECKING:
    from inspector.suggestion import Suggestion
    from inspector.tui.panes.settings import SettingsPanel

_ROOMY = 100  # columns from which on three rulers leave the text enough


class TuningScreen(Screen[None]):
    """A screen on which a person changes the splitter and its settings; the panel is made when it is first opened."""

    wanted: View
    """What was asked for last, on the screen already or still being worked out."""
    _before: list[View]
    """What was asked for before, the last at the end."""
    _applied: tuple[str, float] | None
    """What was applied of a suggestion, and the issue rate before; until its effect has been told."""

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

    def tell(self, words: str) -> None:
        """Say something in the strip for a moment."""
        raise NotImplementedError

    @property
    def cure_at_cursor(self) -> "tuple[Suggestion | None, str]":
        """What would mend the issue at the cursor; else why there is nothing."""
        raise NotImplementedError

    @property
    def settings_panel(self) -> "SettingsPanel | None":
        """The settings panel, once it was needed."""
        return next(iter(self.query("SettingsPanel").results()), None)  # type: ignore[return-value]  # found by name

    def split_with(self, splitter: Splitter, settings: Settings) -> None:
        """Split the document on screen with another splitter or other settings."""
        if self.current_view is not None and (splitter, settings) != (self.wanted.splitter, self.wanted.settings):
            shown = replace(self.current_view, inspection=None)
            # Settings that somebody typed past were never on the screen: there is no going back to them.
            if not self._before or _choice_of(self._before[-1]) != _choice_of(shown):
                self._before.append(shown)
            self._applied = None
            self.inspect(replace(shown, splitter=splitter, settings=settings), delay=0.15)

    def action_apply_suggestion(self) -> None:
        """Split with what was found to keep the torn unit at the cursor whole."""
        cure, why = self.cure_at_cursor
        inspection = self.current_view.inspection if self.current_view else None
        if cure is None or inspection is None:
            self.tell(why)
            return
        rate = inspection.issue_rate
        self.split_with(SPLITTERS[cure.splitter], cure.settings)
        self._applied = (cure.what, rate)

    def tell_effect(self) -> None:
        """Say what a suggestion that was applied did to the issue rate."""
        inspection = self.current_view.inspection if self.current_view else None
        if self._applied is not None and inspection is not None:
            what, before = self._applied
            self._applied = None
            self.tell(f"{what}: issues {percent(before)} → {percent(inspection.issue_rate)} · z undoes it")

    def action_undo_settings(self) -> None:
        """Go back to the splitter and settings before."""
        if not self._before or self.current_view is None:
            self.tell("nothing to undo")
            return
        last = self._before.pop()
        self._applied = None
        view = replace(self.current_view, splitter=last.splitter, settings=last.settings, inspection=None)
        self.inspect(view, delay=0)
        self.tell(f"back to {short_settings(last.splitter, last.settings)}")

    def action_switch_profile(self) -> None:
        """Judge the chunks by the other profile."""
        if self.current_view is None:
            return
        names = list(PROFILES)
        profile = names[(names.index(self.wanted.profile) + 1) % len(names)]
        self.inspect(replace(self.current_view, profile=profile, inspection=None), delay=0)
        self.tell(
            "judged by the document" if profile == "source" else "judged by each chunk's text, as the article does"
        )

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


def _choice_of(view: View) -> tuple[Splitter, Settings]:
    return view.splitter, view.settings
