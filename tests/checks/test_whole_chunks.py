"""What is wrong with a chunk as a whole: lost, altered, blank, oversized, undersized, duplicate."""

import pytest

from inspector.checks.registry import find_profile, issues_of
from inspector.checks.source import Source
from inspector.core.chunk import Chunk, Fidelity
from inspector.core.document import Document
from inspector.core.issue import Issue
from inspector.core.piece import Piece
from inspector.core.span import Span
from inspector.inspection import check_spans, inspect

TEXT = "First one. Second one. Third one."


def found(*spans: tuple[int, int] | Piece, text: str = TEXT) -> list[Issue]:
    """The issues of a text with these chunks."""
    document = Document.from_text(text)
    pieces = [span if isinstance(span, Piece) else Span(*span) for span in spans]
    return list(check_spans(document, pieces, profile="source").issues)


@pytest.mark.parametrize(
    ("spans", "lost", "side"),
    [
        ([(0, 10), (23, 33)], "Second one.", "end"),
        ([(11, 33)], "First one.", "start"),
        ([(0, 22)], "Third one.", "end"),
    ],
)
def test_text_in_no_chunk_is_lost(spans: list[tuple[int, int]], lost: str, side: str) -> None:
    """It is told at the chunk before it, or after it at the start."""
    (issue,) = found(*spans)
    assert (issue.kind, issue.severity, issue.side) == ("lost-text", "error", side)
    assert TEXT[slice(*issue.unit)] == lost
    assert issue.detail == f"{len(lost)} characters are in no chunk: “{lost}”"


def test_lost_signs_are_a_note() -> None:
    """A splitter that drops its separators loses no words."""
    issues = found((0, 9), (11, 33))
    assert [issue.severity for issue in issues if "lost-text" in issue.kinds] == ["error"]  # the sentence has no end
    assert issues[0].kind == "no-sentence-end"


def test_blanks_are_never_lost() -> None:
    """What lies between the chunks may be blank."""
    assert found((0, 10), (11, 22), (23, 33)) == []


@pytest.mark.parametrize(
    ("fidelity", "phrase"),
    [("altered", "differs from the document"), ("not-found", "is not in the document"), ("exact", "")],
)
def test_a_text_from_elsewhere_is_compared(fidelity: Fidelity, phrase: str) -> None:
    """Only chunks that were made elsewhere can differ; one that is not there has no edges to judge."""
    document = Document.from_text(TEXT)
    chunk = Chunk(0, 0, 33, TEXT if fidelity == "exact" else "Frist one.", fidelity=fidelity)
    issues = list(issues_of(Source(document, [chunk]), chunk, find_profile("source")))
    assert [issue.detail.partition(":")[0] for issue in issues] == ([phrase] if phrase else [])


def test_a_blank_chunk_is_told() -> None:
    """Only blanks: a warning, and no other issue."""
    issues = found((0, 22), (22, 23), (23, 33))
    assert [(issue.chunk, issue.kind, issue.severity) for issue in issues] == [(1, "blank", "warning")]


def test_a_unit_kept_whole_is_a_note() -> None:
    """A splitter's own mark is told with the size."""
    document = Document.from_text(f"{'word ' * 30}end.", kind="text")
    (issue,) = inspect(document, "sentence", chunk_size=50, profile="source").issues
    assert (issue.kind, issue.severity, issue.side) == ("oversized", "info", "inside")
    assert issue.detail == "is one unit, kept whole: 154 characters where 50 were asked for"


def test_a_tiny_chunk_beside_room_is_a_note() -> None:
    """Where a neighbour could have taken it in, it is told; where none could, not."""
    small, large = f"{'aa ' * 20}now.", f"{'ccc ' * 24}now."
    assert [
        (issue.chunk, issue.kind)
        for issue in found(*spans_of(small, "Go now.", large), text=f"{small}\n\nGo now.\n\n{large}")
    ] == [(1, "undersized")]
    assert found(*spans_of(large, "Go now.", f"D{large}"), text=f"{large}\n\nGo now.\n\nD{large}") == []


def spans_of(*paragraphs: str) -> list[tuple[int, int]]:
    """Where paragraphs stand with a blank line between."""
    spans: list[tuple[int, int]] = []
    start = 0
    for paragraph in paragraphs:
        spans.append((start, start + len(paragraph)))
        start += len(paragraph) + 2
    return spans


def test_an_equal_chunk_is_a_note() -> None:
    """The later one of two names the earlier."""
    (issue,) = found(*spans_of("So it is.", "So it is."), text="So it is.\n\nSo it is.")
    assert (issue.chunk, issue.kind, issue.detail) == (1, "duplicate", "has the text of #0: “So it is.”")
