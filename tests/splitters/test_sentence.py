"""The `sentence` splitter."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import inspector
from inspector.core.document import Document
from inspector.core.tokens import count_tokens
from inspector.inspected import Inspection
from inspector.inspection import inspect_with
from inspector.splitters.registry import find_splitter
from inspector.splitters.sentence import SentenceSettings, split_sentence
from inspector.splitters.settings import build

TEXT = "The pump is off. Open the valve. Wait for the lamp. Then close it. Log the time. Go home."


def split(text: str, kind: str = "text", **settings: object) -> Inspection:
    """The text split by sentences."""
    row = find_splitter("sentence")
    return inspect_with(Document.from_text(text, kind=kind), row, build(row.settings, row.name, settings))


def texts(view: Inspection) -> list[str]:
    """The chunks' texts."""
    return [chunk.text for chunk in view.chunks]


def test_whole_sentences_fill_a_chunk() -> None:
    """As many sentences as fit, none cut."""
    assert texts(split(TEXT, chunk_size=40, overlap_sentences=0)) == [
        "The pump is off. Open the valve.",
        "Wait for the lamp. Then close it.",
        "Log the time. Go home.",
    ]


def test_neighbours_share_whole_sentences() -> None:
    """Each chunk begins with the last sentences of the one before, as many as leave room for a new one."""
    assert texts(split(TEXT, chunk_size=55, overlap_sentences=1)) == [
        "The pump is off. Open the valve. Wait for the lamp.",
        "Wait for the lamp. Then close it. Log the time.",
        "Log the time. Go home.",
    ]
    assert texts(split(TEXT, chunk_size=34, overlap_sentences=2))[1] == "Open the valve. Wait for the lamp."


def test_an_overlap_of_any_size_comes_to_an_end() -> None:
    """More sentences of overlap than a chunk holds still leave every chunk one new sentence."""
    view = split(TEXT, chunk_size=40, overlap_sentences=99)
    assert [chunk.start for chunk in view.chunks] == sorted({chunk.start for chunk in view.chunks})
    assert view.chunks[-1].end == len(TEXT)


def test_a_sentence_longer_than_the_size_is_kept_and_marked() -> None:
    """It stays whole, and says so."""
    text = f"Short one. {'long ' * 30}one. Short again."
    view = split(text, chunk_size=50)
    assert [chunk.mark for chunk in view.chunks] == ["", "oversized", ""]
    assert view.chunks[1].text == f"{'long ' * 30}one."


def test_or_is_cut_at_words() -> None:
    """With `oversized="cut"` no piece is longer than the size, and each says that it was cut."""
    text = f"Short one. {'long ' * 30}one. Short again."
    view = split(text, chunk_size=50, oversized="cut")
    assert all(len(chunk.text) <= 50 for chunk in view.chunks)
    assert {chunk.mark for chunk in view.chunks} == {"", "cut"}
    assert all(not chunk.text.startswith("ong") for chunk in view.chunks)
    assert view.coverage.complete


def test_sizes_can_be_tokens() -> None:
    """`unit="tokens"` counts them by the tokenizer."""
    view = split(TEXT * 5, chunk_size=20, unit="tokens")
    assert all(count_tokens(chunk.text) <= 20 for chunk in view.chunks)
    assert len(view.chunks) > 4


def test_blocks_that_are_no_prose_are_units() -> None:
    """A fence and a table row are never cut; list markers stay with their items."""
    text = "# Title\n\nSome prose. More prose.\n\n```sh\nls. -l\ncd. x\n```\n\n- one item. Two.\n- next\n"
    view = split(text, "markdown", chunk_size=24, overlap_sentences=0)
    assert "```sh\nls. -l\ncd. x\n```" in texts(view)
    assert "- one item. Two.\n- next" in texts(view)
    assert view.coverage.complete
    assert view.chunks[1].heading_path == ("Title",)


def test_a_function_is_a_unit() -> None:
    """In code a function counts as one sentence, and a class is taken by its members."""
    text = "import os\n\n\nclass A:\n    def f(self):\n        return 1. + 2\n\n    def g(self):\n        return 3\n"
    view = inspector.inspect(
        Document.from_text(text, kind="code", language="python"), "sentence", chunk_size=45, overlap_sentences=0
    )
    assert view.coverage.complete
    assert any("def f(self):\n        return 1. + 2" in chunk.text for chunk in view.chunks)
    assert any("def g(self):\n        return 3" in chunk.text for chunk in view.chunks)


@given(
    st.text("ab. \n!?-#`|(" + "é水。", max_size=200),
    st.sampled_from(["markdown", "text", "html", "code"]),
    st.integers(1, 40),
    st.integers(0, 3),
    st.sampled_from(["keep", "cut"]),
)
def test_any_text_is_split_without_loss(text: str, kind: str, size: int, overlap: int, oversized: str) -> None:
    """Exact, in order, nothing lost, and whatever is longer than the size is marked."""
    view = split(text, kind, chunk_size=size, overlap_sentences=overlap, oversized=oversized)
    source = view.document.text
    assert view.coverage.lost == ()
    for chunk in view.chunks:
        assert source[chunk.start : chunk.end] == chunk.text
        assert chunk.text.strip() == chunk.text != ""
        assert len(chunk.text) <= size or chunk.mark
    starts = [chunk.start for chunk in view.chunks]
    assert starts == sorted(set(starts))


@pytest.mark.parametrize("settings", [{"chunk_size": 0}, {"overlap_sentences": -1}, {"oversized": "drop"}])
def test_wrong_settings_are_refused(settings: dict[str, object]) -> None:
    """By name and value."""
    with pytest.raises(inspector.SettingsError, match=next(iter(settings))):
        build(SentenceSettings, "sentence", settings)


def test_a_heading_stays_with_the_line_under_it() -> None:
    """An underlined heading is one unit: no chunk begins with its line of dashes."""
    text = "Field Lists\n-----------\n\nA field has a name. It has a body.\n"
    document = Document.from_text(text, kind="markdown")
    chunks = [text[piece.start : piece.end] for piece in split_sentence(document, SentenceSettings(chunk_size=30))]
    assert chunks[0] == "Field Lists\n-----------"
