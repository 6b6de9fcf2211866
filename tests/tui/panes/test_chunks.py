"""The list of chunks, driven by key and mouse."""

from collections.abc import Sequence

import pytest
from textual import on
from textual.app import App, ComposeResult
from textual.pilot import Pilot
from textual.strip import Strip

from inspector.core.issue import Issue
from inspector.tui.panes.chunks import ChunkPane
from inspector.tui.text.chunk_rows import CLOSED_HEIGHT
from inspector.tui.themes import THEMES
from inspector.tui.view import View
from tests.tui.chunk_views import view_of, windows

SENTENCES = " ".join(f"Lamp {number} is lit at six and put out again when the day comes up." for number in range(200))
SMALL = view_of(SENTENCES, windows(len(SENTENCES), 300, 40))


class Host(App[None]):
    """A pane alone, under a screen that selects what is picked."""

    def __init__(self, view: View | None = SMALL, selected: int = -1) -> None:
        """Make an app that shows *view*."""
        super().__init__()
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = THEMES[0].name
        self.pane = ChunkPane()
        self.first, self.first_selected = view, selected
        self.picked: list[int] = []
        self.issues: list[Issue] = []

    def compose(self) -> ComposeResult:
        """The pane alone."""
        yield self.pane

    def on_mount(self) -> None:
        """Hand the state down."""
        self.pane.view, self.pane.selected = self.first, self.first_selected
        self.pane.focus()

    @on(ChunkPane.Picked)
    def select(self, event: ChunkPane.Picked) -> None:
        """Do as the main screen does."""
        self.picked.append(event.index)
        self.pane.selected = event.index

    @on(ChunkPane.IssuePicked)
    def keep(self, event: ChunkPane.IssuePicked) -> None:
        """Note the issue down."""
        self.issues.append(event.issue)


def rows(pane: ChunkPane) -> list[str]:
    """What the pane shows, row by row."""
    return [pane.render_line(y).text.rstrip() for y in range(pane.size.height)]


def row_with(pane: ChunkPane, words: str) -> int:
    """The row of the pane that has these words."""
    return next(y for y, row in enumerate(rows(pane)) if words in row)


def head_of(pane: ChunkPane, index: int) -> int:
    """The row of the pane that a chunk begins on."""
    return row_with(pane, f" #{index} ")


async def test_each_chunk_has_two_rows() -> None:
    """Figures first, then the first and the last words."""
    app = Host()
    async with app.run_test(size=(60, 20)):
        shown = rows(app.pane)
        assert shown[0].startswith("▎  #0   300 ch     … tok")
        assert "✂ end" in shown[0]
        assert shown[1].startswith("▎  Lamp 0 is lit")
        assert shown[2].startswith("▎  #1   300 ch     … tok   ↶ 40")


async def test_tokens_follow_when_they_can_be_counted() -> None:
    """Token counts appear once the tokenizer is there."""
    app = Host()
    async with app.run_test(size=(60, 20)) as pilot:
        app.pane.tokens_ready = True
        await pilot.pause()
        assert SMALL.inspection is not None
        assert f"{SMALL.inspection.chunks[0].tokens} tok" in rows(app.pane)[0]


@pytest.mark.parametrize(
    ("view", "words"),
    [
        (None, "splitting…"),
        (View(SMALL.document, SMALL.splitter, SMALL.settings), "splitting…"),
        (view_of("", []), "empty document"),
    ],
)
async def test_an_empty_list_says_why(view: View | None, words: str) -> None:
    """Without chunks the pane says what it waits for, or that there are none."""
    app = Host(view)
    async with app.run_test(size=(40, 10)) as pilot:
        assert any(words in row for row in rows(app.pane))
        await pilot.press("down", "end", "pagedown")
        await pilot.click(ChunkPane, offset=(5, 3))
        assert app.picked == []


async def test_the_selected_chunk_is_opened_in_full() -> None:
    """The selected chunk shows its issues and all of its text; the next one follows below."""
    app = Host(selected=3)
    async with app.run_test(size=(60, 40)):
        shown = rows(app.pane)
        begin, end = head_of(app.pane, 3), head_of(app.pane, 4)
        opened = "\n".join(shown[begin:end])
        assert "no-sentence-end" in opened
        assert "no-sentence-start" in opened
        assert SMALL.inspection is not None
        rule = next(y for y in range(begin, end) if "───" in shown[y])
        body = "".join(row[2:].strip() for row in shown[rule + 1 : end])
        assert body.replace(" ", "") == "".join(SMALL.inspection.chunks[3].text.split())
        assert all(row.startswith("▌") for row in shown[begin:end])


async def test_keys_pick_chunks() -> None:
    """Up, down, home and end pick; the ends of the list are as far as it goes."""
    app = Host()
    async with app.run_test(size=(60, 20)) as pilot:
        assert SMALL.inspection is not None
        last = len(SMALL.inspection.chunks) - 1
        await pilot.press("down", "down", "down", "up", "end", "down", "home", "up")
        await pilot.pause()
        assert app.picked == [0, 1, 2, 1, last, last, 0, 0]


async def test_a_page_reads_on_in_a_long_chunk() -> None:
    """Page down in an opened chunk longer than the pane scrolls it; at its end it picks the next."""
    view = view_of(SENTENCES, [(0, 3000), (3000, 3300), (3300, 3600)])
    app = Host(view, selected=0)
    async with app.run_test(size=(60, 12)) as pilot:
        await pilot.press("pagedown")
        assert app.picked == []
        assert app.pane.scroll_offset.y == app.pane.size.height - 1
        for _ in range(12):
            await pilot.press("pagedown")
        assert app.picked[0] in {1, 2}
        await pilot.press("home")
        assert app.pane.selected == 0


async def test_pages_pick_a_page_away() -> None:
    """Among closed chunks, page down picks a chunk about a page further on, and page up comes back."""
    app = Host(selected=0)
    async with app.run_test(size=(60, 41)) as pilot:
        await pilot.press("pagedown")
        there = app.pane.selected
        assert there >= 10
        await pilot.press("pageup")
        assert app.pane.selected < there - 5


async def test_a_click_picks_the_chunk_under_it() -> None:
    """Either row of a chunk picks it, also where the list is scrolled."""
    app = Host()
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.click(ChunkPane, offset=(10, 1 + head_of(app.pane, 4) + 1))
        assert app.picked == [4]
        app.pane.selected = -1
        app.pane.scroll_to(y=31, animate=False, force=True)
        await pilot.pause()
        await pilot.click(ChunkPane, offset=(10, 1 + head_of(app.pane, 20)))
        assert app.picked == [4, 20]


async def test_a_click_below_the_list_picks_nothing() -> None:
    """Blank rows belong to no chunk."""
    app = Host(view_of("One. Two.", [(0, 4), (5, 9)]))
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.click(ChunkPane, offset=(10, 15))
        assert app.picked == []


async def test_a_click_on_an_issue_picks_the_issue() -> None:
    """In the opened chunk, the rows of an issue pick it, the rows of the text pick the chunk."""
    app = Host(selected=3)
    async with app.run_test(size=(60, 40)) as pilot:
        await pilot.click(ChunkPane, offset=(10, 1 + row_with(app.pane, "no-sentence-end") + 1))
        assert [issue.kind for issue in app.issues] == ["no-sentence-end"]
        assert app.issues[0].chunk == 3
        await pilot.click(ChunkPane, offset=(10, 1 + head_of(app.pane, 4) - 1))
        assert app.picked == [3]


async def test_a_chunk_selected_from_outside_comes_into_sight() -> None:
    """The opened chunk's head stands at most a quarter down, without an animation."""
    app = Host()
    async with app.run_test(size=(60, 41)) as pilot:
        app.pane.selected = 40
        await pilot.pause()
        assert 0 <= head_of(app.pane, 40) <= 10


async def test_a_chunk_in_sight_stays_where_it_is() -> None:
    """Selecting a chunk that fits on screen moves nothing, not even when the one above closes."""
    app = Host(selected=1)
    async with app.run_test(size=(60, 60)) as pilot:
        app.pane.scroll_to(y=2, animate=False, force=True)
        await pilot.pause()
        app.pane.selected = 20
        await pilot.pause()
        before = head_of(app.pane, 19)
        app.pane.selected = 19
        await pilot.pause()
        assert head_of(app.pane, 19) == before
        scroll = app.pane.scroll_offset
        app.pane.suggestions = {}
        await pilot.pause()
        assert app.pane.scroll_offset == scroll


async def test_suggestions_appear_when_they_are_there() -> None:
    """What would mend an issue is shown once it is worked out; an empty one says that nothing helps."""
    app = Host(selected=3)
    async with app.run_test(size=(70, 40)) as pilot:
        assert SMALL.inspection is not None
        first, second = (issue for issue in SMALL.inspection.issues if issue.chunk == 3)
        app.pane.suggestions = {first: "chunk_size 620 keeps this whole", second: ""}
        await pilot.pause()
        shown = "\n".join(rows(app.pane))
        assert "try: chunk_size 620 keeps this whole" in shown
        assert "nothing tried keeps this whole" in shown


async def test_a_new_view_replaces_the_old() -> None:
    """Another view shows its own chunks, and an index that it does not have opens nothing."""
    app = Host(selected=40)
    async with app.run_test(size=(60, 20)) as pilot:
        app.pane.view = view_of("One here. Two there.", [(0, 9), (10, 20)])
        await pilot.pause()
        shown = rows(app.pane)
        assert shown[0].startswith("▎ #0     9 ch")
        assert shown[2].startswith("▎ #1    10 ch")
        assert not any(shown[4:])


async def test_narrower_means_wrapped_anew() -> None:
    """When the pane gets narrower every row fits again, and the opened chunk stays in sight."""
    app = Host(selected=10)
    async with app.run_test(size=(80, 30)) as pilot:
        await pilot.resize_terminal(34, 24)
        await pilot.pause()
        assert all(len(row) <= 33 for row in rows(app.pane))
        assert any(" #10 " in row for row in rows(app.pane))


async def test_another_theme_repaints() -> None:
    """Switching the theme changes the colours of rows that were painted before."""
    app = Host()
    async with app.run_test(size=(60, 20)) as pilot:
        dark = colours(app.pane.render_line(2))
        app.theme = "inspector-light"
        await pilot.pause()
        assert colours(app.pane.render_line(2)) != dark


async def test_focus_is_seen() -> None:
    """The line above the list gets heavier with the focus, which needs no colour."""
    app = Host()
    async with app.run_test(size=(60, 20)) as pilot:
        focused = app.pane.styles.border_top[0]
        app.pane.blur()
        await pilot.pause()
        assert (focused, app.pane.styles.border_top[0]) == ("heavy", "solid")


async def test_the_title_counts_the_chunks() -> None:
    """The title says how many chunks there are, and that others are on their way."""
    app = Host()
    async with app.run_test(size=(60, 20)):
        assert SMALL.inspection is not None
        assert app.pane.border_title == f"chunks {len(SMALL.inspection.chunks)}"
        app.pane.busy = True
        assert app.pane.border_title.endswith("splitting…")


async def test_a_very_long_chunk_opens_at_once_and_settles() -> None:
    """A chunk whose wrapping takes a while shows rough rows, then exact ones, the same text on top."""
    text = "潮の時刻表は the tide table にあります。" * 400
    app = Host(view_of(text, [(0, len(text))]), selected=0)
    async with app.run_test(size=(40, 20)) as pilot:
        assert any("潮の時刻表" in row for row in rows(app.pane))
        rough = app.pane.virtual_size.height
        app.pane.scroll_to(y=100, animate=False, force=True)
        await settle(pilot, app.pane)
        assert app.pane.virtual_size.height != rough
        assert app.pane.scroll_offset.y > 50


async def settle(pilot: Pilot[None], pane: ChunkPane) -> None:
    """Wait until the opened chunk's rows are exact."""
    while pane._open is not None and not pane._open.exact:
        await pilot.pause(0.01)


async def test_a_hundred_thousand_chunks_are_as_few() -> None:
    """A huge list works like a small one: ends, middle, and the rows painted stay few."""
    count = 100_000
    text = "Sail ho! " * count
    app = Host(view_of(text, [(at * 9, at * 9 + 8) for at in range(count)]))
    async with app.run_test(size=(60, 30)) as pilot:
        await pilot.press("end", "up", "home")
        assert app.picked == [count - 1, count - 2, 0]
        app.pane.selected = 54_321
        await pilot.pause()
        assert any(" #54321 " in row for row in rows(app.pane))
        assert app.pane.virtual_size.height > (count - 1) * CLOSED_HEIGHT
        assert len(app.pane._strips) < 1_000


def colours(strip: Strip) -> Sequence[object]:
    """The styles of a row."""
    return [segment.style for segment in strip]
