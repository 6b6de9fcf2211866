"""The embedder in the package: WordLlama's vectors, one a token, and their mean for a text."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from inspector.core.stop import Stop, poll

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_LENGTH = 20_000  # characters of a text that are read at once: a longer one is read in parts
_AT_ONCE = 200_000  # characters that are read between two questions whether to stop
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
    """The token numbers of each text; a long one is read in parts, and few enough at once that no call takes long."""
    found: list[list[int]] = [[] for _ in texts]
    places: list[int] = []
    parts: list[str] = []
    room = _AT_ONCE

    def read() -> None:
        poll(stop)
        # A batch lets other threads run meanwhile; a text given by itself would hold them up.
        for place, encoding in zip(places, tokenizer.encode_batch(parts, add_special_tokens=False), strict=True):
            found[place] += encoding.ids

    for place, text in enumerate(texts):
        for part in _parts(text):
            places.append(place)
            parts.append(_clean(part))
            room -= len(part)
            if room <= 0:
                read()
                places, parts, room = [], [], _AT_ONCE
    read()
    return found


def _parts(text: str) -> Iterator[str]:
    """A long text in parts, parted at blanks where there are any: each part is read as if a blank stood before it."""
    start = 0
    while len(text) - start > _LENGTH:
        blank = text.rfind(" ", start + 1, start + _LENGTH)
        end = start + _LENGTH if blank < 0 else blank
        yield text[start:end]
        start = end if blank < 0 else end + 1
    yield text[start:]


def _clean(text: str) -> str:
    """The text with its lone surrogates replaced, which the tokenizer refuses."""
    return text.encode("utf-8", "replace").decode("utf-8")


STATIC = StaticEmbedder()
"""The one embedder of its kind, loaded once."""
