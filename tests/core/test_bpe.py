"""Tests of where the tokens of OpenAI's vocabularies lie."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inspector.core import bpe, token_pieces
from inspector.core.tokens import load_tokenizer

NAMES = bpe.NAMES
TEXTS = st.text(st.one_of(st.sampled_from("ab é—😀👩🏽\u200d\n\ud800\udc00中"), st.characters()), max_size=60)


def byte_ends(name: str, text: str) -> list[int]:
    """Where each token ends in the text's UTF-8, by way of the encoder's own decoding."""
    tokenizer = load_tokenizer(name)
    assert isinstance(tokenizer, bpe.BpeTokenizer)
    ends = [0]
    for token in tokenizer.encoding.encode_ordinary(text):
        ends.append(ends[-1] + len(tokenizer.encoding.decode_single_token_bytes(token)))
    return ends


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut after a few characters, so that short texts have many pieces."""
    monkeypatch.setattr(bpe, "pieces", lambda text: token_pieces.pieces(text, 4))


@given(TEXTS)
@settings(deadline=None)
@pytest.mark.parametrize("name", NAMES)
def test_every_edge_lies_at_its_bytes(name: str, text: str) -> None:
    """An edge inside a character is told as the character's two ends, any other as one offset."""
    plain = "".join("\ufffd" if "\ud800" <= ch <= "\udfff" else ch for ch in text)
    ends = byte_ends(name, plain)
    starts = [len(plain[:at].encode()) for at in range(len(plain) + 1)]

    tokens = load_tokenizer(name).place(text)
    edges = list(tokens.edges(range(tokens.count + 1)))

    assert tokens.count + 1 == len(ends)
    for edge, byte in zip(edges, ends, strict=True):
        assert edge.left == max(at for at, start in enumerate(starts) if start <= byte)
        assert edge.right == min(at for at, start in enumerate(starts) if start >= byte)


@given(TEXTS, st.data())
@settings(deadline=None)
def test_some_edges_are_the_same_as_all(text: str, data: st.DataObject) -> None:
    """Skipping tokens, or asking twice for one, changes no edge."""
    tokens = load_tokenizer("cl100k_base").place(text)
    every = list(tokens.edges(range(tokens.count + 1)))

    some = sorted(data.draw(st.lists(st.integers(0, tokens.count))))

    assert list(tokens.edges(some)) == [every[index] for index in some]


@pytest.mark.parametrize("name", NAMES)
def test_no_token_is_too_long_for_a_byte(name: str) -> None:
    """The lengths of tokens are kept one byte each."""
    tokenizer = load_tokenizer(name)

    assert isinstance(tokenizer, bpe.BpeTokenizer)
    assert max(tokenizer.lengths) < 256
