"""Noticing that a file changed on disk, by a look cheap enough to take every second."""

import time
from pathlib import Path
from stat import S_ISREG
from typing import NamedTuple

_SETTLE = 300_000_000  # nanoseconds: writers of whole files are done by then
_SETTLE_EMPTY = 2_000_000_000  # nanoseconds: an empty file is mostly one that is about to be written


class FileStamp(NamedTuple):
    """What tells one state of a file from another without reading it."""

    mtime_ns: int
    """Time of the last change, in nanoseconds since the epoch."""
    size: int
    """Size in bytes."""
    inode: int
    """Which file it is: an editor that saves by renaming puts another in its place."""


def stamp_of(path: Path) -> FileStamp | None:
    """The stamp of a file as it is now; `None` where there is no regular file, or none that may be seen.

    Take it *before* reading the file: a change during the reading is then noticed afterwards.
    """
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    if not S_ISREG(status.st_mode):
        return None
    return FileStamp(status.st_mtime_ns, status.st_size, status.st_ino)


def changed(path: Path, stamp: FileStamp | None) -> bool:
    """Whether a file is no longer as *stamp* saw it, and has come to rest so that it can be read.

    A file that vanished has not changed: many editors take it away for a moment while they save. One that is still
    being written has not changed yet; ask again in a second.

    Args:
        path: The file.
        stamp: Its stamp at the last reading; `None` if it was not there.
    """
    now = stamp_of(path)
    if now is None or now == stamp:
        return False
    age = time.time_ns() - now.mtime_ns
    # A time in the future is another machine's clock, and says nothing about when the file was written.
    return age < 0 or age >= (_SETTLE if now.size else _SETTLE_EMPTY)
