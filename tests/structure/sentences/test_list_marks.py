"""Lists that pysbd would cut are noticed."""

import pytest

from inspector.structure.sentences.list_marks import has_list


@pytest.mark.parametrize(
    "text",
    [
        "a) one b) two",
        "(a) one (b) two",
        "a. one b. two",
        "1) one 2) two",
        "1. one 2. two",
        "i) one ii) two",
        "(9) x 0) y 10.) 9.) z",
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
