"""Where lines begin."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.lines import lines_of


@pytest.mark.parametrize(
    ("text", "starts", "ends"),
    [
        ("", [0], [0]),
        ("a\nb", [0, 2], [1, 3]),
        ("a\r\nb\r\n", [0, 3, 6], [1, 4, 6]),
        ("a\rb\r\nc\n", [0, 2, 5, 7], [1, 3, 6, 7]),
        ("\n\n", [0, 1, 2], [0, 1, 2]),
    ],
)
def test_every_kind_of_newline_ends_a_line(text: str, starts: list[int], ends: list[int]) -> None:
    """LF, CR LF and a lone CR end lines; the newline itself is not part of the line shown."""
    lines = lines_of(text)
    assert list(lines.starts) == starts
    assert [lines.end(line) for line in range(len(lines))] == ends


@given(st.text("ab\r\n", max_size=40))
def test_lines_are_those_that_a_regular_expression_finds(text: str) -> None:
    """Both ways of finding lines agree with the definition."""
    expected = [0, *(match.end() for match in re.finditer(r"\r\n|\n|\r", text))]
    lines = lines_of(text)
    assert list(lines.starts) == expected
    assert all(lines.at(offset) == sum(start <= offset for start in expected) - 1 for offset in range(len(text)))
