"""The document with a ruler for each splitter beside it, in lock-step with its rows."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Event
from typing import ClassVar

from textual import events, work
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.reactive import var
from textual.strip import Strip

from inspector.core.document import Document
from inspector.core.lines import lines_of
from inspector.tui.panes.document_inks import inks_of
from inspector.tui.panes.ruler_inks import ruler_inks_of
from inspector.tui.place import chunk_at
from inspector.tui.ruler import Ruler
from inspector.tui.text.layout import Layout, lay_out
from inspector.tui.text.ruler_columns import RulerColumns, ruler_columns
from inspector.tui.text.ruler_paint import RulerLook, paint_ruler_row
from inspector.tui.text.ruler_sheet import RulerSheet, make_ruler_sheet
from inspector.tui.widgets.line_list import POINTER, LineList

_BIG = 200_000  # characters: above this a layout takes longer than a frame, and is worked out beside the event loop
_MARGIN = 3  # rows kept between the cursor and the pane's edge


class RulersPane(LineList, inherit_bindings=False):
    """Rows of the document, each with what every ruler shows beside it; only those in sight are painted."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", "move_page(-1)", show=False),
        Binding("pagedown,space", "move_page(1)", show=False),
        Binding("home,ctrl+home", "move_to_first", show=False),
        Binding("end,ctrl+end", "move_to_last", show=False),
    ]
    DEFAULT_CSS = "RulersPane { scrollbar-size-vertical: 0; scrollbar-size-horizontal: 0; }"

    rulers: var[Sequence[Ruler]] = var[Sequence[Ruler]](())
    """The rulers, from the left."""
    chosen: var[int] = var(0)
    """Number of the ruler that the keys act on."""

    @dataclass
    class RulerPicked(Message):
        """A ruler was clicked."""

        ruler: int
        """Its number."""

    class Moved(Message):
        """The cursor is on another row, other rows are in sight, or the rows are others."""

        def can_replace(self, message: Message) -> bool:
            """One such message says as much as several."""
            return isinstance(message, RulersPane.Moved)

    def __init__(self, document: Document, offset: int = 0, *, id: str | None = None) -> None:  # noqa: A002 (Textual's name for it)
        """Show a document, the cursor at *offset*.

        Args:
            document: The document.
            offset: Where to begin.
            id: Textual's id.
        """
        super().__init__(self._paint, id=id)
        self.document = document
        self._lines = lines_of(document.text)
        self._offset = offset
        self._base: Layout | None = None  # the rows without breaks, which all rulers share
        self._look: RulerLook | None = None
        self._sheet: RulerSheet | None = None

    @property
    def sheet(self) -> RulerSheet | None:
        """The rows on the screen; `None` before the first layout."""
        return self._sheet

    @property
    def line_count(self) -> int:
        """Lines of the document."""
        return len(self._lines)

    @property
    def columns(self) -> RulerColumns:
        """How the cells are shared out now; the pointer stands before them."""
        return ruler_columns(max(1, self.size.width - len(POINTER)), len(self._lines), len(self.rulers))

    @property
    def offset_at_cursor(self) -> int:
        """Offset of a character on the cursor's row: the last before a cut where there is one, else the first."""
        return self._offset

    @property
    def chunk(self) -> int:
        """Index of the chosen ruler's chunk that the cursor is in, or -1."""
        ruler = self.rulers[self.chosen] if self.chosen < len(self.rulers) else None
        if ruler is None or ruler.result is None:
            return -1
        return chunk_at(ruler.result.contender.inspection, self._offset)

    # Rows

    def watch_rulers(self, old: Sequence[Ruler], new: Sequence[Ruler]) -> None:
        """Lay the rows out anew where there are other results."""
        if [ruler.result for ruler in old] != [ruler.result for ruler in new]:
            self._lay_out()

    def on_resize(self) -> None:
        """Share the cells out anew."""
        self._lay_out()

    def _lay_out(self) -> None:
        """At once where that takes no time, else beside the event loop."""
        if not self.size.width or not self.rulers:
            return
        if len(self.document.text) < _BIG:
            self._take(make_ruler_sheet(self.document, self.rulers, lay_out(self._lines, self.columns.text)))
        else:
            self._lay_out_beside()

    @work(exclusive=True, group="layout", exit_on_error=False, description="set the rulers side by side")
    async def _lay_out_beside(self) -> None:
        rulers, width = self.rulers, self.columns.text
        stop = Event()
        try:
            if self._base is None or self._base.width != width:
                self._base = await asyncio.to_thread(lay_out, self._lines, width)
            if self._sheet is None:  # the text is there before its breaks and bands
                bare = [Ruler(ruler.splitter, ruler.settings) for ruler in rulers]
                self._take(await asyncio.to_thread(make_ruler_sheet, self.document, bare, self._base, stop))
            sheet = await asyncio.to_thread(make_ruler_sheet, self.document, rulers, self._base, stop)
        finally:
            stop.set()
        self._take(sheet)

    def _take(self, sheet: RulerSheet) -> None:
        """Show other rows, the same text at the same height on the screen."""
        first = self._sheet is None
        above = self.cursor - self.scroll_offset.y
        offset = self._offset
        self._sheet = sheet
        row = sheet.layout.row_of(offset)
        with self.prevent(LineList.Highlighted):
            self.set_rows(len(sheet.layout), row)
        self._offset = offset
        self.scroll_to(y=row - (self.size.height // 3 if first else above), animate=False, force=True)
        self._repaint()

    def _repaint(self) -> None:
        self._made.clear()
        self._look = None
        self.refresh()
        self.post_message(self.Moved())

    def watch_chosen(self) -> None:
        """Tint the text by another ruler's chunks."""
        self._repaint()

    def notify_style_update(self) -> None:
        """Take the theme's colours."""
        super().notify_style_update()
        self._look = None

    def _paint(self, row: int, _width: int) -> tuple[Strip]:
        sheet = self._sheet
        if sheet is None or len(sheet.slots) != len(self.rulers):
            return (Strip([]),)  # a ruler was added or taken away, and its rows are on their way
        if self._look is None:
            self._look = RulerLook(inks_of(self), ruler_inks_of(self), self.columns, self.chosen, self.chunk)
        return (Strip(paint_ruler_row(sheet, row, self._look)),)

    # Moving

    def watch_cursor(self, old: int, new: int) -> None:
        """Keep the place, and show which chunk it is in."""
        super().watch_cursor(old, new)
        if self._sheet is None or not 0 <= new < len(self._sheet.layout):
            return
        before = self.chunk
        self._offset = self._sheet.offset_in(new)
        if self.chunk != before:
            self._repaint()
        self.post_message(self.Moved())

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """Tell which rows are in sight."""
        super().watch_scroll_y(old_value, new_value)
        if round(old_value) != round(new_value):
            self.post_message(self.Moved())

    def go_to_row(self, row: int) -> None:
        """Put the cursor on a row, with what surrounds it in sight."""
        height, scroll = self.size.height, self.scroll_offset.y
        margin = min(_MARGIN, (height - 1) // 2)
        in_sight = scroll + margin <= row < scroll + height - margin
        self.cursor = row
        if not in_sight:
            self.scroll_to(y=row - height // 3, animate=False, force=True)

    def on_click(self, event: events.Click) -> None:
        """Put the cursor on the row, and choose the ruler, that was clicked."""
        event.prevent_default()  # a click goes somewhere; it does not choose a row and leave
        place = event.get_content_offset(self)
        if place is None or place.y + self.scroll_offset.y >= self.count:
            return
        self.cursor = place.y + self.scroll_offset.y
        ruler = self.columns.ruler_at(place.x - len(POINTER))
        if ruler >= 0:
            self.post_message(self.RulerPicked(ruler))
