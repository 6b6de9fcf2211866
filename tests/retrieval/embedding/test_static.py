"""The vectors in the package."""

import numpy as np
import pytest

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
