"""Edges between a bracket and its partner."""

import pytest

from tests.checks.marked import only, seam, unit_of


@pytest.mark.parametrize(
    ("marked", "kind"),
    [
        ("Set it (see page 4 ✂and 5) first.", "unbalanced-()"),
        ("Set it [see page 4 ✂and 5] first.", "unbalanced-[]"),
        ("Set it {see page 4 ✂and 5} first.", "unbalanced-{}"),
        ("Set it (first. ✂Then again) now.", "unbalanced-()"),
    ],
)
def test_a_bracket_loses_its_partner(marked: str, kind: str) -> None:
    """Its partner in the source is on the other side of the edge."""
    assert kind in only(marked).kinds
    assert kind in only(marked, "start").kinds


@pytest.mark.parametrize(
    "marked",
    [
        "It works :) ✂Well done.",
        "1) Stop. ✂Go.",
        "In [0, 1) it holds. ✂So be it.",
        "(whole) here. ✂Then",
        "( here. ✂Then.",
    ],
)
def test_a_bracket_without_a_partner_counts_for_nothing(marked: str) -> None:
    """Smileys, numbers of items, half-open intervals, and what is never closed."""
    assert not any(kind.startswith("unbalanced") for kind in seam(marked))


def test_the_unit_is_the_pair() -> None:
    """From the opening bracket to the closing one, the innermost that is cut."""
    marked = "Set ((it ✂now) first)."
    issue = only(marked, "start")
    assert issue.also == ("unbalanced-()",)
    assert unit_of(marked, issue) == "Set ((it now) first)."


def test_brackets_in_strings_of_code_are_text() -> None:
    """The syntax tree says which brackets are."""
    assert seam('a = "("\n✂b = ")"\n', "code", "python") == set()
