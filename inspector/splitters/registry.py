"""Every splitter by name."""

from collections.abc import Mapping
from difflib import get_close_matches

from inspector.core.errors import InspectorError
from inspector.splitters import character, recursive, token
from inspector.splitters.base import Splitter

SPLITTERS: Mapping[str, Splitter] = {s.name: s for s in (recursive.RECURSIVE, character.CHARACTER, token.TOKEN)}
"""The splitters in the order they are offered."""

DEFAULT_SPLITTER = "recursive"
"""The splitter where none is named: what most pipelines run."""


def find_splitter(name: str) -> Splitter:
    """The splitter of that name.

    Raises:
        InspectorError: There is none; the message offers the nearest name.
    """
    if name in SPLITTERS:
        return SPLITTERS[name]
    near = get_close_matches(name, SPLITTERS, n=1)
    hint = f"did you mean {near[0]}?" if near else f"choose one of {', '.join(SPLITTERS)}"
    raise InspectorError(f"unknown splitter {name!r}: {hint}")
