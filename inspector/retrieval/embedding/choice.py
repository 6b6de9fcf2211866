"""Which embedder a setting names."""

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from inspector.core.errors import InspectorError, SettingsError
from inspector.core.printable import quoted
from inspector.retrieval.embedding.base import Embedder
from inspector.splitters.settings import Settings, as_dict, setting

EMBEDDER = setting(
    "static",
    "What makes the vectors: static (in the package), the folder of a sentence-transformers model, the address of "
    "an OpenAI-compatible or Ollama endpoint, or module:function.",
)
"""The setting of every retriever that embeds."""
MODEL = setting("", "Model that an endpoint is asked for.", placeholder="none")
"""As above."""
KEY_ENV = setting("", "Environment variable that holds an endpoint's key; without it none is sent.", placeholder="none")
"""As above."""

_ENDPOINT = ("http://", "https://")
_FUNCTION = re.compile(r"[^\W\d][\w.]*:[^\W\d][\w.]*")


@lru_cache(maxsize=8)  # a model from a folder takes seconds to load
def choose(embedder: str, model: str = "", key_env: str = "") -> Embedder:
    """The embedder that the settings name; it is loaded or asked when there is something to embed.

    Args:
        embedder: `static`, a folder, an address or `module:function`.
        model: The model to ask an endpoint for; empty for none.
        key_env: Name of the environment variable with an endpoint's key; empty for none.

    Raises:
        InspectorError: There is no such embedder; a `SettingsError` where it takes no model or key.
    """
    # Each kind is imported when it is asked for: nothing else may speak to a network or run somebody's code.
    if embedder.startswith(_ENDPOINT):
        from inspector.retrieval.embedding.endpoint import Endpoint  # noqa: PLC0415

        return Endpoint(embedder, model, key_env)
    for name, value in (("embedder_model", model), ("embedder_key_env", key_env)):
        if value:
            raise SettingsError(
                name, f"{name} is for an endpoint, and the embedder is {quoted(embedder)}: leave it out"
            )
    if embedder == "static":
        from inspector.retrieval.embedding.static import STATIC  # noqa: PLC0415

        return STATIC
    folder = _folder(embedder)
    if folder is not None:
        from inspector.retrieval.embedding.folder import FolderEmbedder  # noqa: PLC0415

        return FolderEmbedder(folder)
    if _FUNCTION.fullmatch(embedder):
        from inspector.retrieval.embedding.function import FunctionEmbedder  # noqa: PLC0415

        return FunctionEmbedder(embedder)
    raise InspectorError(
        f"unknown embedder {quoted(embedder)}: write static, an existing folder, an address that begins with http, or "
        "module:function"
    )


def check_embedder(embedder: str, model: str, key_env: str) -> None:
    """Refuse what `choose` would, as a fault of a setting.

    Raises:
        SettingsError: There is no such embedder, or it takes no model or key.
    """
    try:
        choose(embedder, model, key_env)
    except SettingsError:
        raise
    except InspectorError as fault:
        raise SettingsError("embedder", str(fault)) from None


def _folder(name: str) -> Path | None:
    try:
        folder = Path(name).expanduser()
        return folder if name.strip() and folder.is_dir() else None
    except (OSError, ValueError, RuntimeError):
        return None


def shown_settings(settings: Settings) -> dict[str, Any]:
    """A retriever's settings by name, as they may be shown and written down.

    Of an endpoint's address, what follows the path is left out: it may hold a key.
    """
    values = as_dict(settings)
    address = values.get("embedder")
    if isinstance(address, str) and address.startswith(_ENDPOINT):
        values["embedder"] = re.split(r"[?#]", address, maxsplit=1)[0]
    return values
