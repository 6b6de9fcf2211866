"""Which of several traces of a file."""

from collections.abc import Sequence
from typing import ClassVar

from rich.segment import Segment
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.strip import Strip

from inspector.core.printable import one_line
from inspector.traces.trace import Trace
from inspector.tui.text.cells import clip, shown
from inspector.tui.widgets.line_list import LineList


class PickTraceScreen(ModalScreen[Trace | None]):
    """Lists traces by their questions; Enter gives one, Esc gives `None`."""

    CSS_PATH = "pick_trace.tcss"
    AUTO_FOCUS = "#pick-list"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "close", "Close")]

    def __init__(self, traces: Sequence[Trace]) -> None:
        """Prepare to list *traces*."""
        super().__init__()
        self._traces = traces

    def compose(self) -> ComposeResult:
        """Lay out the list."""
        with Vertical(id="pick") as box:
            box.border_title = f"{len(self._traces):,} traces"
            box.border_subtitle = "⏎ lay it over the document · Esc close"
            yield LineList(self._render_row, id="pick-list")

    def on_mount(self) -> None:
        """Fill the list."""
        self.query_one(LineList).set_rows(len(self._traces))

    def action_close(self) -> None:
        """Choose none."""
        self.dismiss(None)

    @on(LineList.Chosen)
    def _leave_with(self, event: LineList.Chosen) -> None:
        self.dismiss(self._traces[event.index])

    def _render_row(self, index: int, width: int) -> tuple[Strip]:
        trace = self._traces[index]
        question = one_line(" ".join((trace.question or "no question").split()), 400)
        words = f"{one_line(trace.trace_id, 24):24}  {question}"
        return (Strip([Segment(shown(clip(words, width)), self.rich_style)]),)
