"""sentencex, where it is installed."""

import sys

import pytest

from inspector.core.errors import InspectorError
from inspector.structure.sentences.segment import split_sentences


def test_fast_segmenter_gives_spans() -> None:
    """Ends of sentencex are characters, whatever stands before them."""
    text = "Das Öl 😀 läuft. Die Pumpe\nsteht. \ud800 Ende."
    assert [text[start:end] for start, end in split_sentences(text, segmenter="fast")] == [
        "Das Öl 😀 läuft.",
        "Die Pumpe\nsteht.",
        "\ud800 Ende.",
    ]


def test_missing_library_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the extra the error names the command that brings it."""
    monkeypatch.setitem(sys.modules, "sentencex", None)
    with pytest.raises(InspectorError, match=r"pip install 'inspector\[fast\]'"):
        split_sentences("Not seen before. By anyone here.", segmenter="fast")
