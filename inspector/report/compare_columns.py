"""What there is to say of each contender in a table: one column a figure, the most telling first."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from inspector.comparison import Comparison
from inspector.inspected import MAX_RATE

NONE = "–"
"""Stands where there is no such figure: no unit of the kind in the document."""

NOT_YET = "…"
"""Stands for a figure that is still being worked out."""

_BEFORE_SURVIVAL = 4  # columns


@dataclass(frozen=True, slots=True)
class Column:
    """One figure of every contender."""

    title: str
    """What it is."""
    cells: tuple[str, ...]
    """The figure of each contender, to be set flush right."""
    best: frozenset[int] = frozenset()
    """Indices of the contenders for which it is best; empty where it says nothing of good and bad, or all are equal."""
    short: str = ""
    """A shorter title, for a narrow table; empty where there is none."""

    @property
    def width(self) -> int:
        """Characters of the widest cell, the title among them."""
        return max(map(len, (self.title, *self.cells)))

    @property
    def shortened(self) -> "Column":
        """The same under its shorter title."""
        return replace(self, title=self.short) if self.short else self


def columns_of(comparison: Comparison) -> tuple[Column, ...]:
    """The columns but for survival, the most telling first, so that a narrow table may leave out the last."""
    contenders, tallies = comparison.contenders, comparison.tallies
    views = [contender.inspection for contender in contenders]
    rates = [view.issue_rate for view in views]
    torn = [contender.torn_sentences for contender in contenders]
    return (
        Column("chunks", tuple(f"{len(view.chunks):,}" for view in views)),
        Column("median", tuple(f"{view.median_size:,} ch" for view in views)),
        Column("issue rate", tuple(map(_judged, rates)), _least(rates), "issues"),
        Column("torn sentences", tuple(f"{count:,}" for count in torn), _least(torn), "torn sent."),
        Column("cuts", tuple(f"{tally.cuts:,}" for tally in tallies)),
        Column("torn cuts", tuple(f"{tally.torn:,}" for tally in tallies), _least([tally.torn for tally in tallies])),
        Column("alone", tuple(f"{tally.lone:,}" for tally in tallies)),
        Column("repeated", tuple(share(contender.repeated) for contender in contenders)),
        Column("lost", tuple(f"{len(view.coverage.lost):,}" for view in views)),
    )


def with_survival(
    columns: Sequence[Column], survivals: Sequence[Mapping[str, float | None] | None]
) -> tuple[Column, ...]:
    """The columns, and after the torn sentences one for each kind of unit that the document has: `whole: sentences`.

    Args:
        columns: Those of `columns_of`.
        survivals: For each contender the share, 0 to 1, of each kind that is whole in some chunk; `None` where it is
            not worked out yet.
    """
    added: list[Column] = []
    for kind in dict.fromkeys(kind for survival in survivals for kind in survival or ()):
        shares = [survival.get(kind) if survival is not None else None for survival in survivals]
        known = [value for value in shares if value is not None]
        if known:
            cells = tuple(
                NOT_YET if survival is None else share(value) for survival, value in zip(survivals, shares, strict=True)
            )
            best = _least([-value for value in known]) if len(known) == len(shares) else frozenset()
            plural = f"{kind.replace('-', ' ')}s"
            added.append(Column(plural if added else f"whole: {plural}", cells, best))
    return (*columns[:_BEFORE_SURVIVAL], *added, *columns[_BEFORE_SURVIVAL:])


def share(value: float | None) -> str:
    """A share, 0 to 1, as a percentage; 0 and 100 only where it is nothing or all."""
    if value is None:
        return NONE
    percent = 100 * value
    if 0 < value < 1:
        percent = min(max(percent, 0.1), 99.9)
    return f"{percent:.1f} %" if percent % 100 else f"{percent:.0f} %"


def _judged(rate: float) -> str:
    return f"{share(rate)} {'▲' if rate > MAX_RATE else '✓'}"


def _least(values: list[float] | list[int]) -> frozenset[int]:
    """Indices of the least of several values that are not all equal."""
    if not values or min(values) == max(values):
        return frozenset()
    return frozenset(index for index, value in enumerate(values) if value == min(values))
