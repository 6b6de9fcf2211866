"""Tests of cutting a long text where no token lies across the cut."""

import pytest
import tiktoken
from hypothesis import example, given, settings
from hypothesis import strategies as st

from inspector.core import bpe
from inspector.core.token_pieces import LONGEST, TARGET, pieces
from inspector.core.tokens import load_tokenizer
from tests.shared import corpus_files
from tests.tiktoken_reference import reference_encoding

NAMES = bpe.NAMES

TRICKY = st.one_of(
    st.sampled_from("aZé中ก9٣½Ⅷ \t\n\r\x0b\x1c\x85\u00a0\u2028\u3000'/_.,-!。」…\u0301\u0e31\u200d\u200b😀\ufffd\0"),
    st.sampled_from(["'s", "'LL", "'re", "don't", "\r\n", " \n", "  ", "12345", "//", "<|endoftext|>", "ſ", "İ"]),
    st.characters(exclude_categories=["Cs"]),
)
TEXTS = st.lists(TRICKY, max_size=40).map("".join)


@pytest.fixture(scope="module", params=NAMES)
def reference(request: pytest.FixtureRequest) -> tiktoken.Encoding:
    """Tiktoken with each vocabulary in turn."""
    return reference_encoding(request.param)


def ids(name: str, text: str) -> list[int]:
    """The ids of the tokens of a text short enough for one call."""
    tokenizer = load_tokenizer(name)
    assert isinstance(tokenizer, bpe.BpeTokenizer)
    found: list[int] = tokenizer.encoding.encode_ordinary(text)
    return found


@given(TEXTS, st.integers(1, 5))
@example("Don't stop.  \r\n\r\n 12345abc//\n/x", 1)
@settings(max_examples=300, deadline=None)
def test_pieces_give_the_tokens_of_the_whole(text: str, target: int) -> None:
    """Wherever a text is cut, its tokens are those of one call, and those of tiktoken."""
    cut = list(pieces(text, target))

    for name in NAMES:
        whole = ids(name, text)
        assert [token for start, end in cut for token in ids(name, text[start:end])] == whole
        assert whole == reference_encoding(name).encode_ordinary(text)


@given(TEXTS, st.integers(1, 5), st.integers(6, 9))
def test_pieces_cover_the_text_in_order(text: str, target: int, longest: int) -> None:
    """Nothing is lost, doubled or longer than allowed, safe place or not."""
    cut = list(pieces(text, target, longest))

    assert "".join(text[start:end] for start, end in cut) == text
    assert all(0 < end - start <= longest for start, end in cut)


def test_common_kinds_of_text_are_cut_close_to_the_target() -> None:
    """Prose, CJK without blanks, one long line and encoded data all hold safe places enough."""
    for text in ("word " * 9_000, "水泵漏水，请检查。" * 4_000, "x=1;y[2]=f(x);" * 3_000, "Zm9v4mFyYmF6" * 4_000):
        lengths = [end - start for start, end in pieces(text)]

        assert len(lengths) > 1
        assert max(lengths) < TARGET + 20


def test_every_character_may_stand_beside_a_cut(reference: tiktoken.Encoding) -> None:
    """No character that Python takes for a letter, number or blank is anything else to the vocabularies."""
    chars = [chr(code) for code in (*range(0x3400), *range(0xA000, 0xAC00), *range(0xF900, 0x10800), 0x1F600)]
    text = "".join(f"a{ch}1{ch} {ch}\n{ch}," for ch in chars)

    cut = list(pieces(text, 8))

    assert len(cut) > len(chars) / 2
    tokens = [token for start, end in cut for token in ids(reference.name, text[start:end])]
    assert tokens == reference.encode_ordinary(text)


def test_real_documents_have_the_counts_of_tiktoken(reference: tiktoken.Encoding) -> None:
    """Every document of the corpus, the largest of them in hundreds of pieces, has tiktoken's number of tokens."""
    files = [path for path in corpus_files() if path.stat().st_size < 300_000]
    if not files:
        pytest.skip("needs ../shared/corpus, which is not beside this checkout")
    for path in files:
        text = path.read_bytes().decode("utf-8", "replace")
        assert load_tokenizer(reference.name).count(text) == len(reference.encode_ordinary(text)), path.name


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("unit", ["a", "é", "😀", "\n", " ", "!"])
def test_a_text_without_a_safe_place_is_counted_all_the_same(name: str, unit: str) -> None:
    """Half a million times one character is cut at the limit, whatever the encoder takes at once."""
    text = unit * (2 * LONGEST + 50_000)

    tokens = load_tokenizer(name).place(text)

    assert tokens.count == load_tokenizer(name).count(text)
    assert [edge.right for edge in tokens.edges([0, tokens.count])] == [0, len(text)]
    assert len(text) // 128 <= tokens.count <= 4 * len(text)


def test_a_long_line_is_counted_exactly(reference: tiktoken.Encoding) -> None:
    """A megabyte on one line has the count of the whole."""
    text = "The gateway's timeout is 30 seconds; raise it—slowly—to 45. " * 18_000

    assert len(text) > 1_000_000
    assert load_tokenizer(reference.name).count(text) == len(reference.encode_ordinary(text))
