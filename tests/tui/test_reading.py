"""The document on screen, read again."""

import os
import time
from pathlib import Path
from threading import Event

import pytest

import inspector
from inspector.core.document import Document
from inspector.core.watching import stamp_of
from inspector.splitters.registry import find_splitter
from inspector.tui.app import InspectorApp
from inspector.tui.read_as import ReadAs
from tests.tui.host import screen_text, until


def app_of(path: Path, read_as: ReadAs) -> InspectorApp:
    """The app with a document that was read in some way."""
    row = find_splitter("recursive")
    document = inspector.load(path, encoding=read_as.encoding, max_bytes=read_as.max_bytes)
    return InspectorApp(document, row, row.settings(), read_as=read_as)


async def test_a_reload_keeps_the_encoding_asked_for(tmp_path: Path) -> None:
    """A file opened with --encoding is read so again, whatever it looks like."""
    path = tmp_path / "menu.txt"
    path.write_bytes("Crème brûlée is on the menu.\n".encode())
    app = app_of(path, ReadAs("cp1252"))
    async with app.run_test() as pilot:
        await app.main.settled()
        path.write_bytes("Crème brûlée is off the menu.\n".encode())
        await pilot.press("r")
        await until(pilot, lambda: app.main.view is not None and "off" in app.main.view.document.text)
        assert app.main.view is not None
        assert app.main.view.document.encoding == "cp1252"


async def test_a_reload_keeps_the_limit_asked_for(tmp_path: Path) -> None:
    """A file that grew over --max-size is not read again, and one line says why."""
    path = tmp_path / "log.txt"
    path.write_text("One line.\n", encoding="utf-8")
    app = app_of(path, ReadAs(max_bytes=1000))
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        await app.main.settled()
        path.write_text("One line.\n" * 200, encoding="utf-8")
        await pilot.press("r")
        await until(pilot, lambda: "over the limit" in screen_text(app))


async def test_a_change_while_the_app_starts_is_seen(tmp_path: Path) -> None:
    """The stamp is that of before the first reading: a file that changed after it is read again."""
    path = tmp_path / "guide.txt"
    path.write_text("Old words.\n", encoding="utf-8")
    app = app_of(path, ReadAs(stamp=stamp_of(path)))
    path.write_text("New words.\n", encoding="utf-8")
    settled = time.time() - 10
    os.utime(path, (settled, settled))
    async with app.run_test() as pilot:
        await until(pilot, lambda: app.main.view is not None and "New" in app.main.view.document.text)


async def test_a_look_at_the_old_file_ends_no_reading_of_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While another file is being read, the look at the one on screen starts no reading of its own."""
    old, new = tmp_path / "old.txt", tmp_path / "new.txt"
    for path in (old, new):
        path.write_text(f"The text of {path.name}.\n", encoding="utf-8")
        os.utime(path, (time.time() - 10, time.time() - 10 - len(path.name)))
    app = app_of(old, ReadAs())
    async with app.run_test() as pilot:
        await app.main.settled()
        go_on = Event()
        load = app.main._load

        def slow(path: Path) -> Document:
            go_on.wait(20)
            return load(path)

        monkeypatch.setattr(app.main, "_load", slow)
        app.main._read(new, "opened")
        await pilot.pause()
        app.main._look_at_file()
        go_on.set()
        await until(pilot, lambda: app.main.view is not None and app.main.view.document.name == "new.txt")
