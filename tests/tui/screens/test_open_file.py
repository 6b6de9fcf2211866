"""Opening another file."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from inspector.tui.screens.open_file import OpenFileScreen
from inspector.tui.widgets.file_tree import FileTree
from tests.tui.host import HostApp, screen_text, until


class Opened:
    """The screen while it is open, and what it gave when it closed."""

    def __init__(self, app: HostApp, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot
        self.results: list[Path | None] = []

    @property
    def box(self) -> Input:
        """The input on it."""
        return self.app.screen.query_one(Input)

    @property
    def tree(self) -> FileTree:
        """The tree on it."""
        return self.app.screen.query_one(FileTree)

    def shows(self, words: str) -> bool:
        """Whether something is on the screen."""
        return words in screen_text(self.app)

    async def type_path(self, path: object) -> None:
        """Put a path in the input and press Enter."""
        self.box.value = str(path)
        await self.pilot.press("enter")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a few files."""
    (tmp_path / "guides").mkdir()
    (tmp_path / "guides" / "pump.md").write_text("text")
    (tmp_path / "notes.md").write_text("text")
    return tmp_path


def check(path: Path) -> str | None:
    """Stands in for loading: a file must be there."""
    return None if path.is_file() else f"no such file: {path.name} [/b]"


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Opened]:
    """Open the screen on a folder."""
    app = HostApp()
    async with app.run_test(size=(100, 30)) as pilot:
        it = Opened(app, pilot)
        app.push_screen(OpenFileScreen(folder, check), it.results.append)
        await pilot.pause()
        yield it


async def test_typed_path(folder: Path) -> None:
    """A file that can be opened closes the screen with its path."""
    async with opened(folder) as it:
        await it.type_path(folder / "notes.md")
        await until(it.pilot, lambda: bool(it.results))
    assert it.results == [folder / "notes.md"]


async def test_begins_with_the_folder(folder: Path) -> None:
    """The input begins with the folder that the tree shows, so that a name is all there is to type."""
    async with opened(folder) as it:
        await it.pilot.press(*"notes.md", "enter")
        await until(it.pilot, lambda: bool(it.results))
    assert it.results == [folder / "notes.md"]


async def test_working_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the working folder the input begins empty, and a relative path is taken from there."""
    monkeypatch.chdir(folder)
    async with opened(folder) as it:
        assert not it.box.value
        await it.type_path("guides/pump.md")
        await until(it.pilot, lambda: bool(it.results))
    assert it.results == [Path("guides/pump.md")]


async def test_home(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sign for the home folder is understood."""
    monkeypatch.setenv("HOME", str(folder))
    async with opened(folder) as it:
        await it.type_path("~/notes.md")
        await until(it.pilot, lambda: bool(it.results))
    assert it.results == [folder / "notes.md"]


async def test_trouble(folder: Path) -> None:
    """A file that cannot be opened is explained in place, until the path is changed."""
    async with opened(folder) as it:
        await it.type_path(folder / "absent.md")
        await until(it.pilot, lambda: it.shows("✗ no such file: absent.md [/b]"))
        await it.pilot.press("x")
        await it.pilot.pause()
        assert not it.shows("no such file")
    assert not it.results


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("  ", "type a path, or choose a file below"),
        ("~nobody-of-this-name/x", "no home folder for ~nobody-of-this-name"),
    ],
)
async def test_no_path(folder: Path, typed: str, words: str) -> None:
    """What is no path is explained."""
    async with opened(folder) as it:
        await it.type_path(typed)
        await until(it.pilot, lambda: it.shows(words))
    assert not it.results


async def test_folder_is_shown(folder: Path) -> None:
    """A typed folder becomes the tree's, and the keyboard goes there."""
    async with opened(folder) as it:
        await it.type_path(folder / "guides")
        await until(it.pilot, lambda: it.shows("pump.md"))
        assert it.tree.has_focus
    assert not it.results


async def test_chosen_in_the_tree(folder: Path) -> None:
    """A file chosen in the tree is opened."""
    async with opened(folder) as it:
        await until(it.pilot, lambda: it.shows("notes.md"))
        it.tree.focus()
        await it.pilot.press("end", "enter")
        await until(it.pilot, lambda: bool(it.results))
    assert it.results == [folder / "notes.md"]


async def test_tab_completes(folder: Path) -> None:
    """Tab takes the suggestion; where there is none it goes to the tree, and from there back."""
    async with opened(folder) as it:
        await it.pilot.press("n", "o")
        await until(it.pilot, lambda: it.shows("notes.md") and it.box._suggestion != "")
        await it.pilot.press("tab")
        assert it.box.value == str(folder / "notes.md")
        await it.pilot.press("tab")
        assert it.tree.has_focus
        await it.pilot.press("tab")
        assert it.box.has_focus


async def test_escape(folder: Path) -> None:
    """Esc gives nothing, from the tree as well."""
    async with opened(folder) as it:
        it.tree.focus()
        await it.pilot.press("escape")
        await it.pilot.pause()
    assert it.results == [None]


async def test_names_are_shown_safely(folder: Path) -> None:
    """A file name with terminal commands or markup in it is shown by stand-ins."""
    (folder / "\x1b[31m [bold] x.md").write_text("text")
    async with opened(folder) as it:
        await until(it.pilot, lambda: it.shows("␛[31m [bold] x.md"))
        assert not it.shows("\x1b")
