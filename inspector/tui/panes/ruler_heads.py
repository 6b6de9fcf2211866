"""The names of the rulers, above them: splitter on the first row, settings on the second."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from inspector.tui.ruler import Ruler
from inspector.tui.text.cells import clip, width_of
from inspector.tui.text.ruler_columns import ruler_columns
from inspector.tui.theme_ink import Ink, ink_style
from inspector.tui.widgets.line_list import POINTER

_QUIET, _NAME = Ink("gutter"), Ink("foreground", style="bold")
_CHOSEN = Ink("block-cursor-foreground", "block-cursor-background", "bold")
_FAULT, _BUSY = Ink("torn", style="bold"), Ink("gutter-current", style="italic")


class RulerHeads(Widget):
    """Two rows of names; a click chooses a ruler, or opens the settings of the one that is chosen."""

    ALLOW_SELECT = False
    DEFAULT_CSS = "RulerHeads { height: 2; background: $panel; }"

    rulers: reactive[Sequence[Ruler]] = reactive[Sequence[Ruler]](())
    """The rulers, from the left."""
    chosen: reactive[int] = reactive(0)
    """Number of the ruler that the keys act on."""
    lines: reactive[int] = reactive(1)
    """Lines of the document, which the width of the line number follows from."""

    @dataclass
    class Picked(Message):
        """A head was clicked."""

        ruler: int
        """Number of the ruler."""

    def render_line(self, y: int) -> Strip:
        """Draw the names, or the settings under them."""
        ground = self.rich_style
        columns = ruler_columns(max(1, self.size.width - len(POINTER)), self.lines, len(self.rulers))
        lead = "line" if y == 0 and columns.gutter > len("line") else ""
        segments = [Segment(f"{lead:>{columns.gutter}} "[-columns.gutter - 1 :], ground + ink_style(self, _QUIET))]
        for number, ruler in enumerate(self.rulers):
            is_chosen = number == self.chosen
            words, ink = self._words(number, ruler, y, columns.ruler)
            style = ground + ink_style(self, _CHOSEN if is_chosen and ink is not _FAULT else ink)
            if is_chosen:
                style += ink_style(self, Ink(background=_CHOSEN.background))
            shown = clip(words, columns.ruler)
            segments.append(Segment(shown + " " * (columns.ruler - width_of(shown)), style))
            segments.append(Segment(" ", ground))
        return Strip(segments).adjust_cell_length(self.size.width, ground)

    def _words(self, number: int, ruler: Ruler, y: int, width: int) -> tuple[str, Ink]:
        """What stands on one row of a head: the number goes before the settings where the names need all the room."""
        lead, name = f"{'▸' if number == self.chosen else ' '}{number + 1} ", ruler.splitter.name
        tight = any(len(lead) + width_of(known.splitter.name) > width for known in self.rulers)
        if y == 0:
            return (name if tight else f"{lead}{name}"), _NAME
        lead = lead if tight else " " * len(lead)
        if ruler.fault:
            return f"{lead}✗ {ruler.fault}", _FAULT
        settings = ruler.name.removeprefix(name).strip()
        return (f"{lead}{settings} …", _BUSY) if ruler.busy else (f"{lead}{settings}", _QUIET)

    def on_click(self, event: events.Click) -> None:
        """Tell which head was clicked."""
        place = event.get_content_offset(self)
        if place is None:
            return
        columns = ruler_columns(max(1, self.size.width - len(POINTER)), self.lines, len(self.rulers))
        ruler = columns.ruler_at(place.x - len(POINTER))
        if ruler >= 0:
            self.post_message(self.Picked(ruler))
