"""Tests of counting tokens by a tokenizer's name."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from inspector.core import bpe, tokens
from inspector.core.errors import InspectorError
from inspector.core.stop import Stopped
from inspector.core.tokens import TOKENIZERS, count_tokens, load_tokenizer


def test_the_default_vocabulary_counts_a_known_sentence() -> None:
    """Where no tokenizer is named, tokens are those of cl100k_base."""
    assert count_tokens("tiktoken is great!") == 6


def test_the_vocabularies_differ() -> None:
    """A tokenizer's name chooses the vocabulary."""
    text = "水泵漏水，请检查密封圈。"

    assert count_tokens(text, "o200k_base") < count_tokens(text, "cl100k_base")


@pytest.mark.parametrize("name", TOKENIZERS)
def test_an_empty_text_has_no_tokens(name: str) -> None:
    """Nothing is counted where there is nothing."""
    assert count_tokens("", name) == 0


@pytest.mark.parametrize("name", TOKENIZERS)
def test_text_that_reads_like_a_special_token_is_plain_text(name: str) -> None:
    """A document about tokenizers is split like any other."""
    assert count_tokens("<|endoftext|>", name) == count_tokens("<|", name) + count_tokens("endoftext|>", name) > 1


@pytest.mark.parametrize("name", TOKENIZERS)
def test_a_lone_surrogate_counts_as_a_replacement_character(name: str) -> None:
    """Half a character, such as a JSON file may hold, stops nothing, and two halves are two."""
    assert count_tokens("pump \ud83d\ude00 \udc00", name) == count_tokens("pump \ufffd\ufffd \ufffd", name)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("cl100k", "unknown tokenizer 'cl100k': did you mean cl100k_base?"),
        ("gemma", "unknown tokenizer 'gemma': choose cl100k_base, o200k_base or the path of a tokenizer.json"),
        ("", "the tokenizer's name is empty: choose"),
        ("bad\0name", "unknown tokenizer 'bad\\x00name': choose"),
        (
            "~nobody-of-that-name/tokenizer.json",
            "no tokenizer file '~nobody-of-that-name/tokenizer.json': there is no .json",
        ),
    ],
)
def test_an_unknown_tokenizer_is_refused_with_a_way_out(name: str, words: str) -> None:
    """The message is one line that says what there is instead."""
    with pytest.raises(InspectorError) as caught:
        count_tokens("text", name)

    assert str(caught.value).startswith(words)
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_answered_with_its_neighbour(tmp_path: Path) -> None:
    """A slip in a file's name is shown beside the name that was meant."""
    meant = tmp_path / "tokenizer.json"
    meant.write_text("{}")

    with pytest.raises(InspectorError, match="did you mean") as caught:
        load_tokenizer(str(tmp_path / "tokeniser.json"))

    assert str(meant) in str(caught.value)


def test_a_count_that_is_no_longer_wanted_ends() -> None:
    """A long count asks its stop between pieces."""

    class Set:
        def is_set(self) -> bool:
            return True

    with pytest.raises(Stopped):
        count_tokens("word " * 10_000, stop=Set())


def test_threads_that_ask_at_once_share_one_tokenizer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A vocabulary is loaded once, whoever asks first."""
    monkeypatch.setattr(tokens, "_loaded", {})
    calls: list[str] = []
    load = bpe.load

    def counted(name: str) -> bpe.BpeTokenizer:
        calls.append(name)
        return load(name)

    monkeypatch.setattr(bpe, "load", counted)
    together = Barrier(8)

    def ask(_: int) -> object:
        together.wait()
        return load_tokenizer("o200k_base")

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(ask, range(8)))

    assert calls == ["o200k_base"]
    assert len({id(tokenizer) for tokenizer in found}) == 1


def test_importing_the_module_loads_no_tokenizer() -> None:
    """What takes most of a second to load waits until something is counted."""
    code = "import sys, inspector.core.tokens as t; print(sorted({'bpe_openai', 'tokenizers'} & set(sys.modules)))"

    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert told.stdout.strip() == "[]"
