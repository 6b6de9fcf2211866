"""Every retriever by name."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from inspector.core.errors import InspectorError, wrong_type
from inspector.core.nearest import nearest
from inspector.core.printable import quoted
from inspector.retrieval.base import Retriever


class _Registry(Mapping[str, Retriever]):
    """Retrievers by name; each one's module, called after it, is imported when it is first asked for."""

    def __init__(self, *names: str) -> None:
        self._found: dict[str, Retriever | None] = dict.fromkeys(names)

    def __getitem__(self, name: str) -> Retriever:
        row = self._found[name]
        if row is None:
            row = self._found[name] = getattr(import_module(f"inspector.retrieval.{name}"), name.upper())
            assert isinstance(row, Retriever)  # noqa: S101 (a module of this package that lacks its row)
        return row

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def __contains__(self, name: object) -> bool:
        return name in self._found


RETRIEVERS: Mapping[str, Retriever] = _Registry("bm25", "dense", "hybrid", "fuzzy")
"""The retrievers in the order they are offered."""

DEFAULT_RETRIEVER = "bm25"
"""The retriever where none is named: it needs nothing but the words."""


def find_retriever(name: str) -> Retriever:
    """The retriever of that name.

    Raises:
        InspectorError: There is none; the message offers the nearest name.
    """
    if not wrong_type(name, str) and name in RETRIEVERS:
        return RETRIEVERS[name]
    raise InspectorError(f"unknown retriever {quoted(name)}: {nearest(name, RETRIEVERS)}")
