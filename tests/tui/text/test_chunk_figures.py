"""What the list says of a chunk."""

import pytest

from inspector.core.errors import InspectorError
from inspector.core.tokens import count_tokens
from inspector.tui.text import chunk_figures
from inspector.tui.text.chunk_figures import figures_of, issues_of_chunk, why_empty
from tests.tui.chunk_views import view_of

TEXT = "The ferry leaves at noon. It takes (as a rule) an hour to the island and back."


def test_issues_are_those_of_the_chunk() -> None:
    """Of all issues, a chunk gets its own, in order."""
    inspection = view_of(TEXT, [(0, 20), (20, 30), (26, 50), (50, len(TEXT))]).inspection
    assert inspection is not None
    for index in range(4):
        wanted = [issue for issue in inspection.issues if issue.chunk == index]
        assert list(issues_of_chunk(inspection.issues, index)) == wanted
        assert list(figures_of(inspection, index, count_tokens=False, selected=False).issues) == wanted


def test_tokens_are_not_asked_for_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the tokenizer is there, counting is not even tried."""
    inspection = view_of(TEXT, [(0, 20)]).inspection
    assert inspection is not None
    monkeypatch.setattr("inspector.core.chunk.count_tokens", lambda *_: pytest.fail("counted"))
    assert figures_of(inspection, 0, count_tokens=False, selected=False).tokens == "…"


def test_tokens_are_counted_by_the_chunks_tokenizer() -> None:
    """With the tokenizer there, the number is what it gives."""
    inspection = view_of(TEXT, [(0, 26)]).inspection
    assert inspection is not None
    assert figures_of(inspection, 0, count_tokens=True, selected=False).tokens == count_tokens(TEXT[:26])


def test_a_tokenizer_that_fails_leaves_the_list_standing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where tokens cannot be counted, or would take long, a question mark stands."""
    inspection = view_of(TEXT, [(0, 26)]).inspection
    assert inspection is not None

    def fail(*_: object) -> int:
        raise InspectorError("the tokenizer's file is gone")

    monkeypatch.setattr("inspector.core.chunk.count_tokens", fail)
    assert figures_of(inspection, 0, count_tokens=True, selected=False).tokens == "?"
    monkeypatch.setattr("inspector.core.chunk.count_tokens", lambda *_: 7)
    monkeypatch.setattr(chunk_figures, "_COUNTABLE", 10)
    assert figures_of(inspection, 0, count_tokens=True, selected=False).tokens == "?"


def test_an_empty_list_says_why() -> None:
    """Nothing yet, nothing in the document, nothing but blanks: each has its words."""
    assert why_empty(None) == "splitting…"
    assert why_empty(view_of("", [])) == "empty document"
    assert why_empty(view_of(" \n ", [])) == "nothing but blanks: no chunks"
    assert why_empty(view_of("words", [])) == "no chunks"
