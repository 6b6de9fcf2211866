"""Chunks that end on a heading."""

import pytest

from tests.checks.marked import only, seam, unit_of


def test_a_heading_is_parted_from_its_text() -> None:
    """The unit reaches to the end of the first sentence under it."""
    marked = "Intro.\n\n## Exit rules\n\n✂Close the gate. Then go.\n"
    issue = only(marked)
    assert (issue.kind, issue.severity) == ("orphan-heading", "warning")
    assert unit_of(marked, issue) == "## Exit rules\n\nClose the gate."
    assert (
        issue.detail
        == "parts heading “Exit rules” from its text: “Intro. ## Exit rules” continues “Close the gate. Then go.”"
    )


def test_headings_above_each_other_are_parted_from_their_text() -> None:
    """A heading right under another leads to the same text."""
    assert seam("# Rules\n\n✂## Exit\n\nClose the gate.\n") == {"orphan-heading"}


@pytest.mark.parametrize(
    "marked",
    [
        "## Empty\n\n✂## Next\n\nText.\n",
        "Text.\n\n✂## Exit\n\nClose it.\n",
        "## Exit\n\nClose it.\n\n✂More.\n",
        "## Last✂",
    ],
)
def test_a_heading_without_text_of_its_own_is_let_be(marked: str) -> None:
    """There is nothing to part it from."""
    assert seam(marked) == set()
