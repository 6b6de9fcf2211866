"""Tests of the `recursive` splitter; parity is proved beside LangChain."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.document import Document
from inspector.core.errors import SettingsError
from inspector.core.span import Span
from inspector.core.stop import Stopped
from inspector.core.tokens import count_tokens
from inspector.splitters.recursive import RecursiveSettings, split_recursive
from tests.shared import corpus_files
from tests.splitters.laws import StopAfter, assert_covered, assert_lawful

SIZES = st.integers(1, 12).flatmap(lambda size: st.tuples(st.just(size), st.integers(0, size - 1)))
TEXTS = st.text(st.sampled_from("ab. \n水"), max_size=80)


def split(text: str, size: int, overlap: int = 0, **settings: Any) -> list[Span]:
    """The spans of a text."""
    chosen = RecursiveSettings(chunk_size=size, chunk_overlap=overlap, **settings)
    return split_recursive(Document.from_text(text), chosen)


def cut(text: str, size: int, overlap: int = 0, **settings: Any) -> list[str]:
    """The texts of a text's chunks."""
    return [text[span.start : span.end] for span in split(text, size, overlap, **settings)]


def test_a_text_that_fits_is_one_chunk() -> None:
    """Its separators are left alone, blanks at its ends are not."""
    assert cut("\nOne.\n\nTwo.\n", 500) == ["One.\n\nTwo."]


@pytest.mark.parametrize("text", ["", "   ", "\n\n \n\n"])
def test_a_blank_text_has_no_chunks(text: str) -> None:
    """A chunk of blanks is never made, whatever is done with blanks."""
    assert split(text, 2) == []
    assert split(text, 2, strip_whitespace=False) == []
    assert split(text, 2, keep_separator=False) == []


def test_paragraphs_are_kept_together_before_lines_and_lines_before_words() -> None:
    """A finer separator is used only where a coarser one leaves too much."""
    text = "one two\nthree\n\nfour five six seven\neight\n\nnine"
    assert cut(text, 15) == ["one two\nthree", "four five six", "seven", "eight", "nine"]


def test_a_long_word_is_cut_between_characters_with_overlap() -> None:
    """The last resort is a window, and shares as much as any other chunk."""
    assert cut("qrstuvwxyz0123456789", 8, 3) == ["qrstuvwx", "vwxyz012", "01234567", "56789"]


def test_a_piece_as_long_as_the_size_is_cut_further() -> None:
    """As in LangChain, only what is shorter is gathered."""
    assert cut("abcd ef", 4, separators=(" ", "")) == ["abcd", "ef"]
    assert cut("aaaa\nb c\nd", 4) == ["aaaa", "b c", "d"]


def test_nothing_is_shared_across_a_piece_that_was_cut_further() -> None:
    """An overlap stays within the gathering of one separator's pieces."""
    text = "a b c\n\nxxxxxxxxxx\n\nd e"
    assert cut(text, 8, 3) == ["a b c", "xxxxxxx", "xxxxxx", "d e"]


def test_repeated_text_has_spans_of_its_own() -> None:
    """A chunk is where it was cut, not where its text first stands."""
    spans = split("Retry it. " * 6, 21, separators=(". ", ""), keep_separator="end")
    assert spans == [Span(0, 19), Span(20, 39), Span(40, 59)]


def test_a_dot_is_a_dot() -> None:
    """A literal separator is not read as a pattern, and no letter goes with it."""
    text = "Seal the hatch. Then rest a while. Go home."
    spans = split(text, 18, separators=(". ",))
    assert [text[span.start : span.end] for span in spans] == ["Seal the hatch", ". Then rest a while", ". Go home."]
    assert_covered(text, spans)


@pytest.mark.parametrize(
    ("keep", "expected"),
    [
        (True, ["水泵停了", "。请等候", "。好。"]),
        ("end", ["水泵停了。", "请等候。", "好。"]),
        (False, ["水泵停了", "请等候。好"]),
    ],
)
def test_a_separator_is_kept_on_the_side_that_is_asked_for(keep: Any, expected: list[str]) -> None:
    """Before the piece it ends, after the piece it begins, or nowhere."""
    assert cut("水泵停了。请等候。好。", 5, separators=("。", ""), keep_separator=keep) == expected


def test_dropped_separators_stay_inside_a_chunk() -> None:
    """A chunk is a slice of the document, the separators between its pieces included, however many."""
    assert cut("aa\n\n\n\n\n\nbb\n\ncc", 6, keep_separator=False) == ["aa\n\n\n\n\n\nbb", "cc"]


def test_a_dropped_pattern_is_never_pasted_into_a_chunk() -> None:
    """What the pattern matched stands in the chunk, and counts for its size."""
    settings: dict[str, Any] = {"separators": (r"\s+", ""), "is_separator_regex": True, "keep_separator": False}
    assert cut("aa \t bb cc", 8, **settings) == ["aa \t bb", "cc"]


def test_a_pattern_with_groups_cuts_as_without() -> None:
    """What is captured is neither a piece nor lost."""
    text = "Fig. 1 shows it. Fig. 2 does not."
    plain, grouped = (
        cut(text, 20, separators=(pattern, ""), is_separator_regex=True)
        for pattern in (r"Fig\. (?=\d)", r"(Fig)\. (?=(\d))")
    )
    assert grouped == plain == ["Fig. 1 shows it.", "Fig. 2 does not."]


def test_what_no_separator_cuts_is_one_chunk_as_it_stands() -> None:
    """Too long, and with its blanks, as in LangChain."""
    assert cut("a b\n  cccccccc  \nd", 5, separators=("\n",), keep_separator="end") == ["a b", "  cccccccc  \n", "d"]


def test_separators_after_the_empty_one_are_never_reached() -> None:
    """Characters cannot be cut further."""
    assert cut("a\nb\nc", 2, separators=("", "\n")) == ["a", "b", "c"]


def test_a_language_brings_its_separators() -> None:
    """They are patterns, and cut before a definition."""
    text = "import os\n\nclass A:\n    pass\n\nclass B:\n    pass\n"
    assert cut(text, 25, language="python") == ["import os", "class A:\n    pass", "class B:\n    pass"]


def test_sizes_may_be_counted_in_tokens() -> None:
    """No chunk has more tokens than its pieces together, and the cuts fall where words end."""
    text = "The gateway closes connections that idle. " * 12
    spans = split(text, 20, 5, unit="tokens")
    assert all(count_tokens(text[span.start : span.end]) <= 20 for span in spans)
    assert all(text[after.start : before.end].strip() for before, after in pairwise(spans))
    assert_covered(text, spans)


def test_a_character_of_many_tokens_is_never_cut() -> None:
    """It is a chunk of its own, though it is more than one may hold."""
    assert cut("🪴🪴", 1, unit="tokens") == ["🪴", "🪴"]


@pytest.mark.parametrize(
    ("settings", "setting", "message"),
    [
        ({"separators": ("\n",) * 10_001}, "separators", "separators holds 10,001: more than 10,000 are never needed"),
        ({"chunk_size": 9, "chunk_overlap": 9}, "chunk_overlap", "chunk_overlap 9 must be smaller than chunk_size 9"),
        ({"separators": ()}, "separators", "separators is empty"),
        ({"separators": ("a", "(b"), "is_separator_regex": True}, "separators", r"'(b' is not a regular expression"),
        ({"language": "pyton"}, "language", "did you mean python"),
        ({"language": "go", "separators": ("a",)}, "separators", "so are those of language go: unset one of the two"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, Any], setting: str, message: str) -> None:
    """Before anything is split, with a message that names the values."""
    with pytest.raises(SettingsError) as error:
        RecursiveSettings(**settings)
    assert error.value.setting == setting
    assert message in str(error.value)


@given(TEXTS, SIZES, st.lists(st.sampled_from(["\n\n", "\n", " ", ". ", "a", "aa"]), max_size=4))
def test_spans_are_lawful(text: str, sizes: tuple[int, int], separators: list[str]) -> None:
    """They are in order, lose nothing, and keep the size and the overlap wherever characters may be cut."""
    size, overlap = sizes
    for keep in ("start", "end"):
        spans = split(text, size, overlap, separators=(*separators, ""), keep_separator=keep)
        assert_lawful(text, spans)
        assert_covered(text, spans)
        assert all(span.length <= size for span in spans)
        assert all(before.end - after.start <= overlap for before, after in pairwise(spans))


@given(TEXTS, SIZES)
def test_chunks_grow_at_both_ends_where_blanks_stay(text: str, sizes: tuple[int, int]) -> None:
    """None lies inside another."""
    for before, after in pairwise(split(text, *sizes, strip_whitespace=False)):
        assert before.start < after.start
        assert before.end < after.end


def test_a_chunk_may_be_left_with_what_its_neighbour_has() -> None:
    """As in LangChain, where blanks are left out after the cuts are made."""
    text = "aaaa bb            \n"
    assert cut(text, 10, 8, strip_whitespace=False) == ["aaaa bb   ", " bb       "]
    assert cut(text, 10, 8) == ["aaaa bb", "bb"]


def test_many_separators_do_not_exhaust_the_stack() -> None:
    """A thousand levels are as good as four."""
    marks = [chr(0x4E00 + number) for number in range(3000)]
    text = "x".join(marks)
    spans = split(text, 9, separators=tuple(marks))
    assert_covered(text, spans)


def test_splitting_stops_when_told() -> None:
    """A long text is given up on the way, at whatever it is."""
    for text in ("a" * 3_000_000, "ab\n" * 200_000, "a\n\n" * 100_000):
        with pytest.raises(Stopped):
            split_recursive(Document.from_text(text), RecursiveSettings(chunk_size=4, chunk_overlap=0), StopAfter(3))


@pytest.mark.parametrize("path", corpus_files(), ids=lambda path: path.name)
def test_a_document_is_covered(path: Path) -> None:
    """Under the default settings nothing of it is lost, and nothing is longer than it may be."""
    text = path.read_bytes().decode()
    spans = split_recursive(Document.from_text(text), RecursiveSettings())
    assert_lawful(text, spans)
    assert_covered(text, spans)
    assert all(span.length <= 500 for span in spans)
