"""A small app to try one widget or screen in, with Inspector's themes."""

from collections.abc import Callable
from typing import Any, TypeVar

from textual.app import App, ComposeResult
from textual.message import Message
from textual.pilot import Pilot
from textual.widget import Widget

from inspector.tui.themes import THEMES

M = TypeVar("M", bound=Message)


class HostApp(App[object]):
    """Shows the widgets it is given; its `note`, passed as `message_hook`, keeps every message that was posted."""

    def __init__(self, *widgets: Widget) -> None:
        super().__init__()
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = THEMES[0].name
        self._widgets = widgets
        self._noted: list[Message] = []

    def compose(self) -> ComposeResult:
        """Lay out the widgets."""
        yield from self._widgets

    def note(self, message: Message) -> None:
        """Keep a message; one that bubbles is seen again at every parent, and kept once."""
        if not any(message is known for known in self._noted):
            self._noted.append(message)

    def noted(self, kind: type[M]) -> list[M]:
        """The messages of a kind so far, in the order they were posted."""
        return [message for message in self._noted if isinstance(message, kind)]


async def until(pilot: Pilot[Any], condition: Callable[[], bool]) -> None:
    """Let the app run until a condition holds that a thread brings about."""
    for _ in range(1000):
        if condition():
            return
        await pilot.pause(0.01)
    raise AssertionError("it never came true")


def screen_text(app: App[Any]) -> str:
    """What is on the screen, row by row, without colours."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())
