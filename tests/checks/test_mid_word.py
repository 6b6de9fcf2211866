"""Edges inside words and numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.checks.word_at import is_in_word, word_around
from tests.checks.marked import only, seam, unit_of


@pytest.mark.parametrize(
    ("marked", "word"),
    [
        ("The pres✂sure rises.", "pressure"),
        ("Ledger total 5✂,120 credits.", "5,120"),
        ("Ledger total 5,✂120 credits.", "5,120"),
        ("Version 1.✂25 is out.", "1.25"),
        ("We don✂'t stop.", "don't"),
        ("Call max_✂size now.", "max_size"),
        ("Über✂maß tut weh.", "Übermaß"),
        ("로봇✂이 간다.", "로봇이"),
        ("コン✂ピュータ", "コンピュータ"),
    ],
)
def test_a_word_is_cut(marked: str, word: str) -> None:
    """Letters, digits and what holds them together are one, and the unit is all of it."""
    issue = only(marked, kind="text")
    assert issue.kind == "mid-word"
    assert unit_of(marked, issue) == word
    assert issue.detail.startswith(f"cuts the word “{word}”: ")


@pytest.mark.parametrize(
    "marked",
    ["这个✂方法", "ใช้✂งาน", "well-✂known", "use 使用✂Python", "a.✂b", "(x)✂y", "one✂ two", "end,✂12", "ひら✂がな"],
)
def test_no_word_is_cut(marked: str) -> None:
    """A blank, a sign, or a script without blanks between words: no rule says that a word is cut there."""
    assert "mid-word" not in seam(marked, kind="text")


def test_a_word_in_code_counts() -> None:
    """An identifier is a word."""
    assert "mid-word" in seam("def start(pu✂mp):\n    return pump\n", "code", "python")


@given(st.text(st.sampled_from("aé1_.,'’ \n漢カ\u0301"), max_size=12), st.integers(0, 12))
def test_a_word_holds_the_cut(text: str, offset: int) -> None:
    """The word around a cut is longer on both sides than the cut, and nothing where there is none."""
    start, end = word_around(text, offset)
    if is_in_word(text, offset):
        assert start < offset < end
        assert not any(map(str.isspace, text[start:end]))
    else:
        assert (start, end) == (offset, offset)
