"""Documents and splitters to inspections: the Python contract."""

from itertools import pairwise
from threading import Event

import pytest
from hypothesis import given
from hypothesis import strategies as st

import inspector
from inspector.core.stop import Stopped
from inspector.splitters.registry import SPLITTERS
from tests.shared import corpus_files

TEXT = "The pump is off. Open the valve and wait until the level\nfalls to 30 cm.\n\nThen close it."


@pytest.mark.parametrize("splitter", ["character", "recursive", "token"])
def test_a_chunk_is_its_slice_of_the_text(splitter: str) -> None:
    """Offsets prove themselves, indices rise, nothing is lost."""
    document = inspector.Document.from_text(TEXT, kind="markdown")
    view = inspector.inspect(document, splitter, chunk_size=10, chunk_overlap=3)
    assert [chunk.index for chunk in view.chunks] == list(range(len(view.chunks)))
    assert all(TEXT[chunk.start : chunk.end] == chunk.text for chunk in view.chunks)
    assert view.coverage.complete


@pytest.mark.parametrize("path", corpus_files(), ids=lambda path: path.name)
@pytest.mark.parametrize("splitter", ["character", "recursive", "token"])
def test_every_real_document_round_trips(path: object, splitter: str) -> None:
    """On each document of the corpus each splitter keeps its offsets and loses nothing."""
    document = inspector.load(str(path), kind="text")
    view = inspector.inspect(document, splitter)
    assert view.chunks
    assert all(document.text[chunk.start : chunk.end] == chunk.text for chunk in view.chunks)
    assert all(chunk.text.strip() for chunk in view.chunks)
    assert view.coverage.lost == ()


@given(
    st.text(max_size=300), st.sampled_from(["character", "recursive", "token"]), st.integers(1, 40), st.integers(0, 39)
)
def test_any_text_round_trips(text: str, splitter: str, size: int, overlap: int) -> None:
    """Random Unicode keeps the same laws under every splitter and setting."""
    document = inspector.Document.from_text(text)
    view = inspector.inspect(document, splitter, chunk_size=size, chunk_overlap=min(overlap, size - 1))
    assert all(text[chunk.start : chunk.end] == chunk.text for chunk in view.chunks)
    assert all(chunk.text.strip() for chunk in view.chunks)
    assert view.coverage.lost == ()
    assert all(a.start <= b.start and a.end <= b.end for a, b in pairwise(view.chunks))


def test_given_spans_are_checked_as_they_are() -> None:
    """Spans made elsewhere become chunks, ordered by start; text in none of them is listed as lost."""
    document = inspector.Document.from_text("one two three")
    view = inspector.inspect(document, chunks=[(8, 13), (0, 3)])
    assert [chunk.text for chunk in view.chunks] == ["one", "three"]
    assert view.coverage.lost == ((4, 7),)
    assert view.splitter is None


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"splitter": "recursiv"}, "unknown splitter 'recursiv': did you mean recursive?"),
        ({"splitter": "pages"}, f"unknown splitter 'pages': choose one of {', '.join(SPLITTERS)}"),
        ({"profile": "txt"}, "unknown profile 'txt': did you mean text?"),
        ({"chunk_siz": 3}, "splitter recursive has no setting chunk_siz: did you mean chunk_size?"),
        ({"chunk_size": "500"}, "chunk_size must be a whole number, not '500'"),
        ({"chunk_size": 0}, "chunk_size 0 must be at least 1"),
        ({"chunk_size": 500, "chunk_overlap": 500}, "chunk_overlap 500 must be smaller than chunk_size 500"),
        ({"chunks": [(0, 99)]}, "chunk 0 is (0, 99): offsets must rise within 0 and 13"),
        ({"chunks": ["one"]}, "chunk 0 is 'one': give (start, end) in characters"),
        ({"chunks": [(0, 3)], "chunk_size": 3}, "chunks are given, so no splitter takes chunk_size: leave it out"),
    ],
)
def test_a_wrong_call_is_refused_in_one_line(arguments: dict[str, object], message: str) -> None:
    """The message names the value and how to mend it."""
    document = inspector.Document.from_text("one two three")
    with pytest.raises(inspector.InspectorError) as caught:
        inspector.inspect(document, **arguments)  # type: ignore[arg-type]  # wrong on purpose
    assert str(caught.value) == message


def test_work_that_is_no_longer_wanted_ends() -> None:
    """A set stop ends the inspection with `Stopped`."""
    stop = Event()
    stop.set()
    with pytest.raises(Stopped):
        inspector.inspect(inspector.Document.from_text(TEXT), stop=stop)


def test_an_empty_document_has_nothing_wrong() -> None:
    """No chunks, no issues, a rate of nought."""
    view = inspector.inspect(inspector.Document.from_text(""))
    assert view.chunks == ()
    assert view.issue_rate == 0
    assert view.coverage.complete
    assert view.median_size == 0


def test_an_unknown_kind_is_refused() -> None:
    """A document is one of four kinds."""
    with pytest.raises(inspector.InspectorError, match="unknown document kind 'pdf'"):
        inspector.Document.from_text("x", kind="pdf")
