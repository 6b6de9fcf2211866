"""A chunk's mapping unwrapped: the mappings that hold the chunk itself, and those that hold what is said about it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from inspector.records.embedded import unpacked
from inspector.records.fields import BODIES, METADATA

_DEPTH = 5
"""How many wrappers may be around each other."""


class Layers(NamedTuple):
    """The mappings of one chunk, outermost first."""

    bodies: tuple[Mapping[str, object], ...]
    """Those that hold the chunk itself."""
    said: tuple[Mapping[str, object], ...]
    """Those that hold what is said about it."""

    def under(self, keys: Iterable[str]) -> Iterator[object]:
        """Every value under one of the keys, key by key, and of each the chunk's own mappings first.

        Most keys that a chunk could have it has not, and a dump may hold a million chunks.
        """
        layers = (*self.bodies, *self.said)
        for key in keys:
            for layer in layers:
                value = layer.get(key)
                if value is not None:
                    yield value

    def all(self) -> Iterator[Mapping[str, object]]:
        """Every mapping, the chunk's own first."""
        yield from self.bodies
        yield from self.said


def layers_of(mapping: Mapping[str, object]) -> Layers:
    """Unwrap one chunk: LangChain's `kwargs`, LlamaIndex's `node`, a store's `payload`, metadata in a string."""
    bodies: list[Mapping[str, object]] = []
    said: list[Mapping[str, object]] = []
    _gather(mapping, bodies, said, _DEPTH)
    return Layers(tuple(bodies), tuple(said))


def _gather(
    mapping: Mapping[Any, object],
    into: list[Mapping[str, object]],
    said: list[Mapping[str, object]],
    depth: int,
) -> None:
    own = _undotted(_by_name(mapping))
    if own.get("lc") == 1 and isinstance(own.get("kwargs"), Mapping):
        own = {"kwargs": own["kwargs"]}  # the rest names a Python class, its `id` too
    into.append(own)
    if depth == 0:
        return
    for key in BODIES:
        # The chunk may be said in metadata too (Pinecone keeps its text there), but metadata wraps no chunk.
        inner = own.get(key) if into is not said else None
        if isinstance(inner, Mapping):
            _gather(inner, into, said, depth - 1)
    for key in METADATA:
        inner = unpacked(own[key]) if key in own else None
        if isinstance(inner, Mapping):
            _gather(inner, said, said, depth - 1)


def _undotted(mapping: Mapping[str, object]) -> Mapping[str, object]:
    """The mapping without the prefix that OpenInference flattens documents with."""
    if not any(key.startswith("document.") for key in mapping):
        return mapping
    return {key.removeprefix("document."): value for key, value in mapping.items()}


def _by_name(mapping: Mapping[Any, object]) -> Mapping[str, object]:
    """The mapping with its keys as text: a Python literal may have others."""
    return {str(key): value for key, value in mapping.items()}
