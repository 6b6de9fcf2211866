"""What settings keep a cut unit whole: not guessed, but found by splitting the document with them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.core.tokens import count_tokens
from inspector.splitters.auto import FITTING
from inspector.splitters.base import Splitter
from inspector.splitters.registry import SPLITTERS
from inspector.splitters.settings import Settings, fields_of

Outcome = Literal["keeps whole", "rescues"]
"""What settings do to a unit: no chunk edge falls inside it, or one does and yet a chunk holds it entire."""

_SIZE, _OVERLAP = "chunk_size", "chunk_overlap"
_STEP = 10  # sizes and overlaps offered are multiples of it: a person types 620, not 617
_FACTORS = (1.1, 1.25, 1.5, 2.0, 3.0)
_TRIALS = 12  # documents split at most, for one issue
_BIG = 2_000_000  # characters: above this a split takes seconds
_BIG_FACTORS = (1.5, 3.0)
_BIG_TRIALS = 4
_FOR_REFINING = 3  # trials left to find the smallest of the sizes that work


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Settings that were tried on the document, and keep the unit whole."""

    splitter: str
    """Name of the splitter."""
    settings: Settings
    """Its settings, all of them."""
    changed: Mapping[str, object]
    """Settings that differ from those in use, by name; empty where another splitter is used at its defaults."""
    outcome: Outcome
    """What they do to the unit."""

    @property
    def what(self) -> str:
        """What to set, such as `chunk_size 620` or `splitter sentence`."""
        return ", ".join(f"{name} {value}" for name, value in self.changed.items()) or f"splitter {self.splitter}"

    @property
    def words(self) -> str:
        """What to set and what it does, in one line."""
        if self.outcome == "keeps whole":
            return f"{self.what} keeps this whole"
        return f"{self.what} rescues this: a chunk holds it whole"


def suggest(
    document: Document,
    splitter: Splitter,
    settings: Settings,
    unit: Span,
    stop: Stop | None = None,
    *,
    spans: Sequence[Span] | None = None,
    others: Sequence[Splitter] | None = None,
) -> tuple[Suggestion, ...]:
    """Try larger sizes, larger overlaps and other splitters on a document, and keep what keeps a unit whole.

    At most 12 splits are made, and at most 4 of a document of more than two million characters. A smaller size that
    happens to fall right is never offered.

    Args:
        document: The document.
        splitter: The splitter in use.
        settings: Its settings in use.
        unit: What they cut.
        stop: Ends the search early.
        spans: What they make of the document, where it is at hand; else the document is split once more.
        others: Splitters to try at their defaults; the one that fits the document and `sentence` where none are given.

    Returns:
        What keeps the unit whole, the nearest to the settings in use first, then what merely rescues it; empty where
        nothing that was tried helps, or where the settings in use do not cut the unit.

    Raises:
        Stopped: *stop* was set.
    """
    big = len(document.text) > _BIG
    trials = _Trials(document, unit, stop, _BIG_TRIALS if big else _TRIALS)
    if spans is None:
        spans = trials.split(splitter, settings)
    now = None if spans is None else outcome_of(spans, unit)
    if spans is None or now == "keeps whole":
        return ()
    if others is None:
        fitting = dict.fromkeys((FITTING[document.kind], "sentence"))
        others = [SPLITTERS[name] for name in fitting if name != splitter.name]
    found = [
        *_larger_size(trials, splitter, settings, _BIG_FACTORS if big else _FACTORS),
        *_larger_overlap(trials, splitter, settings, _reach(document, settings, spans, unit)),
    ]
    sized = bool(found) and _SIZE in found[0].changed
    found += _other_splitters(trials, others, keep=_FOR_REFINING if sized and not big else 0)
    if sized:
        found[0] = _smallest_size(trials, splitter, settings, found[0])
    whole = [suggestion for suggestion in found if suggestion.outcome == "keeps whole"]
    rescues = [suggestion for suggestion in found if suggestion.outcome == "rescues" and now is None]
    return (*whole, *rescues)


def words_for(suggestions: Sequence[Suggestion], effects: Mapping[str, str] | None = None) -> str:
    """Suggestions in one line: `chunk_size 620 keeps this whole; so does splitter sentence`; empty for none.

    Args:
        suggestions: What was found, the best first.
        effects: By what is to be set, what else it does, said right after it: ` (→ 4 %)`.
    """
    effect = (effects or {}).get
    whole = [suggestion for suggestion in suggestions if suggestion.outcome == "keeps whole"]
    rescued = [suggestion for suggestion in suggestions if suggestion.outcome == "rescues"]
    what = {id(suggestion): f"{suggestion.what}{effect(suggestion.what, '')}" for suggestion in suggestions}
    parts: list[str] = []
    if whole:
        parts.append(f"{whole[0].words}{effect(whole[0].what, '')}")
        if whole[1:]:
            *more, last = [what[id(suggestion)] for suggestion in whole[1:]]
            parts.append(f"so do {', '.join(more)} and {last}" if more else f"so does {last}")
        parts += [f"{what[id(suggestion)]} rescues it" for suggestion in rescued[:1]]
    else:
        parts += [f"{suggestion.words}{effect(suggestion.what, '')}" for suggestion in rescued[:1]]
        parts += [f"so does {what[id(suggestion)]}" for suggestion in rescued[1:2]]
    return "; ".join(parts)


def outcome_of(spans: Sequence[Span], unit: Span) -> Outcome | None:
    """What chunks do to a unit; `None` where it is torn, or lies in no chunk."""
    if not any(span.start <= unit.start and unit.end <= span.end for span in spans):
        return None
    return "rescues" if any(_edges_inside(spans, unit)) else "keeps whole"


def _edges_inside(spans: Sequence[Span], unit: Span) -> Iterator[int]:
    for span in spans:
        if unit.start < span.start < unit.end:
            yield span.start
        if unit.start < span.end < unit.end:
            yield span.end


@dataclass(slots=True)
class _Trials:
    """Splits of one document, counted."""

    document: Document
    unit: Span
    stop: Stop | None
    left: int
    results: dict[tuple[str, Settings], Outcome | None] = field(default_factory=dict)

    def split(self, splitter: Splitter, settings: Settings) -> Sequence[Span] | None:
        """The document's chunks, or nothing where no trial is left or the splitter refuses."""
        poll(self.stop)
        if self.left <= 0:
            return None
        self.left -= 1
        try:
            pieces = splitter.split(self.document, settings, self.stop)
        except InspectorError:
            return None
        return [Span(piece.start, piece.end) for piece in pieces]

    def outcome(self, splitter: Splitter, settings: Settings) -> Outcome | None:
        """What the settings do to the unit."""
        key = (splitter.name, settings)
        if key not in self.results:
            spans = self.split(splitter, settings)
            self.results[key] = None if spans is None else outcome_of(spans, self.unit)
        return self.results[key]


def _larger_size(
    trials: _Trials, splitter: Splitter, settings: Settings, factors: Sequence[float]
) -> Iterator[Suggestion]:
    """The first of the larger sizes that keeps the unit whole, else the first that rescues it."""
    size = getattr(settings, _SIZE, None)
    if not isinstance(size, int):
        return
    rescue: Suggestion | None = None
    for larger in dict.fromkeys(_rounded_up(size * factor) for factor in factors):
        tried = _changed(splitter, settings, _SIZE, larger, trials)
        if tried is not None and tried.outcome == "keeps whole":
            yield tried
            return
        rescue = rescue or tried
    if rescue is not None:
        yield rescue


def _smallest_size(trials: _Trials, splitter: Splitter, settings: Settings, found: Suggestion) -> Suggestion:
    """Halve the way down to the size in use while trials are left; every size that is kept was tried."""
    low, high = int(getattr(settings, _SIZE)), int(getattr(found.settings, _SIZE))
    while trials.left > 0:
        middle = (low + high) // 2 // _STEP * _STEP
        if middle <= low:
            middle += _STEP
        if middle >= high:
            break
        tried = _changed(splitter, settings, _SIZE, middle, trials)
        if tried is not None and tried.outcome == found.outcome:
            found, high = tried, middle
        else:
            low = middle
    return found


def _larger_overlap(
    trials: _Trials, splitter: Splitter, settings: Settings, reaches: Sequence[int]
) -> Iterator[Suggestion]:
    """The first of the larger overlaps that gets the unit into one chunk."""
    size, overlap = getattr(settings, _SIZE, None), getattr(settings, _OVERLAP, None)
    if not isinstance(size, int) or not isinstance(overlap, int):
        return
    for larger in dict.fromkeys(_rounded_up(reach) for reach in reaches):
        if overlap < larger <= size // 2 and (tried := _changed(splitter, settings, _OVERLAP, larger, trials)):
            yield tried
            return


def _reach(document: Document, settings: Settings, spans: Sequence[Span], unit: Span) -> Sequence[int]:
    """How far an overlap must reach back: to the unit's start from its last cut, or over all of it and a step more."""
    last = max(_edges_inside(spans, unit), default=unit.end)
    names = {known.name for known in fields_of(settings)}
    tokenizer = getattr(settings, "tokenizer", None)
    if tokenizer is not None and getattr(settings, "unit", "tokens") == "tokens" and _OVERLAP in names:
        return [
            count_tokens(document.text[unit.start : end], tokenizer) + more
            for end, more in ((last, 0), (unit.end, _STEP))
        ]
    return [last - unit.start, unit.length + _STEP]


def _other_splitters(trials: _Trials, others: Sequence[Splitter], keep: int) -> Iterator[Suggestion]:
    """Other splitters that keep the unit whole at their defaults, tried while more than *keep* trials are left."""
    for row in others:
        if trials.left <= keep:
            return
        settings = row.settings()
        if trials.outcome(row, settings) == "keeps whole":
            yield Suggestion(row.name, settings, {}, "keeps whole")


def _changed(splitter: Splitter, settings: Settings, name: str, value: int, trials: _Trials) -> Suggestion | None:
    try:
        tried = replace(settings, **{name: value})
    except InspectorError:
        return None
    outcome = trials.outcome(splitter, tried)
    return None if outcome is None else Suggestion(splitter.name, tried, {name: value}, outcome)


def _rounded_up(number: float) -> int:
    return -int(-number // _STEP) * _STEP
