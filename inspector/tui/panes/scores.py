"""The table under the rulers: what each splitter comes to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.segment import Segment
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from inspector.report.compare_columns import Column, with_survival
from inspector.tui.ruler import Ruler
from inspector.tui.text.cells import clip, width_of
from inspector.tui.text.ruler_sheet import RulerSheet
from inspector.tui.theme_ink import Ink, ink_style

_TITLE, _CELL = Ink("gutter"), Ink()
_BEST, _OVER, _BEST_OVER = Ink("good", style="bold"), Ink("torn"), Ink("torn", style="bold")
_FAULT = Ink("torn", style="bold")
_CHOSEN = Ink("block-cursor-foreground", "block-cursor-background", "bold")
_GAP = 2  # cells between columns
_NAME = 24  # cells that a name is given at least before a column is shown


class Scores(Widget):
    """A title row, and one row a ruler; as many columns as there is room for, the most telling first."""

    ALLOW_SELECT = False
    DEFAULT_CSS = "Scores { height: auto; background: $panel; }"

    rulers: reactive[Sequence[Ruler]] = reactive[Sequence[Ruler]]((), layout=True)
    """The rulers, from the left."""
    chosen: reactive[int] = reactive(0)
    """Number of the ruler that the keys act on."""
    sheet: reactive[RulerSheet | None] = reactive[RulerSheet | None](None)
    """The figures of the rulers that are worked out."""

    @dataclass
    class Picked(Message):
        """A row was clicked."""

        ruler: int
        """Number of the ruler."""

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 (Textual's signature)
        """A title and one row a ruler."""
        return 1 + len(self.rulers)

    def render_line(self, y: int) -> Strip:
        """Draw the titles, or one ruler's figures."""
        ground, width = self.rich_style, self.size.width
        columns, name_width = self._columns(width)
        if y == 0:
            cells = [f"{' ' * _GAP}{column.title:>{column.width}}" for column in columns]
            titles = f"{'':{name_width}}{''.join(cells)}"
            return Strip([Segment(titles, ground + ink_style(self, _TITLE))]).adjust_cell_length(width, ground)
        number = y - 1
        ruler = self.rulers[number]
        is_chosen = number == self.chosen
        base = ground + ink_style(self, _CHOSEN) if is_chosen else ground
        name = clip(f"{'▸' if is_chosen else ' '}{number + 1} {ruler.name}", name_width)
        segments = [Segment(name + " " * (name_width - width_of(name)), base)]
        slot = self._slot(number)
        if slot >= 0:
            segments += [Segment(text, base + ink_style(self, ink)) for text, ink in _figures(columns, slot)]
        elif ruler.fault:
            fault = clip(f"  ✗ {ruler.fault}", width - name_width)
            segments.append(Segment(fault, base + ink_style(self, _FAULT)))
        else:
            segments.append(Segment("  splitting…", base + ink_style(self, _TITLE)))
        return Strip(segments).adjust_cell_length(width, base)

    def _columns(self, width: int) -> tuple[Sequence[Column], int]:
        """The columns that there is room for, and the cells of the names."""
        columns: Sequence[Column] = ()
        if self.sheet is not None and self.sheet.comparison.contenders:
            contenders = self.sheet.comparison.contenders
            survivals = {id(ruler.result.contender): ruler.survival for ruler in self.rulers if ruler.result}
            columns = with_survival(self.sheet.figures, [survivals.get(id(known)) for known in contenders])
        longest = max((width_of(ruler.name) for ruler in self.rulers), default=0) + 4
        if longest + sum(column.width + _GAP for column in columns) >= width:
            columns = [column.shortened for column in columns]
        room = width - min(longest, _NAME) - 1
        shown: list[Column] = []
        for column in columns:
            room -= column.width + _GAP
            if room < 0:
                break
            shown.append(column)
        used = sum(column.width + _GAP for column in shown)
        return shown, max(0, min(longest, width - used - 1))

    def _slot(self, number: int) -> int:
        """Number of a ruler's contender among those whose figures are known, or -1."""
        ruler = self.rulers[number]
        if ruler.result is None or self.sheet is None:
            return -1
        contenders = self.sheet.comparison.contenders
        return next((at for at, known in enumerate(contenders) if known is ruler.result.contender), -1)

    def on_click(self, event: events.Click) -> None:
        """Tell which row was clicked."""
        place = event.get_content_offset(self)
        if place is not None and 1 <= place.y <= len(self.rulers):
            self.post_message(self.Picked(place.y - 1))


def _figures(columns: Sequence[Column], slot: int) -> Iterator[tuple[str, Ink]]:
    for column in columns:
        cell = column.cells[slot]
        usual, best = (_OVER, _BEST_OVER) if "▲" in cell else (_CELL, _BEST)
        ink = best if slot in column.best else usual
        yield f"{' ' * _GAP}{cell:>{column.width}}", ink
