"""Where a text stands."""

from dataclasses import dataclass
from typing import Literal

from inspector.core.chunk import Fidelity
from inspector.core.span import Span


@dataclass(frozen=True, slots=True)
class Difference:
    """One place in which a text is not what the document says."""

    wanted: str
    """What the document has there; empty where the text added something."""
    found: str
    """What the text has; empty where it left something out."""
    start: int
    """Offset in the document's text."""
    end: int
    """Offset one past the place; equal to `start` where the text added something."""


@dataclass(frozen=True, slots=True)
class Place:
    """One place in one document."""

    document: int
    """Index of the document among those searched."""
    span: Span
    """Where in its text."""


@dataclass(frozen=True, slots=True)
class Spot:
    """What was found of one text. *document*, *start* and *end* are those of the first of its `places`."""

    status: Fidelity
    """`exact`; `altered`: in one place, not letter by letter; `ambiguous`: in several places; `not-found`."""
    document: int | None
    """Index of the document among those searched; `None` where it was not found."""
    start: int | None
    """Offset in the document's text of the first character; `None` where it was not found."""
    end: int | None
    """Offset one past the last character; `None` where it was not found."""
    score: float
    """How alike text and place are, 0 to 100; of what was not found, the best near miss's."""
    places: tuple[Place, ...] = ()
    """Every place, in the order of documents and offsets; empty where it was not found."""
    differences: tuple[Difference, ...] = ()
    """In what an altered text differs, in the order of the text; a change of white space alone is none."""
    near: Place | None = None
    """Of what was not found, the best near miss, if there is one."""
    how: Literal["exact", "blanks", "case", "unicode", "markup", "ellipsis", "prefix", "fuzzy", ""] = ""
    """What had to be overlooked to find it, the most of it."""
