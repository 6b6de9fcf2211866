"""Documents in which some kinds of issue are meant to be, named by patterns of their paths."""

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from inspector.checks.rules import OFF

if TYPE_CHECKING:
    from pathspec import GitIgnoreSpec


@dataclass(frozen=True, slots=True)
class Ignored:
    """Paths, and the kinds of issue that are not looked for in them."""

    path: str
    """A pattern as in `.gitignore`, such as `docs/old/**`, from the folder of the configuration on."""
    kinds: Sequence[str] = ()
    """The kinds; empty means all."""


def excused(
    path: str | os.PathLike[str], ignored: Iterable[Ignored], root: str, kinds: Sequence[str]
) -> dict[str, str]:
    """What is switched off in one document.

    Args:
        path: The document's path.
        ignored: What is ignored where.
        root: The folder that patterns start from; a document outside of it is never meant.
        kinds: Every kind of issue that there is.

    Returns:
        By kind, `off`.
    """
    off: dict[str, str] = {}
    inner = ""
    for entry in ignored:
        inner = inner or os.path.relpath(os.path.abspath(path), root).replace(os.sep, "/")  # noqa: PTH100 (no link is followed)
        if not inner.startswith("../") and _spec(entry.path).match_file(inner):
            off |= dict.fromkeys(entry.kinds or kinds, OFF)
    return off


def is_pattern(text: str) -> bool:
    """Whether a text is a pattern that can match something."""
    try:
        return bool(text.strip()) and not text.startswith(("!", "#")) and bool(_spec(text).patterns)
    except ValueError:
        return False


@lru_cache(256)
def _spec(pattern: str) -> "GitIgnoreSpec":
    from pathspec import GitIgnoreSpec  # noqa: PLC0415 (only who ignores paths needs it)

    return GitIgnoreSpec.from_lines([pattern])
