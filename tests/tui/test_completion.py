"""Completing paths."""

import os
from pathlib import Path

import pytest

from inspector.tui.completion import PathSuggester, complete_path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a few files."""
    (tmp_path / "guides").mkdir()
    for name in ("Gateway.md", "gate.txt", "notes.md", ".hidden.md", "bad\x1bname.md"):
        (tmp_path / name).write_text("text")
    return tmp_path


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("not", "notes.md"),
        ("gui", "guides" + os.sep),
        ("gate", "gate.txt"),
        ("Gate", "Gateway.md"),
        ("GUI", "guides" + os.sep),
        (".h", ".hidden.md"),
        ("h", None),
        ("bad", None),
        ("absent", None),
        ("", None),
        ("no-folder/x", None),
        ("nul\x00/x", None),
    ],
)
def test_completion(folder: Path, typed: str, completed: str | None) -> None:
    """The first name that begins as typed is offered; its case need not match, but counts for more where it does."""
    assert complete_path(f"{folder}/{typed}") == (None if completed is None else f"{folder}/{completed}")


def test_relative(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A path without a folder is looked for in the working folder."""
    monkeypatch.chdir(folder)
    assert complete_path("not") == "notes.md"


def test_home(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sign for the home folder is understood, and stays as typed."""
    monkeypatch.setenv("HOME", str(folder))
    assert complete_path("~/not") == "~/notes.md"
    assert complete_path("~nobody-of-this-name/x") is None


async def test_suggester(folder: Path) -> None:
    """The input is given the completion; a file made meanwhile is seen."""
    suggester = PathSuggester()
    assert await suggester.get_suggestion(f"{folder}/new") is None
    (folder / "new.md").write_text("text")
    assert await suggester.get_suggestion(f"{folder}/new") == f"{folder}/new.md"
    assert suggester.cache is None
