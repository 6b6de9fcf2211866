"""Where the chunks of one document end and start, and what is broken at each of those places."""

import re
from array import array
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from inspector.core.issue import Damage
from inspector.core.stop import Stop, poll
from inspector.inspected import Inspection

_POLL_EVERY = 256  # chunks: so many take less than a millisecond
_BLANKS = re.compile(r"\s*")
_DAMAGES: Sequence[Damage | None] = (None, "doubtful", "rescued", "torn")

DOUBTFUL, RESCUED, TORN = 1, 2, 3
"""How `Edges.damages` writes each damage; worse is more, and 0 is none."""


class Edge(NamedTuple):
    """What one contender does at one place."""

    before: int
    """Offset one past the last non-blank character before the place."""
    after: int
    """Offset of the first non-blank character after it: with only blanks between, two edges are at one place."""
    ends: int
    """Index of the chunk that ends here, or -1."""
    starts: int
    """Index of the chunk that starts here, or -1."""
    is_cut: bool
    """Whether a chunk ends here, or starts where no chunk goes on; else a chunk starts within the one before it."""
    damage: Damage | None
    """The worst that is broken here."""


@dataclass(frozen=True, slots=True)
class Edges(Sequence[Edge]):
    """The edges of one contender's chunks in the order of the text, but for those at the document's own ends.

    Kept as columns, since a large document has a hundred thousand.
    """

    after: "array[int]"
    """`Edge.after` of each."""
    before: "array[int]"
    """`Edge.before` of each."""
    ends: "array[int]"
    """`Edge.ends` of each."""
    starts: "array[int]"
    """`Edge.starts` of each."""
    cuts: bytes
    """`Edge.is_cut` of each, 0 or 1."""
    damages: bytes
    """`Edge.damage` of each: 0, `DOUBTFUL`, `RESCUED` or `TORN`."""

    def __len__(self) -> int:
        """Number of edges."""
        return len(self.after)

    def __getitem__(self, number: int) -> Edge:  # type: ignore[override]  # slices of columns are not asked for
        """One edge."""
        damage = _DAMAGES[self.damages[number]]
        cut = bool(self.cuts[number])
        return Edge(self.before[number], self.after[number], self.ends[number], self.starts[number], cut, damage)

    def at(self, after: int) -> Edge | None:
        """The edge at the place whose text goes on at *after*, if there is one."""
        number = bisect_left(self.after, after)
        return self[number] if number < len(self) and self.after[number] == after else None


def edges_of(inspection: Inspection, stop: Stop | None = None) -> Edges:
    """Where the chunks of an inspection end and start, and what is broken there.

    Raises:
        Stopped: *stop* was set.
    """
    text = inspection.document.text
    damage = _damage_by_side(inspection)
    ends: dict[int, int] = {}
    starts: dict[int, int] = {}
    before: dict[int, int] = {}
    cut: set[int] = set()
    reached = 0  # how far the chunks so far go
    for chunk in inspection.chunks:
        if chunk.index % _POLL_EVERY == 0:
            poll(stop)
        for offset, indices in ((chunk.start, starts), (chunk.end, ends)):
            gap_start, gap_end = gap_at(text, offset)
            if gap_start == 0 or gap_end == len(text):
                continue
            before[gap_end] = gap_start
            indices.setdefault(gap_end, chunk.index)
            if indices is ends or offset >= reached:
                cut.add(gap_end)
        reached = max(reached, chunk.end)
    places = sorted(before)
    return Edges(
        array("Q", places),
        array("Q", (before[place] for place in places)),
        array("q", (ends.get(place, -1) for place in places)),
        array("q", (starts.get(place, -1) for place in places)),
        bytes(place in cut for place in places),
        bytes(
            max(damage.get((ends.get(place, -1), "end"), 0), damage.get((starts.get(place, -1), "start"), 0))
            for place in places
        ),
    )


def gap_at(text: str, offset: int) -> tuple[int, int]:
    """The blanks around an offset: where the text before it ends, and where it goes on."""
    start = offset
    while start and text[start - 1].isspace():
        start -= 1
    match = _BLANKS.match(text, offset)
    return start, match.end() if match else offset


def _damage_by_side(inspection: Inspection) -> dict[tuple[int, str], int]:
    """The worst damage at each chunk's end or start that has an issue."""
    worst: dict[tuple[int, str], int] = {}
    for issue in inspection.issues:
        if issue.severity != "info":
            key = (issue.chunk, issue.side)
            worst[key] = max(worst.get(key, 0), _DAMAGES.index(issue.damage))
    return worst
