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

PUMP = inspector.Document.from_text(TEXT)


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
        ({"chunks": [("one",)]}, "chunk 0 is ('one',): give (start, end) in characters"),
        ({"chunks": [(0, 3)], "chunk_size": 3}, "chunks are given, so no splitter takes chunk_size: leave it out"),
    ],
)
def test_a_wrong_call_is_refused_in_one_line(arguments: dict[str, object], message: str) -> None:
    """The message names the value and how to mend it."""
    document = inspector.Document.from_text("one two three")
    with pytest.raises(inspector.InspectorError) as caught:
        inspector.inspect(document, **arguments)  # type: ignore[arg-type]  # wrong on purpose
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("document", "arguments", "message"),
    [
        ("a text", {}, "inspect takes a Document, not str: give load(path) or Document.from_text(text)"),
        (None, {}, "inspect takes a Document, not NoneType"),
        (PUMP, {"splitter": "recursive", "chunks": [(0, 3)]}, "chunks are given, and so is splitter recursive"),
        (PUMP, {"splitter": 3}, "unknown splitter 3: choose one of"),
        (PUMP, {"profile": ["text"]}, "unknown profile ['text']: choose one of"),
        (PUMP, {"checks": ["mid-word"]}, "checks must be a mapping"),
        (PUMP, {"checks": {1: "off"}}, "unknown issue kind 1"),
        (PUMP, {"chunks": 3}, "chunks must be a list of (start, end), or of texts, not int"),
        (PUMP, {"chunks": [(0.5, 3)]}, "chunk 0 is (0.5, 3): give (start, end) in characters"),
        (PUMP, {"tokenizer": "gpt9"}, "unknown tokenizer 'gpt9': choose"),
        (PUMP, {"tokenizer": 7}, "tokenizer must be text, not 7"),
        (PUMP, {"separators": "\n"}, "separators must be a list of strings, not '\\n'"),
    ],
)
def test_a_value_of_the_wrong_type_is_one_line(document: object, arguments: dict[str, object], message: str) -> None:
    """Whatever is given in the wrong place is told by its name, before anything is split."""
    with pytest.raises(inspector.InspectorError) as caught:
        inspector.inspect(document, **arguments)  # type: ignore[arg-type]  # wrong on purpose
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", [b"bytes", None, 3, ["a"]])
def test_a_document_is_made_of_text_alone(text: object) -> None:
    """What is no text is refused by its type."""
    with pytest.raises(inspector.InspectorError, match=f"from_text takes a text, not {type(text).__name__}"):
        inspector.Document.from_text(text)  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(inspector.InspectorError, match=f"count_tokens takes a text, not {type(text).__name__}"):
        inspector.count_tokens(text)  # type: ignore[arg-type]  # wrong on purpose


def test_a_console_shows_a_line_for_a_document_and_its_inspection() -> None:
    """The representation names what it is and never holds the text."""
    document = inspector.Document.from_text("word " * 1000, kind="code", language="python", name="a\x1b.py")
    assert repr(document) == "<Document 'a␛.py': code (python), 5,000 characters>"
    view = inspector.inspect(document, "character", chunk_size=1000, chunk_overlap=0, profile="source")
    assert repr(view) == "<Inspection of 'a␛.py': character 1000/0, 5 chunks, 12 issues, 100.0% of chunks>"
    assert "given chunks, 1 chunk, " in repr(inspector.inspect(document, chunks=[(0, 4)]))


@pytest.mark.parametrize(("splitter", "size", "overlap"), [
    ("recursive", 50, 25), ("character", 7, 3), ("token", 1, 0), ("recursive", 100, 50), ("recursive", 800, 50),
])  # fmt: skip
def test_the_default_overlap_leaves_half_of_a_small_chunk(splitter: str, size: int, overlap: int) -> None:
    """A small size alone is enough: an overlap that nobody asked for shrinks with it."""
    view = inspector.inspect(PUMP, splitter, chunk_size=size)
    assert getattr(view.settings, "chunk_overlap") == overlap  # noqa: B009 (not every splitter's settings have it)


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
