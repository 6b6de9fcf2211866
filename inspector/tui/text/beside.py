"""What one ruler shows beside one row: the chunks that run there, and the cut at the row's end."""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from inspector.comparison import Agreement
from inspector.core.issue import Damage
from inspector.edges import Edge, gap_at
from inspector.tui.text.ruler_sheet import RulerSheet
from inspector.tui.text.sheet import Sheet

Tint = Literal["even", "odd", "overlap", "none"]
"""What a band lies on: the tint of its chunk, that of several chunks, or nothing where there is no chunk."""

_BAR, _FIRST, _NONE = "┃", "┏", " "
_RULES: dict[bool, str] = {False: "━", True: "╍"}  # by whether the cut breaks something
_ALL = "═"
_TICKS: dict[Damage | None, str] = {None: "┻", "doubtful": "┻", "rescued": "╱", "torn": "╳"}
_ALL_TICK = "╩"
_WORDS: dict[Damage | None, str] = {None: "", "doubtful": "!", "rescued": "rescued", "torn": "torn"}
_SIGNS: dict[Damage | None, str] = {None: "", "doubtful": "", "rescued": "╱", "torn": "╳"}
_LONE = "only"
_TELLING = 3  # rulers from which on it says something that only one cuts


@dataclass(frozen=True, slots=True)
class Beside:
    """One ruler beside one row."""

    tint: Tint = "none"
    """What the band lies on."""
    lanes: tuple[str, str] = (_NONE, _NONE)
    """The bars of even and of odd chunks."""
    chunks: tuple[int, int] = (-1, -1)
    """The chunks that the lanes stand for."""
    rule: str = ""
    """The character that a cut is drawn with across the band; empty where there is no cut."""
    cut: Edge | None = None
    """The cut at the row's end."""
    agreement: Agreement | None = None
    """How many rulers cut there."""
    label: str = ""
    """The chunk that starts on the row, and what its start breaks."""
    start_damage: Damage | None = None
    """What that start breaks, where the chunk starts within the one before it."""
    words: tuple[str, ...] = ()
    """What to say of the cut, the most telling first."""


def beside(sheet: RulerSheet, row: int, ruler: int) -> Beside:
    """What a ruler shows beside a row; nothing while it is worked out."""
    painted, slot = sheet.sheets[ruler], sheet.slots[ruler]
    inspection = painted.inspection
    if inspection is None:
        return Beside()
    layout = sheet.layout
    start = layout.rows[row]
    end = layout.rows[row + 1] if row + 1 < len(layout) else len(layout.lines.text)
    shown = sorted(_shown(sheet, painted, start, end))
    lanes, owners = [_NONE, _NONE], [-1, -1]
    for index in shown:
        if owners[index % 2] < 0:
            owners[index % 2] = index
            lanes[index % 2] = _FIRST if painted.chunk_starts[index] >= start else _BAR
    first, last = bisect_left(painted.chunk_starts, start), bisect_left(painted.chunk_starts, end)
    label, start_damage = "", None
    if first < last:
        label = f"#{first}{'+' if last - first > 1 else ''}"
        lap = sheet.comparison.contenders[slot].edges.at(painted.chunk_starts[first])
        if lap is not None and not lap.is_cut and _SIGNS[lap.damage]:
            start_damage = lap.damage
            label += f" {_SIGNS[lap.damage]}"
    tint: Tint = "none"
    if shown:
        tint = "overlap" if len(shown) > 1 else "odd" if shown[0] % 2 else "even"
    found = Beside(tint, (lanes[0], lanes[1]), (owners[0], owners[1]), label=label, start_damage=start_damage)
    edge = sheet.edge_in(row, ruler)
    return found if edge is None or not edge.is_cut else _cut(found, edge, sheet, row)


def _cut(found: Beside, edge: Edge, sheet: RulerSheet, row: int) -> Beside:
    """The same with the cut drawn over it."""
    agreement = sheet.agreement_in(row)
    shared = agreement == "all"
    broken = edge.damage in ("torn", "rescued")
    rule = _ALL if shared else _RULES[broken]
    tick = _ALL_TICK if shared and not broken else _TICKS[edge.damage]
    lanes = []
    for parity, (lane, owner) in enumerate(zip(found.lanes, found.chunks, strict=True)):
        ends = owner >= 0 and (owner == edge.ends or (edge.ends >= 0 and edge.ends % 2 == parity))
        goes_on = owner >= 0 and not ends
        lanes.append(tick if ends else lane if goes_on else rule)
    if edge.ends < 0:  # a chunk starts after lost text: the tick stands where that chunk's bar will be
        lanes[edge.starts % 2] = tick
    alone = agreement == "one" and len(sheet.comparison.contenders) >= _TELLING
    words = tuple(filter(None, (_WORDS[edge.damage], _LONE if alone else "")))
    return replace(found, lanes=(lanes[0], lanes[1]), rule=rule, cut=edge, agreement=agreement, words=words)


def _shown(sheet: RulerSheet, painted: Sheet, start: int, end: int) -> Iterator[int]:
    """The chunks whose text, the blanks at its ends left out, is on a row or goes on across it."""
    inspection = painted.inspection
    if inspection is None:
        return
    found = {index for _, chunks in inspection.regions.over(start, end) for index in chunks}
    for index in found:
        if (
            painted.chunk_starts[index] < end
            and gap_at(sheet.layout.lines.text, inspection.chunks[index].end)[0] > start
        ):
            yield index
