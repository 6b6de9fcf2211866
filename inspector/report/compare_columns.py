"""What there is to say of each contender in a table: one column a figure, the most telling first."""

from collections.abc import Iterator
from dataclasses import dataclass

from inspector.comparison import Comparison
from inspector.inspection import MAX_RATE

NONE = "–"
"""Stands where there is no such figure: no unit of the kind in the document."""


@dataclass(frozen=True, slots=True)
class Column:
    """One figure of every contender."""

    title: str
    """What it is."""
    cells: tuple[str, ...]
    """The figure of each contender, to be set flush right."""
    best: frozenset[int] = frozenset()
    """Indices of the contenders for which it is best; empty where it says nothing of good and bad, or all are equal."""

    @property
    def width(self) -> int:
        """Characters of the widest cell, the title among them."""
        return max(map(len, (self.title, *self.cells)))


def columns_of(comparison: Comparison) -> tuple[Column, ...]:
    """The columns, the most telling first, so that a narrow table may leave out the last.

    Shares of surviving units have a column a kind, where the document's structure is known.
    """
    contenders, tallies = comparison.contenders, comparison.tallies
    views = [contender.inspection for contender in contenders]
    rates = [view.issue_rate for view in views]
    torn = [contender.torn_sentences for contender in contenders]
    return (
        Column("chunks", tuple(f"{len(view.chunks):,}" for view in views)),
        Column("median", tuple(f"{view.median_size:,} ch" for view in views)),
        Column(
            "issue rate", tuple(f"{share(rate)} {'▲' if rate > MAX_RATE else '✓'}" for rate in rates), _least(rates)
        ),
        Column("torn sentences", tuple(f"{count:,}" for count in torn), _least(torn)),
        *_survival(comparison),
        Column("cuts", tuple(f"{tally.cuts:,}" for tally in tallies)),
        Column("torn cuts", tuple(f"{tally.torn:,}" for tally in tallies), _least([tally.torn for tally in tallies])),
        Column("alone", tuple(f"{tally.lone:,}" for tally in tallies)),
        Column("repeated", tuple(share(contender.repeated) for contender in contenders)),
        Column("lost", tuple(f"{len(view.coverage.lost):,}" for view in views)),
    )


def share(value: float | None) -> str:
    """A share, 0 to 1, as a percentage; 0 and 100 only where it is nothing or all."""
    if value is None:
        return NONE
    percent = 100 * value
    if 0 < value < 1:
        percent = min(max(percent, 0.1), 99.9)
    return f"{percent:.1f} %" if percent % 100 else f"{percent:.0f} %"


def _survival(comparison: Comparison) -> Iterator[Column]:
    """A column for each kind of unit that the document has."""
    survivals = [contender.survival for contender in comparison.contenders]
    for kind in dict.fromkeys(kind for survival in survivals for kind in survival):
        shares = [survival.get(kind) for survival in survivals]
        if any(value is not None for value in shares):
            cells = tuple(share(value) for value in shares)
            yield Column(f"whole {kind.replace('_', ' ')}s", cells, _least([-(value or 0.0) for value in shares]))


def _least(values: list[float] | list[int]) -> frozenset[int]:
    """Indices of the least of several values that are not all equal."""
    if not values or min(values) == max(values):
        return frozenset()
    return frozenset(index for index, value in enumerate(values) if value == min(values))
