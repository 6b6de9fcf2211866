"""The `character` and `recursive` splitters beside LangChain's, on real documents and on made-up ones."""

from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from langchain_text_splitters import CharacterTextSplitter

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.core.tokens import count_tokens
from inspector.splitters import recursive
from inspector.splitters.character import CharacterSettings, split_character
from inspector.splitters.presets import PRESETS
from inspector.splitters.recursive import RecursiveSettings, split_recursive
from tests.shared import SHARED, corpus_files
from tests.splitters.langchain_reference import langchain_spans

FILES = corpus_files()
GRID = [(size, overlap) for size in (64, 256, 500, 2000) for overlap in (0, 50, size // 5)]
KEEPS = [True, "end", False]
STRETCH = 20_000
"""Characters of a document that LangChain's slow ways are given in the quick tests: windows, at a megabyte a second."""
LONG_STRETCH = 200_000
"""Characters of a document that its quicker ways are given there."""


def read(path: Path) -> str:
    """A document's text."""
    return path.read_bytes().decode()


def name(path: Path) -> str:
    """What a document is called in a test's name."""
    return path.relative_to(SHARED / "corpus").as_posix()


def turn(path: Path, choices: list[Any]) -> Any:
    """One of the choices, so that the documents together see them all."""
    return choices[FILES.index(path) % len(choices)]


def ours_recursive(text: str, **settings: Any) -> list[Span]:
    """The spans of our `recursive` splitter."""
    return split_recursive(Document.from_text(text), RecursiveSettings(**settings))


def ours_character(text: str, **settings: Any) -> list[Span]:
    """The spans of our `character` splitter."""
    return split_character(Document.from_text(text), CharacterSettings(**settings))


def assert_recursive(text: str, **settings: Any) -> None:
    """Both `recursive` splitters make the same cuts under settings that both know."""
    if "separators" in settings:
        settings["separators"] = tuple(settings["separators"])
    theirs = settings | ({"separators": list(settings["separators"])} if "separators" in settings else {})
    assert ours_recursive(text, **settings) == langchain_spans("recursive", text, **theirs), settings


def assert_character(text: str, **settings: Any) -> None:
    """Both `character` splitters make the same cuts."""
    assert ours_character(text, **settings) == langchain_spans("character", text, **settings), settings


def assert_windows(text: str, *, size: int, overlap: int, strip: bool = True) -> None:
    """Both pure windows hold the same texts; where they lie is proved on characters that differ, below."""
    settings: dict[str, Any] = {
        "chunk_size": size,
        "chunk_overlap": overlap,
        "separator": "",
        "strip_whitespace": strip,
    }
    theirs = [chunk for chunk in CharacterTextSplitter(**settings).split_text(text) if chunk.strip()]
    assert [text[span.start : span.end] for span in ours_character(text, **settings)] == theirs, settings


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_document_is_split_as_by_langchain(path: Path) -> None:
    """One size, overlap and side for the separator a document, so that the corpus as a whole sees them all."""
    text = read(path)[:LONG_STRETCH]
    size, overlap = turn(path, GRID)
    keep = turn(path, KEEPS * 5)
    settings = {"chunk_size": size, "chunk_overlap": overlap, "keep_separator": keep}
    assert_recursive(text, **settings)
    assert_character(text, separator=turn(path, ["\n", "\n\n", ". ", " "]), **settings)
    assert_windows(text[:STRETCH], size=size, overlap=overlap)


@pytest.mark.parametrize("path", [path for path in FILES if path.stat().st_size < STRETCH], ids=name)
def test_a_document_is_split_by_tokens_as_by_langchain(path: Path) -> None:
    """LangChain given our way of counting gathers the same pieces."""
    text = read(path)
    for keep in KEEPS:
        settings: dict[str, Any] = {"chunk_size": 64, "chunk_overlap": 12, "keep_separator": keep}
        theirs = langchain_spans("recursive", text, length_function=lru_cache(count_tokens), **settings)
        assert ours_recursive(text, unit="tokens", **settings) == theirs


@pytest.mark.parametrize("language", PRESETS)
def test_a_document_is_split_by_a_languages_separators(language: str) -> None:
    """Each preset cuts where LangChain's patterns do."""
    text = "\n\n".join(read(path)[:STRETCH] for path in FILES if path.parent.name == "code")
    text += "".join(f"\nx{separator}y\n=====\n\nPublic Sub a\n$z$\n" for separator in PRESETS[language])
    theirs = langchain_spans(
        "recursive", text, chunk_size=256, chunk_overlap=50, separators=list(PRESETS[language]), is_separator_regex=True
    )
    assert ours_recursive(text, chunk_size=256, language=language) == theirs


@pytest.mark.full
@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_document_is_split_recursively_as_by_langchain_throughout(path: Path) -> None:
    """Every document under every size, overlap and side for the separator."""
    text = read(path)
    for size, overlap in GRID:
        for keep in KEEPS:
            assert_recursive(text, chunk_size=size, chunk_overlap=overlap, keep_separator=keep)
        if size == 256:
            assert_recursive(text, chunk_size=size, chunk_overlap=overlap, strip_whitespace=False)


@pytest.mark.full
@pytest.mark.parametrize("separator", ["\n", "\n\n"], ids=["lines", "paragraphs"])
@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_document_is_split_at_a_separator_as_by_langchain_throughout(path: Path, separator: str) -> None:
    """Every document under every size and overlap, the separator dropped, before and after."""
    text = read(path)
    for size, overlap in GRID:
        for keep in KEEPS:
            settings = {"chunk_size": size, "chunk_overlap": overlap, "keep_separator": keep}
            assert_character(text, separator=separator, strip_whitespace=size != 256, **settings)


@pytest.mark.full
@pytest.mark.parametrize(("size", "overlap"), GRID)
@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_document_has_langchains_windows_throughout(path: Path, size: int, overlap: int) -> None:
    """Every document under every size and overlap; a test for each, since LangChain takes a minute for the largest."""
    assert_windows(read(path), size=size, overlap=overlap)


@pytest.mark.full
@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_document_is_split_by_tokens_as_by_langchain_throughout(path: Path) -> None:
    """Every document by tokens."""
    text = read(path)
    theirs = langchain_spans(
        "recursive", text, chunk_size=256, chunk_overlap=50, length_function=lru_cache(2**16)(count_tokens)
    )
    assert ours_recursive(text, unit="tokens", chunk_size=256, chunk_overlap=50) == theirs


SIZES = st.integers(1, 12).flatmap(lambda size: st.tuples(st.just(size), st.integers(0, size - 1)))
TEXTS = st.text(st.sampled_from("ab. \n\n-é水"), max_size=80)
LITERALS = st.sampled_from(["\n\n", "\n", " ", "", ". ", ".", "a", "aa", "aba", "ab", "\n \n", "水"])
PATTERNS = st.sampled_from(
    [r"\n\s*\n", r"\s+", r"(?<=\.) ", r"(?=a)", r"(?<!b)a", r"(?!a)", r"\b", r"a*", r"|b", "^", "$", r"\.", "[ab]", ""]
)


@given(TEXTS, SIZES, st.lists(LITERALS, min_size=1, max_size=5), st.sampled_from(KEEPS), st.booleans())
def test_any_text_is_split_at_literals_as_by_langchain(
    text: str, sizes: tuple[int, int], separators: list[str], keep: Any, strip: Any
) -> None:
    """Separators that overlap themselves, one inside the other, are at the ends, are missing or come twice."""
    size, overlap = sizes
    settings = {"chunk_size": size, "chunk_overlap": overlap, "keep_separator": keep, "strip_whitespace": strip}
    assert_recursive(text, separators=separators, **settings)
    assert_character(text, separator=separators[0], **settings)


@given(TEXTS, SIZES, st.lists(PATTERNS, min_size=1, max_size=4), st.sampled_from(["start", "end"]), st.booleans())
def test_any_text_is_split_at_patterns_as_by_langchain(
    text: str, sizes: tuple[int, int], separators: list[str], keep: Any, strip: Any
) -> None:
    """Patterns that match nothing, at either end, or look around them, are kept on the side that is asked for."""
    size, overlap = sizes
    settings = {"chunk_size": size, "chunk_overlap": overlap, "keep_separator": keep, "strip_whitespace": strip}
    assert_recursive(text, separators=separators, is_separator_regex=True, **settings)
    assert_character(text, separator=separators[0], is_separator_regex=True, **settings)


@given(TEXTS, SIZES, st.sampled_from([r"(?=a)", r"(?<=\.)(?= )", r"(?<!b)(?=a)", r"(?!a)"]), st.booleans())
def test_any_text_is_split_where_a_pattern_looks_around_as_by_langchain(
    text: str, sizes: tuple[int, int], separator: str, strip: Any
) -> None:
    """A pattern that takes up no room has nothing to drop."""
    settings = {"chunk_size": sizes[0], "chunk_overlap": sizes[1], "strip_whitespace": strip}
    assert_character(text, separator=separator, is_separator_regex=True, **settings)


@given(TEXTS, SIZES, st.lists(LITERALS, min_size=1, max_size=5), st.sampled_from(KEEPS), st.booleans())
def test_any_text_is_split_by_another_measure_as_by_langchain(
    text: str, sizes: tuple[int, int], separators: list[str], keep: Any, strip: Any
) -> None:
    """Sizes that do not add up, and pieces that have none, are gathered as LangChain does."""

    def weight(piece: str, *_: object) -> int:
        return 2 * piece.count("a") + len(piece.split())

    size, overlap = sizes
    settings = {"chunk_size": size, "chunk_overlap": overlap, "keep_separator": keep, "strip_whitespace": strip}
    theirs = langchain_spans("recursive", text, length_function=weight, separators=separators, **settings)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(recursive, "count_tokens", weight)
        assert ours_recursive(text, unit="tokens", separators=tuple(separators), **settings) == theirs


@given(st.integers(0, 60), SIZES)
def test_windows_lie_where_langchains_texts_do(length: int, sizes: tuple[int, int]) -> None:
    """Where no two characters are the same, equal texts are in equal places."""
    assert_windows("".join(map(chr, range(0x4E00, 0x4E00 + length))), size=sizes[0], overlap=sizes[1])


@given(TEXTS, SIZES, st.booleans())
def test_windows_of_any_text_are_langchains(text: str, sizes: tuple[int, int], strip: Any) -> None:
    """Blanks at the ends of windows are left out as LangChain leaves them out."""
    assert_windows(text, size=sizes[0], overlap=sizes[1], strip=strip)
