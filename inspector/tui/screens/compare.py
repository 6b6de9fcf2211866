"""Splitters side by side: the document, and beside its lines a ruler for each of up to four splitters."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.command import Provider
from textual.containers import Container
from textual.content import Content
from textual.widgets import Static

from inspector.core.document import Document
from inspector.inspected import Inspection
from inspector.tui.commands import bindings
from inspector.tui.compare_commands import COMPARE_COMMANDS
from inspector.tui.panes.issue_map import IssueMap, MapState
from inspector.tui.panes.ruler_heads import RulerHeads
from inspector.tui.panes.rulers import RulersPane
from inspector.tui.panes.scores import Scores
from inspector.tui.screens.ruling import Choice, RulingScreen
from inspector.tui.text.compare_title import title_of
from inspector.tui.text.ruler_columns import ruler_columns
from inspector.tui.text.ruler_words import words_of
from inspector.tui.widgets.key_bar import KeyBar

_PANEL = 46 + 2 + 1  # cells of the settings, the map and the pointer
_TALL = 32  # rows from which on there are some to spare


def commands_provider() -> type[Provider]:
    """The palette's source, imported when the palette is opened."""
    from inspector.tui.palette import CommandsProvider  # noqa: PLC0415

    class CompareProvider(CommandsProvider):
        commands = COMPARE_COMMANDS

    return CompareProvider


class CompareScreen(RulingScreen):
    """Shows several splitters on one document; Enter gives the chosen one, Esc gives `None`."""

    CSS_PATH = "compare.tcss"
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMPARE_COMMANDS)
    COMMANDS: ClassVar = {commands_provider}
    AUTO_FOCUS = "#rulers"

    def __init__(
        self, document: Document, contenders: Sequence[Choice], offset: int = 0, *, known: Inspection | None = None
    ) -> None:
        """Prepare to compare.

        Args:
            document: What to split.
            contenders: Splitters with their settings, one to four, from the left.
            offset: Where in the document to begin.
            known: An inspection of the document that is at hand, and need not be made again.
        """
        super().__init__(document, contenders, known)
        self._offset = offset

    def compose(self) -> ComposeResult:
        """Lay the parts out."""
        screen = CompareScreen
        yield Static(id="compare-title", markup=False)
        with Container(id="compare-body"), Container(id="compare-sheet"):
            with Container(id="compare-rows"):
                yield RulerHeads().data_bind(screen.rulers, screen.chosen)
                yield RulersPane(self.document, self._offset, id="rulers").data_bind(screen.rulers, screen.chosen)
            yield IssueMap(id="compare-map")
        yield Static(id="compare-words", markup=False)
        yield Scores().data_bind(screen.rulers, screen.chosen)
        yield KeyBar(COMPARE_COMMANDS)

    def on_mount(self) -> None:
        """Begin with the first ruler, the others after it."""
        self.query_one(RulerHeads).lines = self.pane.line_count
        self.start()

    def on_resize(self) -> None:
        """Give the words a third row where there are rows to spare, and the panel its place."""
        self.query_one("#compare-words").styles.height = 3 if self.size.height >= _TALL else 2
        self._fit_panel()

    def _fit_panel(self) -> None:
        """Put the settings under the rulers where the text beside them would be squeezed."""
        columns = ruler_columns(max(1, self.size.width - _PANEL), self.pane.line_count, len(self.rulers))
        self.set_class(columns.is_tight, "-stacked")

    @property
    def offset_at_cursor(self) -> int:
        """Where in the document the cursor is, or was when the screen was left."""
        return self._offset

    @on(RulersPane.RulerPicked)
    @on(Scores.Picked)
    def choose(self, event: RulersPane.RulerPicked | Scores.Picked) -> None:
        """Choose the ruler that was clicked."""
        self.chosen = event.ruler
        self._show_settings()

    @on(RulerHeads.Picked)
    async def choose_or_retune(self, event: RulerHeads.Picked) -> None:
        """Choose the ruler whose head was clicked, or open the settings of the one that is chosen."""
        if event.ruler == self.chosen:
            await self.action_retune()
        else:
            self.chosen = event.ruler
            self._show_settings()

    def action_choose_left(self) -> None:
        """Choose the ruler on the left, from the first the last."""
        self.chosen = (self.chosen - 1) % len(self.rulers)
        self._show_settings()

    def action_choose_right(self) -> None:
        """Choose the ruler on the right, from the last the first."""
        self.chosen = (self.chosen + 1) % len(self.rulers)
        self._show_settings()

    # Cuts

    def action_next_difference(self) -> None:
        """Go to the next cut that differs or tears, from the top again after the last."""
        self._step_over_differences(1)

    def action_previous_difference(self) -> None:
        """Go to the one before, from the bottom again before the first."""
        self._step_over_differences(-1)

    def action_next_cut(self) -> None:
        """Go to the chosen ruler's next cut."""
        self._step_over_cuts(1)

    def action_previous_cut(self) -> None:
        """Go to the chosen ruler's cut before."""
        self._step_over_cuts(-1)

    def _step_over_differences(self, by: int) -> None:
        sheet = self.pane.sheet
        if sheet is not None:
            self._step(sheet.stop_rows, by)

    def _step_over_cuts(self, by: int) -> None:
        sheet = self.pane.sheet
        if sheet is not None:
            self._step(sheet.cut_rows[self.chosen], by)

    def _step(self, rows: Sequence[int], by: int) -> None:
        """Go to the next of some rows, which rise."""
        if rows:
            here = self.pane.cursor
            at = bisect_right(rows, here) if by > 0 else bisect_left(rows, here) - 1
            self.pane.go_to_row(rows[at % len(rows)])

    # What is said

    def watch_rulers(self) -> None:
        """Say which splitters are worked out."""
        if self.is_mounted:
            self._fit_panel()
            self.report()

    def watch_chosen(self) -> None:
        """Say what the chosen ruler does."""
        if self.is_mounted:
            self.report()

    @on(RulersPane.Moved)
    def report(self) -> None:
        """Bring the title, the words, the table and the map to what is in sight."""
        pane = self.pane
        sheet = pane.sheet
        self._offset = pane.offset_at_cursor
        if sheet is None or len(sheet.slots) != len(self.rulers):
            return
        self.query_one(Scores).sheet = sheet
        title = title_of(self.document, sheet.comparison, self.size.width)
        self.query_one("#compare-title", Static).update(Content.assemble(*title))
        row = min(max(pane.cursor, 0), len(sheet.layout) - 1)
        first, second = words_of(sheet, self.rulers, row, self.chosen, pane.chunk)
        self.query_one("#compare-words", Static).update(Content(f"{first}\n{second}"))
        self.query_one(IssueMap).state = MapState(
            len(sheet.layout),
            pane.scroll_offset.y,
            pane.size.height,
            sheet.torn_rows[self.chosen],
            sheet.rescued_rows[self.chosen],
        )

    @on(IssueMap.Jumped)
    def follow_map(self, event: IssueMap.Jumped) -> None:
        """Go to the row that was asked for on the map."""
        self.pane.go_to_row(event.row)

    # Leaving

    def action_promote(self) -> None:
        """Leave with the chosen ruler's splitter and settings."""
        ruler = self.rulers[self.chosen]
        self.dismiss((ruler.splitter, ruler.settings))

    def action_back(self) -> None:
        """Leave the main screen as it was."""
        self.dismiss(None)

    def action_help(self) -> None:
        """Show every key of this screen."""
        from inspector.tui.compare_legend import COMPARE_LEGEND  # noqa: PLC0415 (not needed before it is asked for)
        from inspector.tui.screens.help import HelpScreen  # noqa: PLC0415

        self.app.push_screen(HelpScreen(COMPARE_COMMANDS, COMPARE_LEGEND))
