"""Complete a path while it is typed."""

import asyncio
import os
from pathlib import Path

from textual.suggester import Suggester


def complete_path(typed: str) -> str | None:
    """The first path, by name, that begins as typed; folders end in a separator.

    The case of the last part is free. Hidden names are offered only after a dot, and names that cannot be shown never.

    Args:
        typed: What the person wrote; `~` stands for the home folder.

    Returns:
        The whole path, beginning as typed but for case; `None` where nothing is typed of a name, or nothing begins so.
    """
    head, stem = os.path.split(typed)
    head = typed[: len(typed) - len(stem)]
    if not stem:
        return None
    try:
        with os.scandir(Path(head or ".").expanduser()) as entries:
            fitting = [entry for entry in entries if _begins(entry.name, stem)]
        if not fitting:
            return None
        best = min(fitting, key=lambda entry: (not entry.name.startswith(stem), entry.name.casefold(), entry.name))
        return head + best.name + (os.sep if best.is_dir() else "")
    except (OSError, ValueError, RuntimeError):  # no such folder, a NUL in the path, no such user
        return None


def _begins(name: str, stem: str) -> bool:
    return name.casefold().startswith(stem.casefold()) and name.isprintable() and (stem[0] == "." or name[0] != ".")


class PathSuggester(Suggester):
    """Suggests paths to an `Input`; the disk, which may be slow, is read in a thread."""

    def __init__(self) -> None:
        super().__init__(use_cache=False, case_sensitive=True)

    async def get_suggestion(self, value: str) -> str | None:
        """The path to suggest for what is typed."""
        return await asyncio.to_thread(complete_path, value)
