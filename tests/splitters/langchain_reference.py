"""LangChain's splitters, made to tell where in the text each chunk lies.

LangChain's own code cuts, merges and recurses. Two things only are put around it: the pieces it cuts are handed on with
the offset they were cut at, and where it joins pieces the span from the first to the last is noted. A piece follows the
one before it, or, where separators are dropped, as many matches of the separator as stand between: nothing is searched
for, and a piece that is not where it should be fails the test.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal

import pytest
from langchain_text_splitters import CharacterTextSplitter, RecursiveCharacterTextSplitter, character
from langchain_text_splitters.base import TextSplitter

from inspector.core.span import Span
from inspector.splitters.settings import KeepSeparator

Cut = Callable[..., list[str]]
"""How LangChain cuts a text at a separator."""


class Placed(str):
    """A text, and where it lies in the document."""

    __slots__ = ("end", "start")
    start: int
    end: int


def placed(text: str, start: int, end: int) -> Placed:
    """The text with the place it lies at."""
    found = Placed(text)
    found.start, found.end = start, end
    return found


class Placing(TextSplitter):
    """Notes where joined pieces lie; LangChain decides which are joined, and what text that gives."""

    def _join_docs(self, docs: list[str], separator: str) -> str | None:
        text = super()._join_docs(docs, separator)
        if text is None:
            return None
        first, last = docs[0], docs[-1]
        assert isinstance(first, Placed)
        assert isinstance(last, Placed)
        return placed(text, first.start, last.end)


class PlacingCharacter(Placing, CharacterTextSplitter):
    """LangChain's `CharacterTextSplitter` with places."""


class PlacingRecursive(Placing, RecursiveCharacterTextSplitter):
    """LangChain's `RecursiveCharacterTextSplitter` with places."""


def placing(cut: Cut) -> Cut:
    """LangChain's function that cuts a text, with a place for each piece."""

    def cut_and_place(text: str, separator: str, *, keep_separator: KeepSeparator) -> list[str]:
        base = text.start if isinstance(text, Placed) else 0
        pieces: list[str] = []
        at = 0
        for piece in cut(text, separator, keep_separator=keep_separator):
            if not keep_separator and separator:
                at = after_separators(text, separator, at)
            assert text.startswith(piece, at)
            pieces.append(placed(piece, base + at, base + at + len(piece)))
            at += len(piece)
        return pieces

    return cut_and_place


def after_separators(text: str, separator: str, at: int) -> int:
    """Where the run of separators that begins at an offset ends."""
    match = re.compile(separator).match(text, at)
    while match and match.end() > at:
        at = match.end()
        match = re.compile(separator).match(text, at)
    return at


@contextmanager
def places() -> Iterator[None]:
    """While this holds, LangChain's pieces have places."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(character, "_split_text_with_regex", placing(character._split_text_with_regex))
        yield


def langchain_spans(name: Literal["character", "recursive"], text: str, **options: Any) -> list[Span]:
    """The spans of LangChain's chunks: from the first piece's start to the last piece's end, blanks left out as there.

    Chunks of blanks only are not among them. Where separators are kept, each text that LangChain gives is checked to be
    the text at its span.
    """
    made = PlacingCharacter(**options) if name == "character" else PlacingRecursive(**options)
    with places():
        chunks = made.split_text(text)
    spans = []
    for chunk in chunks:
        assert isinstance(chunk, Placed)
        span = Span(chunk.start, chunk.end)
        source = text[chunk.start : chunk.end]
        if made._strip_whitespace and len(chunk.strip()) == len(chunk):
            span = Span(chunk.end - len(source.lstrip()), chunk.start + len(source.rstrip()))
        if made._keep_separator:
            assert text[span.start : span.end] == chunk
        if chunk.strip():
            spans.append(span)
    return spans
