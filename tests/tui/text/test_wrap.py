"""Soft wrap."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.tui.text.cells import glyphs
from inspector.tui.text.wrap import wrap

LINES = st.text(st.characters(exclude_characters="\n\r"), max_size=200) | st.text(
    "ab \t水é👩\u200d💻\u0301", max_size=200
)


def rows(text: str, width: int) -> list[str]:
    """The rows' texts."""
    return [text[a:b] for a, b in pairwise([*wrap(text, width), len(text)])]


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("", 10, [""]),
        ("one two three", 8, ["one two ", "three"]),
        ("one two ", 7, ["one two "]),
        ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
        ("a abcdefghij", 4, ["a ", "abcd", "efgh", "ij"]),
        ("水泵已经停了", 5, ["水泵", "已经", "停了"]),
        ("été à la mer", 6, ["été à ", "la mer"]),
        ("\tab cd", 6, ["\tab ", "cd"]),
    ],
)
def test_rows_break_after_blanks_or_beside_wide_characters(text: str, width: int, expected: list[str]) -> None:
    """A row ends at a word where it can, at a character where it must."""
    assert rows(text, width) == expected


@given(LINES, st.integers(2, 40))
def test_rows_hold_every_character_once_and_fit(text: str, width: int) -> None:
    """Rows joined are the line, none is empty, and none is wider than the pane but for blanks at its end."""
    parts = rows(text, width)
    assert "".join(parts) == text
    assert all(parts) or text == ""
    for part in parts:
        cells = list(glyphs(part))
        while cells and part[cells[-1].start] in " \t":
            cells.pop()
        assert sum(glyph.width for glyph in cells) <= width


@given(LINES, st.integers(2, 40))
def test_rows_break_between_graphemes(text: str, width: int) -> None:
    """No row begins inside a grapheme."""
    starts = {glyph.start for glyph in glyphs(text)}
    assert set(wrap(text, width)) <= starts | {0}
