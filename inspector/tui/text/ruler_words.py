"""What the two lines under the rulers say of the row that the cursor is on."""

from collections.abc import Sequence

from inspector.comparison import Contender
from inspector.core.issue import Damage
from inspector.core.printable import one_line
from inspector.edges import Edge
from inspector.tui.ruler import Ruler
from inspector.tui.text.remarks import SCISSORS
from inspector.tui.text.ruler_sheet import RulerSheet

_WORST: Sequence[Damage | None] = ("torn", "rescued", "doubtful", None)


def words_of(sheet: RulerSheet, rulers: Sequence[Ruler], row: int, chosen: int, chunk: int) -> tuple[str, str]:
    """Where the cursor is and who cuts there; and what the chosen ruler's cut, or else the worst one, breaks.

    Args:
        sheet: The rows.
        rulers: The rulers, from the left.
        row: The cursor's row.
        chosen: Number of the chosen ruler.
        chunk: Its chunk there, or -1.
    """
    where = f"line {sheet.layout.line_of(row) + 1:,}"
    edges = {number: edge for number in range(len(rulers)) if (edge := _cut(sheet, row, number)) is not None}
    if not edges:
        return f"{where} · no cut here", _chunk_words(rulers[chosen], chunk)
    names = ", ".join(f"{number + 1} {rulers[number].name}" for number in edges)
    ready = len(sheet.comparison.contenders)
    who = f"all {ready} cut here" if len(edges) == ready > 1 else f"cut by {names}"
    if len(edges) == 1 and ready > 1:
        who = f"cut by {names} only"
    told = chosen if chosen in edges else min(edges, key=lambda number: _WORST.index(edges[number].damage))
    contender = sheet.comparison.contenders[sheet.slots[told]]
    return one_line(f"{where} · {who}"), one_line(f"{told + 1} {_edge_words(contender, edges[told])}", 400)


def _cut(sheet: RulerSheet, row: int, ruler: int) -> Edge | None:
    edge = sheet.edge_in(row, ruler)
    return edge if edge is not None and edge.is_cut else None


def _edge_words(contender: Contender, edge: Edge) -> str:
    issues = contender.issues_at(edge)
    if not issues or edge.damage is None:
        ends = f"#{edge.ends} ends" if edge.ends >= 0 else ""
        starts = f"#{edge.starts} starts" if edge.starts >= 0 else ""
        return f"{' and '.join(filter(None, (ends, starts)))} here, and nothing is broken"
    # An edge's damage is the worst of its issues': the one that tears is the one to tell.
    issue = min(issues, key=lambda known: bool(known.whole_in))
    fate = "whole in no chunk"
    if edge.damage != "torn":
        kept = ", ".join(f"#{index}" for index in issue.whole_in)
        fate = f"whole in {kept}" if edge.damage == "rescued" else "nothing lies across the cut"
    return f"{SCISSORS} {edge.damage} · #{issue.chunk} {issue.detail} · {fate}"


def _chunk_words(ruler: Ruler, chunk: int) -> str:
    if ruler.fault:
        return one_line(f"✗ {ruler.fault}", 400)
    if ruler.result is None:
        return ""
    chunks = ruler.result.contender.inspection.chunks
    if not 0 <= chunk < len(chunks):
        return f"{ruler.name} · no chunk here"
    size = chunks[chunk].end - chunks[chunk].start
    return one_line(f"{ruler.name} · in #{chunk} of {len(chunks):,} chunks · {size:,} characters")
