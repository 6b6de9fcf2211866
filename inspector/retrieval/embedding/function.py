"""A function of the person's own, as an embedder."""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any

from inspector.core.errors import InspectorError
from inspector.core.printable import one_line, quoted
from inspector.core.stop import Stop


class FunctionEmbedder:
    """Calls `function(texts)`, which takes a list of texts and gives a vector for each."""

    batch = 64

    def __init__(self, name: str) -> None:
        """Name a function as `module:function`; it is imported at the first text."""
        self._name = name
        self._function: Callable[[list[str]], Any] | None = None
        self._loading = Lock()
        self.identity = f"function {name}"
        self.shown = one_line(name, 80)

    def embed(self, texts: Sequence[str], stop: Stop | None = None) -> Any:  # noqa: ARG002 (one call, which cannot be ended)
        """As `Embedder.embed`."""
        with self._loading:
            if self._function is None:
                self._function = self._load()
        try:
            return self._function(list(texts))
        except Exception as fault:
            raise InspectorError(f"the embedder {self.shown} failed: {_said(fault)}") from fault

    def _load(self) -> Callable[[list[str]], Any]:
        module, _, path = self._name.partition(":")
        here = str(Path.cwd())
        sys.path.append(here)  # last, so that no file of this folder takes the place of an installed module
        try:
            found: Any = import_module(module)
        except Exception as fault:
            raise InspectorError(f"module {quoted(module)} of the embedder cannot be loaded: {_said(fault)}") from fault
        finally:
            sys.path.remove(here)
        for name in path.split("."):
            found = getattr(found, name, None)
        if not callable(found):
            raise InspectorError(f"module {quoted(module)} has no function {quoted(path)} to embed with")
        function: Callable[[list[str]], Any] = found
        return function


def _said(fault: Exception) -> str:
    return one_line(f"{type(fault).__name__}: {fault}".rstrip(": "))
