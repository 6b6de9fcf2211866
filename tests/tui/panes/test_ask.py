"""The query pane: what is asked, what comes back, and what follows it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from textual.pilot import Pilot

import inspector
from inspector.core.document import Document
from inspector.core.stop import Stopped
from inspector.retrieval.dense import DenseSettings
from inspector.splitters.registry import find_splitter
from inspector.splitters.settings import as_dict, build
from inspector.tui.app import InspectorApp
from inspector.tui.asking import Answer, answer_to
from inspector.tui.first import First
from inspector.tui.panes import ask as module
from inspector.tui.panes.ask import AskPane
from inspector.tui.screens.help import HelpScreen
from inspector.tui.screens.main import MainScreen
from inspector.tui.screens.retriever import RetrieverScreen
from inspector.tui.text.ask_rows import SEAM
from tests.tui.host import screen_text, until

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
    async with asking() as (screen, pane, pilot):
        text = screen_text(screen.app)
        assert pane.result is not None
        assert pane.result.hits[0].chunk == 1
        assert "ask · hybrid · k 5 · merge on · heal off" in text
        row = next(line for line in text.splitlines() if " 1 █" in line)
        assert "set the timeout to ✂" in row
        assert f"set the timeout to{SEAM}" in text
        await press(screen, pilot, "tab", "home")
        assert "#0-2 merged" in screen_text(screen.app)


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
        assert pane.wish.k == 1
        assert pane.result is not None
        assert [passage.chunks for passage in pane.result.passages] == [(1,)]
        await press(screen, pilot, "h")
        assert "30 seconds and enable keepalive" in pane.result.passages[0].text
        assert pane.result.passages[0].healed
        assert "healed" in screen_text(screen.app)
        await press(screen, pilot, "plus", "m", "r")
        assert (pane.wish.k, pane.wish.merge, pane.wish.retriever != "hybrid") == (2, False, True)


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
    """In a sentence on the pane; the switches go on with the last question that could be asked."""
    async with asking() as (screen, pane, pilot):
        before = pane.result
        pane.ask(question)
        await screen.settled()
        await pilot.pause()
        assert words in screen_text(screen.app).lower()
        assert pane.result is before
        await press(screen, pilot, "m")
        assert pane.result is not None
        assert (pane.result.query, pane.wish.merge) == (QUESTION, False)
        assert len(pane.result.passages) == 5


async def test_after_a_question_that_cannot_be_asked_a_new_split_is_asked_the_last_good_one() -> None:
    """Its ranks are those of the new chunks."""
    async with asking() as (screen, pane, pilot):
        pane.ask("")
        await screen.settled()
        row = find_splitter("sentence")
        screen.split_with(row, build(row.settings, row.name, {"chunk_size": 500}))
        await screen.settled()
        await pilot.pause()
        assert pane.result is not None
        assert pane.result.query == QUESTION
        assert screen.document_pane.ranks == {hit.chunk: hit.rank for hit in pane.result.hits}


async def test_where_a_new_split_cannot_be_asked_no_rank_is_shown() -> None:
    """Ranks of the chunks before say nothing of these; what was found before stays to be read."""
    async with asking() as (screen, pane, pilot):
        before = pane.result
        pane.memory.wish = replace(pane.wish, retriever="dense", settings=DenseSettings(embedder="tests.nowhere:embed"))
        row = find_splitter("sentence")
        screen.split_with(row, row.settings())
        await screen.settled()
        await pilot.pause()
        assert "nowhere" in screen_text(screen.app)
        assert screen.document_pane.ranks == {}
        assert pane.result is before


async def test_asking_why_lets_the_question_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A key pressed too early drops nothing."""
    go, real = Event(), answer_to

    def slow(*arguments: Any) -> Answer:
        go.wait(5)
        return real(*arguments)

    async with asking() as (screen, pane, pilot):
        monkeypatch.setattr(module, "answer_to", slow)
        pane.query_one("#ask-hits").focus()
        pane.action_more(-1)
        await pilot.press("w")
        await pilot.pause()
        go.set()
        await screen.settled()
        assert pane.result is not None
        assert len(pane.result.hits) == 4


async def test_a_fault_of_ours_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a line, and the last answer stays."""

    def broken(*_arguments: object) -> Answer:
        raise ZeroDivisionError("by nought")

    async with asking() as (screen, pane, pilot):
        before = pane.result
        monkeypatch.setattr(module, "answer_to", broken)
        await press(screen, pilot, "minus")
        assert "unexpected ZeroDivisionError: by nought" in screen_text(screen.app)
        assert pane.result is before


async def test_progress_stands_in_the_title(monkeypatch: pytest.MonkeyPatch) -> None:
    """While an index is built."""
    go = Event()

    def slow(*arguments: Any) -> Answer:
        arguments[4]("7 of 9 chunks made ready")
        go.wait(5)
        raise Stopped

    async with asking() as (_screen, pane, pilot):
        monkeypatch.setattr(module, "answer_to", slow)
        pane.action_more(1)
        await until(pilot, lambda: "7 of 9 chunks made ready" in str(pane.border_title))
        go.set()
        await until(pilot, lambda: "chunks made ready" not in str(pane.border_title))


async def test_the_key_bar_shows_the_keys_of_the_pane() -> None:
    """Those of the question while it is typed, those of the answer in the lists, and then the screen's own."""
    async with asking() as (screen, _pane, pilot):
        assert "m merge" in screen_text(screen.app)
        await press(screen, pilot, "a")
        assert "Tab answer" in screen_text(screen.app)
        await press(screen, pilot, "escape")
        assert "n next" in screen_text(screen.app)


async def test_the_pane_has_its_own_help() -> None:
    """With its keys and its marks."""
    async with asking() as (screen, _pane, pilot):
        await press(screen, pilot, "question_mark")
        text = screen_text(screen.app)
        assert "Next retriever" in text
        assert isinstance(screen.app.screen, HelpScreen)


async def test_the_palette_runs_the_commands_of_the_pane() -> None:
    """While it is open."""
    async with asking() as (screen, pane, pilot):
        (merge,) = [command for command in screen.more_commands if command.title == "Merge"]
        await screen.run_action(merge.action)
        await screen.settled()
        assert not pane.wish.merge
        await press(screen, pilot, "escape")
        assert screen.more_commands == ()


async def test_a_budget_is_one_key_away() -> None:
    """It goes round."""
    async with asking() as (screen, pane, pilot):
        await press(screen, pilot, "b", "b", "b", "b")
        assert pane.wish.budget == 400
        assert pane.result is not None
        assert pane.result.tokens <= 400
        assert "of 400 tok" in screen_text(screen.app)


async def test_the_settings_of_the_retriever_are_one_key_away() -> None:
    """What cannot be is said at the setting; what can be is asked with."""
    async with asking() as (screen, pane, pilot):
        await press(screen, pilot, "e")
        assert isinstance(screen.app.screen, RetrieverScreen)
        await pilot.press("tab", *("backspace",) * 6, *"nothing")
        await pilot.pause()
        assert "unknown embedder" in screen_text(screen.app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(screen.app.screen, RetrieverScreen)
        await pilot.press("ctrl+r", "shift+tab", "home", "shift+end", "7", "enter")
        await screen.settled()
        await pilot.pause()
        assert as_dict(pane.wish.settings_used)["rrf_k"] == 7
        assert pane.result is not None
        assert pane.result.hits[0].score == pytest.approx(2 / 8)


async def test_leaving_the_settings_changes_nothing() -> None:
    """Esc is a way back."""
    async with asking() as (screen, pane, pilot):
        before = pane.wish
        await press(screen, pilot, "e", "9", "escape")
        assert pane.wish == before


async def test_a_folder_is_asked_and_a_hit_of_another_document_is_gone_to() -> None:
    """The document on the screen is then the hit's, with its ranks; the answer stays."""
    async with asking("what should I do when the rate limit is reached?") as (screen, pane, pilot):
        await press(screen, pilot, "f")
        assert "documents" in str(pane.border_title)
        found = pane.answer
        assert found is not None
        names = [found.asked.views[hit.document].document.name for hit in found.result.hits]
        there = next(number for number, name in enumerate(names) if name != "gateway-timeouts.md")
        hit = found.result.hits[there]
        await press(screen, pilot, *("down",) * there)
        await until(pilot, lambda: screen.view is not None and screen.view.document.name == names[there])
        await screen.settled()
        assert screen.selected == hit.chunk
        assert pane.answer is found
        assert screen.document_pane.ranks[hit.chunk] == hit.rank
        await press(screen, pilot, "f")
        assert pane.answer is not None
        assert len(pane.answer.asked.views) == 1


async def test_text_that_came_from_no_file_has_no_folder() -> None:
    """A line says so."""
    row = find_splitter("recursive")
    app = InspectorApp(Document.from_text("The pump stops at forty degrees. " * 9), row, row.settings())
    async with app.run_test(size=(120, 40)) as pilot:
        await app.main.settled()
        await app.main.open_ask("when does the pump stop?")
        await app.main.settled()
        await press(app.main, pilot, "f")
        assert "no folder to ask" in screen_text(app)


async def test_what_was_wished_is_remembered_while_the_pane_is_closed() -> None:
    """Switches and questions."""
    async with asking() as (screen, _pane, pilot):
        await press(screen, pilot, "m", "r", "escape", "a")
        pane = screen.ask_pane
        assert pane is not None
        assert (pane.wish.merge, pane.wish.retriever) == (False, "fuzzy")
        await press(screen, pilot, "up")
        assert pane.question == QUESTION


async def test_the_passage_of_the_hit_is_in_sight() -> None:
    """With the cut and what follows it, wherever the passage begins."""
    async with asking() as (screen, _pane, _pilot):
        rows = screen_text(screen.app).splitlines()
        at = next(number for number, row in enumerate(rows) if f"set the timeout to{SEAM}" in row)
        assert "30 seconds and enable keepalive" in rows[at + 1]


async def test_a_question_that_nothing_answers_says_so() -> None:
    """By words, none matches."""
    async with asking("zyzzyva quokka") as (screen, pane, pilot):
        while pane.wish.retriever != "bm25":
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
