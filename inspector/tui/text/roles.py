"""Rows of text before they have colours: each piece carries the part it plays."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from inspector.core.issue import Issue
from inspector.tui.text.cells import width_of

Role = Literal[
    "lane",
    "open-lane",
    "number",
    "size",
    "dim",
    "text",
    "shared",
    "heading",
    "error",
    "warning",
    "info",
    "good",
    "torn",
    "frayed",
    "cure",
]
"""The part a piece plays: `shared` is text in two chunks, `torn` and `frayed` the words beside a cut that tears
something or does less, `cure` what would mend an issue; the severities colour badges and issue kinds."""


class Piece(NamedTuple):
    """A stretch of a row in one style; its text is safe to show and as wide as `width_of` says."""

    text: str
    """What is shown."""
    role: Role
    """The part it plays."""


Row = tuple[Piece, ...]
"""One row of the screen, from the left; what is right of it is blank."""


def row_width(row: Iterable[Piece]) -> int:
    """Cells that a row takes."""
    return sum(width_of(piece.text) for piece in row)


def cut_role(issue: Issue) -> Role:
    """The role of the words beside a cut: torn for an error that nothing rescues."""
    return "torn" if issue.severity == "error" and issue.damage == "torn" else "frayed"


def issue_role(issue: Issue) -> Role:
    """The role of an issue's badge and name: an error that some chunk rescues is shown as a warning."""
    return "warning" if issue.severity == "error" and issue.damage == "rescued" else issue.severity
