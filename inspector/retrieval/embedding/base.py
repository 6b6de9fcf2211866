"""What every embedder is."""

from collections.abc import Sequence
from typing import Any, Protocol

from inspector.core.stop import Stop


class Embedder(Protocol):
    """Turns texts into vectors; safe to use from several threads."""

    @property
    def identity(self) -> str:
        """What two embedders share only if they give the same vectors; the key of the cache. No secret is in it."""
        ...

    @property
    def shown(self) -> str:
        """What to call it in a message; no secret is in it."""
        ...

    @property
    def batch(self) -> int:
        """How many texts to give it at once."""
        ...

    def embed(self, texts: Sequence[str], stop: Stop | None = None) -> Any:
        """A row of numbers for each text, as lists or as an array; they need not have the length 1.

        Raises:
            InspectorError: It cannot be used.
            Stopped: *stop* was set.
        """
        ...
