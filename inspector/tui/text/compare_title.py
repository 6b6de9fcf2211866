"""The row on top of the compare screen: the document, and how far the splitters agree."""

from inspector.comparison import Comparison
from inspector.core.document import Document
from inspector.tui.text.cells import width_of
from inspector.tui.text.few_words import elide

_LEAST = 12  # cells of the document's name


def title_of(document: Document, comparison: Comparison, width: int) -> tuple[tuple[str, str], ...]:
    """Pieces of text with their styles in Textual's notation, together *width* cells; each safe for a terminal.

    Args:
        document: The document.
        comparison: The contenders that are worked out.
        width: Cells of the row.
    """
    for right in _agreement(comparison):
        room = width - width_of(right) - 3
        if room >= _LEAST:
            break
    name = elide(document.name, min(max(room, 1), 60))
    left = width_of(name)
    rest = f" · {document.kind} · side by side"
    rest = rest if left + len(rest) <= room else ""
    gap = max(1, width - 2 - left - len(rest) - width_of(right))
    return ((f" {name}", "bold"), (rest, "$text-muted"), (" " * gap, ""), (f"{right} ", ""))


def _agreement(comparison: Comparison) -> tuple[str, ...]:
    """How far the splitters agree, from the wordiest form to the shortest."""
    places = comparison.cut_places
    if not comparison.contenders:
        return ("splitting…",)
    if len(comparison.contenders) == 1:
        return (f"{places:,} {'cut' if places == 1 else 'cuts'}",)
    lone = sum(tally.lone for tally in comparison.tallies)
    return (
        f"cuts at {places:,} places: {comparison.shared:,} shared by all (═), {lone:,} by one alone",
        f"{places:,} places: {comparison.shared:,} shared (═), {lone:,} alone",
        f"{comparison.shared:,} of {places:,} shared",
    )
