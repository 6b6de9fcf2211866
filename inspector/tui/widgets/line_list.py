"""A list of very many rows, of which only those in sight are made."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.segment import Segment
from textual.binding import Binding, BindingType
from textual.cache import LRUCache
from textual.events import Click, Leave, MouseMove
from textual.geometry import Region, Size
from textual.message import Message
from textual.reactive import reactive, var
from textual.scroll_view import ScrollView
from textual.strip import Strip

POINTER = "▌"
"""Stands before the cursor's row, so that it is found without colour too."""

_KEPT = 256  # rows kept once made: some screens, so that moving by one row makes one

RenderRow = Callable[[int, int], Sequence[Strip]]
"""Makes the lines of one row, given its index and the cells it may take; the cursor shows where none is filled."""


class LineList(ScrollView, can_focus=True):
    """Rows of one height, moved through by key, wheel and mouse; there is no widget for a row."""

    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", "Row before", show=False),
        Binding("down", "move(1)", "Next row", show=False),
        Binding("pageup", "move_page(-1)", "Page before", show=False),
        Binding("pagedown", "move_page(1)", "Next page", show=False),
        Binding("home", "move_to_first", "First row", show=False),
        Binding("end", "move_to_last", "Last row", show=False),
        Binding("enter", "choose", "Choose", show=False),
    ]
    COMPONENT_CLASSES: ClassVar[set[str]] = {"line-list--cursor", "line-list--hover", "line-list--pointer"}
    DEFAULT_CSS = """
    LineList {
        overflow-x: hidden;
        scrollbar-size-vertical: 1;
        & > .line-list--cursor { background: $block-cursor-background; text-style: bold; }
        & > .line-list--hover { background: $foreground 8%; }
        & > .line-list--pointer { color: $primary; background: $block-cursor-background; }
    }
    """

    cursor: reactive[int] = reactive(-1, repaint=False, init=False)
    """Index of the row that the cursor is on; -1 where there are no rows."""
    hovered: var[int] = var(-1)
    """Index of the row under the mouse; -1 where there is none."""

    @dataclass
    class Highlighted(Message):
        """The cursor went to another row."""

        list: "LineList"
        """The list it went in."""
        index: int
        """The row it is on; -1 where there are none."""

        @property
        def control(self) -> "LineList":
            """The list, for `@on` with a selector."""
            return self.list

    @dataclass
    class Chosen(Message):
        """A row was chosen, by Enter or by a click."""

        list: "LineList"
        """The list it is in."""
        index: int
        """The row."""

        @property
        def control(self) -> "LineList":
            """The list, for `@on` with a selector."""
            return self.list

    def __init__(self, render_row: RenderRow, *, row_height: int = 1, id: str | None = None) -> None:  # noqa: A002 (Textual's name for it)
        """Make an empty list.

        Args:
            render_row: Makes the lines of one row.
            row_height: Lines that every row has.
            id: Textual's id.
        """
        super().__init__(id=id)
        self._render_row = render_row
        self._row_height = row_height
        self._count = 0
        self._made: LRUCache[tuple[int, int], Sequence[Strip]] = LRUCache(_KEPT)

    @property
    def count(self) -> int:
        """Number of rows."""
        return self._count

    def set_rows(self, count: int, cursor: int = 0) -> None:
        """Show *count* rows anew, each made again, the cursor on one of them."""
        self._made.clear()
        self._count = count
        self.virtual_size = Size(0, count * self._row_height)
        self.hovered = -1
        self.cursor = cursor
        self._scroll_to_cursor()
        self.refresh()

    def validate_cursor(self, cursor: int) -> int:
        """Keep the cursor on a row."""
        return max(0, min(cursor, self._count - 1)) if self._count else -1

    def watch_cursor(self, old: int, new: int) -> None:
        """Bring the cursor's row into sight, and tell of it."""
        self._refresh_row(old)
        self._refresh_row(new)
        self._scroll_to_cursor()
        self.post_message(self.Highlighted(self, new))

    def watch_hovered(self, old: int, new: int) -> None:
        """Paint the two rows whose look changes."""
        self._refresh_row(old)
        self._refresh_row(new)

    def action_move(self, by: int) -> None:
        """Move the cursor by a number of rows."""
        self.cursor += by

    def action_move_page(self, by: int) -> None:
        """Move the cursor by a number of pages."""
        self.cursor += by * max(1, self.size.height // self._row_height)

    def action_move_to_first(self) -> None:
        """Move the cursor to the first row."""
        self.cursor = 0

    def action_move_to_last(self) -> None:
        """Move the cursor to the last row."""
        self.cursor = self._count - 1

    def action_choose(self) -> None:
        """Choose the row that the cursor is on."""
        if self.cursor >= 0:
            self.post_message(self.Chosen(self, self.cursor))

    def on_click(self, event: Click) -> None:
        """Choose the row that was clicked."""
        index = self._row_under(event)
        if index >= 0:
            event.stop()
            self.cursor = index
            self.action_choose()

    def on_mouse_move(self, event: MouseMove) -> None:
        """Follow the mouse."""
        self.hovered = self._row_under(event)

    def on_leave(self, _event: Leave) -> None:
        """Forget the mouse."""
        self.hovered = -1

    def on_resize(self) -> None:
        """Keep the cursor's row in sight."""
        self._scroll_to_cursor()

    def render_line(self, y: int) -> Strip:
        """Make one line of what is in sight."""
        width = self.scrollable_content_region.width
        base = self.rich_style
        index, line = divmod(y + self.scroll_offset.y, self._row_height)
        if index >= self._count:
            return Strip.blank(width, base)
        under_cursor = index == self.cursor
        pointer = base
        if under_cursor:
            base = self.get_component_rich_style("line-list--cursor")
            pointer = self.get_component_rich_style("line-list--pointer")
        elif index == self.hovered:
            base = pointer = self.get_component_rich_style("line-list--hover")
        lines = self._row(index, width - len(POINTER))
        body = lines[line] if line < len(lines) else Strip([])
        body = body.adjust_cell_length(width - len(POINTER)).apply_style(base)
        return Strip([Segment(POINTER if under_cursor else " ", pointer), *body], width)

    def notify_style_update(self) -> None:
        """Make the rows anew when the theme changes."""
        super().notify_style_update()
        self._made.clear()

    def _row(self, index: int, width: int) -> Sequence[Strip]:
        lines = self._made.get((index, width))
        if lines is None:
            lines = self._made[index, width] = self._render_row(index, width)
        return lines

    def _row_under(self, event: Click | MouseMove) -> int:
        offset = event.get_content_offset(self)
        if offset is None:
            return -1
        index = (offset.y + self.scroll_offset.y) // self._row_height
        return index if index < self._count else -1

    def _refresh_row(self, index: int) -> None:
        if index >= 0:
            self.refresh_lines(index * self._row_height, self._row_height)

    def _scroll_to_cursor(self) -> None:
        if self.cursor >= 0 and self.size.height:
            row = Region(0, self.cursor * self._row_height, 1, self._row_height)
            self.scroll_to_region(row, animate=False, force=True, x_axis=False)
