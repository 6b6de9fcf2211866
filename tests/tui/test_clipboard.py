"""Copying."""

import base64
import sys
from types import ModuleType

import pytest

from inspector.tui.clipboard import copy_text
from tests.tui.host import HostApp


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was put on the clipboard of a system on which everything works."""
    taken: list[str] = []
    install(monkeypatch, taken.append)
    return taken


def install(monkeypatch: pytest.MonkeyPatch, copy: object) -> None:
    """Pretend that this machine is one's own and has pyperclip."""
    for name in ("SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT"):
        monkeypatch.delenv(name, raising=False)
    module = ModuleType("pyperclip")
    module.__dict__["copy"] = copy
    monkeypatch.setitem(sys.modules, "pyperclip", module)
    monkeypatch.setattr("inspector.tui.clipboard.find_spec", lambda name: module)


async def test_system_clipboard(system: list[str]) -> None:
    """On one's own machine the text goes both ways, and the system's is named."""
    app = HostApp()
    async with app.run_test():
        assert await copy_text(app, "set the timeout to") == "system clipboard"
    assert system == ["set the timeout to"]
    assert app.clipboard == "set the timeout to"


async def test_far_away(system: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Over SSH only the terminal can reach the person's clipboard."""
    monkeypatch.setenv("SSH_TTY", "/dev/pts/3")
    app = HostApp()
    async with app.run_test():
        assert await copy_text(app, "text") == "terminal clipboard"
    assert not system


async def test_without_pyperclip(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no pyperclip the terminal is asked alone."""
    monkeypatch.setattr("inspector.tui.clipboard.find_spec", lambda name: None)
    app = HostApp()
    async with app.run_test():
        assert await copy_text(app, "text") == "terminal clipboard"


async def test_a_system_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system's clipboard cannot be had, the terminal's is named."""

    def refuse(text: str) -> None:
        raise RuntimeError("no clipboard tool")

    install(monkeypatch, refuse)
    app = HostApp()
    async with app.run_test():
        assert await copy_text(app, "text") == "terminal clipboard"


async def test_long_text_is_doubted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that some terminals drop is not said to be copied for sure."""
    monkeypatch.setattr("inspector.tui.clipboard.find_spec", lambda name: None)
    app = HostApp()
    async with app.run_test():
        assert await copy_text(app, "é" * 40_000) == "terminal clipboard, if your terminal takes so much"


async def test_escape_sequences_reach_the_terminal_encoded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that holds terminal commands, or half a surrogate pair, is copied without the terminal obeying it."""
    monkeypatch.setattr("inspector.tui.clipboard.find_spec", lambda name: None)
    app = HostApp()
    async with app.run_test():
        written: list[str] = []
        assert app._driver is not None
        monkeypatch.setattr(app._driver, "write", written.append)
        await copy_text(app, "\x1b]0;owned\x07\ud800")
        monkeypatch.undo()
    sent = next(piece for piece in written if piece.startswith("\x1b]52;c;"))
    payload = sent.removeprefix("\x1b]52;c;").removesuffix("\a")
    assert base64.b64decode(payload, validate=True).decode() == "\x1b]0;owned\x07\ufffd"
