"""What the model gets, under a template that can be edited."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

import inspector
from inspector.retrieval.template import Template, parse_template
from inspector.tui.app import InspectorApp
from inspector.tui.asking import Wish, answer_to
from inspector.tui.screens.context import ContextScreen
from inspector.tui.widgets.prompt import Prompt
from inspector.tui.widgets.template_area import TemplateArea
from tests.tui.host import screen_text, until

GUIDE = Path(__file__).parents[3] / "sample_docs" / "gateway-timeouts.md"
QUESTION = "what should I set the idle timeout to?"


@asynccontextmanager
async def context(size: tuple[int, int] = (140, 40)) -> AsyncIterator[tuple[ContextScreen, "Pilot[None]"]]:
    """The context of a question to the gateway guide."""
    document = inspector.load(GUIDE)
    view = inspector.inspect(document, "recursive")
    assert view.splitter is not None
    assert view.settings is not None
    app = InspectorApp(document, view.splitter, view.settings)
    screen = ContextScreen(answer_to(Wish(QUESTION, k=2), view, None), Template())
    async with app.run_test(size=size) as pilot:
        await app.main.settled()
        left: list[Template | None] = []
        await app.push_screen(screen, left.append)
        await pilot.pause()
        await app.main.settled()
        yield screen, pilot


async def test_the_context_stands_beside_its_template() -> None:
    """Both whole, with what they take."""
    async with context() as (screen, _pilot):
        text = screen_text(screen.app)
        assert "{passages}" in text
        assert "set the timeout to" in text
        assert "tokens with the template" in text
        assert screen.text.endswith(f"Question: {QUESTION}\n")


async def test_the_context_follows_the_template_as_it_is_typed() -> None:
    """A place that there is not is told, and the last context stays."""
    async with context() as (screen, pilot):
        area = screen.query_one(TemplateArea)
        area.text = "{passages}<{number}>{/passages} {question}"
        await pilot.pause()
        assert screen.text == f"<1>\n\n<2> {QUESTION}"
        area.text = "{passages}<{nmber}>{/passages}"
        await pilot.pause()
        assert "did you mean number?" in screen_text(screen.app)
        assert screen.text == f"<1>\n\n<2> {QUESTION}"
        await pilot.press("e", "ctrl+r")
        await pilot.pause()
        assert screen.text.startswith("Answer the question from the passages alone.")


async def test_keys_are_letters_in_the_template_and_commands_outside() -> None:
    """Esc leads out of the template first, and then closes."""
    async with context() as (screen, pilot):
        await pilot.press("e", "y", "s", "t")
        await pilot.pause()
        assert screen.query_one(TemplateArea).text.startswith("yst")
        await pilot.press("escape")
        assert screen.app.screen is screen
        await pilot.press("escape")
        await pilot.pause()
        assert screen.app.screen is not screen


async def test_the_context_is_saved_and_a_file_is_replaced_only_when_confirmed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is written whole; what was there before is not lost by a slip."""
    monkeypatch.chdir(tmp_path)
    there = tmp_path / "context.txt"
    there.write_text("precious", encoding="utf-8")
    async with context() as (screen, pilot):
        await pilot.press("s", "enter")
        await until(pilot, lambda: "replaces it" in screen_text(screen.app))
        assert there.read_text(encoding="utf-8") == "precious"
        await pilot.press("enter")
        await until(pilot, lambda: "saved the context as context.txt" in screen_text(screen.app))
        assert there.read_text(encoding="utf-8") == screen.text


async def test_the_template_is_saved_as_it_is_read_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that `--template` takes it."""
    monkeypatch.chdir(tmp_path)
    async with context() as (screen, pilot):
        await pilot.press("t", "enter")
        await until(pilot, (tmp_path / "template.txt").exists)
        assert parse_template((tmp_path / "template.txt").read_text(encoding="utf-8")) == Template()
        await until(pilot, lambda: "saved the template" in screen_text(screen.app))


@pytest.mark.parametrize(("typed", "words"), [("", "type a path"), ("no/such/folder/x.txt", "cannot write")])
async def test_what_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, words: str
) -> None:
    """In the prompt, which stays."""
    monkeypatch.chdir(tmp_path)
    async with context() as (screen, pilot):
        await pilot.press("s")
        await pilot.pause()
        screen.query_one(Prompt).query_one("#prompt-input").value = typed  # type: ignore[attr-defined]  # an Input
        await pilot.pause()
        await pilot.press("enter")
        await until(pilot, lambda: words in screen_text(screen.app))
        await pilot.press("escape")
        await pilot.pause()
        assert screen.app.screen is screen


async def test_the_context_is_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole, by every way there is."""
    copied: list[str] = []

    async def copy(_app: object, text: str) -> str:
        copied.append(text)
        return "test"

    monkeypatch.setattr("inspector.tui.clipboard.copy_text", copy)
    async with context() as (screen, pilot):
        await pilot.press("y")
        await until(pilot, lambda: bool(copied))
        assert copied == [screen.text]


async def test_a_template_with_control_characters_is_shown_by_stand_ins() -> None:
    """Whatever is pasted, the terminal is safe."""
    async with context() as (screen, pilot):
        screen.query_one(TemplateArea).text = "\x1b[31m{question}"
        await pilot.pause()
        assert "\x1b" not in screen_text(screen.app)
        assert screen.text == f"\x1b[31m{QUESTION}"


async def test_it_fits_a_small_terminal() -> None:
    """Both parts, and the line that tells the keys."""
    async with context((80, 24)) as (screen, _pilot):
        text = screen_text(screen.app)
        assert "{question}" in text
        assert "Answer the question" in text
        assert "Esc close" in text
