"""The main screen: it owns the state, hands it down to the panes, and does what the commands say."""

import asyncio
import gc
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.command import Provider
from textual.reactive import var
from textual.timer import Timer

from inspector.core.errors import InspectorError
from inspector.core.issue import Issue
from inspector.core.printable import printable
from inspector.tui.commands import bindings
from inspector.tui.inspecting import (
    article_rate,
    check_beside,
    is_quick,
    split_beside,
    split_now,
    suggestions_for,
    survivors,
)
from inspector.tui.panes.chunks import ChunkPane
from inspector.tui.panes.document import DocumentPane
from inspector.tui.panes.issue_map import IssueMap, MapState
from inspector.tui.panes.strip import Strip
from inspector.tui.place import chunk_at, moved
from inspector.tui.read_as import ReadAs
from inspector.tui.screens.asking import AskingScreen
from inspector.tui.screens.issue_walk import IssueWalkScreen
from inspector.tui.screens.reading import ReadingScreen
from inspector.tui.screens.tracing import TracingScreen
from inspector.tui.screens.tuning import TuningScreen
from inspector.tui.text.strip_text import NO_SURVIVAL, Survival
from inspector.tui.view import View
from inspector.tui.widgets.key_bar import KeyBar

if TYPE_CHECKING:
    from inspector.suggestion import Suggestion


def commands_provider() -> type[Provider]:
    """The palette's source, imported when the palette is opened."""
    from inspector.tui.palette import CommandsProvider  # noqa: PLC0415

    return CommandsProvider


_DEBOUNCE = 0.15  # seconds: a person still typing a number is not done with it
_SETTLE = {
    "inspect",
    "survival",
    "layout",
    "tokens",
    "suggest",
    "find",
    "read",
    "opened",
    "trace",
    "ask",
    "why",
    "context",
}
BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]
"""Columns from which the screen has each class: below a hundred the panes are stacked."""

_PAUSE = 0.1  # seconds: a person still moving does not want to know how to mend what is passed
_LONG_PAUSE = 1.0  # seconds before a long document is split again and again, which a moving screen would feel
_LONG = 500_000  # characters
_LOOK = 0.005  # seconds between two looks whether all is worked out
_QUIET = 3  # looks in a row: one piece of work may start another
_NOTICE = 4.0  # seconds that a notice stands in the strip


class MainScreen(ReadingScreen, IssueWalkScreen, TuningScreen, AskingScreen, TracingScreen):
    """Shows one document beside its chunks."""

    BINDINGS: ClassVar[list[BindingType]] = bindings()
    COMMANDS: ClassVar = {commands_provider}
    AUTO_FOCUS = "#document"

    view: var[View | None] = var[View | None](None)
    selected: var[int] = var(-1)
    busy: var[bool] = var(default=False)
    tokens_ready: var[bool] = var(default=False)
    notice: var[str] = var("")
    survival: var[Survival] = var(NO_SURVIVAL)
    article: var[float | None] = var[float | None](None)
    suggestions: var[Mapping[Issue, str]] = var[Mapping[Issue, str]]({})

    def __init__(self, first: View, read_as: ReadAs) -> None:
        """Prepare to show *first*; it is split before the first frame where that takes no time."""
        super().__init__()
        self.read_as = read_as
        self._first = first
        self.wanted = first
        self._before = []
        self._applied = None
        self._cures: dict[Issue, Suggestion] = {}
        self._notice_timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """The strip on top, the document and its map left, settings and chunks right, the keys below."""
        narrow = self.app.size.width < BREAKPOINTS[1][0]
        self.set_class(narrow, "-narrow", update=False)  # so that the first layout is the right one
        self.set_class(not narrow, "-wide", update=False)
        quick = is_quick(self._first)
        self.view = split_now(self._first) if quick else self._first
        self.select_at(0)
        screen = MainScreen
        yield Strip(id="strip").data_bind(
            screen.view, screen.busy, screen.tokens_ready, screen.notice, screen.survival, screen.article
        )
        yield DocumentPane(id="document").data_bind(screen.view, screen.selected)
        yield IssueMap(id="map")
        yield ChunkPane(id="chunks").data_bind(
            screen.view, screen.selected, screen.busy, screen.tokens_ready, screen.suggestions
        )
        yield KeyBar()

    @property
    def current_view(self) -> View | None:
        """What is on the screen."""
        return self.view

    def on_mount(self) -> None:
        """Split what could not be split before the first frame."""
        if self.view is not None and self.view.inspection is None:
            self.inspect(self._first, delay=0)
        self.call_after_refresh(self.finish_starting)

    def show(self, view: View) -> None:
        """Put a view on the screen, with the cursor at the same text as before."""
        old = self.view
        pane = self.document_pane
        offset = pane.cursor
        if old is not None and old.document is not view.document:
            offset = moved(old.document.text, view.document.text, offset)
        self.suggestions = {}
        self._cures = {}
        self.survival = NO_SURVIVAL
        self.article = None
        self.view = view
        self.show_settings(view)
        pane.put_cursor(offset)
        self.select_at(offset)
        self.reach_goal()

    def add_verdicts(self, view: View) -> None:
        """Show more verdicts on what is on the screen already."""
        self.view = view
        self._suggest()

    def inspect(self, wanted: View, *, delay: float = _DEBOUNCE) -> None:
        """Split and check beside the event loop, and show the result unless something newer was asked for."""
        self.wanted = wanted
        self.busy = True
        self._inspect(wanted, delay)

    @work(exclusive=True, group="inspect", exit_on_error=False, description="split and check")
    async def _inspect(self, wanted: View, delay: float) -> None:
        await asyncio.sleep(delay)
        try:
            view = await split_beside(wanted)
        except InspectorError as fault:
            self.explain(fault)
        else:
            self.show(view)
            await self._judge(view)
        self.busy = False

    @work(exclusive=True, group="inspect", exit_on_error=False, description="check")
    async def _check(self, view: View) -> None:
        self.busy = True
        await self._judge(view)
        self.busy = False

    async def _judge(self, view: View) -> None:
        """Show verdicts as they come, those in sight first."""
        async for judged in check_beside(view, max(self.selected, 0)):
            self.add_verdicts(judged)
        self.tell_effect()
        await self.ask_again()
        self.count_survivors()

    def finish_starting(self) -> None:
        """Do what was put off until the first frame was painted."""
        gc.freeze()  # what start-up made stays, and need not be looked at again
        gc.enable()
        if self.view is not None and self.view.inspection is not None and self.view.inspection.unchecked:
            self._check(self.view)
        self.watch_file()
        self.load_tokenizer()

    @work(exclusive=True, group="tokens", exit_on_error=False, description="load the tokenizer")
    async def load_tokenizer(self) -> None:
        """Load the tokenizer after the first frame, since it takes longer than all the rest."""
        from inspector.core.tokens import count_tokens  # noqa: PLC0415 (start-up does without)

        await asyncio.to_thread(count_tokens, "")
        self.tokens_ready = True

    def select_at(self, offset: int) -> None:
        """Select the chunk at *offset*, keeping the selected one where it still holds it."""
        view = self.view
        if view is None or view.inspection is None:
            self.selected = -1
        else:
            self.selected = chunk_at(view.inspection, offset, keep=self.selected)

    def select(self, index: int) -> None:
        """Select a chunk and bring its first row into sight."""
        view = self.view
        if view is None or view.inspection is None or not view.inspection.chunks:
            return
        index = min(max(index, 0), len(view.inspection.chunks) - 1)
        self.selected = index
        self.document_pane.put_cursor(view.inspection.chunks[index].start, top=True)

    def go_to_offset(self, offset: int) -> None:
        """Bring a place into sight and select the chunk there."""
        self.document_pane.put_cursor(offset)
        self.select_at(offset)

    @on(DocumentPane.Moved)
    def follow_document(self, event: DocumentPane.Moved) -> None:
        """Select the chunk that the document's cursor is in."""
        self.select_at(event.offset)

    @on(ChunkPane.Picked)
    def follow_chunks(self, event: ChunkPane.Picked) -> None:
        """Bring the picked chunk into sight in the document."""
        self.select(event.index)

    @on(ChunkPane.IssuePicked)
    def follow_issue(self, event: ChunkPane.IssuePicked) -> None:
        """Bring the picked issue's cut into sight."""
        self.go_to_issue(event.issue)

    @on(DocumentPane.Scrolled)
    def update_map(self) -> None:
        """Tell the map which rows are in sight, and where the issues are."""
        pane = self.document_pane
        sheet = pane.sheet
        self.query_one(IssueMap).state = MapState(
            len(sheet.layout), round(pane.scroll_y), pane.size.height, sheet.torn_rows, sheet.other_rows
        )

    @on(IssueMap.Jumped)
    def follow_map(self, event: IssueMap.Jumped) -> None:
        """Go to the row that was asked for on the map."""
        self.document_pane.scroll_to_row(event.row)

    def action_next_chunk(self) -> None:
        """Select the next chunk."""
        self.select(self.selected + 1)

    def action_previous_chunk(self) -> None:
        """Select the chunk before."""
        self.select(self.selected - 1)

    def action_help(self) -> None:
        """Show every key and what it does."""
        from inspector.tui.screens.help import HelpScreen  # noqa: PLC0415 (start-up does without)

        self.app.push_screen(HelpScreen())

    def watch_selected(self) -> None:
        """Work out what would mend the selected chunk."""
        self._suggest()

    @work(exclusive=True, group="survival", exit_on_error=False, description="count what survives")
    async def count_survivors(self) -> None:
        """Work out how much of the document is whole in some chunk, once nothing more urgent is to be done."""
        inspection = self.view.inspection if self.view else None
        await asyncio.sleep(_LONG_PAUSE if inspection and len(inspection.document.text) > _LONG else _PAUSE)
        if inspection is not None and inspection.chunks:
            self.article = await article_rate(inspection)
            self.survival = await survivors(inspection)

    @work(exclusive=True, group="suggest", exit_on_error=False, description="try other settings")
    async def _suggest(self) -> None:
        inspection = self.view.inspection if self.view else None
        if inspection is None or not inspection.is_checked(self.selected):
            return
        await asyncio.sleep(_LONG_PAUSE if len(inspection.document.text) > _LONG else _PAUSE)
        if self.selected >= 0:
            async for issue, found, words in suggestions_for(inspection, self.selected):
                self._cures |= {issue: found[0]} if found else {}
                self.suggestions = {**self.suggestions, issue: words}

    @property
    def chosen_text(self) -> tuple[str, str]:
        """The selected chunk's text, and its number."""
        view = self.view
        if view is None or view.inspection is None or self.selected < 0:
            return "", ""
        return view.inspection.chunks[self.selected].text, f"chunk #{self.selected}"

    @property
    def cure_at_cursor(self) -> "tuple[Suggestion | None, str]":
        """The best suggestion for the selected chunk's issue nearest to the cursor; else why there is none."""
        inspection = self.view.inspection if self.view else None
        issues = inspection.issues_of(self.selected) if inspection is not None and self.selected >= 0 else ()
        cured = [issue for issue in issues if issue in self._cures]
        if cured:
            at = self.document_pane.cursor
            return self._cures[min(cured, key=lambda issue: abs(issue.offset - at))], ""
        if not issues:
            return None, "nothing to mend: this chunk has no issue"
        tried = all(issue in self.suggestions for issue in issues)
        return None, "nothing that was tried helps" if tried else "still trying other settings"

    def tell(self, words: str) -> None:
        """Say something in the strip for a moment."""
        self.notice = words
        if self._notice_timer is not None:
            self._notice_timer.stop()
        self._notice_timer = self.set_timer(_NOTICE, lambda: setattr(self, "notice", ""))

    @property
    def picture_title(self) -> str:
        """What a picture of the screen is called."""
        return printable(self.view.document.name) if self.view else ""

    async def settled(self) -> None:
        """Wait until nothing is being worked out: for pictures and tests."""
        quiet = 0
        while quiet < _QUIET:
            await asyncio.sleep(_LOOK)
            working = any(worker.group in _SETTLE and not worker.is_finished for worker in self.app.workers)
            quiet = 0 if working or self.question_waits or not self.tokens_ready else quiet + 1
