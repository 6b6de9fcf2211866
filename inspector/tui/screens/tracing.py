"""From a bad answer to its cure: the part of the main screen that lays a trace over the document."""

import asyncio
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from textual import work
from textual.screen import Screen

from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.core.printable import printable
from inspector.splitters.registry import SPLITTERS
from inspector.tui.view import View

if TYPE_CHECKING:
    from inspector.traces.autopsied import Autopsy, Cure
    from inspector.traces.trace import Trace


class TracingScreen(Screen[None]):
    """A screen that a trace can be laid over."""

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

    def action_open_trace(self) -> None:
        """Ask for a trace, and lay it over the document."""
        from inspector.tui.screens.open_file import OpenFileScreen  # noqa: PLC0415 (start-up does without)

        def check(path: Path) -> str | None:
            from inspector.traces.loading import load_traces  # noqa: PLC0415 (start-up does without)

            try:
                load_traces(path)
            except InspectorError as fault:
                return str(fault)
            return None

        def opened(path: Path | None) -> None:
            if path is not None:
                self.read_trace(path)

        view = self.current_view
        folder = view.document.path.parent if view is not None and view.document.path else Path.cwd()
        self.app.push_screen(OpenFileScreen(folder, check), opened)

    @work(exclusive=True, group="trace", exit_on_error=False, description="read the trace")
    async def read_trace(self, path: Path) -> None:
        """Read a trace, and lay it over the document."""
        from inspector.traces.loading import load_traces  # noqa: PLC0415 (start-up does without)

        try:
            traces = await asyncio.to_thread(load_traces, path)
        except InspectorError as fault:
            self.notify(str(fault), title="No trace", severity="error", markup=False)
            return
        if len(traces) == 1:
            self._lay_over(traces[0])
            return
        from inspector.tui.screens.pick_trace import PickTraceScreen  # noqa: PLC0415 (seldom needed)

        def picked(trace: "Trace | None") -> None:
            if trace is not None:
                self._lay_over(trace)

        self.app.push_screen(PickTraceScreen(traces), picked)

    @work(exclusive=True, group="trace", exit_on_error=False, description="lay the trace over the document")
    async def _lay_over(self, trace: "Trace") -> None:
        from inspector.traces.autopsy import autopsy  # noqa: PLC0415 (start-up does without)

        view = self.current_view
        if view is None:
            return
        self.tell("looking for what was cut…")
        stop = Event()
        try:
            post = await asyncio.to_thread(autopsy, trace, [view.document], stop=stop)
        except InspectorError as fault:
            self.notify(str(fault), title="No autopsy", severity="error", markup=False)
            return
        finally:
            stop.set()
        self.show_trace(post)

    def show_trace(self, post: "Autopsy") -> None:
        """Show an autopsy over this screen; a cure that is chosen splits its document."""
        from inspector.tui.screens.trace import TraceScreen  # noqa: PLC0415 (start-up does without)

        def chosen(choice: "tuple[int, Cure] | None") -> None:
            if choice is not None:
                self._use_cure(post.documents[choice[0]], choice[1], post.trace.question)

        self.app.push_screen(TraceScreen(post), chosen)

    def ask_when_checked(self, question: str) -> None:
        """Ask the chunks once they are there."""
        raise NotImplementedError

    def _use_cure(self, document: Document, cure: "Cure", question: str | None) -> None:
        splitter = SPLITTERS[cure.splitter]
        profile = self.current_view.profile if self.current_view is not None else "source"
        self.inspect(View(document, splitter, cure.settings, profile=profile))
        self.tell(f"split by {printable(cure.label)}")
        if question:
            self.ask_when_checked(question)
