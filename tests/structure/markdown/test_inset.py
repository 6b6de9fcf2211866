"""Bodies as texts of their own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.span import Span
from inspector.structure.markdown.inset import Body, Inset, strip_prefix


@pytest.mark.parametrize(
    ("line", "prefix", "indent", "skipped"),
    [
        ("    a", "", 4, 4),
        ("\ta", "", 4, 1),
        ("  a", "", 4, None),
        ("      a", "- ", 4, 6),
        (">     a", "> ", 4, 6),
        ("> a", "> ", 4, None),
        ("a", "> ", 0, None),
        (">", "> ", 4, 1),
        ("  > b", "- > ", 0, 4),
    ],
)
def test_a_prefix_is_taken_off_or_missed(line: str, prefix: str, indent: int, skipped: int | None) -> None:
    """Quote signs, then columns, tabs counted; a line set in by less does not belong, unless it is blank."""
    assert strip_prefix(line, prefix, indent, whole=True) == skipped


@given(st.lists(st.text("ab ", min_size=1, max_size=6), min_size=1, max_size=5), st.integers(0, 6))
def test_every_character_knows_where_it_came_from(lines: list[str], indent: int) -> None:
    """A span of the inset text is a span of the outer text with the same characters on each line."""
    outer = "\n".join(" " * indent + line for line in lines) + "\n"
    inset = Inset(outer, [Body(Span(0, len(outer)), "", indent)])
    for offset, character in enumerate(inset.text):
        start, end = inset.outer(Span(offset, offset + 1))
        assert outer[start:end] == character


def test_bodies_stand_apart() -> None:
    """Between two bodies stands a separator, whose offset is known."""
    outer = "!!! a\n    one\n!!! b\n    two\n"
    inset = Inset(outer, [Body(Span(6, 14), "", 4), Body(Span(20, 28), "", 4)])
    assert inset.text == "one\n\n\n<?-?>\n\ntwo\n"
    assert [inset.text[offset : offset + 5] for offset in inset.separators] == ["<?-?>"]
    start = inset.text.index("two")
    assert inset.outer(Span(start, start + 3)) == (24, 27)
