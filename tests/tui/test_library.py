"""A folder's documents, ready to be asked as one."""

import os
from pathlib import Path
from typing import Any

import pytest

import inspector
from inspector.core.errors import InspectorError
from inspector.core.stop import Stopped
from inspector.inspection import Inspection
from inspector.tui.library import Library

TEXTS = {
    "keys.md": "# Keys\n\nThe keeper has the key of the pump house.\n",
    "pump.md": "# Pump\n\nThe pump stops at forty degrees.\n",
    "sub/valve.txt": "A valve opens by itself.\n",
    "bad.json": "{}",
    ".hidden.md": "Nobody asks this.\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three documents, one of them deeper, and what is none."""
    for name, text in TEXTS.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0")
    return tmp_path


def on_screen(folder: Path, name: str = "pump.md", **settings: Any) -> Inspection:
    """One of the documents as the screen holds it."""
    return inspector.inspect(inspector.load(folder / name), "recursive", **settings)


def test_every_document_of_the_folder_is_there(folder: Path) -> None:
    """In the order of their paths, named from the folder on; the one on the screen is itself."""
    screen = on_screen(folder)
    shelf = Library(folder, None).shelf(screen)
    assert [view.document.name for view in shelf.views] == ["keys.md", "pump.md", "sub/valve.txt"]
    assert shelf.views[1] is screen
    assert shelf.notes == ()


def test_all_are_split_as_the_one_on_the_screen(folder: Path) -> None:
    """A re-split holds for every document."""
    library = Library(folder, None)
    assert [len(view.chunks) for view in library.shelf(on_screen(folder)).views] == [1, 1, 1]
    small = library.shelf(on_screen(folder, chunk_size=20, chunk_overlap=0))
    assert min(len(view.chunks) for view in small.views) > 1


def test_what_did_not_change_is_kept_with_its_index(folder: Path) -> None:
    """Neither is a file read again, nor an index built again."""
    library, screen = Library(folder, None), on_screen(folder)
    first, second = library.shelf(screen), library.shelf(screen)
    assert second.corpus is first.corpus
    assert all(one is other for one, other in zip(first.views, second.views, strict=True))
    turned = library.shelf(first.views[0])
    assert turned.corpus is first.corpus


def test_a_file_that_changed_is_read_again(folder: Path) -> None:
    """The next question goes to what it says now."""
    library, screen = Library(folder, None), on_screen(folder)
    library.shelf(screen)
    (folder / "keys.md").write_text("The key hangs in the hall.\n", encoding="utf-8")
    os.utime(folder / "keys.md", ns=(1, 1))
    assert library.shelf(screen).views[0].document.text == "The key hangs in the hall.\n"


def test_what_cannot_be_read_is_noted(folder: Path) -> None:
    """A picture is no document and is passed over; a document that is too large is told."""
    (folder / "large.md").write_text("words " * 1000, encoding="utf-8")
    shelf = Library(folder, 1000).shelf(on_screen(folder))
    assert [view.document.name for view in shelf.views] == ["keys.md", "pump.md", "sub/valve.txt"]
    (note,) = shelf.notes
    assert "large.md" in note


def test_a_document_that_the_folder_does_not_show_is_asked_too(folder: Path) -> None:
    """Whatever is on the screen is among those that are asked."""
    shelf = Library(folder, None).shelf(on_screen(folder, ".hidden.md"))
    assert ".hidden.md" in [view.document.name for view in shelf.views]


def test_how_far_it_is_can_be_told_and_it_can_be_stopped(folder: Path) -> None:
    """Reading a large folder takes its time."""
    told: list[str] = []
    Library(folder, None).shelf(on_screen(folder), tell=told.append)
    assert told[-1] == "4 of 4 files read"

    class Set:
        def is_set(self) -> bool:
            return True

    with pytest.raises(Stopped):
        Library(folder, None).shelf(on_screen(folder), Set())


def test_the_first_document_is_there_to_begin_with(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Of a folder without any, a line says so."""
    assert Library(folder, None).first().name == "keys.md"
    with pytest.raises(InspectorError, match="holds no document that is text"):
        Library(tmp_path_factory.mktemp("empty"), None).first()
