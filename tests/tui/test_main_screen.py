"""The main screen: panes in lock-step, commands, live settings, files that change."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import Input

import inspector
from inspector.splitters.registry import find_splitter
from inspector.splitters.settings import build
from inspector.tui.app import InspectorApp
from inspector.tui.commands import COMMANDS
from inspector.tui.panes.chunks import ChunkPane
from inspector.tui.panes.issue_map import IssueMap
from inspector.tui.screens.main import MainScreen
from tests.tui.host import screen_text, until

SAMPLES = Path(__file__).parents[2] / "sample_docs"
GUIDE = SAMPLES / "gateway-timeouts.md"


@asynccontextmanager
async def running(
    path: Path = GUIDE, splitter: str = "recursive", size: tuple[int, int] = (120, 40)
) -> AsyncIterator[tuple[MainScreen, Pilot[None]]]:
    """The app with a document, once everything is worked out."""
    row = find_splitter(splitter)
    app = InspectorApp(inspector.load(path), row, row.settings())
    async with app.run_test(size=size, notifications=True) as pilot:
        await app.main.settled()
        yield app.main, pilot


async def press(screen: MainScreen, pilot: Pilot[None], *keys: str) -> None:
    """Press keys and wait for what follows from them."""
    await pilot.press(*keys)
    await screen.settled()


def torn_offset(screen: MainScreen) -> int:
    """Where the guide's torn sentence is cut."""
    assert screen.view is not None
    return screen.view.document.text.index("set the timeout to") + len("set the timeout to")


@pytest.mark.parametrize("command", [row for row in COMMANDS if row.action], ids=lambda command: command.action)
async def test_every_command_does_something(command: object) -> None:
    """Each row of the table names an action that the screen or the app has."""
    async with running() as (screen, _pilot):
        namespace, _, name = getattr(command, "action", "").rpartition(".")
        owner = screen.app if namespace == "app" else screen
        assert callable(getattr(owner, f"action_{name}", None))


async def test_n_goes_to_the_torn_sentence_and_both_panes_follow() -> None:
    """The second cut of the guide is the one that loses the answer."""
    async with running() as (screen, pilot):
        await press(screen, pilot, "n", "n")
        assert screen.selected == 1
        assert screen.document_pane.cursor == torn_offset(screen) - 1
        text = screen_text(screen.app)
        assert "✂ torn #1 ends mid-sentence" in text
        assert "try: splitter markdown" in text


async def test_issues_come_round_again_in_both_directions() -> None:
    """After the last cut comes the first, and before the first the last."""
    async with running() as (screen, pilot):
        count = len(screen.document_pane.sheet.marks)
        seen = []
        for _ in range(count):
            await pilot.press("n")
            seen.append(screen.document_pane.cursor)
        assert len(set(seen)) == count
        await pilot.press("n")
        assert screen.document_pane.cursor == seen[0]
        await pilot.press("p")
        assert screen.document_pane.cursor == seen[-1]


async def test_moving_in_the_document_selects_the_chunk_there() -> None:
    """The chunk pane follows the document's cursor."""
    async with running() as (screen, pilot):
        await press(screen, pilot, "end")
        assert screen.view is not None
        assert screen.view.inspection is not None
        assert screen.selected == len(screen.view.inspection.chunks) - 1
        assert screen.query_one(ChunkPane).selected == screen.selected


async def test_picking_a_chunk_brings_it_into_sight_in_the_document() -> None:
    """By key in the chunk pane, by `j` anywhere, by its number."""
    async with running() as (screen, pilot):
        assert screen.view is not None
        assert screen.view.inspection is not None
        chunks = screen.view.inspection.chunks
        await press(screen, pilot, "tab", "end")
        assert screen.selected == len(chunks) - 1
        assert screen.document_pane.cursor == chunks[-1].start
        await press(screen, pilot, "k")
        assert screen.document_pane.cursor == chunks[-2].start
        await press(screen, pilot, "g", "number_sign", "4", "enter")
        assert screen.selected == 4
        row = screen.document_pane.cursor_row - round(screen.document_pane.scroll_y)
        assert 0 <= row < screen.document_pane.size.height


async def test_go_to_a_line_and_what_is_no_line() -> None:
    """A line number goes there; one beyond the end is refused in the prompt."""
    async with running() as (screen, pilot):
        await press(screen, pilot, "g", "3", "6", "enter")
        lines = screen.document_pane.sheet.layout.lines
        assert lines.at(screen.document_pane.cursor) == 35
        await press(screen, pilot, "g", "9", "9", "9", "enter")
        assert "no line 999" in screen_text(screen.app)


async def test_find_marks_every_place_and_goes_from_one_to_the_next() -> None:
    """Typing searches, Enter and F3 go on, Esc gives the keys back to the document."""
    async with running() as (screen, pilot):
        await press(screen, pilot, "slash", *"timeout to")
        first = screen.document_pane.cursor
        assert screen.view is not None
        assert screen.view.document.text[first : first + 10] == "timeout to"
        assert "1 of 1" in screen_text(screen.app)
        await press(screen, pilot, "escape")
        assert screen.document_pane.has_focus
        await press(screen, pilot, "slash", *"keepalive", "enter", "enter", "escape", "f3")
        assert screen.document_pane.cursor > first


async def test_changing_a_setting_splits_anew() -> None:
    """A larger chunk_size keeps the sentence whole; the strip and the panes show the new split."""
    async with running() as (screen, pilot):
        await press(screen, pilot, "s", "tab", "backspace", "backspace", "backspace", *"700")
        assert screen.view is not None
        assert screen.view.inspection is not None
        assert getattr(screen.view.settings, "chunk_size", 0) == 700
        cut = torn_offset(screen)
        assert not any(chunk.end == cut for chunk in screen.view.inspection.chunks)
        assert "recursive 700/50" in screen_text(screen.app)


async def test_a_wrong_setting_keeps_the_last_view() -> None:
    """An overlap as large as the size is explained, and nothing else changes."""
    async with running() as (screen, pilot):
        await press(screen, pilot, "s", "tab", "tab", "end", "0")
        assert screen.view is not None
        assert getattr(screen.view.settings, "chunk_overlap", 0) == 50
        assert "must be smaller" in " ".join(screen_text(screen.app).split())


async def test_the_next_splitter_shows_in_an_open_panel() -> None:
    """`x` changes the splitter, and the panel's controls are the new one's."""
    async with running() as (screen, pilot):
        await press(screen, pilot, "s", "escape", "x")
        assert screen.view is not None
        assert screen.view.splitter.name == "sentence"
        await press(screen, pilot, "s")
        assert "overlap_sentences" in screen_text(screen.app)
        assert any(box.value == "1000" for box in screen.query(Input))


async def test_the_issue_list_goes_to_the_issue_that_is_chosen() -> None:
    """Enter on a row closes the list and shows the cut, which typing narrowed the list to."""
    async with running() as (screen, pilot):
        await press(screen, pilot, "i", *"timeout", "enter")
        assert screen.app.screen is screen
        assert screen.selected == 1
        assert screen.document_pane.cursor == torn_offset(screen) - 1


async def test_help_opens_and_closes() -> None:
    """`?` shows every command."""
    async with running() as (screen, pilot):
        await press(screen, pilot, "question_mark")
        text = screen_text(screen.app)
        assert "Next issue" in text
        assert "Go to the next broken cut." in text
        await press(screen, pilot, "escape")
        assert screen.app.screen is screen


async def test_the_palette_runs_a_command() -> None:
    """A command is found by its title, and run on the main screen."""
    async with running() as (screen, pilot):
        await pilot.press("ctrl+p", *"next issue")
        await until(pilot, lambda: "Go to the next broken cut." in screen_text(screen.app))
        await pilot.press("down", "enter")
        await until(pilot, lambda: screen.app.screen is screen)
        await screen.settled()
        assert "cut 1 of" in screen.notice


async def test_a_click_on_the_map_goes_there() -> None:
    """The map's bottom is the document's end."""
    async with running() as (screen, pilot):
        height = screen.query_one(IssueMap).size.height
        await pilot.click("#map", offset=(0, height - 1))
        await screen.settled()
        layout = screen.document_pane.sheet.layout
        assert layout.row_of(screen.document_pane.cursor) > len(layout) - len(layout) // height - 2


async def test_the_theme_changes_and_everything_is_repainted() -> None:
    """`d` goes from dark to light and back."""
    async with running() as (screen, pilot):
        dark = screen.document_pane.render_line(3)
        await press(screen, pilot, "d")
        light = screen.document_pane.render_line(3)
        assert dark.text == light.text
        assert [s.style for s in dark] != [s.style for s in light]
        await press(screen, pilot, "d")
        assert [s.style for s in screen.document_pane.render_line(3)] == [s.style for s in dark]


async def test_a_file_that_changes_is_read_again_and_the_place_kept(tmp_path: Path) -> None:
    """Lines added above move the cursor's text down, and the cursor with it."""
    path = tmp_path / "guide.md"
    path.write_bytes(GUIDE.read_bytes())
    async with running(path) as (screen, pilot):
        await press(screen, pilot, "n", "n")
        cursor = screen.document_pane.cursor
        path.write_text("New line.\n\n" + GUIDE.read_text(encoding="utf-8"), encoding="utf-8")
        settled = time.time() - 10
        os.utime(path, (settled, settled))
        await until(pilot, lambda: bool(screen.view and screen.view.document.text.startswith("New line.")))
        await screen.settled()
        assert screen.document_pane.cursor == cursor + 11
        assert "reloaded" in screen.notice


async def test_a_file_that_cannot_be_read_again_leaves_the_screen_as_it_is(tmp_path: Path) -> None:
    """A reload of a vanished file says so in one line."""
    path = tmp_path / "guide.md"
    path.write_bytes(GUIDE.read_bytes())
    async with running(path) as (screen, pilot):
        before = screen.view
        path.unlink()
        await press(screen, pilot, "r")
        assert screen.view is before
        await until(pilot, lambda: "Kept the document" in screen_text(screen.app))


async def test_another_file_can_be_opened(tmp_path: Path) -> None:
    """The dialog takes a path and shows the document."""
    other = tmp_path / "other.txt"
    other.write_text("Another text. It has two sentences.\n", encoding="utf-8")
    async with running() as (screen, pilot):
        await press(screen, pilot, "o")
        await until(pilot, lambda: isinstance(screen.app.focused, Input))
        box = screen.app.screen.query_one(Input)
        box.value = str(other)
        await pilot.press("enter")
        await until(pilot, lambda: screen.view is not None and screen.view.document.name == "other.txt")
        await screen.settled()
        assert "Another text." in screen_text(screen.app)


async def test_an_empty_document_says_so(tmp_path: Path) -> None:
    """Nothing to split is not an error."""
    path = tmp_path / "empty.md"
    path.write_bytes(b"")
    async with running(path) as (screen, pilot):
        assert "empty document" in screen_text(screen.app)
        await press(screen, pilot, "n", "j", "k", "end", "y")
        assert screen.is_running


async def test_copy_takes_the_chunk_exactly() -> None:
    """`y` copies the selected chunk's own text."""
    async with running() as (screen, pilot):
        await press(screen, pilot, "j", "y")
        await until(pilot, lambda: "copied chunk #1" in screen.notice)
        assert screen.view is not None
        assert screen.view.inspection is not None
        assert screen.app.clipboard == screen.view.inspection.chunks[1].text


async def test_only_the_last_of_several_changes_is_shown() -> None:
    """A split that is no longer wanted is dropped."""
    async with running() as (screen, _pilot):
        assert screen.view is not None
        row = find_splitter("recursive")
        for size in (100, 200, 300):
            screen.split_with(row, build(row.settings, row.name, {"chunk_size": size}))
            await asyncio.sleep(0)
        await screen.settled()
        assert getattr(screen.view.settings, "chunk_size", 0) == 300


@pytest.mark.parametrize("size", [(80, 24), (40, 12), (20, 6), (300, 90)])
async def test_the_screen_bears_any_size(size: tuple[int, int]) -> None:
    """Nothing raises, and the rate is in sight."""
    async with running(size=size) as (screen, pilot):
        await press(screen, pilot, "n", "n", "tab", "down", "s", "escape")
        assert "62.5 %" in screen_text(screen.app)


async def test_a_suggestion_is_applied_with_one_key_and_undone_with_another() -> None:
    """Enter splits as suggested and tells the effect; `z` goes back."""
    async with running() as (screen, pilot):
        await press(screen, pilot, "n", "n")
        assert screen.view is not None
        before = screen.view.settings
        await press(screen, pilot, "enter")
        assert screen.view.splitter.name == "markdown"
        assert screen.notice.startswith("splitter markdown: ")
        assert "62.5 % → " in screen.notice
        await press(screen, pilot, "z")
        assert screen.view.settings == before
        await press(screen, pilot, "z")
        assert screen.notice == "nothing to undo"


async def test_where_nothing_is_wrong_there_is_nothing_to_apply() -> None:
    """Enter on a chunk without issues changes nothing, and says why."""
    async with running() as (screen, pilot):
        assert screen.view is not None
        clean = next(
            chunk.index
            for chunk in screen.view.inspection.chunks  # type: ignore[union-attr]  # it was waited for
            if not screen.view.inspection.issues_of(chunk.index)  # type: ignore[union-attr]  # as above
        )
        screen.select(clean)
        await press(screen, pilot, "enter")
        assert screen.notice == "nothing to mend: this chunk has no issue"


async def test_the_profile_is_switched_with_the_other_number_beside() -> None:
    """`v` judges by the chunks' own text and back; judged by the document, the article's number stands beside ours."""
    async with running(size=(200, 45)) as (screen, pilot):
        ours = screen.view.inspection.issue_rate  # type: ignore[union-attr]  # it was waited for
        article = screen.article
        assert article is not None
        assert f"by the article {article:.1%}".replace("%", " %") in screen_text(screen.app)
        await press(screen, pilot, "v")
        assert screen.view is not None
        assert screen.view.inspection is not None
        assert screen.view.inspection.profile == "text"
        assert screen.view.inspection.issue_rate == article
        assert screen.article is None
        await press(screen, pilot, "v")
        assert screen.view.inspection.issue_rate == ours
        assert "81" in screen_text(screen.app)


@pytest.mark.parametrize(
    ("keys", "kind", "typed"), [(("slash", *"ends"), "find", "ends"), (("g", *"12"), "go to", "12")]
)
async def test_keys_typed_ahead_go_to_the_prompt(keys: tuple[str, ...], kind: str, typed: str) -> None:
    """What is typed faster than the prompt first opens goes into it, and none of it to the document."""
    async with running() as (screen, pilot):
        for key in keys:
            screen.app.post_message(Key(key, "/" if key == "slash" else key))
        await until(pilot, lambda: screen.prompt is not None and screen.prompt.text == typed)
        await screen.settled()
        assert screen.prompt is not None
        assert screen.prompt.kind == kind
        assert screen.app.screen is screen


async def test_keys_typed_ahead_go_to_the_settings() -> None:
    """What is typed faster than the settings first open acts on them."""
    async with running() as (screen, pilot):
        screen.app.post_message(Key("s", "s"))
        screen.app.post_message(Key("escape", None))
        await until(pilot, lambda: screen.settings_panel is not None and not screen.has_class("-settings"))
        await screen.settled()
        await pilot.pause()
        assert screen.focused is screen.document_pane


async def test_a_smaller_terminal_keeps_the_cursor_in_sight() -> None:
    """When the terminal shrinks and the panes are stacked, the row of the cursor and its chunk stay on the screen."""
    async with running() as (screen, pilot):
        await press(screen, pilot, *["n"] * 5, "j", "j")
        chunk, cursor = screen.selected, screen.document_pane.cursor
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        pane = screen.document_pane
        assert (screen.selected, pane.cursor) == (chunk, cursor)
        assert 0 <= pane.cursor_row - round(pane.scroll_y) < pane.size.height
        assert f"#{chunk} " in screen_text(screen.app).split("chunks 16")[1]


async def test_the_first_next_goes_to_the_first_cut(tmp_path: Path) -> None:
    """A cut at the very start of the document is the first that `n` goes to, not passed over."""
    path = tmp_path / "tail.txt"
    path.write_text("and so it went on. All was well.\n" * 40, encoding="utf-8")
    row = find_splitter("recursive")
    app = InspectorApp(inspector.load(path), row, row.settings(), profile="text")
    async with app.run_test() as pilot:
        await app.main.settled()
        assert app.main.document_pane.sheet.anchors[0] == 0
        await pilot.press("n")
        assert app.main.notice.startswith("cut 1 of")
        await pilot.press("n")
        assert app.main.notice.startswith("cut 2 of")


async def test_a_suggestion_tells_its_effect_on_the_rate() -> None:
    """What would mend the issue is said with what it does to the issue rate, which applying it then shows."""
    async with running() as (screen, pilot):
        await press(screen, pilot, "n", "n")
        words = next(words for issue, words in screen.suggestions.items() if issue.chunk == screen.selected)
        assert words.startswith("splitter markdown keeps this whole (issues 62.5 % → 0.0 %); so do ")
        assert "chunk_size 590 (→ 76.9 %)" in words
        await press(screen, pilot, "enter")
        assert "→ 0.0 % " in screen.notice


async def test_undo_goes_back_to_what_was_on_the_screen() -> None:
    """Settings that were typed past before they were shown are no step of the undo."""
    async with running() as (screen, pilot):
        assert screen.view is not None
        before = screen.view.settings
        row = find_splitter("recursive")
        for size in (60, 620):
            screen.split_with(row, build(row.settings, row.name, {"chunk_size": size, "chunk_overlap": 0}))
        await screen.settled()
        assert getattr(screen.view.settings, "chunk_size", 0) == 620
        await press(screen, pilot, "z")
        assert screen.view.settings == before
        await press(screen, pilot, "z")
        assert screen.notice == "nothing to undo"
