"""The list of chunks: two rows each, the selected one opened in full; there is no widget for a chunk."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from threading import Event
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import work
from textual.binding import Binding, BindingType
from textual.cache import LRUCache
from textual.events import Click
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import var
from textual.scroll_view import ScrollView
from textual.strip import Strip

from inspector.core.chunk import Chunk
from inspector.core.issue import Issue
from inspector.inspected import Inspection
from inspector.tui.panes.chunk_inks import STYLE_SHEET, Ground, ink
from inspector.tui.text.cells import clip
from inspector.tui.text.chunk_figures import figures_of, why_empty
from inspector.tui.text.chunk_rows import Figures, figures_row, words_row
from inspector.tui.text.list_rows import ListRows
from inspector.tui.text.long_layout import steady_layout
from inspector.tui.text.opened_chunk import OpenedChunk, open_chunk
from inspector.tui.text.roles import Role
from inspector.tui.view import View

_STRIPS = 1024  # painted rows kept: several screens, so that scrolling back costs nothing


class ChunkPane(ScrollView, can_focus=True):
    """The chunks of the view, of which only the rows in sight are made.

    The pane tells what a person picks; the screen owns which chunk is selected and hands it back down.
    """

    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "pick(-1)", "Chunk before", show=False),
        Binding("down", "pick(1)", "Next chunk", show=False),
        Binding("pageup", "page(-1)", "Page before", show=False),
        Binding("pagedown", "page(1)", "Next page", show=False),
        Binding("home", "pick_first", "First chunk", show=False),
        Binding("end", "pick_last", "Last chunk", show=False),
    ]
    DEFAULT_CSS = STYLE_SHEET

    view: var[View | None] = var(None)
    """What the screen shows."""
    selected: var[int] = var(-1)
    """Index of the opened chunk, or -1."""
    tokens_ready: var[bool] = var(default=False)
    """Whether tokens can be counted without a wait; until then they are not asked for."""
    suggestions: var[Mapping[Issue, str]] = var[Mapping[Issue, str]](dict)
    """What would mend an issue, for those where it was worked out; an empty text where nothing tried helps."""
    busy: var[bool] = var(default=False)
    """Whether another view is being worked out."""

    @dataclass
    class Picked(Message):
        """A chunk was picked, by key or mouse."""

        index: int
        """Index of the chunk."""

    @dataclass
    class IssuePicked(Message):
        """An issue of the opened chunk was picked."""

        issue: Issue
        """The issue."""

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002 (Textual's name for it)
        """Make a pane without chunks.

        Args:
            id: Textual's id.
            classes: CSS classes.
        """
        super().__init__(id=id, classes=classes)
        self._rows = ListRows(0)
        self._open: OpenedChunk | None = None
        self._serial = 0  # tells the opened chunk's rows from those painted before it changed
        self._strips: LRUCache[tuple[int, int, int, int], Strip] = LRUCache(_STRIPS)
        self._styles: dict[tuple[Ground, Role], Style] = {}
        self._laid_out = Size(0, 0)  # the pane's size when its rows were last worked out

    @property
    def chunks(self) -> Sequence[Chunk]:
        """The chunks on the list."""
        return self._inspection.chunks if self._inspection else ()

    @property
    def _inspection(self) -> Inspection | None:
        return self.view.inspection if self.view else None

    # State comes down

    def watch_view(self) -> None:
        """Show other chunks, the selected one in sight."""
        self._forget()
        self._lay_out()

    def watch_selected(self) -> None:
        """Close a chunk and open another, which stays where it is on screen if all of it can be seen there."""
        self._lay_out(stay=True)

    def watch_tokens_ready(self) -> None:
        """Show the tokens."""
        self._forget()
        self._lay_out(stay=True)

    def watch_suggestions(self) -> None:
        """Show what would mend the opened chunk's issues."""
        self._lay_out(stay=True)

    def watch_busy(self) -> None:
        """Say that other chunks are on their way."""
        self._entitle()

    def on_mount(self) -> None:
        """Name the pane."""
        self._lay_out()

    def on_resize(self) -> None:
        """Wrap the opened chunk anew, and keep it in sight."""
        if self._laid_out != self.scrollable_size:
            self._forget()
            self._lay_out()

    def notify_style_update(self) -> None:
        """Drop what was painted in other colours."""
        super().notify_style_update()
        self._forget()

    # Messages go up

    def action_pick(self, by: int) -> None:
        """Pick the chunk that many before or after the selected one."""
        self._pick(self.selected + by if self.selected >= 0 else 0)

    def action_pick_first(self) -> None:
        """Pick the first chunk."""
        self._pick(0)

    def action_pick_last(self) -> None:
        """Pick the last chunk."""
        self._pick(len(self.chunks) - 1)

    def action_page(self, by: int) -> None:
        """Read on in an opened chunk that is longer than the pane, else pick the chunk a page away."""
        page = max(1, self.size.height - 1)
        rows, scroll = self._rows, self.scroll_offset.y
        if rows.opened >= 0:
            top = rows.top(rows.opened)
            bottom = top + rows.height(rows.opened)
            more = scroll + self.size.height < bottom if by > 0 else top < scroll
            if more and scroll < bottom and top < scroll + self.size.height:
                self.scroll_to(y=scroll + by * page, animate=False, force=True)
                return
        here = rows.top(max(0, self.selected)) + (rows.height(self.selected) - 1 if by > 0 else 0)
        index, _row = rows.at(max(0, min(here + by * page, len(rows) - 1)))
        self._pick(index)

    def on_click(self, event: Click) -> None:
        """Pick the chunk, or the opened chunk's issue, that was clicked."""
        offset = event.get_content_offset(self)
        if offset is None:
            return
        index, row = self._rows.at(offset.y + self.scroll_offset.y)
        if index < 0:
            return
        event.stop()
        issue = self._open.issue_at(row) if self._open is not None and index == self._rows.opened else None
        self.post_message(self.IssuePicked(issue) if issue is not None else self.Picked(index))

    def _pick(self, index: int) -> None:
        if self.chunks:
            self.post_message(self.Picked(max(0, min(index, len(self.chunks) - 1))))

    # Rows

    def render_lines(self, crop: Region) -> list[Strip]:
        """Paint, with the rows worked out for this size: the first frame comes before the first resize event."""
        if self._laid_out != self.scrollable_size:
            self._lay_out()
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        """Make one row of what is in sight."""
        width = self.scrollable_size.width
        inspection = self._inspection
        if inspection is None or not inspection.chunks:
            return self._blank(why_empty(self.view) if y == 1 else "", width)
        index, row = self._rows.at(y + self.scroll_offset.y)
        if index < 0:
            return self._blank("", width)
        key = (index, row, width, self._serial if index == self._rows.opened else 0)
        strip = self._strips.get(key)
        if strip is None:
            strip = self._strips[key] = self._paint(inspection, index, row, width)
        return strip

    def _paint(self, inspection: Inspection, index: int, row: int, width: int) -> Strip:
        opened = self._open if index == self._rows.opened else None
        ground: Ground = "selected" if opened else "odd" if index % 2 else "even"
        if opened:
            pieces = opened.row(row)
        elif row == 0:
            pieces = figures_row(self._figures(inspection, index), width - 1)
        else:
            pieces = words_row(inspection.chunks[index], width - 1)
        segments = [Segment(piece.text, self._style(ground, piece.role)) for piece in pieces]
        return Strip(segments).adjust_cell_length(width, self._style(ground, "text"))

    def _figures(self, inspection: Inspection, index: int) -> Figures:
        selected = index == self._rows.opened
        return figures_of(inspection, index, count_tokens=self.tokens_ready, selected=selected)

    def _style(self, ground: Ground, role: Role) -> Style:
        style = self._styles.get((ground, role))
        if style is None:
            style = self._styles[ground, role] = ink(self, ground, role)
        return style

    def _blank(self, words: str, width: int) -> Strip:
        style = self._style("even", "dim") + Style(bgcolor=self.rich_style.bgcolor)
        return Strip([Segment(clip(f" {words}", width), style)]).adjust_cell_length(width, style)

    # Layout

    def _forget(self) -> None:
        self._strips.clear()
        self._styles.clear()

    def _lay_out(self, *, stay: bool = False) -> None:
        """Work out the rows anew, and bring the opened chunk into sight.

        Args:
            stay: The list is the same, so the chunk's head stays on its row of the screen where all of it fits there.
        """
        if not self.is_mounted:
            return
        before, scroll, height = self._rows, self.scroll_offset.y, self.size.height
        self._laid_out = self.scrollable_size
        inspection, count = self._inspection, len(self.chunks)
        opened = self.selected if 0 <= self.selected < count else -1
        self._rows = ListRows(count, opened)
        known, self._open = self._open, None
        self._serial += 1
        if inspection is not None and opened >= 0:
            width = max(1, self.scrollable_size.width - 1)
            figures = self._figures(inspection, opened)
            self._open = open_chunk(inspection.chunks, figures, self.suggestions, width, known)
            self._rows = ListRows(count, opened, len(self._open))
        self.virtual_size = Size(0, len(self._rows))
        if opened >= 0 and height:
            if stay and opened < before.count and 0 <= before.top(opened) - scroll < height:
                scroll += self._rows.top(opened) - before.top(opened)
            scroll = max(0, min(scroll, len(self._rows) - height))
            self.scroll_to(y=self._rows.scroll_to_show(opened, scroll, height), animate=False, force=True)
        if self._open is not None and not self._open.exact:
            self._wrap_beside(self._open)
        else:
            self.workers.cancel_group(self, "opened")
        self._entitle()
        self.refresh()

    @work(exclusive=True, group="opened", exit_on_error=False, description="wrap the opened chunk")
    async def _wrap_beside(self, rough: OpenedChunk) -> None:
        """Replace the rough rows of a long text by exact ones, which take their time."""
        stop = Event()
        try:
            exact = await asyncio.to_thread(steady_layout, rough.text, rough.body.width, stop)
        finally:
            stop.set()
        if self._open is rough:
            self._take_rows(replace(rough, body=exact, exact=True))

    def _take_rows(self, opened: OpenedChunk) -> None:
        """Show other rows of the opened chunk, the same text at the top of the list."""
        before, rows = self._open, self._rows
        above = self.scroll_offset.y - rows.top(rows.opened)
        self._open = opened
        self._serial += 1
        self._rows = replace(rows, opened_height=len(opened))
        self.virtual_size = Size(0, len(self._rows))
        if before is not None and len(before.top) <= above < len(before):
            row = opened.body.row_of(before.body.rows[above - len(before.top)]) + len(opened.top)
            self.scroll_to(y=rows.top(rows.opened) + row, animate=False, force=True)
        self.refresh()

    def _entitle(self) -> None:
        count = len(self.chunks)
        self.border_title = f"chunks {count:,}" if count else "chunks"
        if self.busy and count:
            self.border_title += " · splitting…"
