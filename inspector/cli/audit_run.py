"""What goes on beside a long run: a bar on a terminal, and Ctrl-C that lets it end in order."""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from shutil import get_terminal_size
from types import FrameType
from typing import TextIO

from inspector.core.printable import one_line

_EVERY = 0.1  # seconds between two looks of the bar
_BAR = 24  # cells
_NAME = 8  # cells that a name is worth showing in
_ERASE = "\r\x1b[K"


@contextmanager
def interruptible() -> Iterator[threading.Event]:
    """An event that the first Ctrl-C sets, so that the work ends in order; a second one breaks off at once."""
    stop = threading.Event()

    def first(_number: int, _frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, before)
        stop.set()

    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGINT, first)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def progress_on(stream: TextIO | None) -> Iterator[Callable[[int, int, str], object] | None]:
    """Something to tell of every document done, which draws a bar; `None` where *stream* is no terminal.

    The bar is gone when the work is done.
    """
    if stream is None or not stream.isatty():
        yield None
        return
    last = 0.0

    def draw(done: int, total: int, name: str) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last >= _EVERY or done == total:
            last = now
            stream.write(_ERASE + bar(done, total, name, get_terminal_size().columns))
            stream.flush()

    try:
        yield draw
    finally:
        stream.write(_ERASE)
        stream.flush()


def bar(done: int, total: int, name: str, columns: int) -> str:
    """How far the work is, in a line shorter than *columns*: `████░░░░ 12/62 guide.md`."""
    full = _BAR * done // max(1, total)
    line = f"{'█' * full}{'░' * (_BAR - full)} {done:,}/{total:,} "
    room = columns - len(line) - 1
    return line + one_line(name, room) if room >= _NAME else line[: max(0, columns - 1)]
