"""Tests of tokenizers read from a `tokenizer.json`."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.errors import InspectorError
from inspector.core.huggingface import PlacedCharacters
from inspector.core.stop import Stopped
from inspector.core.tokens import count_tokens, load_tokenizer
from tests.core.huggingface_files import BUILDERS, byte_fallback, byte_level, words


def test_a_file_counts_by_its_own_vocabulary(tmp_path: Path) -> None:
    """A path stands wherever a tokenizer's name does."""
    assert count_tokens("ab 😀", str(byte_level(tmp_path))) == 8  # with the space it puts in front


def test_truncation_padding_and_special_tokens_are_off(tmp_path: Path) -> None:
    """A file made for feeding a model counts all of the text and nothing but the text."""
    path = str(words(tmp_path))

    assert count_tokens("The café opens.", path) == 4
    assert count_tokens("The café opens. The café opens.", path) == 8
    assert count_tokens("the", path) == 1


def test_a_special_token_in_the_text_is_plain_text(tmp_path: Path) -> None:
    """`[CLS]` in a document is a word in brackets."""
    assert count_tokens("[CLS]", str(words(tmp_path))) == 4  # [ cl ##s ]


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    """A tokenizer that was trained anew under the same name is not the old one."""
    path = byte_level(tmp_path)
    before = count_tokens("the café", str(path))

    path.write_text(words(tmp_path).read_text())

    assert (before, count_tokens("the café", str(path))) == (10, 2)


@pytest.mark.parametrize("build", BUILDERS)
@pytest.mark.parametrize("text", ["", "the café. 😀x", "\x01\x02the\x03", "a\ud83db", "  \n"])
def test_edges_run_from_end_to_end(tmp_path: Path, build: Callable[[Path], Path], text: str) -> None:
    """Whatever a tokenizer adds, trims, drops or splits, its edges never fall and reach both ends."""
    tokens = load_tokenizer(str(build(tmp_path))).place(text)
    edges = list(tokens.edges(range(tokens.count + 1)))

    assert tokens.count == count_tokens(text, str(tmp_path / build(tmp_path).name))
    assert (edges[0].left, edges[-1].right) == (0, len(text))
    assert edges == sorted(edges)
    assert all(edge.left <= edge.right for edge in edges)


def test_a_character_of_many_tokens_is_told_by_its_two_ends(tmp_path: Path) -> None:
    """An edge among the bytes of an emoji gives the emoji's start and end."""
    tokens = load_tokenizer(str(byte_fallback(tmp_path))).place("a😀b")

    assert [tuple(edge) for edge in tokens.edges(range(8))] == [
        (0, 0),
        (0, 1),
        (1, 1),
        (1, 2),
        (1, 2),
        (1, 2),
        (2, 2),
        (3, 3),
    ]


def test_a_trimmed_space_belongs_to_the_token_after_it(tmp_path: Path) -> None:
    """Offsets that leave out the space before a word get it back, as in OpenAI's vocabularies."""
    tokens = load_tokenizer(str(words(tmp_path))).place("the café  opens")

    assert [edge.left for edge in tokens.edges([0, 1, 2, 3])] == [0, 3, 8, 15]


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)).map(sorted), max_size=8))
def test_edges_stay_in_order_whatever_the_offsets(offsets: list[list[int]]) -> None:
    """Offsets that jump back, as a normaliser that reorders might give, never make an edge fall."""
    encoding = SimpleNamespace(token_to_chars=lambda index: tuple(offsets[index]))
    edges = list(PlacedCharacters(9, len(offsets), encoding).edges(range(len(offsets) + 1)))

    assert edges == sorted(edges, key=lambda edge: edge.left) == sorted(edges, key=lambda edge: edge.right)
    assert all(0 <= edge.left <= edge.right <= 9 for edge in edges)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is no tokenizer.json: "),
        (b"{}", "is no tokenizer.json: Model missing"),
        (b'{"model": {"type": "Nothing"}}', "is no tokenizer.json: "),
        (b"\xff\xfe\x00", "is no tokenizer.json: it is not UTF-8 text"),
    ],
)
def test_a_file_that_is_no_tokenizer_is_refused_in_a_line(tmp_path: Path, content: bytes, words: str) -> None:
    """The message names the file and what is wrong with it."""
    path = tmp_path / "tokenizer.json"
    path.write_bytes(content)

    with pytest.raises(InspectorError) as caught:
        load_tokenizer(str(path))

    assert f"{str(path)!r} {words}" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_directory_is_refused_with_what_to_name(tmp_path: Path) -> None:
    """The folder a model was saved in is a near miss."""
    with pytest.raises(InspectorError, match=r"is a directory: name the tokenizer\.json in it"):
        load_tokenizer(str(tmp_path))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_or_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    """What would never end, or fill the memory, is not begun."""
    pipe, huge = tmp_path / "pipe.json", tmp_path / "huge.json"
    os.mkfifo(pipe)
    with huge.open("wb") as file:
        file.truncate(2**30)
    with pytest.raises(InspectorError, match="is not a regular file: name a"):
        load_tokenizer(str(pipe))
    with pytest.raises(InspectorError, match="1,024 MB are more than any vocabulary takes"):
        load_tokenizer(str(huge))


def test_a_missing_package_is_told_with_its_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has not installed the optional package reads how to."""
    path = byte_level(tmp_path)
    monkeypatch.setitem(sys.modules, "tokenizers", None)

    with pytest.raises(InspectorError, match=r"pip install 'inspector\[huggingface\]'"):
        load_tokenizer(str(path))


def test_work_that_is_no_longer_wanted_is_not_begun(tmp_path: Path) -> None:
    """The stop is asked before the one long call."""
    tokenizer = load_tokenizer(str(byte_level(tmp_path)))
    stop = SimpleNamespace(is_set=lambda: True)

    for work in (tokenizer.count, tokenizer.place):
        with pytest.raises(Stopped):
            work("text", stop)
