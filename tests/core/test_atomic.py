"""Files written whole or not at all."""

import os
from pathlib import Path

import pytest

from inspector.core.atomic import write_atomic
from inspector.core.errors import InspectorError


def test_a_file_is_written_exactly(tmp_path: Path) -> None:
    """The text is written as UTF-8 with its own newlines, and nothing is left beside it."""
    path = tmp_path / "out.svg"
    write_atomic(path, "é\r\n\n")
    assert path.read_bytes() == "é\r\n\n".encode()
    assert [entry.name for entry in tmp_path.iterdir()] == ["out.svg"]


def test_a_file_that_is_there_is_replaced_and_keeps_its_permissions(tmp_path: Path) -> None:
    """A new text takes the place of the old one under the same permissions."""
    path = tmp_path / "out.svg"
    path.write_text("old")
    path.chmod(0o600)
    write_atomic(path, "new")
    assert path.read_text() == "new"
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_link_keeps_pointing(tmp_path: Path) -> None:
    """Writing through a symbolic link changes the file it points to."""
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_atomic(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "new"


def test_a_failed_writing_leaves_the_old_file(tmp_path: Path) -> None:
    """A text that cannot be written leaves what was there, and no half file."""
    path = tmp_path / "out.txt"
    path.write_text("old")
    with pytest.raises(UnicodeEncodeError):
        write_atomic(path, "new \ud800")
    assert path.read_text() == "old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["out.txt"]


def test_a_place_that_cannot_be_is_one_line(tmp_path: Path) -> None:
    """A folder, or a folder that is missing, is an error that names it."""
    with pytest.raises(InspectorError, match="is a folder; name a file in it"):
        write_atomic(tmp_path, "x")
    with pytest.raises(InspectorError, match=r"cannot write .*no.out\.svg: no such file or directory"):
        write_atomic(tmp_path / "no" / "out.svg", "x")


def test_what_is_no_regular_file_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    """A pipe stays a pipe, and its reader gets the text."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_atomic(pipe, "text")
        assert os.read(reader, 99) == b"text"
        assert pipe.is_fifo()
    finally:
        os.close(reader)
