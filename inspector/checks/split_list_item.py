"""A list item should be whole."""

from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.cut import cut
from inspector.checks.source import Edge
from inspector.core.issue import Issue, Severity

KIND = "split-list-item"


def split_list_item(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """An edge is inside an item, and not between items of a list inside it.

    Between two sentences or two blocks of the item it is a warning, and where a chunk holds the item whole, a note.
    """
    for edge in view.edges:
        for place, number in enumerate(edge.blocks):
            block = view.source.block(number)
            if block.kind == "list-item":
                clean = _is_between(view, edge, edge.blocks[:place] or (number,))
                held = clean and view.source.holders(block.span)
                bad: Severity = "info" if held else "warning" if clean else severity
                yield cut(view, edge, KIND, bad, block.span, "cuts a list item")
                break
            if block.kind == "list":
                break


def _is_between(view: ChunkView, edge: Edge, inside: tuple[int, ...]) -> bool:
    """Whether an edge is between sentences or blocks of an item; *inside* are the blocks in it, the innermost first."""
    units = view.source.units
    innermost = inside[0]
    if innermost in units.prose:
        return units.sentence_around(innermost, edge.offset) is None
    before, after = units.children_around(innermost, edge.offset)
    return before >= 0 and after >= 0


SPLIT_LIST_ITEM = Check((KIND,), "error", "An edge is inside a list item.", split_list_item)
