"""Copy text out of the terminal, by every way there is, and say which."""

import asyncio
import os
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from textual.app import App

_PASSED_ON = 74_994
"""Bytes that terminals in wide use still pass on by OSC 52; some drop more without a word."""


async def copy_text(app: App[Any], text: str) -> str:
    """Put *text* on the clipboard, through the terminal and, on one's own machine, through the system as well.

    A lone surrogate, which no clipboard takes, is copied as U+FFFD.

    Args:
        app: The running app, which owns the terminal.
        text: What to copy.

    Returns:
        How it went, to tell the person: such as `system clipboard`.
    """
    safe = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    app.copy_to_clipboard(safe)
    copy = None if app.is_web or _is_remote() else _system_copy()
    if copy is not None and await asyncio.to_thread(_succeeds, copy, safe):
        return "system clipboard"
    if len(safe.encode()) > _PASSED_ON:
        return "terminal clipboard, if your terminal takes so much"
    return "terminal clipboard"


def _is_remote() -> bool:
    """Whether the person sits at another machine, whose clipboard the system's ways cannot reach."""
    return any(os.environ.get(name) for name in ("SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT"))


def _system_copy() -> Callable[[str], None] | None:
    """Pyperclip's copy function where somebody has it installed; Inspector does not depend on it."""
    if find_spec("pyperclip") is None:
        return None
    copy: Callable[[str], None] = import_module("pyperclip").copy
    return copy


def _succeeds(copy: Callable[[str], None], text: str) -> bool:
    try:
        copy(text)
    except Exception:  # noqa: BLE001 (its errors are those of whatever tool it found; OSC 52 was sent already)
        return False
    return True
