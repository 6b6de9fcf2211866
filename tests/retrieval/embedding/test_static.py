"""The vectors in the package."""

from threading import Event

import numpy as np
import pytest

from inspector.core.stop import Stopped
from inspector.retrieval.embedding.static import STATIC


def test_a_vector_depends_on_its_text_alone() -> None:
    """What else is embedded with a text changes nothing, to the last bit."""
    texts = ["set the timeout", "x" * 3000, "", "日本語", "set the timeout"]
    together = STATIC.embed(texts)
    assert all(np.array_equal(row, STATIC.embed([text])[0]) for row, text in zip(together, texts, strict=True))


@pytest.mark.parametrize("text", ["", " ", "\n"])
def test_a_blank_text_is_no_fault(text: str) -> None:
    """Blanks give finite numbers."""
    assert np.isfinite(STATIC.embed([text])).all()


def test_a_very_long_text_and_a_broken_character_are_read() -> None:
    """A text is read in parts, and a lone surrogate is taken for an unknown character."""
    rows = STATIC.embed(["word " * 60_000, "word", "pump\ud800"])
    assert rows[0] @ rows[1] / np.linalg.norm(rows[0]) / np.linalg.norm(rows[1]) > 0.99
    assert np.isfinite(rows).all()


def test_a_long_text_is_read_as_a_whole() -> None:
    """A text that is parted at blanks has the mean of the same tokens as one that is not."""
    text = "set the idle_timeout to 30 seconds, naïve or not. " * 1500
    table, tokenizer = STATIC._model
    whole = table[tokenizer.encode(text, add_special_tokens=False).ids].mean(axis=0)
    assert np.allclose(STATIC.embed([text])[0], whole, atol=1e-4)


def test_reading_long_texts_can_be_stopped() -> None:
    """Between two reads somebody is asked whether to stop."""
    stop = Event()
    stop.set()
    with pytest.raises(Stopped):
        STATIC.embed(["word " * 100], stop)
