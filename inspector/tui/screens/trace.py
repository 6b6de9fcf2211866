"""A trace over its document: the verdict on top, the cut in place, and what would have prevented it."""

from collections.abc import Mapping
from typing import ClassVar

from rich.segment import Segment
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.strip import Strip
from textual.widgets import Static

from inspector.core.printable import printable
from inspector.core.span import Span
from inspector.location.spot import Place
from inspector.traces.autopsied import Autopsy, Cure
from inspector.tui.commands import bindings
from inspector.tui.panes.trace_document import Missed, TraceDocument
from inspector.tui.text.roles import Row
from inspector.tui.text.trace_rows import TABS, Tab, count_of, trace_detail, trace_row
from inspector.tui.trace_commands import TRACE_COMMANDS
from inspector.tui.trace_views import ranks_in, views_of
from inspector.tui.view import View
from inspector.tui.widgets.key_bar import KeyBar
from inspector.tui.widgets.kind_filter import Choice, KindFilter
from inspector.tui.widgets.line_list import LineList

_NARROW = 100  # columns below which the lists stand under the document
_ROLES = ("dim", "number", "size", "error", "warning", "good", "cure", "text")


class TraceScreen(Screen[tuple[int, Cure] | None]):
    """Shows an autopsy; Enter on a cure gives it with its document's number, Esc gives `None`."""

    CSS_PATH = "trace.tcss"
    BINDINGS: ClassVar[list[BindingType]] = bindings(TRACE_COMMANDS)
    COMPONENT_CLASSES: ClassVar[set[str]] = {f"trace--{role}" for role in _ROLES}
    AUTO_FOCUS = "#trace-list"

    def __init__(self, post: Autopsy) -> None:
        """Prepare to show *post*."""
        super().__init__()
        self.post = post
        self._views: Mapping[int, View] = views_of(post)
        self._tab: Tab = "retrieved"

    def compose(self) -> ComposeResult:
        """Lay the parts out."""
        self.set_class(self.app.size.width < _NARROW, "-narrow", update=False)
        yield Static(self._verdict(), id="trace-verdict", markup=False)
        yield TraceDocument(id="trace-document")
        with Vertical(id="trace-side"):
            yield KindFilter(tuple(Choice(tab, count_of(self.post, tab)) for tab in TABS), id="trace-tabs")
            yield LineList(self._render_row, id="trace-list")
            yield Static(id="trace-detail", markup=False)
        yield KeyBar(TRACE_COMMANDS)

    def on_mount(self) -> None:
        """Show the cut, if there is one, and the first list."""
        self._fill()
        self.call_after_refresh(self.action_go_to_cut)

    def on_resize(self) -> None:
        """Stack the parts where there is no room beside each other."""
        self.set_class(self.size.width < _NARROW, "-narrow")

    @property
    def document_pane(self) -> TraceDocument:
        """The document."""
        return self.query_one(TraceDocument)

    def _verdict(self) -> Content:
        cure = self.post.cure
        lines = [self.post.verdict]
        if cure is not None:
            rank = f", which ranks {cure.rank} for the question" if cure.rank else ""
            lines.append(f"→ {cure.label} keeps it whole in one chunk{rank}; issues {100 * cure.issue_rate:.1f} %")
        lines += self.post.warnings[:1]
        return Content(printable("\n".join(lines), keep="\n"))

    # The lists

    @on(KindFilter.Picked)
    def _turn_to(self, event: KindFilter.Picked) -> None:
        self._tab = TABS[event.index]
        self._fill()

    def action_turn(self, by: int) -> None:
        """Turn to another list."""
        self.query_one(KindFilter).current += by

    def action_pick(self, index: int) -> None:
        """Turn to a list by its number."""
        self.query_one(KindFilter).current = index

    def _fill(self) -> None:
        self.query_one(LineList).set_rows(count_of(self.post, self._tab))
        self._tell(0)

    @on(LineList.Highlighted)
    def _follow_cursor(self, event: LineList.Highlighted) -> None:
        self._tell(event.index)
        place = self._place_of(event.index)
        if place is not None and event.index >= 0:
            self.show_place(place)

    def _tell(self, index: int) -> None:
        known = 0 <= index < count_of(self.post, self._tab)
        words = trace_detail(self.post, self._tab, index) if known else f"nothing under {self._tab}"
        self.query_one("#trace-detail", Static).update(Content(words))

    def _place_of(self, index: int) -> Place | None:
        if self._tab == "retrieved" and 0 <= index < len(self.post.items):
            return self.post.items[index].place
        if self._tab == "answer" and 0 <= index < len(self.post.claims):
            return self.post.claims[index].place
        return None

    def _render_row(self, index: int, width: int) -> tuple[Strip]:
        if index >= count_of(self.post, self._tab):  # the list is about to be drawn again
            return (Strip.blank(width),)
        return (self._strip(trace_row(self.post, self._tab, index, width)),)

    def _strip(self, row: Row) -> Strip:
        return Strip(
            [Segment(text, self.get_component_rich_style(f"trace--{role}", partial=True)) for text, role in row]
        )

    # The document

    def show_place(self, place: Place) -> None:
        """Bring a place into sight, and select the chunk that begins there."""
        pane = self.document_pane
        view = self._views[place.document]
        if pane.view is not view:
            pane.names = ranks_in(self.post, place.document, view)
            cut = self.post.cut
            rest = cut.continuation if cut is not None and cut.document == place.document else None
            pane.view = view
            pane.finder = Missed(None if rest is None else rest.span)  # type: ignore[assignment]  # it finds one stretch
        chunks = view.inspection.chunks if view.inspection else ()
        pane.selected = next((chunk.index for chunk in chunks if chunk.span == place.span), -1)
        pane.put_cursor(place.span.start, top=True)

    def action_go_to_cut(self) -> None:
        """Show the cut most to blame; where nothing is cut, the first text that was placed."""
        cut = self.post.cut
        if cut is not None:
            place = self.post.items[cut.item].place
            assert place is not None  # noqa: S101 (what has no place cuts nothing)
            self.show_place(place)
            self.document_pane.put_cursor(max(0, cut.issue.offset - 1))
            return
        placed = next((one.place for one in self.post.items if one.place is not None), Place(0, Span(0, 0)))
        self.show_place(placed)

    def action_go_to_rest(self) -> None:
        """Show what was missed."""
        cut = self.post.cut
        if cut is not None and cut.continuation is not None:
            self.show_place(Place(cut.document, cut.continuation.span))

    # Leaving

    @on(LineList.Chosen)
    def _use(self, event: LineList.Chosen) -> None:
        if self._tab == "cures" and event.index < len(self.post.cures) and self.post.cut is not None:
            self.dismiss((self.post.cut.document, self.post.cures[event.index]))

    async def action_choose(self) -> None:
        """Leave with the cure under the cursor."""
        await self.query_one(LineList).run_action("choose")

    def action_back(self) -> None:
        """Go back to the document."""
        self.dismiss(None)

    def action_help(self) -> None:
        """Show every key of this screen."""
        from inspector.tui.screens.help import HelpScreen  # noqa: PLC0415 (not needed before it is asked for)
        from inspector.tui.trace_legend import TRACE_LEGEND  # noqa: PLC0415 (as above)

        self.app.push_screen(HelpScreen(TRACE_COMMANDS, TRACE_LEGEND))
