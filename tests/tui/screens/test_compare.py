"""Splitters side by side."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual.command import DiscoveryHit
from textual.pilot import Pilot
from textual.widgets import Static

from inspector.core.document import Document
from inspector.splitters.registry import SPLITTERS, find_splitter
from inspector.splitters.spec import parse_spec
from inspector.tui.app import InspectorApp
from inspector.tui.compare_commands import COMPARE_COMMANDS
from inspector.tui.panes.issue_map import IssueMap
from inspector.tui.panes.ruler_heads import RulerHeads
from inspector.tui.panes.rulers import RulersPane
from inspector.tui.panes.scores import Scores
from inspector.tui.panes.settings import SettingsPanel
from inspector.tui.ruler import MOST
from inspector.tui.screens.compare import CompareScreen, commands_provider
from inspector.tui.screens.ruling import Choice
from inspector.tui.text.sheet import MIN_WIDTH
from inspector.tui.themes import THEMES
from tests.tui.host import HostApp, screen_text, until

TEXT = "".join(
    f"Pump {number} is old. Set its limit to\n{number} bar today, and wait for the lamp. Then close it.\n\n"
    for number in range(1, 40)
)
TWO = ("recursive:200/0", "character:150/0")


class Opened:
    """The screen while it is open, and what it gave when it closed."""

    def __init__(self, app: HostApp, pilot: Pilot[Any], screen: CompareScreen) -> None:
        self.app = app
        self.pilot = pilot
        self.screen = screen
        self.results: list[Choice | None] = []

    @property
    def pane(self) -> RulersPane:
        """The rows."""
        return self.screen.pane

    @property
    def words(self) -> str:
        """What is said of the cursor's row."""
        return str(self.screen.query_one("#compare-words", Static).content)

    async def press(self, *keys: str) -> str:
        """Press keys, wait until all is worked out, and give the screen then."""
        await self.pilot.press(*keys)
        return await self.settled()

    async def settled(self) -> str:
        """The screen once nothing is being worked out."""
        await self.pilot.pause()
        await until(self.pilot, lambda: all(worker.is_finished for worker in self.app.workers))
        await self.pilot.pause()
        return screen_text(self.app)


@asynccontextmanager
async def opened(
    *specs: str, text: str = TEXT, size: tuple[int, int] = (120, 40), offset: int = 0
) -> AsyncIterator[Opened]:
    """Open the screen on a text."""
    app = HostApp()
    async with app.run_test(size=size) as pilot:
        document = Document.from_text(text, kind="markdown", name="pumps.md")
        screen = CompareScreen(document, [parse_spec(spec) for spec in specs or TWO], offset)
        it = Opened(app, pilot, screen)
        app.push_screen(screen, it.results.append)
        await it.settled()
        yield it


async def test_every_splitter_has_a_ruler_and_a_row() -> None:
    """Names stand above the rulers, and in the table with what each comes to."""
    async with opened() as it:
        lines = (await it.settled()).splitlines()
        contenders = [ruler.result.contender for ruler in it.screen.rulers if ruler.result]
    assert lines[1].split() == ["▸1", "recursive", "2", "character"]
    assert lines[2].split() == ["200/0", "150/0"]
    table = [line.split() for line in lines if line.strip(" ▸").startswith(("1 recursive 200/0", "2 character 150/0"))]
    assert [row[-1] for row in table] == ["0", "0"]
    assert all(f"{len(c.inspection.chunks)}" in row for c, row in zip(contenders, table, strict=True))


async def test_survival_comes_into_the_table() -> None:
    """Once it is worked out, the table says what share of the sentences is whole."""
    async with opened() as it:
        screen = await it.settled()
        assert all(ruler.survival for ruler in it.screen.rulers)
    assert "whole: sentences" in screen


async def test_a_torn_cut_is_broken_beside_its_line() -> None:
    """The row that a torn sentence ends on has the broken tick on that ruler, and a bar on the other."""
    async with opened() as it:
        await it.press("n")
        row = it.pane.cursor
        line = it.pane.render_line(row - it.pane.scroll_offset.y).text
        assert "╳╍" in line
        assert "torn" in line
        assert "torn" in it.words


async def test_next_and_previous_difference_go_round() -> None:
    """`n` stops at every cut that differs or tears, and after the last at the first again; `p` goes back."""
    async with opened() as it:
        sheet = it.pane.sheet
        assert sheet is not None
        stops = list(sheet.stop_rows)
        seen = []
        for _ in range(len(stops) + 1):
            await it.pilot.press("n")
            seen.append(it.pane.cursor)
        assert seen == [*stops, stops[0]]
        await it.press("p")
        assert it.pane.cursor == stops[-1]


async def test_next_and_previous_cut_are_the_chosen_rulers() -> None:
    """`j` and `k` go along the cuts of one ruler."""
    async with opened() as it:
        sheet = it.pane.sheet
        assert sheet is not None
        await it.press("right", "j", "j", "j", "k")
        assert it.pane.cursor == sheet.cut_rows[1][1]


async def test_left_and_right_choose_a_ruler() -> None:
    """The chosen ruler is marked above and in the table, and the text is tinted by its chunks."""
    async with opened() as it:
        await it.press("j")
        before = list(it.pane.render_line(0))
        screen = await it.press("right")
        assert "▸2 character" in screen
        assert "▸1" not in screen
        assert list(it.pane.render_line(0)) != before
        assert "▸1 recursive" in await it.press("right")
        assert "▸2 character" in await it.press("left")


async def test_enter_gives_the_chosen_splitter() -> None:
    """Enter leaves with the splitter and settings of the chosen ruler."""
    async with opened() as it:
        await it.pilot.press("right", "enter")
        await it.pilot.pause()
    assert it.results == [parse_spec("character:150/0")]


@pytest.mark.parametrize("key", ["escape", "c"])
async def test_escape_gives_none(key: str) -> None:
    """Esc, or the key that opened it, leaves with nothing."""
    async with opened() as it:
        await it.pilot.press(key)
        await it.pilot.pause()
    assert it.results == [None]


async def test_a_ruler_is_added_until_there_are_four() -> None:
    """`+` adds a splitter that is on no ruler yet, and chooses it; a fifth does not fit."""
    async with opened() as it:
        await it.press("plus")
        assert [ruler.splitter.name for ruler in it.screen.rulers][:2] == ["recursive", "character"]
        assert it.screen.rulers[2].splitter.name not in ("recursive", "character")
        assert it.screen.rulers[2].result is not None
        assert it.screen.chosen == 2
        screen = await it.press("a", "a", "a")
        assert len(it.screen.rulers) == MOST
        assert "4 " in screen.splitlines()[1]


async def test_a_ruler_is_taken_away_but_not_the_last() -> None:
    """`-` takes the chosen ruler away; the last one stays."""
    async with opened(*TWO, "recursive:90/0") as it:
        await it.press("right", "minus")
        assert [ruler.name for ruler in it.screen.rulers] == ["recursive 200/0", "recursive 90/0"]
        assert it.screen.chosen == 1
        await it.press("delete", "minus")
        assert [ruler.name for ruler in it.screen.rulers] == ["recursive 200/0"]
        assert it.screen.chosen == 0


async def test_next_splitter_replaces_the_chosen_one() -> None:
    """`x` puts the next splitter of the registry on the chosen ruler, at its defaults."""
    names = list(SPLITTERS)
    async with opened() as it:
        await it.press("x")
        ruler = it.screen.rulers[0]
        following = names[(names.index("recursive") + 1) % len(names)]
        assert ruler.splitter.name == following
        assert ruler.settings == SPLITTERS[following].settings()
        assert ruler.result is not None
        assert ruler.result.contender.splitter.name == following


async def test_a_ruler_is_retuned_live() -> None:
    """A setting changed in the panel splits anew for that ruler alone; Esc closes the panel, not yet the screen."""
    async with opened() as it:
        other = it.screen.rulers[0].result
        await it.press("right", "e")
        panel = it.screen.query_one(SettingsPanel)
        assert panel.border_title == "ruler 2"
        await it.press("tab", "up")
        assert it.screen.rulers[1].name == "character 160/0"
        result = it.screen.rulers[1].result
        assert result is not None
        assert result.contender.name == "character 160/0"
        assert it.screen.rulers[0].result is other
        await it.press("escape")
        assert not panel.display
        assert it.pane.has_focus
        assert not it.results


async def test_the_last_result_stays_while_another_is_worked_out() -> None:
    """Between a change and its result the old bands stay, and the head says that something is under way."""
    async with opened() as it:
        before = it.screen.rulers[0].result
        it.screen.retune(*parse_spec("recursive:90/0"))
        ruler = it.screen.rulers[0]
        assert ruler.busy
        assert ruler.result is before
        await it.settled()
        assert it.screen.rulers[0].result is not before
        assert not it.screen.rulers[0].busy


async def test_only_the_last_of_several_changes_is_worked_out() -> None:
    """Settings that were changed again before their turn came are left."""
    async with opened() as it:
        for size in (100, 110, 120):
            it.screen.retune(*parse_spec(f"recursive:{size}/0"))
        await it.settled()
        result = it.screen.rulers[0].result
        assert result is not None
        assert result.contender.name == it.screen.rulers[0].name == "recursive 120/0"


async def test_what_a_splitter_refuses_is_told() -> None:
    """A fault stands in the head, the table and the words; the other rulers go on."""
    async with opened("token:80/10,tokenizer=none.json", "recursive:200/0", size=(160, 40)) as it:
        screen = await it.settled()
        assert screen.count("✗ no tokenizer") >= 2
        assert it.screen.rulers[0].result is None
        assert it.screen.rulers[1].result is not None
        assert "no tokenizer" in it.words
        await it.press("n", "j", "k", "p")


async def test_clicks_choose_rulers_and_rows() -> None:
    """A click on a ruler chooses it and puts the cursor there; one on a head or a row of the table chooses too."""
    async with opened() as it:
        columns = it.pane.columns
        second = 1 + columns.gutter + columns.ruler + 3
        await it.pilot.click(it.pane, offset=(second, 7))
        await it.settled()
        assert (it.screen.chosen, it.pane.cursor) == (1, 7)
        assert not it.results
        await it.pilot.click(it.screen.query_one(RulerHeads), offset=(1 + columns.gutter, 0))
        await it.settled()
        assert it.screen.chosen == 0
        await it.pilot.click(it.screen.query_one(Scores), offset=(4, 2))
        await it.settled()
        assert it.screen.chosen == 1
        await it.pilot.click(it.screen.query_one(RulerHeads), offset=(second, 1))
        await it.settled()
        assert it.screen.query_one(SettingsPanel).display


async def test_the_map_goes_where_it_is_clicked() -> None:
    """A click at the foot of the map goes to the end of the document."""
    async with opened() as it:
        await it.press("right")
        there = it.screen.query_one(IssueMap)
        await it.pilot.click(there, offset=(0, there.size.height - 1))
        await it.settled()
        assert it.pane.cursor > it.pane.count * 3 // 4
        assert there.state.errors


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("rulers", [2, 4])
async def test_sizes(size: tuple[int, int], rulers: int) -> None:
    """At every size all rulers, the text and the table are on the screen, also with the settings open."""
    specs = ("recursive:200/0", "character:150/0", "recursive:300/40", "token:60/10")[:rulers]
    async with opened(*specs, size=size) as it:
        screen = await it.press("n")
        assert all(f"{number} {ruler.name}" in screen for number, ruler in enumerate(it.screen.rulers, 1))
        assert "bar today" in screen
        assert it.pane.size.height >= 10
        await it.press("e")
        assert it.screen.query_one(SettingsPanel).region.bottom <= size[1]
        assert it.pane.columns.text > MIN_WIDTH
        assert it.pane.columns.text_start + it.pane.columns.text <= it.pane.size.width


async def test_a_resize_keeps_the_place() -> None:
    """When the text is laid out anew the cursor stays at its cut, as high on the screen as before."""
    async with opened() as it:
        await it.press(*["n"] * 15)
        words, above = it.words, it.pane.cursor - it.pane.scroll_offset.y
        await it.pilot.resize_terminal(90, 40)
        await it.settled()
        assert it.words == words
        assert it.pane.cursor - it.pane.scroll_offset.y == above


async def test_it_begins_at_the_place_it_was_given() -> None:
    """The cursor starts at the offset, in sight, and the screen knows where it was left."""
    offset = TEXT.index("Pump 20")
    async with opened(offset=offset) as it:
        assert "Pump 20 is old." in await it.settled()
        assert it.screen.offset_at_cursor == offset
        await it.press("down")
        await it.pilot.press("enter")
        await it.pilot.pause()
        assert it.screen.offset_at_cursor > offset


async def test_a_long_document_is_laid_out_beside_the_event_loop() -> None:
    """A long text comes with its rulers too, and the cursor where it should be."""
    text = TEXT * 80
    offset = text.index("Pump 20", len(text) // 2)
    async with opened(text=text, offset=offset) as it:
        screen = await it.settled()
        assert "Pump 20 is old." in screen
        assert "┻" in screen or "╳" in screen
        assert it.screen.offset_at_cursor == offset


async def test_hostile_text_cannot_act() -> None:
    """Escapes and markup-like text reach the screen as visible characters."""
    async with opened(text="Log [/var/log] \x1b[31mred \u202e[b]x[/b] is here. And so on.\n" * 9) as it:
        screen = await it.press("n")
        assert "Log [/var/log] ␛[31mred ▯[b]x[/b]" in screen
        assert "\x1b" not in screen + it.words


@pytest.mark.parametrize("text", ["", "\n\n  \n", "One."])
async def test_a_document_without_cuts(text: str) -> None:
    """Where there is nothing to cut, every key does nothing, and nothing fails."""
    async with opened(text=text) as it:
        await it.press("n", "p", "j", "k", "down", "end", "right", "plus", "minus")
        assert "no cut here" in it.words


async def test_help_has_every_command() -> None:
    """`?` shows the commands of this screen and the marks of its rulers."""
    async with opened(size=(140, 70)) as it:
        screen = await it.press("question_mark")
        assert all(command.title in screen and command.help in screen for command in COMPARE_COMMANDS)
        assert "Rescued" in screen


async def test_every_command_has_an_action() -> None:
    """Each row of the table names a method of the screen or the app."""
    for command in COMPARE_COMMANDS:
        if command.action and not command.action.startswith("app."):
            assert callable(getattr(CompareScreen, f"action_{command.action}"))


async def test_another_theme_has_other_colours() -> None:
    """When the theme changes, what was painted is painted anew."""
    async with opened() as it:
        before = list(it.pane.render_line(0))
        it.app.theme = THEMES[1].name
        await it.settled()
        assert list(it.pane.render_line(0)) != before


async def test_the_main_screen_compares_and_takes_over() -> None:
    """`c` puts the current splitter first; Enter splits with the chosen one, at the place where the cursor was."""
    splitter = find_splitter("recursive")
    app = InspectorApp(Document.from_text(TEXT, kind="markdown"), splitter, splitter.settings())
    async with app.run_test(size=(120, 40)) as pilot:
        await app.main.settled()
        await pilot.press("c")
        await app.main.settled()
        screen = app.screen
        assert isinstance(screen, CompareScreen)
        assert screen.rulers[0].name == "recursive 500/50"
        assert len(screen.rulers) == 3
        view = app.main.view
        assert view is not None
        assert screen.rulers[0].result is not None
        assert screen.rulers[0].result.contender.inspection is view.inspection
        await pilot.press("n", "n", "right")
        chosen, offset = screen.rulers[1], screen.offset_at_cursor
        await pilot.press("enter")
        await app.main.settled()
        view = app.main.view
        assert view is not None
        assert (view.splitter, view.settings) == (chosen.splitter, chosen.settings)
        assert app.main.document_pane.cursor == offset
        await pilot.press("c", "escape")
        await app.main.settled()
        assert app.screen is app.main


async def test_the_palette_offers_the_commands_of_this_screen() -> None:
    """Over the rulers the palette has their commands, not those of the main screen."""
    async with opened() as it:
        provider = commands_provider()(it.screen)
        listed = [hit.text async for hit in provider.discover() if isinstance(hit, DiscoveryHit)]
    assert listed == [command.title for command in COMPARE_COMMANDS if command.action]
