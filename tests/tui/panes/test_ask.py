"""The query pane: what is asked, what comes back, and what follows it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

import inspector
from inspector.splitters.registry import find_splitter
from inspector.splitters.settings import build
from inspector.tui.app import InspectorApp
from inspector.tui.first import First
from inspector.tui.panes.ask import AskPane
from inspector.tui.screens.main import MainScreen
from tests.tui.host import screen_text

SAMPLES = Path(__file__).parents[3] / "sample_docs"
QUESTION = "what should I set the idle timeout to?"


@asynccontextmanager
async def asking(
    question: str = QUESTION, size: tuple[int, int] = (140, 40)
) -> AsyncIterator[tuple[MainScreen, AskPane, "Pilot[None]"]]:
    """The gateway guide with the pane open and a question asked."""
    row = find_splitter("recursive")
    app = InspectorApp(inspector.load(SAMPLES / "gateway-timeouts.md"), row, row.settings())
    async with app.run_test(size=size) as pilot:
        await app.main.settled()
        await app.main.open_ask(question)
        await app.main.settled()
        await pilot.pause()
        pane = app.main.ask_pane
        assert pane is not None
        yield app.main, pane, pilot


async def press(screen: MainScreen, pilot: "Pilot[None]", *keys: str) -> None:
    """Press keys, each when the one before has been worked out."""
    for key in keys:
        await pilot.press(key)
        await screen.settled()
        await pilot.pause()


async def test_the_torn_chunk_is_found_first_and_shows_its_torn_end() -> None:
    """Rank, chunk, the question's words, and the scissors at the end."""
    async with asking() as (screen, pane, _pilot):
        text = screen_text(screen.app)
        assert pane.result is not None
        assert pane.result.hits[0].chunk == 1
        assert "ask · hybrid · k 5 · merge on · heal off" in text
        row = next(line for line in text.splitlines() if " 1 █" in line)
        assert "set the timeout to ✂" in row
        assert "#0-2 merged" in text


async def test_the_document_follows_and_its_gutter_tells_the_ranks() -> None:
    """Moving among the hits moves the document; retrieved chunks have their rank beside their number."""
    async with asking() as (screen, pane, pilot):
        await press(screen, pilot, "down")
        assert pane.result is not None
        assert screen.selected == pane.result.hits[1].chunk
        assert screen.document_pane.ranks == {hit.chunk: hit.rank for hit in pane.result.hits}
        assert "4²" in screen_text(screen.app)
        await press(screen, pilot, "escape")
        assert screen.ask_pane is None
        assert screen.document_pane.ranks == {}


async def test_each_switch_is_one_key() -> None:
    """Retriever, number of hits, merge and heal."""
    async with asking() as (screen, pane, pilot):
        await press(screen, pilot, "minus", "minus", "minus", "minus")
        assert pane.k == 1
        assert pane.result is not None
        assert [passage.chunks for passage in pane.result.passages] == [(1,)]
        await press(screen, pilot, "h")
        assert "30 seconds and enable keepalive" in pane.result.passages[0].text
        assert pane.result.passages[0].healed
        assert "healed" in screen_text(screen.app)
        await press(screen, pilot, "plus", "m", "r")
        assert (pane.k, pane.merge, pane.retriever != "hybrid") == (2, False, True)


async def test_a_new_split_is_asked_again_and_says_which_ranks_rose() -> None:
    """The question stays; under `sentence` the first hit holds the answer."""
    async with asking() as (screen, pane, pilot):
        row = find_splitter("sentence")
        screen.split_with(row, build(row.settings, row.name, {"chunk_size": 500}))
        await screen.settled()
        await pilot.pause()
        assert pane.result is not None
        assert screen.view is not None
        assert screen.view.inspection is not None
        top = screen.view.inspection.chunks[pane.result.hits[0].chunk]
        assert "set the timeout to\n30 seconds" in top.text
        assert any(sign in screen_text(screen.app) for sign in ("▲", "▼", "+█", "+ █"))


@pytest.mark.parametrize(("question", "words"), [("", "question"), ("?!…", "question"), ("x" * 30_000, "characters")])
async def test_what_cannot_be_asked_is_told_and_the_last_result_stays(question: str, words: str) -> None:
    """In a sentence on the pane."""
    async with asking() as (screen, pane, pilot):
        before = pane.result
        pane.ask(question)
        await screen.settled()
        await pilot.pause()
        assert words in screen_text(screen.app).lower()
        assert pane.result is before or pane.result is None or not pane.result.hits


async def test_a_question_that_nothing_answers_says_so() -> None:
    """By words, none matches."""
    async with asking("zyzzyva quokka") as (screen, pane, pilot):
        while pane.retriever != "bm25":
            await press(screen, pilot, "r")
        assert "no chunk matches" in screen_text(screen.app)


async def test_why_and_what_the_model_gets(monkeypatch: pytest.MonkeyPatch) -> None:
    """One key says what speaks for a hit, another copies the assembled context."""
    copied: list[str] = []

    async def copy(_app: object, text: str) -> str:
        copied.append(text)
        return "test"

    monkeypatch.setattr("inspector.tui.clipboard.copy_text", copy)
    async with asking() as (screen, _pane, pilot):
        await press(screen, pilot, "w")
        assert "bm25 rank 1" in screen_text(screen.app)
        await press(screen, pilot, "y")
        assert "Question: what should I set the idle timeout to?" in copied[0]
        assert "set the timeout to\n30 seconds" in copied[0]


async def test_questions_are_walked_through_with_the_arrows() -> None:
    """Up gives the one before."""
    async with asking() as (screen, pane, pilot):
        pane.ask("how is a reset counted?")
        await screen.settled()
        await press(screen, pilot, "a", "up", "up")
        assert pane.question == QUESTION
        await press(screen, pilot, "down")
        assert pane.question == "how is a reset counted?"


async def test_a_question_may_be_asked_first() -> None:
    """As `inspector FILE --query` does."""
    row = find_splitter("recursive")
    app = InspectorApp(inspector.load(SAMPLES / "gateway-timeouts.md"), row, row.settings())
    app.first = First(QUESTION)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.main.settled()
        await pilot.pause()
        await app.main.settled()
        assert app.main.ask_pane is not None
        assert app.main.ask_pane.question == QUESTION
