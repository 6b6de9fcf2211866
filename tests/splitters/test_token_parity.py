"""The `token` splitter beside LangChain's `TokenTextSplitter`, on real documents."""

from bisect import bisect_left, bisect_right
from itertools import accumulate
from pathlib import Path

import pytest
from langchain_text_splitters import TokenTextSplitter
from langchain_text_splitters.base import Tokenizer, split_text_on_tokens

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.splitters.token import TokenSettings, split_token
from tests.shared import SHARED, corpus_files
from tests.tiktoken_reference import reference_encoding

FILES = corpus_files()
SMALL = [path for path in FILES if path.stat().st_size <= 300_000]
GRID = [(size, overlap) for size in (64, 256, 500, 2000) for overlap in (0, 50, size // 5)]
ENCODING = "cl100k_base"


class Reference:
    """LangChain's windows over one text, by LangChain's code, tiktoken's tokens and no code of ours."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.encoding = reference_encoding(ENCODING)
        self.ids = self.encoding.encode_ordinary(text)
        self.ends = [0, *accumulate(map(len, self.encoding.decode_tokens_bytes(self.ids)))]
        self.starts = [0, *accumulate(len(ch.encode()) for ch in text)]

    def windows(self, size: int, overlap: int) -> list[tuple[Span, bool]]:
        """Every window's span, widened to whole characters, and whether it had to be widened.

        LangChain's loop is given numbers for tokens, and says which it puts together.
        """
        numbers = Tokenizer(
            chunk_overlap=overlap,
            tokens_per_chunk=size,
            encode=lambda _: list(range(len(self.ids))),
            decode=lambda chunk: f"{chunk[0]} {chunk[-1] + 1}",
        )
        found = []
        for window in split_text_on_tokens(text="", tokenizer=numbers):
            first, last = (self.ends[int(number)] for number in window.split())
            span = Span(bisect_right(self.starts, first) - 1, bisect_left(self.starts, last))
            found.append((span, (self.starts[span.start], self.starts[span.end]) != (first, last)))
        return found

    def spans(self, size: int, overlap: int) -> list[Span]:
        """The windows as Inspector shows them: none blank, none twice, none inside a neighbour."""
        spans = list(dict.fromkeys(span for span, _ in self.windows(size, overlap)))
        kept = []
        for before, span, after in zip([None, *spans], spans, [*spans[1:], None], strict=False):
            inside = (before and span.end == before.end) or (after and span.start == after.start)
            if not inside and self.text[span.start : span.end].strip():
                kept.append(span)
        return kept

    def assert_langchain(self, size: int, overlap: int) -> None:
        """Check the windows against the texts that `TokenTextSplitter` itself gives."""
        splitter = TokenTextSplitter(ENCODING, chunk_size=size, chunk_overlap=overlap, disallowed_special=())
        for (span, widened), theirs in zip(self.windows(size, overlap), splitter.split_text(self.text), strict=True):
            ours = self.text[span.start : span.end]
            assert theirs.strip("\ufffd") in ours if widened else theirs == ours


def assert_parity(path: Path, grid: list[tuple[int, int]]) -> None:
    """Compare the windows of one document under every size and overlap of the grid."""
    text = path.read_bytes().decode("utf-8", "replace")
    reference = Reference(text)
    for size, overlap in grid:
        reference.assert_langchain(size, overlap)
        chosen = TokenSettings(chunk_size=size, chunk_overlap=overlap)
        assert split_token(Document.from_text(text), chosen) == reference.spans(size, overlap), (size, overlap)


def name(path: Path) -> str:
    """What a document is called in a test's name."""
    return path.relative_to(SHARED / "corpus").as_posix()


@pytest.mark.parametrize("path", SMALL, ids=name)
def test_a_document_has_langchains_windows(path: Path) -> None:
    """One size and overlap a document, so that the corpus as a whole sees them all."""
    assert_parity(path, [GRID[SMALL.index(path) % len(GRID)]])


@pytest.mark.full
@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_document_has_langchains_windows_throughout(path: Path) -> None:
    """Every document under every size and overlap."""
    assert_parity(path, GRID)


def test_langchains_windows_of_split_characters() -> None:
    """Small windows over text of many-token characters are LangChain's, made whole."""
    text = "水泵漏水 🪴🪴 ok 👩🏽‍🚀.  \n\n   ආයුබෝවන් ꩜ end"
    reference = Reference(text)
    for size in range(1, 7):
        for overlap in range(size):
            reference.assert_langchain(size, overlap)
            chosen = TokenSettings(chunk_size=size, chunk_overlap=overlap)
            assert split_token(Document.from_text(text), chosen) == reference.spans(size, overlap), (size, overlap)
