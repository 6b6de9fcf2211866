"""The embedder in the package: WordLlama's vectors, one a token, and their mean for a text."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from inspector.core.stop import Stop, poll

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_LENGTH = 100_000  # characters given to the tokenizer at once: longer texts are read in parts
_TOKENS = 8_192  # tokens whose vectors are added up at once: 8 MB


class StaticEmbedder:
    """WordLlama's vectors, read from its own folder; no network is ever asked."""

    identity = "wordllama/l2_supercat/256"
    shown = "static"
    batch = 64

    def __init__(self) -> None:
        """Load nothing yet."""
        self._loading = Lock()

    def embed(self, texts: Sequence[str], stop: Stop | None = None) -> "NDArray[np.float32]":
        """The mean of the vectors of a text's tokens; zeros for a text without any."""
        import numpy as np  # noqa: PLC0415 (start-up does without)

        with self._loading:
            table, tokenizer = self._model
        rows = np.zeros((len(texts), table.shape[1]), dtype=np.float32)
        for row, ids in enumerate(_tokens(tokenizer, texts, stop)):
            for first in range(0, len(ids), _TOKENS):
                poll(stop)
                rows[row] += table[ids[first : first + _TOKENS]].sum(axis=0)
            rows[row] /= max(1, len(ids))
        return rows

    @cached_property
    def _model(self) -> "tuple[NDArray[np.float32], Any]":
        """The table of vectors and the tokenizer that numbers its rows."""
        import logging  # noqa: PLC0415 (with wordllama)

        root = logging.getLogger()
        before = list(root.handlers), root.level
        import wordllama  # noqa: PLC0415 (a quarter of a second)

        # Importing it sets up logging for the whole process, which would write over the screen.
        root.handlers[:], root.level = before
        folder = Path(wordllama.__path__[0])
        model = wordllama.WordLlama.load(cache_dir=folder, disable_download=True)
        model.tokenizer.no_padding()  # a batch would be as wide as its longest text
        return model.embedding, model.tokenizer


def _tokens(tokenizer: Any, texts: Sequence[str], stop: Stop | None) -> list[list[int]]:
    """The token numbers of each text; a very long one is read in parts, so that no call takes long."""
    short = [place for place, text in enumerate(texts) if len(text) <= _LENGTH]
    found: list[list[int]] = [[] for _ in texts]
    encoded = tokenizer.encode_batch([_clean(texts[place]) for place in short], add_special_tokens=False)
    for place, encoding in zip(short, encoded, strict=True):
        found[place] = encoding.ids
    for place, text in enumerate(texts):
        if len(text) > _LENGTH:
            for first in range(0, len(text), _LENGTH):
                poll(stop)
                part = _clean(text[first : first + _LENGTH])
                found[place] += tokenizer.encode(part, add_special_tokens=False).ids
    return found


def _clean(text: str) -> str:
    """The text with its lone surrogates replaced, which the tokenizer refuses."""
    return text.encode("utf-8", "replace").decode("utf-8")


STATIC = StaticEmbedder()
"""The one embedder of its kind, loaded once."""
