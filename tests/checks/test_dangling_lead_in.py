"""Chunks that end with words that lead in what comes after."""

import pytest

from tests.checks.marked import only, seam, unit_of


@pytest.mark.parametrize(
    ("marked", "what"),
    [
        ("Do the following:\n\n✂- Stop.\n- Go.\n", "list"),
        ("Run **this:**\n\n✂```sh\nmake\n```\n", "code"),
        ("They are:\n\n✂| a | b |\n|---|---|\n| 1 | 2 |\n", "table"),
        ("如下：\n\n✂- 甲\n", "list"),
    ],
)
def test_a_lead_in_is_left_hanging(marked: str, what: str) -> None:
    """The phrase says what it leads in."""
    issue = only(marked)
    assert (issue.kind, issue.severity) == ("dangling-lead-in", "warning")
    assert issue.detail.startswith(f"ends before the {what} that it leads in: ")
    assert issue.unit.start < issue.offset < issue.unit.end


@pytest.mark.parametrize(
    "marked", ["Do this:\n\n✂Stop now.\n", "Do this.\n\n✂- Stop.\n", "Do this:\n\n- Stop.\n✂- Go.\n"]
)
def test_nothing_is_led_in(marked: str) -> None:
    """A paragraph after a colon, a list after a full stop, a list that is there."""
    assert seam(marked) == set()


def test_the_unit_is_the_last_sentence_and_what_comes_first() -> None:
    """Settings that keep these together keep the lead-in with its list."""
    marked = "Wait. Do the following:\n\n✂- Stop it.\n- Go.\n"
    assert unit_of(marked, only(marked)) == "Do the following:\n\n- Stop it."


def test_what_is_led_in_is_called_what_it_is_in_plain_text() -> None:
    """A table in columns is no code."""
    marked = "The parts are these:\n✂\nname\tsize\nbolt\t12\nnut\t9\n"
    assert only(marked, kind="text").detail.startswith("ends before the table that it leads in: “")
