"""Noticing that a file changed."""

import os
import time
from pathlib import Path

import pytest

from inspector.core.watching import FileStamp, changed, stamp_of


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file that was last written a minute ago."""
    file = tmp_path / "a.md"
    file.write_text("one")
    age(file, 60)
    return file


def age(file: Path, seconds: float) -> None:
    """Set the time of a file's last change to so many seconds ago."""
    then = time.time() - seconds
    os.utime(file, (then, then))


def test_an_untouched_file_has_not_changed(path: Path) -> None:
    """A file that nobody wrote to is as its stamp says."""
    assert not changed(path, stamp_of(path))


def test_a_stamp_is_what_the_file_system_says(path: Path) -> None:
    """A stamp holds time, size and number of the file."""
    status = path.stat()
    assert stamp_of(path) == FileStamp(status.st_mtime_ns, 3, status.st_ino)


def test_a_written_file_has_changed_once_it_rests(path: Path) -> None:
    """A file just written is left alone until its writer is done."""
    stamp = stamp_of(path)
    path.write_text("one, two")
    assert not changed(path, stamp)
    age(path, 0.5)
    assert changed(path, stamp)


def test_the_same_size_at_another_time_is_a_change(path: Path) -> None:
    """A change that keeps the size is seen by its time, earlier times too."""
    stamp = stamp_of(path)
    path.write_text("two")
    age(path, 3600)
    assert changed(path, stamp)


def test_a_file_put_in_its_place_is_a_change(path: Path) -> None:
    """An editor that saves by renaming leaves another file of the same size and time."""
    stamp = stamp_of(path)
    other = path.with_suffix(".new")
    other.write_text("two")
    assert stamp is not None
    os.utime(other, ns=(stamp.mtime_ns, stamp.mtime_ns))
    other.replace(path)
    assert changed(path, stamp)


def test_a_file_that_vanished_has_not_changed_until_it_is_back(path: Path) -> None:
    """A file that is gone is waited for, and its return is a change."""
    stamp = stamp_of(path)
    path.unlink()
    assert stamp_of(path) is None
    assert not changed(path, stamp)
    path.write_text("back again")
    age(path, 1)
    assert changed(path, stamp)
    assert changed(path, None)


def test_an_emptied_file_is_waited_for_longer(path: Path) -> None:
    """A file emptied a moment ago is most likely about to be written."""
    stamp = stamp_of(path)
    path.write_text("")
    age(path, 1)
    assert not changed(path, stamp)
    age(path, 3)
    assert changed(path, stamp)


def test_another_machines_clock_is_no_obstacle(path: Path) -> None:
    """A time in the future does not keep a change from being seen."""
    stamp = stamp_of(path)
    age(path, -3600)
    assert changed(path, stamp)


def test_a_folder_has_no_stamp(tmp_path: Path) -> None:
    """What is no regular file has no stamp, and an impossible name has none either."""
    assert stamp_of(tmp_path) is None
    assert stamp_of(Path("a\x00b")) is None
