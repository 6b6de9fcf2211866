"""What a splitter that knows the document's structure makes: a span, where it stands, and what was done to it."""

from typing import Literal, NamedTuple

from inspector.core.span import Span

PieceMark = Literal["", "oversized", "cut"]
"""`oversized`: one unit longer than the size, kept whole; `cut`: a part of such a unit, which was cut."""


class Piece(NamedTuple):
    """One chunk-to-be of a structure-aware splitter."""

    start: int
    """Offset of the first character."""
    end: int
    """Offset one past the last character."""
    heading_path: tuple[str, ...] = ()
    """Headings, or in code definitions, that it stands under, outermost first."""
    mark: PieceMark = ""
    """What the splitter did to a unit that is longer than the size; empty where nothing."""
    header: Span | None = None
    """The header row of the table that its rows come from, where the header is in another chunk."""
