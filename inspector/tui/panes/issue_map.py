"""The document's scrollbar, which doubles as a map of where its issues are."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.reactive import var
from textual.strip import Strip
from textual.widget import Widget

from inspector.core.issue import Severity
from inspector.tui.theme_ink import Ink, ink_style

_INKS: Mapping[str, Ink] = {
    "error": Ink("torn", style="bold"),
    "warning": Ink("warn"),
    "info": Ink("gutter"),
    "thumb": Ink("scrollbar"),
    "track": Ink("border-blurred"),
}


@dataclass(frozen=True, slots=True)
class MapState:
    """What the map draws."""

    rows: int = 1
    """Rows of the document."""
    first: int = 0
    """The row on top of the document pane."""
    height: int = 1
    """Rows in sight."""
    errors: Sequence[int] = ()
    """Rows with an error, ascending."""
    warnings: Sequence[int] = ()
    """Rows with a warning, ascending."""


def bins(rows: Sequence[int], total: int, height: int) -> set[int]:
    """The cells, of *height* that stand for *total* rows, in which any of *rows* falls."""
    scale = max(total, height, 1)
    return {row * height // scale for row in rows}


class IssueMap(Widget):
    """Two columns beside the document: where the issues are, and the part in sight; a click or drag goes there."""

    DEFAULT_CSS = "IssueMap { width: 2; }"

    state: var[MapState] = var(MapState())

    @dataclass
    class Jumped(Message):
        """A row was asked for."""

        row: int

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 (Textual's own name for it)
        super().__init__(id=id)
        self._styles: dict[str, Style] = {}
        self._marks: dict[int, Severity] = {}
        self._drawn: tuple[int, int, int] = (-1, -1, -1)
        self._dragging = False

    def watch_state(self) -> None:
        """Draw the new state."""
        self.refresh()

    def on_resize(self) -> None:
        """Share the rows out among the cells anew."""
        self._drawn = (-1, -1, -1)

    def render_line(self, y: int) -> Strip:
        """Paint one cell row: the mark, then the scrollbar."""
        state, height = self.state, self.size.height
        key = (id(state.errors), id(state.warnings), height)
        if key != self._drawn:
            self._drawn = key
            self._marks = dict.fromkeys(bins(state.warnings, state.rows, height), "warning")
            self._marks |= dict.fromkeys(bins(state.errors, state.rows, height), "error")
        severity = self._marks.get(y)
        glyph = {"error": "━", "warning": "╌"}.get(severity or "", " ")
        scale = max(state.rows, height, 1)
        top = state.first * height // scale
        bottom = max(top + 1, -(-(state.first + state.height) * height // scale))
        in_sight = top <= y < bottom
        mark, bar = self._style(severity or "track"), self._style("thumb" if in_sight else "track")
        return Strip([Segment(glyph, mark), Segment("█" if in_sight else "│", bar)], 2)

    def _style(self, role: str) -> Style:
        style = self._styles.get(role)
        if style is None:
            style = self._styles[role] = self.rich_style + ink_style(self, _INKS[role])
        return style

    def notify_style_update(self) -> None:
        """Take the theme's colours."""
        super().notify_style_update()
        self._styles.clear()

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Go to the row under the mouse, and follow it while the button is held."""
        self._dragging = True
        self.capture_mouse()
        self._jump(event.y)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Follow the mouse while the button is held."""
        if self._dragging:
            self._jump(event.y)

    def on_mouse_up(self) -> None:
        """Stop following."""
        self._dragging = False
        self.release_mouse()

    def _jump(self, y: int) -> None:
        height = max(self.size.height, 1)
        y = min(max(y, 0), height - 1)
        self.post_message(self.Jumped(min(y * max(self.state.rows, height) // height, self.state.rows - 1)))
