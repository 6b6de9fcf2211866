"""Tests of the `token` splitter."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from inspector.core.document import Document
from inspector.core.errors import SettingsError
from inspector.core.huggingface import PlacedCharacters
from inspector.core.span import Span
from inspector.core.stop import Stopped
from inspector.core.tokens import TOKENIZERS, count_tokens
from inspector.splitters import token
from inspector.splitters.token import TokenSettings, split_token
from tests.core.huggingface_files import BUILDERS, byte_fallback

TEXTS = st.text(st.one_of(st.sampled_from("ab .é—😀👩🏽\u200d\n \ud83d\ude00中"), st.characters()), max_size=50)
SIZES = st.integers(1, 9).flatmap(lambda size: st.tuples(st.just(size), st.integers(0, size - 1)))


def split(text: str, size: int, overlap: int = 0, tokenizer: str = "cl100k_base") -> list[Span]:
    """The windows of a text."""
    chosen = TokenSettings(chunk_size=size, chunk_overlap=overlap, tokenizer=tokenizer)
    return split_token(Document.from_text(text), chosen)


def cut(text: str, size: int, overlap: int = 0, tokenizer: str = "cl100k_base") -> list[str]:
    """The texts of a text's windows."""
    return [text[span.start : span.end] for span in split(text, size, overlap, tokenizer)]


def assert_lawful(text: str, spans: list[Span]) -> None:
    """Spans lie in the text, hold something, grow at both ends, and hold everything between them."""
    assert all(0 <= span.start < span.end <= len(text) for span in spans)
    assert all(text[span.start : span.end].strip() for span in spans)
    assert all(a.start < b.start and a.end < b.end for a, b in pairwise(spans))
    covered = {at for span in spans for at in range(span.start, span.end)}
    assert all(at in covered or ch.isspace() for at, ch in enumerate(text))


@given(TEXTS, SIZES, st.sampled_from(TOKENIZERS))
@settings(deadline=None, max_examples=200)
def test_windows_keep_the_law(text: str, sizes: tuple[int, int], tokenizer: str) -> None:
    """No window is empty, blank or inside another, and none of the text is lost."""
    assert_lawful(text, split(text, *sizes, tokenizer))


@pytest.mark.parametrize("build", BUILDERS)
def test_windows_keep_the_law_with_any_tokenizer(tmp_path: Path, build: Callable[[Path], Path]) -> None:
    """What a tokenizer trims, drops or adds is still in the windows, and only once without an overlap."""
    path = str(build(tmp_path))
    text = "\x01The café\u0301 opens 😀\x02\x03 at \ud83d 9. \x00\n\nthe 水 [SEP] end\x04"

    for size in range(1, 9):
        for overlap in range(size):
            assert_lawful(text, split(text, size, overlap, path))
        assert "".join(cut(text, size, 0, str(byte_fallback(tmp_path)))).startswith("\x01The")


def test_a_text_that_a_tokenizer_does_not_see_is_one_chunk(tmp_path: Path) -> None:
    """A tokenizer that drops every character loses none of them."""
    path = str(BUILDERS[1](tmp_path))

    assert count_tokens("\x01\x02", path) == 0
    assert split("\x01\x02", 4, 0, path) == [Span(0, 2)]


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)).map(sorted), max_size=8), SIZES)
@example([[0, 9], [9, 9], [0, 1], [0, 1]], (3, 2))
def test_windows_keep_the_law_whatever_the_offsets(offsets: list[list[int]], sizes: tuple[int, int]) -> None:
    """Offsets that jump back lose no text."""
    encoding = SimpleNamespace(token_to_chars=lambda index: tuple(offsets[index]))
    placed = PlacedCharacters(9, len(offsets), encoding)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(token, "load_tokenizer", lambda _: SimpleNamespace(place=lambda *_: placed))
        assert_lawful("nine char", split("nine char", *sizes))


def test_a_window_has_as_many_tokens_as_asked() -> None:
    """Without split characters, windows are full but for the last, and the overlap is what was asked."""
    text = "one two three four five six seven"

    assert cut(text, 3, 1) == ["one two three", " three four five", " five six seven"]


def test_the_first_window_to_reach_the_end_is_the_last() -> None:
    """No last window repeats only what the overlap holds."""
    text = "one two three four five"

    assert cut(text, 3, 2) == ["one two three", " two three four", " three four five"]


def test_a_split_character_is_given_whole_to_both_sides() -> None:
    """A start moves left and an end moves right, to the edge of the character they fall into."""
    assert count_tokens("a 🪴 b") == 5  # the plant is three of them, the first with its space
    assert cut("a 🪴 b", 3) == ["a 🪴", "🪴 b"]


def test_windows_within_one_character_are_one() -> None:
    """A character of several tokens is emitted once, however small the windows."""
    assert count_tokens("🪴") > 2
    assert cut("🪴", 1) == ["🪴"]
    assert cut("🪴🪴", 1) == ["🪴", "🪴"]


def test_of_two_windows_with_one_start_the_longer_stays() -> None:
    """A window that holds nothing but a character's first parts gives way to the one that goes on."""
    assert count_tokens("🪴 pot") == 4
    assert cut("🪴 pot", 3, 2) == ["🪴 pot"]


def test_blank_windows_are_left_out() -> None:
    """A chunk of blanks has nothing to retrieve."""
    text = "a" + " \t\n" * 40 + "b"

    assert len(cut(text, 1)) < count_tokens(text)
    assert_lawful(text, split(text, 1))
    assert cut(" \n\t ", 1) == []
    assert cut("", 1) == []


def test_text_like_a_special_token_is_split_as_text() -> None:
    """A document that quotes a model's special tokens is no error."""
    text = "Ends with <|endoftext|> here."

    assert "".join(cut(text, 2)) == text


def test_windows_run_on_across_the_encoder_s_pieces() -> None:
    """A text far longer than one call of the encoder is split as if it were one."""
    text = "Réglez le délai à 30 secondes—pas plus.\n" * 3_000 + "Fin."

    spans = split(text, 1_000)

    assert "".join(text[span.start : span.end] for span in spans) == text
    assert len(spans) == -(-count_tokens(text) // 1_000)


def test_work_that_is_no_longer_wanted_ends() -> None:
    """The stop is asked while encoding and while cutting."""
    for quiet in (0, 5):
        asked = iter([False] * quiet)
        stop = SimpleNamespace(is_set=lambda asked=asked: next(asked, True))
        with pytest.raises(Stopped):
            split_token(Document.from_text("word " * 500), TokenSettings(chunk_size=8, chunk_overlap=0), stop)


def test_an_overlap_as_large_as_the_window_is_refused() -> None:
    """The message names both values."""
    with pytest.raises(SettingsError, match="chunk_overlap 32 must be smaller than chunk_size 16"):
        TokenSettings(chunk_size=16)
