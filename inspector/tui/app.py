"""The app: themes, the document to open, and the main screen."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from textual.app import App, SystemCommand
from textual.screen import Screen

from inspector.checks.registry import DEFAULT_PROFILE
from inspector.core.document import Document
from inspector.splitters.base import Splitter
from inspector.splitters.registry import DEFAULT_SPLITTER, SPLITTERS
from inspector.splitters.settings import Settings
from inspector.tui.first import NOTHING, First
from inspector.tui.leaving import leave_on_signals
from inspector.tui.read_as import ReadAs
from inspector.tui.screens.main import BREAKPOINTS, MainScreen
from inspector.tui.themes import INSPECTOR_DARK, INSPECTOR_LIGHT, variable_defaults
from inspector.tui.view import View

if TYPE_CHECKING:
    from inspector.traces.autopsied import Autopsy


class InspectorApp(App[None]):
    """Shows one document at a time."""

    TITLE = "Inspector"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    CSS_PATH = "screens/main.tcss"  # the default screen's own CSS_PATH is not read

    def __init__(
        self,
        document: Document,
        splitter: Splitter,
        settings: Settings,
        *,
        profile: str = DEFAULT_PROFILE,
        checks: Mapping[str, str] | None = None,
        light: bool = False,
        read_as: ReadAs | None = None,
    ) -> None:
        """Prepare to show *document* split by *splitter*.

        Args:
            document: What to open.
            splitter: The splitter to begin with.
            settings: Its settings.
            profile: How chunks are judged.
            checks: By issue kind, `off` or another severity.
            light: Begin with the light theme.
            read_as: How the document was read, for when it is read again.
        """
        super().__init__()
        for theme in (INSPECTOR_DARK, INSPECTOR_LIGHT):
            self.register_theme(theme)
        self.theme = INSPECTOR_LIGHT.name if light else INSPECTOR_DARK.name
        self._read_as = read_as or ReadAs()
        self._first = View(document, splitter, settings, profile=profile, checks=checks or {})

    def get_default_screen(self) -> Screen[None]:
        """The main screen."""
        return MainScreen(self._first, self._read_as)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The roles' colours for Textual's own themes, which define none of them."""
        return variable_defaults(dark=self.current_theme.dark)

    @property
    def main(self) -> MainScreen:
        """The main screen, wherever it is in the stack."""
        screen = self.screen_stack[0]
        assert isinstance(screen, MainScreen)  # noqa: S101 (get_default_screen makes no other)
        return screen

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:  # noqa: ARG002 (Textual's signature)
        """What the palette offers beside the main screen's commands."""
        from inspector.tui.palette import system_commands  # noqa: PLC0415 (start-up does without)

        return system_commands(self)

    post: "Autopsy | None" = None
    """An autopsy to be shown first."""
    first: First = NOTHING
    """What else is wanted first."""

    def on_mount(self) -> None:
        """Show the autopsy that was asked for."""
        if self.post is not None:
            self.call_after_refresh(self.main.show_trace, self.post)
        self.main.first_asked(self.first.folder, self.first.template)
        if self.first.question:
            self.main.ask_when_checked(self.first.question)
        if self.first.trace is not None:
            self.call_after_refresh(self.main.read_trace, self.first.trace)

    def on_load(self) -> None:
        """Leave the terminal as it was found, however the app is ended."""
        leave_on_signals(self)

    def action_command_palette(self) -> None:
        """Show the palette."""
        from inspector.tui.palette import open_palette  # noqa: PLC0415 (start-up does without)

        open_palette(self)

    def action_toggle_theme(self) -> None:
        """Switch between the dark and the light theme."""
        dark = self.theme == INSPECTOR_DARK.name
        self.theme = INSPECTOR_LIGHT.name if dark else INSPECTOR_DARK.name


def run_trace(post: "Autopsy") -> int:
    """Show the app with an autopsy on top, and its document beneath.

    Returns:
        0, or another number where it ended by a fault.
    """
    app = app_for_trace(post)
    app.run()
    return app.return_code or 0


def app_for_trace(post: "Autopsy") -> InspectorApp:
    """The app, its document split as it was, with the autopsy on top."""
    document = post.documents[post.cut.document if post.cut is not None else 0]
    name = DEFAULT_SPLITTER if post.inferred is None else post.inferred.splitter
    splitter = SPLITTERS[name]
    settings = splitter.settings() if post.inferred is None else post.inferred.settings
    app = InspectorApp(document, splitter, settings)
    app.post = post
    return app


def run(  # noqa: PLR0917 (one caller, in the order of its flags)
    document: Document,
    splitter: Splitter,
    settings: Settings,
    profile: str = DEFAULT_PROFILE,
    read_as: ReadAs | None = None,
    first: First = NOTHING,
    checks: Mapping[str, str] | None = None,
) -> int:
    """Show the app until the person leaves it.

    Returns:
        0, or another number where it ended by a fault.
    """
    app = InspectorApp(document, splitter, settings, profile=profile, checks=checks, read_as=read_as)
    app.first = first
    app.run()
    return app.return_code or 0
