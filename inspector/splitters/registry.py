"""Every splitter by name."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from inspector.core.errors import InspectorError, wrong_type
from inspector.core.nearest import nearest
from inspector.core.printable import quoted
from inspector.splitters.base import Splitter


class _Registry(Mapping[str, Splitter]):
    """Splitters by name; each one's module, called after it, is imported when it is first asked for."""

    def __init__(self, *names: str) -> None:
        self._found: dict[str, Splitter | None] = dict.fromkeys(names)

    def __getitem__(self, name: str) -> Splitter:
        row = self._found[name]
        if row is None:
            row = self._found[name] = getattr(import_module(f"inspector.splitters.{name}"), name.upper())
            assert isinstance(row, Splitter)  # noqa: S101 (a module of this package that lacks its row)
        return row

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def __contains__(self, name: object) -> bool:
        return name in self._found


SPLITTERS: Mapping[str, Splitter] = _Registry(
    "recursive", "sentence", "markdown", "html", "code", "character", "token", "auto"
)
"""The splitters in the order they are offered."""

DEFAULT_SPLITTER = "recursive"
"""The splitter where none is named: what most pipelines run."""


def find_splitter(name: str) -> Splitter:
    """The splitter of that name.

    Raises:
        InspectorError: There is none; the message offers the nearest name.
    """
    if not wrong_type(name, str) and name in SPLITTERS:
        return SPLITTERS[name]
    raise InspectorError(f"unknown splitter {quoted(name)}: {nearest(name, SPLITTERS)}")
