"""The document pane: the text itself, with every chunk and every cut on it."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from textual import events, work
from textual.binding import Binding, BindingType
from textual.cache import LRUCache
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import var
from textual.scroll_view import ScrollView
from textual.selection import Selection
from textual.strip import Strip

from inspector.core.lines import Lines, lines_of
from inspector.core.span import Span
from inspector.tui.panes.document_inks import inks_of
from inspector.tui.panes.restyled import restyled
from inspector.tui.text.in_sight import scroll_to_see
from inspector.tui.text.inks import Inks
from inspector.tui.text.paint import Look, paint_row
from inspector.tui.text.pointing import offset_at, row_beside
from inspector.tui.text.sheet import Sheet, make_sheet
from inspector.tui.view import View

if TYPE_CHECKING:
    from inspector.tui.text.finder import Finder

_STRIPS = 1024  # painted rows kept: several screens, so that scrolling back costs nothing
_BIG = 400_000  # characters: above this a layout takes longer than a frame, and is worked out beside the event loop


class DocumentPane(ScrollView, can_focus=True):
    """Shows a `View`'s document; keys and clicks move a cursor, and the screen is told."""

    DEFAULT_CSS = """
    DocumentPane { scrollbar-size-vertical: 0; scrollbar-size-horizontal: 0; overflow-x: hidden; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown,space", "page(1)", show=False),
        Binding("home,ctrl+home", "to_start", show=False),
        Binding("end,ctrl+end", "to_end", show=False),
    ]

    view: var[View | None] = var[View | None](None)
    selected: var[int] = var(-1)
    finder: "var[Finder | None]" = var(None)
    found_current: var[Span | None] = var[Span | None](None)
    ranks: var[Mapping[int, int]] = var[Mapping[int, int]](dict)

    @dataclass
    class Moved(Message):
        """The cursor is at another place, by key or mouse."""

        offset: int

    class Scrolled(Message):
        """Other rows are in sight, or the rows are others."""

        def can_replace(self, message: Message) -> bool:
            """One such message says as much as several."""
            return isinstance(message, DocumentPane.Scrolled)

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 (Textual's own name for it)
        super().__init__(id=id)
        self._lines: Lines = lines_of("")
        self._sheet: Sheet = make_sheet(self._lines, None, 80)
        self._strips: LRUCache[int, Strip] = LRUCache(_STRIPS)
        self._inks: Inks | None = None
        self._cursor = 0
        self._height = 0  # rows of the pane before it was last resized
        self._wrapped_to = -1  # the pane's width when its rows were last worked out

    @property
    def sheet(self) -> Sheet:
        """The rows on screen, with the marks on them."""
        return self._sheet

    @property
    def cursor(self) -> int:
        """Offset of the character that the cursor is on."""
        return self._cursor

    @property
    def cursor_row(self) -> int:
        """Number of the row that the cursor is on."""
        return self._sheet.layout.row_of(self._cursor)

    def put_cursor(self, offset: int, *, top: bool = False) -> None:
        """Move the cursor to *offset* and bring it into sight, without telling the screen.

        Args:
            offset: Where to.
            top: Bring its row near the pane's top even where it is in sight, so that what follows is seen.
        """
        before = self.cursor_row
        self._cursor = min(max(offset, 0), len(self._lines.text))
        self._repaint_rows(before, self.cursor_row)
        self._bring_into_sight(self.cursor_row, top=top)

    def watch_view(self, view: View | None) -> None:
        """Lay the document out anew: at once where that takes no time, else beside the event loop."""
        if view is None or not self.size.width:  # before the first layout: `render_lines` sees to it
            return
        text = view.document.text
        new_text = text is not self._lines.text
        if new_text:
            self._lines = lines_of(text)
        if len(text) < _BIG or new_text:
            inspection = view.inspection if len(text) < _BIG else None
            self._take(make_sheet(self._lines, inspection, self._pane_width))
        if len(text) >= _BIG and view.inspection is not None:
            self._lay_out_beside()

    @work(exclusive=True, group="layout", exit_on_error=False, description="lay the document out")
    async def _lay_out_beside(self) -> None:
        view = self.view
        if view is None:
            return
        sheet = await asyncio.to_thread(make_sheet, self._lines, view.inspection, self._pane_width)
        if self.view is view:
            self._take(sheet)

    @property
    def _pane_width(self) -> int:
        return self.size.width or 80

    def _take(self, sheet: Sheet) -> None:
        """Show another sheet, with the cursor's row where it was on the screen."""
        above = self.cursor_row - round(self.scroll_y)
        self._sheet = sheet
        self._wrapped_to = self._pane_width
        self._cursor = min(self._cursor, len(self._lines.text))
        self.virtual_size = Size(self._pane_width, len(sheet.layout))
        self._clear()
        self.scroll_to(y=self.cursor_row - above, animate=False, force=True)
        self.post_message(self.Scrolled())

    def render_lines(self, crop: Region) -> list[Strip]:
        """Paint, with the rows wrapped to this width: the first frame comes before the first resize event."""
        if self._wrapped_to != self._pane_width:
            self._wrap()
        return super().render_lines(crop)

    def on_resize(self) -> None:
        """Wrap to the new width, and keep the cursor in sight where it was."""
        seen = 0 <= self.cursor_row - round(self.scroll_y) < self._height
        self._height = self.size.height
        if self._wrapped_to != self._pane_width:
            self._wrap()
        if seen:
            self._bring_into_sight(self.cursor_row, top=False)
        self.post_message(self.Scrolled())

    def _wrap(self) -> None:
        view = self.view
        if view is None:
            return
        if self._lines.text is not view.document.text:
            self.watch_view(view)
            return
        if len(view.document.text) < _BIG:
            self._take(make_sheet(self._lines, view.inspection, self._pane_width))
        elif self._sheet.inspection is None:
            self._take(make_sheet(self._lines, None, self._pane_width))
        else:
            self._wrapped_to = self._pane_width
            self._lay_out_beside()

    def watch_selected(self) -> None:
        """Repaint: tints and lanes tell the selected chunk."""
        self._clear()

    def watch_finder(self) -> None:
        """Repaint the places that were found."""
        self._clear()

    def watch_ranks(self) -> None:
        """Repaint the gutter: it tells the ranks of retrieved chunks."""
        self._clear()

    def watch_found_current(self) -> None:
        """Repaint the place that the search is at."""
        self._clear()

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """Tell the screen which rows are in sight."""
        super().watch_scroll_y(old_value, new_value)
        if round(old_value) != round(new_value):
            self.post_message(self.Scrolled())

    def notify_style_update(self) -> None:
        """Take the theme's colours."""
        super().notify_style_update()
        self._inks = None
        self._strips.clear()

    def selection_updated(self, selection: Selection | None) -> None:  # noqa: ARG002 (Textual's signature)
        """Repaint what the mouse has selected."""
        self._clear()

    def _clear(self) -> None:
        self._strips.clear()
        self.refresh()

    def _repaint_rows(self, *rows: int) -> None:
        for row in rows:
            self._strips.discard(row)
            self.refresh_line(row)

    def render_line(self, y: int) -> Strip:
        """Paint one line of the pane."""
        row = y + round(self.scroll_y)
        width = self.size.width
        if row >= len(self._sheet.layout):
            return Strip.blank(width, self.rich_style)
        strip = self._strips.get(row)
        if strip is None:
            strip = self._strips[row] = self._paint(row, width)
        return strip

    def make_inks(self) -> Inks:
        """The styles that the current theme gives the roles."""
        return inks_of(self)

    def labels(self) -> Mapping[int, str]:
        """What chunks are called, where that is not their number."""
        return {}

    def _paint(self, row: int, width: int) -> Strip:
        inks = self._inks
        if inks is None:
            inks = self._inks = self.make_inks()
        span = self._sheet.layout.span(row)
        found = tuple(match.span for match in self.finder.over(*span)) if self.finder else ()
        cursor = self.cursor_row if self.has_focus else -1
        look = Look(inks, self.selected, cursor, found, self.found_current, self.labels(), self.ranks)
        strip = Strip(paint_row(self._sheet, row, look, width)).adjust_cell_length(width, inks.plain)
        selection = self.text_selection
        if selection is not None and (picked := selection.get_span(row)) is not None:
            start, end = picked
            style = self.screen.get_component_rich_style("screen--selection")
            strip = restyled(strip, start, len(strip.text) if end == -1 else end, style)
        return strip.apply_offsets(0, row)

    def get_selection(self, selection: Selection) -> tuple[str, str] | None:
        """The document's own text under the mouse selection: exact characters, no gutter, no remarks."""
        start, end = selection.start, selection.end
        begin = 0 if start is None else offset_at(self._sheet, start.y, start.x)
        finish = len(self._lines.text) if end is None else offset_at(self._sheet, end.y, end.x)
        return self._lines.text[begin:finish], "\n"

    def on_click(self, event: events.Click) -> None:
        """Put the cursor where the person clicked."""
        place = event.get_content_offset(self)
        if place is None:
            return
        self._go(offset_at(self._sheet, place.y + round(self.scroll_y), max(place.x, self._sheet.gutter)))

    def action_move(self, rows: int) -> None:
        """Move the cursor by a number of rows; rows that hold a remark only are passed over."""
        layout = self._sheet.layout
        row = row_beside(layout, self.cursor_row, rows)
        if row is not None:
            self._go(layout.rows[row])

    def action_page(self, pages: int) -> None:
        """Move the cursor by a number of screenfuls."""
        layout = self._sheet.layout
        row = self.cursor_row + pages * max(1, self.size.height - 2)
        self._go(layout.rows[min(max(row, 0), len(layout) - 1)])

    def action_to_start(self) -> None:
        """Move the cursor to the document's start."""
        self._go(0)

    def action_to_end(self) -> None:
        """Move the cursor to the document's end."""
        self._go(len(self._lines.text))

    def on_focus(self) -> None:
        """Show the cursor."""
        self._repaint_rows(self.cursor_row)

    def on_blur(self) -> None:
        """Hide the cursor."""
        self._repaint_rows(self.cursor_row)

    def scroll_to_row(self, row: int) -> None:
        """Bring *row* to the middle of the pane and put the cursor on it."""
        layout = self._sheet.layout
        row = min(max(row, 0), len(layout) - 1)
        self.scroll_to(y=row - self.size.height // 2, animate=False, force=True)
        self._go(layout.rows[row])

    def _go(self, offset: int) -> None:
        self.put_cursor(offset)
        self.post_message(self.Moved(self._cursor))

    def _bring_into_sight(self, row: int, *, top: bool) -> None:
        target = scroll_to_see(row, round(self.scroll_y), self.size.height, top=top)
        if target is not None:
            self.scroll_to(y=target, animate=False, force=True)
