"""Ending the app when the system asks for it, with the terminal given back as it was found."""

import asyncio
import signal
from functools import partial
from typing import Any

from textual.app import App

_ENDED = 128
"""What a shell adds the number of a signal to, for the exit code of a process that it ended."""


def leave_on_signals(app: App[Any]) -> None:
    """Let SIGTERM and SIGHUP close the app; call it within the running app, before it takes the terminal.

    Left alone they end the process on the spot, and the terminal keeps the alternate screen and reports the mouse.
    Where such signals cannot be waited for (on Windows, or beside the main thread) nothing changes.
    """
    loop = asyncio.get_running_loop()
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is None:
            continue
        try:
            loop.add_signal_handler(number, partial(app.exit, return_code=_ENDED + number))
        except (NotImplementedError, RuntimeError, ValueError):
            return
