"""A file of rows opened, and what is wrong with it told by its name."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from stat import S_ISREG
from typing import BinaryIO

from inspector.core.errors import InspectorError
from inspector.core.loading import STDIN
from inspector.core.printable import one_line


@contextmanager
def opened(source: str | Path) -> Iterator[BinaryIO]:
    """Open a file for reading bytes; a fault told while it is open need not name it: `is …`, `holds …`.

    Args:
        source: A path, or `-` for standard input.

    Raises:
        InspectorError: The file cannot be read, or what reads it says so.
    """
    try:
        with _file(source) as file:
            yield file
    except InspectorError as error:
        raise InspectorError(f"{shown(source)} {error}") from None
    except OSError as error:
        raise InspectorError(f"{shown(source)} cannot be read: {(error.strerror or str(error)).lower()}") from None
    except ValueError:  # a NUL in the name
        raise InspectorError(f"{shown(source)} is not a possible file name") from None


@contextmanager
def _file(source: str | Path) -> Iterator[BinaryIO]:
    if source == STDIN:
        if sys.stdin is None or sys.stdin.closed:
            raise InspectorError("is closed: name a file instead of -")
        yield sys.stdin.buffer
        return
    path = Path(source)
    if path.is_dir():
        raise InspectorError("is a folder: name a file in it")
    if path.exists() and not S_ISREG(path.stat().st_mode):
        raise InspectorError("is not a regular file: pipe it in and give -")
    with path.open("rb") as file:
        yield file


def shown(source: str | Path) -> str:
    """What a message calls a file."""
    return "<stdin>" if source == STDIN else one_line(str(source))
