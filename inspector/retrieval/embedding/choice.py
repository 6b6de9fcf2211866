"""Which embedder a setting names."""

from inspector.core.errors import InspectorError
from inspector.core.printable import one_line
from inspector.retrieval.embedding.base import Embedder
from inspector.splitters.settings import setting

EMBEDDER = setting("static", "What makes the vectors: static, the vectors in the package.")
"""The setting of every retriever that embeds."""


def choose(embedder: str) -> Embedder:
    """The embedder that the settings name; it is loaded or asked when there is something to embed.

    Raises:
        InspectorError: There is no such embedder.
    """
    if embedder == "static":
        from inspector.retrieval.embedding.static import STATIC  # noqa: PLC0415 (each kind when it is asked for)

        return STATIC
    raise InspectorError(f"unknown embedder {one_line(repr(embedder))}: write static")
