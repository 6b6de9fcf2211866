"""The two rows of a closed chunk in the list: its figures and badges, and its first and last words."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from inspector.core.chunk import Chunk
from inspector.core.issue import Issue
from inspector.tui.text.badges import badges
from inspector.tui.text.excerpt import excerpt
from inspector.tui.text.roles import Piece, Row, row_width

CLOSED_HEIGHT = 2
"""Rows of a closed chunk."""

LANE = "▎"
"""The bar beside a closed chunk's rows."""

OPEN_LANE = "▌"
"""The bar beside the opened chunk's rows; thicker, so that it is told apart without colour."""

OVERLAP = "↶"
"""Stands before the number of characters shared with the chunk before."""

_COLUMN = 5  # cells of a figure in line with those above and below it: `9,999`


@dataclass(frozen=True, slots=True)
class Figures:
    """What the first row says of a chunk."""

    chunk: Chunk
    """The chunk."""
    overlap: int
    """Characters that it really shares with the chunk before; 0 where there is none."""
    tokens: int | str
    """Its tokens, or a stand-in while they are not counted."""
    issues: Sequence[Issue]
    """Its issues, start edge before end edge."""
    digits: int
    """Digits of the last chunk's index, for numbers to stand in line."""
    selected: bool = False
    """Whether it is the opened one."""
    checked: bool = True
    """Whether it was checked; until then nobody knows what is wrong with it."""


def overlap_before(chunks: Sequence[Chunk], index: int) -> int:
    """Characters that a chunk really shares with the one before it, whatever overlap was asked for."""
    return max(0, chunks[index - 1].end - chunks[index].start) if index else 0


def figures_row(figures: Figures, width: int) -> Row:
    """The first row: number, size, tokens, overlap, and the badges at the right edge.

    Where *width* is short, badges lose their words, then figures go: what stays is the number, the size and the signs.
    """
    lead = _lead(figures)
    room = width - row_width(lead)
    worded, *shorter = badges(figures.issues) if figures.checked else ((Piece("…", "dim"),),)
    columns, compact, *bare = _figures(figures)
    pairs = [(columns, worded), (compact, worded)]
    pairs += [(compact, badge) for badge in shorter]
    pairs += [(left, badge) for left in bare for badge in (worded, *shorter)]
    for left, right in pairs:
        gap = room - row_width(left) - row_width(right)
        if gap > 0:
            return (*lead, *left, Piece(" " * gap, "text"), *right)
    return lead


def words_row(chunk: Chunk, width: int) -> Row:
    """The second row: the chunk's first and last words."""
    lead = (Piece(LANE, "lane"), Piece("  ", "text"))
    return (*lead, *excerpt(chunk.text, width - row_width(lead) - 1))


def _lead(figures: Figures) -> Row:
    number = f"#{figures.chunk.index}"
    lane = Piece(OPEN_LANE, "open-lane") if figures.selected else Piece(LANE, "lane")
    return (lane, Piece(f" {number:>{figures.digits + 1}}", "number"))


def _figures(figures: Figures) -> Iterator[Row]:
    size = f"{len(figures.chunk.text):,}"
    tokens = f"{figures.tokens:,}" if isinstance(figures.tokens, int) else figures.tokens
    overlap = f" {OVERLAP} {figures.overlap:,} " if figures.overlap else ""
    shared = (Piece(" ", "text"), Piece(overlap, "shared")) if overlap else ()
    yield (
        Piece(f" {size:>{_COLUMN}} ch {tokens:>{_COLUMN}} tok", "size"),
        *((Piece(" ", "text"), *shared) if shared else ()),
    )
    yield (Piece(f" {size} ch {tokens} tok", "size"), *shared)
    yield (Piece(f" {size} ch", "size"), *shared)
    yield (Piece(f" {size} ch", "size"),)
    yield ()
