"""A sentence-transformers model from a folder."""

from collections.abc import Sequence
from pathlib import Path
from threading import Lock
from typing import Any

from inspector.core.errors import InspectorError
from inspector.core.printable import one_line
from inspector.core.stop import Stop


class FolderEmbedder:
    """A model that lies on this machine; nothing is downloaded, and no code from the folder is run."""

    batch = 32

    def __init__(self, folder: Path) -> None:
        """Name a folder; the model is loaded at the first text."""
        self._folder = folder
        self._model: Any = None
        self._loading = Lock()
        self.identity = f"sentence-transformers {folder.absolute()}"
        self.shown = one_line(str(folder), 80)

    def embed(self, texts: Sequence[str], stop: Stop | None = None) -> Any:  # noqa: ARG002 (one call, which cannot be ended)
        """As `Embedder.embed`."""
        with self._loading:
            if self._model is None:
                self._model = self._load()
        try:
            return self._model.encode(list(texts), batch_size=self.batch, show_progress_bar=False)
        except Exception as fault:
            raise InspectorError(f"the model in {self.shown} failed: {_said(fault)}") from fault

    def _load(self) -> Any:
        try:
            from sentence_transformers import SentenceTransformer  # noqa: PLC0415 (seconds, and not always installed)
        except ImportError:
            raise InspectorError(
                f"{self.shown} is a folder, and to use a model from one takes sentence-transformers, which is not "
                "installed: pip install sentence-transformers"
            ) from None
        try:
            return SentenceTransformer(str(self._folder), local_files_only=True, trust_remote_code=False)
        except Exception as fault:
            raise InspectorError(f"no model can be loaded from {self.shown}: {_said(fault)}") from fault


def _said(fault: Exception) -> str:
    return one_line(f"{type(fault).__name__}: {fault}".rstrip(": "))
