"""What list items begin with."""

import pytest

from inspector.structure.plain.lines import Line, runs_of
from inspector.structure.plain.markers import Marker, marker_of, markers_of, readings_of


def line(text: str) -> Line:
    """One line."""
    return runs_of(text)[0].lines[0]


@pytest.mark.parametrize(
    ("text", "style", "value", "width"),
    [
        ("- a", "-", -1, 2),
        ("•  a", "•", -1, 3),
        ("12. a", "1.", 12, 4),
        ("(3) a", "(1)", 3, 4),
        ("b) a", "a)", 2, 3),
        ("B. a", "A.", 2, 3),
        ("xiv) a", "i)", 14, 5),
        ("[7] a", "[1]", 7, 4),
    ],
)
def test_markers_have_a_style_and_a_number(text: str, style: str, value: int, width: int) -> None:
    """By which items of one list are known."""
    assert marker_of(line(f"  {text}")) == Marker(style, value, 2, width)


@pytest.mark.parametrize("text", ["word", "1992. a", "-a", "(a. b", "e.g. a", "o a", "-", "1.", "Mr. A", "*emphasis*"])
def test_what_begins_no_item(text: str) -> None:
    """Words, years, dashes and abbreviations."""
    assert marker_of(line(text)) is None


def test_a_letter_may_be_a_number() -> None:
    """What stands beside it decides."""
    assert [(m.style, m.value) for m in readings_of(line("v. a"))] == [("a.", 22), ("i.", 5)]
    run = runs_of("iv. a\nv. b\nvi. c")[0].lines
    assert [m.value for m in markers_of(run, lambda _: False, lambda _: False).values()] == [4, 5, 6]


def test_numbers_count_where_they_go_up() -> None:
    """In the run, from an open list, or towards what comes after it."""
    run = runs_of("3. a")[0].lines
    assert not markers_of(run, lambda _: False, lambda _: False)
    assert list(markers_of(run, lambda marker: marker.value == 3, lambda _: False)) == [0]
    assert list(markers_of(run, lambda _: False, lambda marker: marker.value == 3)) == [0]
