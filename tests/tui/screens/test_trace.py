"""The trace screen: verdict, lists, document, and the way back with a cure."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

import inspector
from inspector.splitters.registry import find_splitter
from inspector.tui.app import InspectorApp, app_for_trace
from inspector.tui.screens.pick_trace import PickTraceScreen
from inspector.tui.screens.trace import TraceScreen
from tests.tui.host import screen_text

SAMPLES = Path(__file__).parents[3] / "sample_docs"


@pytest.fixture(scope="module")
def post() -> inspector.Autopsy:
    """The bad answer, laid over the guide."""
    trace = inspector.load_trace(SAMPLES / "bad-answer.json")
    return inspector.autopsy(trace, [inspector.load(SAMPLES / "gateway-timeouts.md")])


@asynccontextmanager
async def running(
    post: inspector.Autopsy, size: tuple[int, int] = (140, 38)
) -> AsyncIterator[tuple[TraceScreen, "Pilot[None]"]]:
    """The trace screen on a running app."""
    app = app_for_trace(post)
    async with app.run_test(size=size) as pilot:
        await app.main.settled()
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TraceScreen)
        yield screen, pilot


@pytest.mark.parametrize("size", [(140, 38), (80, 24)])
async def test_the_eye_is_led_to_the_cut_and_to_what_was_missed(post: inspector.Autopsy, size: tuple[int, int]) -> None:
    """The verdict on top, the cut in sight and marked, the rest of the sentence right under it."""
    async with running(post, size) as (screen, _pilot):
        text = screen_text(screen.app)
    assert "Retrieved text 1 stops after “To prevent this, set the timeout to”" in text
    assert "markdown 800 keeps it whole in one chunk" in text
    assert "✂ torn text 1 ends mid-sentence" in text
    assert "30 seconds and enable keepalive on both sides of the gateway, then" in text


async def test_the_lists_are_turned_to_by_key(post: inspector.Autopsy) -> None:
    """What was retrieved, where the answer comes from, what was tried."""
    async with running(post) as (screen, pilot):
        assert "cuts a sentence at its end" in screen_text(screen.app)
        await pilot.press("1")
        await pilot.pause()
        assert "45 seconds" in screen_text(screen.app)
        assert "in no document" in screen_text(screen.app)
        await pilot.press("tab")
        await pilot.pause()
        text = screen_text(screen.app)
        assert "→ whole markdown 800" in text
        assert "recursive 500/50 in use" in text


async def test_the_document_follows_the_list(post: inspector.Autopsy) -> None:
    """The cursor of the document goes to the text under the cursor of the list, and back to the cut."""
    async with running(post) as (screen, pilot):
        cut = post.cut
        assert cut is not None
        assert screen.document_pane.cursor == cut.issue.offset - 1
        await pilot.press("down")
        await pilot.pause()
        place = post.items[1].place
        assert place is not None
        assert screen.document_pane.cursor == place.span.start
        await pilot.press("m")
        assert cut.continuation is not None
        assert screen.document_pane.cursor == cut.continuation.span.start
        await pilot.press("n")
        assert screen.document_pane.cursor == cut.issue.offset - 1


async def test_a_chosen_cure_splits_the_document(post: inspector.Autopsy) -> None:
    """Enter on it shows the document as it would have been."""
    async with running(post) as (screen, pilot):
        app = screen.app
        assert isinstance(app, InspectorApp)
        await pilot.press("2", "enter")
        await app.main.settled()
        assert app.screen is app.main
        assert app.main.view is not None
        assert app.main.view.splitter.name == "markdown"
        assert getattr(app.main.view.settings, "chunk_size", 0) == 800


async def test_escape_leaves_the_document_as_it_was_split(post: inspector.Autopsy) -> None:
    """With the settings that were inferred."""
    async with running(post) as (screen, pilot):
        app = screen.app
        assert isinstance(app, InspectorApp)
        await pilot.press("question_mark")
        await pilot.pause()
        assert "Use the cure" in screen_text(app)
        await pilot.press("escape", "escape")
        await app.main.settled()
        assert app.screen is app.main
        assert app.main.view is not None
        assert app.main.view.splitter.name == "recursive"


async def test_a_trace_is_laid_over_the_document_on_the_screen(tmp_path: Path) -> None:
    """As `t` and `--trace` do; of several traces one is picked from a list."""
    row = find_splitter("recursive")
    app = InspectorApp(inspector.load(SAMPLES / "gateway-timeouts.md"), row, row.settings())
    trace = json.loads((SAMPLES / "bad-answer.json").read_text(encoding="utf-8"))
    path = tmp_path / "traces.jsonl"
    path.write_text("".join(json.dumps({**trace, "id": f"q{n}"}) + "\n" for n in range(3)), encoding="utf-8")
    async with app.run_test(size=(120, 34)) as pilot:
        await app.main.settled()
        app.main.read_trace(path)
        await app.main.settled()
        await pilot.pause()
        assert isinstance(app.screen, PickTraceScreen)
        assert "3 traces" in screen_text(app)
        assert "q1" in screen_text(app)
        await pilot.press("down", "enter")
        await app.main.settled()
        await pilot.pause()
        assert isinstance(app.screen, TraceScreen)
        assert app.screen.post.trace.trace_id == "q1"


async def test_a_file_that_is_no_trace_leaves_the_document(tmp_path: Path) -> None:
    """With a word on why."""
    row = find_splitter("recursive")
    app = InspectorApp(inspector.load(SAMPLES / "gateway-timeouts.md"), row, row.settings())
    path = tmp_path / "no.json"
    path.write_text('{"apples": 1}', encoding="utf-8")
    async with app.run_test(size=(120, 34), notifications=True) as pilot:
        await app.main.settled()
        app.main.read_trace(path)
        await app.main.settled()
        await pilot.pause()
        assert app.screen is app.main
        assert "No trace" in screen_text(app)
