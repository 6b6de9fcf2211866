"""Tests of the `character` splitter; parity is proved beside LangChain."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.document import Document
from inspector.core.errors import SettingsError
from inspector.core.span import Span
from inspector.core.stop import Stopped
from inspector.splitters.character import CharacterSettings, split_character
from tests.shared import corpus_files
from tests.splitters.laws import StopAfter, assert_covered, assert_lawful

SIZES = st.integers(1, 12).flatmap(lambda size: st.tuples(st.just(size), st.integers(0, size - 1)))


def split(text: str, size: int, overlap: int = 0, **settings: Any) -> list[Span]:
    """The spans of a text."""
    chosen = CharacterSettings(chunk_size=size, chunk_overlap=overlap, **settings)
    return split_character(Document.from_text(text), chosen)


def cut(text: str, size: int, overlap: int = 0, **settings: Any) -> list[str]:
    """The texts of a text's chunks."""
    return [text[span.start : span.end] for span in split(text, size, overlap, **settings)]


def test_the_default_is_a_pure_window() -> None:
    """Five hundred characters, fifty of them shared."""
    spans = split_character(Document.from_text("x" * 1000), CharacterSettings())
    assert spans == [Span(0, 500), Span(450, 950), Span(900, 1000)]


def test_an_empty_text_has_no_chunks() -> None:
    """With a separator and without."""
    assert split("", 5) == []
    assert split("", 5, separator="\n") == []


def test_a_text_without_the_separator_is_one_chunk() -> None:
    """However long it is: this splitter cuts nowhere else."""
    assert cut("  one two three ", 5, separator="\n") == ["one two three"]


def test_dropped_separators_stay_inside_a_chunk() -> None:
    """A chunk is a slice of the document, the separators between its pieces included, however many."""
    assert cut("aa\n\n\nbb\ncc", 6, separator="\n") == ["aa\n\n\nbb", "cc"]


def test_a_dropped_pattern_is_never_pasted_into_a_chunk() -> None:
    """What the pattern matched stands in the chunk, and counts for its size."""
    assert cut("aa \t bb cc", 8, separator=r"\s+", is_separator_regex=True) == ["aa \t bb", "cc"]
    assert cut("aa \t bb cc", 6, separator=r"\s+", is_separator_regex=True) == ["aa", "bb cc"]


def test_a_pattern_that_looks_behind_itself_loses_nothing() -> None:
    """What such a pattern matches stays in the chunk when its neighbours do."""
    assert cut("a-b c-d", 4, separator=r"(?<=a)-b", is_separator_regex=True, strip_whitespace=False) == ["a", " c-d"]
    assert cut("a-b c-d", 9, separator=r"(?<=a)-b", is_separator_regex=True) == ["a-b c-d"]


def test_groups_in_a_pattern_change_nothing() -> None:
    """A pattern cuts alike with a group, without one, and with one that refers back."""
    text = "a--b==c"
    for separator in (r"--|==", r"(--|==)", r"([-=])\1"):
        found = cut(text, 3, separator=separator, is_separator_regex=True, keep_separator="end")
        assert found == ["a--", "b==", "c"]


def test_a_flag_at_the_start_of_a_pattern_holds() -> None:
    """The pattern is used as it is written."""
    assert cut("aXbxc", 2, separator="(?i)x", is_separator_regex=True, keep_separator=True) == ["a", "Xb", "xc"]


def test_a_wrong_pattern_is_refused_before_anything_is_split() -> None:
    """The settings themselves cannot be made."""
    with pytest.raises(SettingsError, match=r"separator: '\[a' is not a regular expression: unterminated"):
        CharacterSettings(separator="[a", is_separator_regex=True)
    CharacterSettings(separator="[a")


def test_an_overlap_as_large_as_the_size_is_refused() -> None:
    """The window would never move."""
    with pytest.raises(SettingsError, match="chunk_overlap 5 must be smaller than chunk_size 5"):
        CharacterSettings(chunk_size=5, chunk_overlap=5)


@given(st.text(st.sampled_from("ab. \n水"), max_size=60), SIZES, st.sampled_from(["", "\n", "\n\n", ". ", "a"]))
def test_spans_are_lawful(text: str, sizes: tuple[int, int], separator: str) -> None:
    """They lie in the text, are in order, and lose nothing where separators are kept."""
    for keep in (True, "end", False):
        spans = split(text, *sizes, separator=separator, keep_separator=keep)
        assert_lawful(text, spans)
        if keep or not separator.strip():
            assert_covered(text, spans)


@given(st.text(st.sampled_from("ab \n"), min_size=1, max_size=60), SIZES)
def test_windows_grow_at_both_ends_and_keep_the_size(text: str, sizes: tuple[int, int]) -> None:
    """Where blanks stay, each window but a blank one moves on by the same step, and none lies inside another."""
    size, overlap = sizes
    spans = split(text, size, overlap, strip_whitespace=False)
    assert all(span.start % (size - overlap) == 0 and span.length <= size for span in spans)
    assert all(span.length == size for span in spans[:-1])
    assert len({span.start for span in spans}) == len({span.end for span in spans}) == len(spans)


def test_splitting_stops_when_told() -> None:
    """A long text is given up on the way."""
    with pytest.raises(Stopped):
        split_character(Document.from_text("ab\n" * 100_000), CharacterSettings(separator="\n"), StopAfter(3))


@pytest.mark.parametrize("path", corpus_files(), ids=lambda path: path.name)
def test_a_document_is_covered(path: Path) -> None:
    """Under the default settings nothing of it is lost."""
    text = path.read_bytes().decode()
    spans = split_character(Document.from_text(text), CharacterSettings())
    assert_lawful(text, spans)
    assert_covered(text, spans)
