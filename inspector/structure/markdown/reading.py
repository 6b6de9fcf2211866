"""Text to nodes to be trusted: parsed, checked, and parsed again with what the grammar gets wrong shown otherwise."""

from collections.abc import Sequence
from dataclasses import dataclass

from inspector.core.stop import Stop, poll
from inspector.structure.markdown.admonitions import find_regions
from inspector.structure.markdown.extents import trim
from inspector.structure.markdown.faults import faults, island
from inspector.structure.markdown.html_rules import begins_html
from inspector.structure.markdown.regions import Region
from inspector.structure.markdown.table_search import false_tables, missed_tables
from inspector.structure.markdown.tree import Raw, read
from inspector.structure.markdown.view import view

_ROUNDS = 8
"""Most times a text is parsed; nearly all need one, and only nonsense needs more than three."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The blocks of a text before they are told apart further."""

    nodes: list[Raw]
    """Each before those inside it, trimmed."""
    islands: dict[int, Region]
    """By offset, the stretches that the grammar was shown as one block, and so are HTML among the nodes."""


def read_nodes(text: str, start: int = 0, stop: Stop | None = None) -> Reading:
    """The nodes of a text's block tree.

    Args:
        text: The text.
        start: Where to begin: 0, or the end of a line; what stands before it is read as blanks.
        stop: Asked now and then.

    Raises:
        Stopped: *stop* was set.
    """
    shown: dict[int, bytes] = {0: b" " * start} if start else {}
    rejected: set[int] = set()
    tables: list[Region] = []
    regions = find_regions(text, start, rejected)
    for number in range(_ROUNDS):
        poll(stop)
        islands = {region.span.start: region for region in (*regions, *tables)} if number < _ROUNDS - 1 else {}
        stand_ins = list(shown.items())
        for region in islands.values():
            stand_ins.extend(island(text, *region.span))
        nodes = read(view(text, stand_ins), stop)
        trim(text, nodes)
        lost = _lost(nodes, islands)
        wrong = (*faults(text, nodes, islands), *false_tables(text, nodes))
        new = {offset: sign for offset, sign in wrong if offset not in shown}
        missed = [Region("table", table, table) for table in missed_tables(text, nodes) if table.start not in rejected]
        if not (lost or new or missed):
            break
        if lost:
            rejected |= lost
            regions = find_regions(text, start, rejected)
            tables = [table for table in tables if table.span.start not in lost]
        shown |= new
        tables += missed
    for node in nodes:
        # HTML too short to be shown as such was shown as a word.
        if node.kind == "paragraph" and node.start in shown and begins_html(text, node.start):
            node.kind = "html"
    return Reading(nodes, islands)


def _lost(nodes: Sequence[Raw], islands: dict[int, Region]) -> set[int]:
    """Where the grammar found no block, or another one, than the stretch that it was shown as one."""
    if not islands:
        return set()
    ends = {node.start: node.end for node in nodes if node.kind == "html"}
    return {start for start, region in islands.items() if ends.get(start) != region.span.end}
