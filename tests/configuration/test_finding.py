"""Which file configures Inspector."""

import os
from pathlib import Path

import pytest

from inspector.configuration.finding import find, read
from inspector.core.errors import InspectorError

TABLE = "[tool.inspector]\nsplitter = 'token'\n"


def write(path: Path, text: str | bytes) -> Path:
    """Put a file into a folder that may not be there yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def refusal(path: Path) -> str:
    """The one line with which a file that was named is refused."""
    with pytest.raises(InspectorError) as caught:
        read(path)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_the_nearest_file_above_is_taken(tmp_path: Path) -> None:
    """The search goes up from a folder, and takes the first file that configures Inspector."""
    far, near = write(tmp_path / "pyproject.toml", TABLE), tmp_path / "a" / "inspector.toml"
    folder = tmp_path / "a" / "b"
    folder.mkdir(parents=True)
    found = find(folder)
    assert found is not None
    assert (found.path, found.table, found.prefix) == (far, {"splitter": "token"}, "tool.inspector.")
    write(near, "splitter = 'html'")
    found = find(folder)
    assert found is not None
    assert (found.path, found.table, found.prefix) == (near, {"splitter": "html"}, "")


@pytest.mark.parametrize("text", ["[tool.ruff]\n", "no toml [", "# inspector\n[tool]\nx = 1", b"\xff"])
def test_a_project_that_says_nothing_of_inspector_is_passed_over(tmp_path: Path, text: str | bytes) -> None:
    """Somebody else's file is no trouble, even where it is not sound."""
    write(tmp_path / "pyproject.toml", TABLE)
    write(tmp_path / "a" / "pyproject.toml", text)
    found = find(tmp_path / "a")
    assert found is not None
    assert found.path == tmp_path / "pyproject.toml"


@pytest.mark.parametrize("mark", [".git", "home"])
def test_the_search_ends_with_the_repository_or_the_home(
    tmp_path: Path, mark: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What lies above either is somebody else's; what lies in its top folder counts."""
    write(tmp_path / "inspector.toml", "splitter = 'token'")
    top = tmp_path / "top"
    (top / "docs").mkdir(parents=True)
    if mark == "home":
        monkeypatch.setenv("HOME", str(top))
        monkeypatch.setenv("USERPROFILE", str(top))
    else:
        (top / mark).mkdir()
    assert find(top / "docs") is None
    write(top / "inspector.toml", "")
    found = find(top / "docs")
    assert found is not None
    assert found.path == top / "inspector.toml"


@pytest.mark.parametrize(
    "text",
    [
        "[tool.inspector]\n",
        "[ tool . 'inspector' ]\n",
        "[tool]\ninspector = {}",
        "tool.inspector = {}",
        "tool = { inspector = {} }",
    ],
)
def test_the_table_is_found_however_it_is_written(tmp_path: Path, text: str) -> None:
    """TOML has several ways to write one table."""
    write(tmp_path / "pyproject.toml", text)
    found = find(tmp_path)
    assert found is not None
    assert found.table == {}


def test_a_folder_above_that_is_closed_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one may not look there is nothing; a file that may not be read is told."""
    inner = tmp_path / "closed" / "mine"
    inner.mkdir(parents=True)
    path = write(tmp_path / "inspector.toml", "")
    is_file = Path.is_file

    def closed(self: Path) -> bool:
        if self.parent.name == "closed":
            raise PermissionError(13, "Permission denied")
        return is_file(self)

    def locked(self: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "is_file", closed)
    found = find(inner)
    assert found is not None
    assert found.path == path
    monkeypatch.setattr(Path, "read_bytes", locked)
    with pytest.raises(InspectorError, match="cannot be read: permission denied"):
        find(inner)


def test_two_files_in_one_folder_are_one_too_many(tmp_path: Path) -> None:
    """Which of them counts is not guessed."""
    write(tmp_path / "pyproject.toml", TABLE)
    write(tmp_path / "inspector.toml", "")
    with pytest.raises(InspectorError, match=r"inspector\.toml and pyproject\.toml beside it both configure Inspector"):
        find(tmp_path)


def test_a_file_that_is_named_must_be_one(tmp_path: Path) -> None:
    """A name that was given is never passed over."""
    assert refusal(tmp_path / "none.toml").endswith("none.toml does not exist: name a TOML file")
    assert refusal(tmp_path).endswith("is a folder: name a TOML file")
    assert refusal(tmp_path / "a\0b").endswith("a␀b does not exist: name a TOML file")
    assert refusal(write(tmp_path / "pyproject.toml", "[tool.ruff]")).endswith(
        "has no table [tool.inspector]: it does not configure Inspector"
    )
    assert "is no TOML: " in refusal(write(tmp_path / "a.toml", "x = \n"))
    assert "not UTF-8" in refusal(write(tmp_path / "b.toml", b"x = '\xff'"))
    assert "nested too deeply" in refusal(write(tmp_path / "c.toml", "x = " + "[" * 5000))
    assert "tool.inspector must be a table" in refusal(write(tmp_path / "pyproject.toml", "tool.inspector = 3"))
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.toml")
        assert refusal(tmp_path / "pipe.toml").endswith("is no regular file: name a TOML file")
