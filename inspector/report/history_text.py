"""The issue rate over time as a chart for a terminal."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from inspector.auditing.history.points import Point, Way
from inspector.auditing.history.reading import Reading
from inspector.auditing.history.steps import Change, Step, steps_of
from inspector.auditing.history.tracks import tracks_of
from inspector.core.counted import count_of
from inspector.core.printable import one_line

_BAR = 30
"""Cells of the longest bar."""
_EIGHTHS = " ▏▎▍▌▋▊▉"
_NAME = 24
"""Cells of a run's name."""
_STEP, _SET = "▲▼", "·"
"""A rise, a fall; a setting that changed without either."""


def history_text(reading: Reading, *, last: int | None = None) -> Iterator[str]:
    """The chart, line by line: the runs of each pipeline by time, and where the rate or a setting changed.

    Args:
        reading: What the logs hold.
        last: Runs of each pipeline to show, the latest; `None` shows all. Changes before them are told all the same.
    """
    points = [point for point in reading.points if point.chunks]
    if not points:
        yield "no run has come to a chunk yet\n"
        return
    tracks = [track for track in (tracks_of(points)) if track]
    runs = len({point.run for point in points})
    many = f" · {len(tracks)} pipelines" if len(tracks) > 1 else ""
    yield f"issue rate by run · {count_of(runs, 'run')}{many} · {_day(points[0].time)} to {_day(points[-1].time)}\n"
    top = max(point.rate for point in points)
    if top:
        yield f"the longest bar is {_percent(top)}\n"
    for track in tracks:
        yield "\n"
        yield from _track(track, top, last)


def _track(track: Sequence[Point], top: float, last: int | None) -> Iterator[str]:
    steps = steps_of(track)
    at = {id(step.after): step for step in steps}
    shown = track if last is None else track[-last:]
    if len(shown) < len(track):
        yield f"… {count_of(len(track) - len(shown), 'earlier run')} (--last 0 shows all)\n"
    way: Way | None = None
    for point in shown:
        if point.way != way:
            way = point.way
            yield f"{_called(way)}\n"
        yield _row(point, at.get(id(point)), top)
    told = [step for step in steps if step.clear]
    if told:
        largest = max(told, key=lambda step: abs(step.z))
        yield "\n"
        for step in told:
            yield from _told(step, largest=step is largest and len(told) > 1)
    for step in steps:
        if not step.clear:
            yield from _unclear(step)
    if len(track) > 1 and not steps:
        yield "  no step: no two runs that follow each other differ by more than chance\n"


def _row(point: Point, step: Step | None, top: float) -> str:
    sign = " "
    if step is not None:
        sign = _SET if not step.clear else _STEP[step.z < 0]
    share = f"{point.with_issues:,} of {count_of(point.chunks, 'chunk')}"
    bar = _bar(point.rate / top if top else 0.0)
    run = one_line(point.run, limit=_NAME)
    return f"{sign} {_minute(point.time)}  {run:<{_NAME}}  {_percent(point.rate):>7}  {bar:<{_BAR}}  {share}\n"


def _told(step: Step, *, largest: bool) -> Iterator[str]:
    before, after = step.before, step.after
    word = "rose" if step.z > 0 else "fell"
    yield (
        f"{_STEP[step.z < 0]} {'the largest step: ' if largest else ''}the rate {word} from {_share(before)} "
        f"to {_share(after)}: z {step.z:+.1f}, p {_chance(step.p)}\n"
    )
    yield f"  between run {_run(before)} and run {_run(after)}\n"
    if step.changes:
        yield f"  what changed: {'; '.join(map(_change, step.changes))}\n"
    elif before.documents != after.documents:
        yield f"  no setting changed; the documents did: {before.documents:,} → {after.documents:,}\n"
    else:
        yield "  no setting changed: look at the documents\n"
    if step.kind is not None:
        old, new = (point.by_kind[step.kind] / point.chunks for point in (before, after))
        yield f"  most of it: {one_line(step.kind)}, {_percent(old)} → {_percent(new)} of chunks\n"


def _unclear(step: Step) -> Iterator[str]:
    yield (
        f"{_SET} {'; '.join(map(_change, step.changes))} made no clear difference: {_share(step.before)} to "
        f"{_share(step.after)}, z {step.z:+.1f}, p {_chance(step.p)}\n"
    )


def _called(way: Way) -> str:
    size, overlap = way.shown("chunk_size"), way.shown("chunk_overlap")
    sizes = "/".join(
        one_line(number, limit=20) for number in (size, overlap) if size is not None and number is not None
    )
    version = "" if way.version is None else f" (version {one_line(way.version, limit=20)})"
    splitter = one_line(way.splitter or "chunks made elsewhere", limit=40)
    return f"{splitter}{' ' if sizes else ''}{sizes}{version} · profile {one_line(way.profile)}"


def _change(change: Change) -> str:
    return f"{one_line(change.name)} {one_line(change.before, limit=60)} → {one_line(change.after, limit=60)}"


def _run(point: Point) -> str:
    return f"{one_line(point.run, limit=60)} ({_minute(point.time)})"


def _share(point: Point) -> str:
    return f"{_percent(point.rate)} ({point.with_issues:,} of {point.chunks:,})"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _chance(p: float) -> str:
    if p < 1e-300:  # noqa: PLR2004 (what a float can hardly hold)
        return "below 1e-300"
    return f"{p:.3f}" if p >= 0.001 else f"{p:.0e}"  # noqa: PLR2004 (three digits are enough to read)


def _bar(share: float) -> str:
    eighths = round(share * _BAR * 8)
    return "█" * (eighths // 8) + (_EIGHTHS[eighths % 8] if eighths % 8 else "")


def _minute(time: str) -> str:
    return f"{datetime.fromisoformat(time):%Y-%m-%d %H:%M}"


def _day(time: str) -> str:
    return f"{datetime.fromisoformat(time):%Y-%m-%d}"
