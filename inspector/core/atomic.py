"""Files written whole or not at all."""

import os
from contextlib import suppress
from pathlib import Path

from inspector.core.errors import InspectorError
from inspector.core.printable import one_line


def write_atomic(path: Path, text: str) -> None:
    """Write *text* as UTF-8 beside *path* and move it into place, so that no reader ever meets half a file.

    Args:
        path: Where the text goes; a file already there is replaced and keeps its permissions.
        text: What to write; newlines are not translated.

    Raises:
        InspectorError: The folder is missing or cannot be written to, or *path* is a folder.
    """
    shown = one_line(str(path))
    if path.is_dir():
        raise InspectorError(f"cannot write {shown}: it is a folder; name a file in it")
    if path.exists() and not path.is_file():
        _write_through(path, text)  # a device or a pipe is written to, never replaced
        return
    target = path.resolve()  # a link keeps pointing where it does
    temporary = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("x", encoding="utf-8", newline="") as file:
            file.write(text)
        if target.exists():
            temporary.chmod(target.stat().st_mode & 0o777)
        temporary.replace(target)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise InspectorError(f"cannot write {shown}: {reason}") from None
    finally:
        with suppress(OSError):
            temporary.unlink()


def _write_through(path: Path, text: str) -> None:
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            file.write(text)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise InspectorError(f"cannot write {one_line(str(path))}: {reason}") from None
