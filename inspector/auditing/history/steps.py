"""Where the issue rate changed, and which setting did."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt

from inspector.auditing.history.points import Point, Way
from inspector.auditing.history.tracks import neighbours

MAX_CHANCE = 0.05
"""A change counts as a step where chance would make one so large, anywhere in the track, in fewer cases than this."""


@dataclass(frozen=True, slots=True)
class Change:
    """A setting that is another than in the run before."""

    name: str
    """Its name; `splitter` and `splitter_version` are the splitter's own."""
    before: str
    """Its value before; `unset` where it had none."""
    after: str
    """Its value after."""


@dataclass(frozen=True, slots=True)
class Step:
    """Two runs that follow each other, of which the rates differ or the settings do."""

    before: Point
    """The earlier run."""
    after: Point
    """The later one."""
    z: float
    """How far apart the rates are, in standard errors; above 0 where the rate rose."""
    p: float
    """How often chance alone sets two such runs so far apart, 0 to 1."""
    clear: bool
    """Whether that is too seldom to be chance, with as many runs as were compared."""
    changes: tuple[Change, ...]
    """Which settings differ."""
    kind: str | None
    """The kind that rose or fell the most with the rate, if one did."""


def steps_of(track: Sequence[Point]) -> list[Step]:
    """Every two runs that follow each other and differ clearly in rate, or in a setting, by time."""
    pairs = list(neighbours(track))
    found: list[Step] = []
    for before, after in pairs:
        z, p = two_proportions(before.with_issues, before.chunks, after.with_issues, after.chunks)
        clear = p * len(pairs) < MAX_CHANCE
        changes = changed(before.way, after.way)
        if clear or changes:
            found.append(Step(before, after, z, p, clear, changes, _kind(before, after)))
    return found


def two_proportions(first: int, of_first: int, second: int, of_second: int) -> tuple[float, float]:
    """The z test for two proportions, pooled and two-sided.

    Args:
        first: Number of cases in the first sample.
        of_first: Its size, above 0.
        second: Number of cases in the second sample.
        of_second: Its size, above 0.

    Returns:
        z, above 0 where the second share is larger, and p.
    """
    pooled = (first + second) / (of_first + of_second)
    error = sqrt(pooled * (1 - pooled) * (1 / of_first + 1 / of_second))
    z = (second / of_second - first / of_first) / error if error else 0.0
    return z, erfc(abs(z) / sqrt(2))


def changed(before: Way, after: Way) -> tuple[Change, ...]:
    """Which settings differ; where the splitter does, only those that both have."""
    found = [
        Change(name, old or "unset", new or "unset")
        for name, old, new in (
            ("splitter", before.splitter, after.splitter),
            ("splitter_version", before.version, after.version),
        )
        if old != new
    ]
    if before.splitter != after.splitter:
        found = found[:1]  # versions of two splitters have nothing to do with each other
    for name in dict.fromkeys((*dict(before.settings), *dict(after.settings))):
        old, new = before.shown(name), after.shown(name)
        if old != new and (before.splitter == after.splitter or None not in (old, new)):
            found.append(Change(name, old or "unset", new or "unset"))
    return tuple(found)


def _kind(before: Point, after: Point) -> str | None:
    sign = 1 if after.rate >= before.rate else -1
    rises = {
        kind: sign * (after.by_kind[kind] / after.chunks - before.by_kind[kind] / before.chunks)
        for kind in {**before.by_kind, **after.by_kind}
    }
    kind = max(rises, key=lambda kind: (rises[kind], kind), default=None)
    return kind if kind is not None and rises[kind] > 0 else None
