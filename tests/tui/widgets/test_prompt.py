"""The row to type into."""

import pytest
from textual.events import Paste
from textual.widgets import Input

from inspector.tui.widgets.prompt import Prompt
from tests.tui.host import HostApp, screen_text


async def test_closed_at_first() -> None:
    """Until it is opened it takes no room."""
    prompt = Prompt()
    async with HostApp(prompt).run_test():
        assert not prompt.is_open
        assert not prompt.display or prompt.size.height == 0


async def test_typing() -> None:
    """Typing tells of each change and Enter of the end, with what the prompt is for."""
    prompt = Prompt()
    app = HostApp(prompt)
    async with app.run_test(size=(60, 6), message_hook=app.note) as pilot:
        prompt.open("find", "find")
        await pilot.press("t", "o", "enter")
        assert "find" in screen_text(app).splitlines()[-1]
        assert (prompt.kind, prompt.text) == ("find", "to")
    assert [(message.kind, message.text) for message in app.noted(Prompt.Changed)] == [("find", "t"), ("find", "to")]
    assert [(message.kind, message.text) for message in app.noted(Prompt.Submitted)] == [("find", "to")]


async def test_old_text_is_replaced_by_typing() -> None:
    """Opened with the last text, that text is selected and no change is told; the first key replaces it."""
    prompt = Prompt()
    app = HostApp(prompt)
    async with app.run_test(size=(60, 6), message_hook=app.note) as pilot:
        prompt.open("find", "find", text="timeout")
        await pilot.pause()
        assert prompt.text == "timeout"
        assert not app.noted(Prompt.Changed)
        await pilot.press("x")
        assert prompt.text == "x"


async def test_escape() -> None:
    """Esc closes the prompt and tells of it."""
    prompt = Prompt()
    app = HostApp(prompt)
    async with app.run_test(message_hook=app.note) as pilot:
        prompt.open("go-to", "go to")
        await pilot.press("escape")
        assert not prompt.is_open
    assert len(app.noted(Prompt.Cancelled)) == 1


async def test_close() -> None:
    """Closed by the program it tells nothing."""
    prompt = Prompt()
    app = HostApp(prompt)
    async with app.run_test(message_hook=app.note) as pilot:
        prompt.open("go-to", "go to")
        prompt.close()
        await pilot.pause()
        assert not prompt.is_open
    assert not app.noted(Prompt.Cancelled)


@pytest.mark.parametrize(
    ("status", "wrong", "shown"),
    [("3 of 17", False, "3 of 17"), ("not found", True, "✗ not found"), ("[/b] \x1b", False, "[/b] ␛")],
)
async def test_status(status: str, wrong: bool, shown: str) -> None:  # noqa: FBT001 (a value of the table)
    """How it went is shown at the right; a fault has a sign before it, and nothing in it is obeyed."""
    prompt = Prompt()
    app = HostApp(prompt)
    async with app.run_test(size=(60, 6)) as pilot:
        prompt.open("find", "find")
        prompt.report(status, wrong=wrong)
        await pilot.pause()
        assert screen_text(app).splitlines()[-1].rstrip().endswith(shown)


async def test_status_goes_when_opened_again() -> None:
    """Opened again it says nothing of the last time."""
    prompt = Prompt()
    app = HostApp(prompt)
    async with app.run_test(size=(60, 6)) as pilot:
        prompt.open("find", "find")
        prompt.report("not found", wrong=True)
        prompt.open("go-to", "go to")
        await pilot.pause()
        assert "not found" not in screen_text(app)


async def test_pasted_controls_are_shown_by_stand_ins() -> None:
    """Control characters in a pasted text are kept in it, and shown by signs."""
    prompt = Prompt()
    app = HostApp(prompt)
    async with app.run_test(size=(60, 6)) as pilot:
        prompt.open("find", "find")
        await pilot.pause()
        prompt.query_one(Input).post_message(Paste("a\x1b[31mb"))
        await pilot.pause()
        assert prompt.text == "a\x1b[31mb"
        assert "a␛[31mb" in screen_text(app)
        assert "\x1b" not in screen_text(app)
