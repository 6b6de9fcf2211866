"""Lists that pysbd would cut are noticed."""

import pytest

from inspector.structure.sentences.list_marks import bracket_cuts, has_list


@pytest.mark.parametrize(
    "text",
    [
        "a) one b) two",
        "(a) one (b) two",
        "a. one b. two",
        "1. one 2. two",
        "i) one ii) two",
        "y 9.) z 10.) z",
    ],
)
def test_markers_in_a_row_are_a_list(text: str) -> None:
    """Two markers that follow each other in their alphabet make a list."""
    assert has_list(text)


@pytest.mark.parametrize(
    "text", ["(see below) and (there)", "a) only", "(1971) and (1850) then", "in 12. Then 40. Then", "e.g. x, no"]
)
def test_other_brackets_and_numbers_are_none(text: str) -> None:
    """Brackets, years and one marker alone make none."""
    assert not has_list(text)


@pytest.mark.parametrize(
    ("text", "items"),
    [
        ("First 1) one 2) two", ["1) one", "2) two"]),
        ("1) one 2) two", ["2) two"]),
        ("as (1) here (2) there", []),
        ("in 5) then 3) no", []),
        ("from 9) to 0) again", ["0) again"]),
        ("ab 01) one 02) two", []),
        ("no list", []),
    ],
)
def test_bracketed_numbers_are_cut_at(text: str, items: list[str]) -> None:
    """A list numbered with brackets is cut before each item that stands in a row, and nowhere else."""
    cuts = bracket_cuts(text)
    assert [text[cut + 1 : cut + 1 + len(item)] for cut, item in zip(cuts, items, strict=True)] == items
