"""Settings are inferred from nothing but edges."""

from typing import Any

import pytest

import inspector
from inspector.core.document import Document
from inspector.splitters.registry import SPLITTERS
from inspector.traces.inference import infer

TEXT = "".join(
    f"## Part {n}\n\nThe keeper of house {n} opens the shutters at {n % 12 + 1}, and sweeps the floor. "
    f"After that, {'nobody ' * (n % 5)}speaks until the bell has rung.\n\n"
    for n in range(60)
)


@pytest.mark.parametrize(
    ("splitter", "settings"),
    [
        ("recursive", {"chunk_size": 500, "chunk_overlap": 50}),
        ("recursive", {"chunk_size": 1000, "chunk_overlap": 200}),
        ("recursive", {"chunk_size": 300, "chunk_overlap": 0}),
        ("character", {"chunk_size": 400, "chunk_overlap": 40}),
        ("token", {"chunk_size": 256, "chunk_overlap": 32}),
        ("sentence", {"chunk_size": 1000, "overlap_sentences": 2}),
        ("markdown", {"chunk_size": 1200}),
    ],
)
def test_common_settings_make_the_same_chunks(splitter: str, settings: dict[str, Any]) -> None:
    """What is inferred from five chunks makes all five; of the splitter that was used, or one that cuts alike."""
    document = Document.from_text(TEXT, kind="markdown")
    chunks = inspector.inspect(document, splitter, **settings).chunks
    picked = [chunks[n].span for n in range(1, min(len(chunks) - 1, 11), 2)]
    found = infer([document], {0: picked})
    assert found is not None
    assert found.matched == found.of == len(picked)
    made = {(piece[0], piece[1]) for piece in SPLITTERS[found.splitter].split(document, found.settings, None)}
    assert set(picked) <= made


def test_chunks_that_no_splitter_makes_are_not_explained() -> None:
    """Edges by chance have no settings."""
    document = Document.from_text(TEXT, kind="markdown")
    spans = [inspector.Span(at * 311 + 7, at * 311 + 137 + at * 13) for at in range(6)]
    assert infer([document], {0: spans}) is None


def test_nothing_is_inferred_from_nothing() -> None:
    """Without a chunk there is no evidence."""
    assert infer([Document.from_text(TEXT)], {}) is None
