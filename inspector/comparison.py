"""Splitters side by side on one document: where each cuts, which cuts they share, and what each cut breaks."""

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from inspector.checks.registry import DEFAULT_PROFILE
from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.core.issue import Issue
from inspector.core.stop import Stop, poll
from inspector.edges import RESCUED, TORN, Edge, Edges, edges_of
from inspector.inspected import Inspection
from inspector.inspection import inspect_with
from inspector.splitters.base import Splitter
from inspector.splitters.settings import Settings
from inspector.splitters.short_form import short_settings
from inspector.splitters.spec import parse_spec

Agreement = Literal["all", "some", "one"]
"""How many contenders cut at a place; `all` also where there is but one contender."""

_POLL_EVERY = 256  # edges: so many take less than a millisecond
_SENTENCE_KINDS = {"no-sentence-end", "no-sentence-start"}


@dataclass(frozen=True, slots=True)
class Contender:
    """A splitter with its settings, and what it makes of the document."""

    splitter: Splitter
    """The splitter."""
    settings: Settings
    """Its settings."""
    inspection: Inspection
    """Its chunks and issues."""
    edges: Edges
    """Where its chunks end and start."""
    torn_sentences: int
    """Number of sentences that an edge cuts and no chunk holds whole."""

    @property
    def name(self) -> str:
        """Splitter and settings in a few words, such as `recursive 500/50`."""
        return short_settings(self.splitter, self.settings)

    @property
    def survival(self) -> Mapping[str, float | None]:
        """Share, 0 to 1, of each kind of unit that is whole in some chunk; the first look may take seconds."""
        return self.inspection.survival

    @property
    def repeated(self) -> float:
        """Share, 0 to 1, of the covered non-blank characters that are in two chunks or more."""
        coverage = self.inspection.coverage
        covered = coverage.once + coverage.repeated
        return coverage.repeated / covered if covered else 0.0

    def issues_at(self, edge: Edge) -> tuple[Issue, ...]:
        """The issues at one of its edges, the ending chunk's first."""
        return tuple(
            issue
            for chunk, side in ((edge.ends, "end"), (edge.starts, "start"))
            for issue in self.inspection.issues_of(chunk)
            if issue.side == side
        )


class Tally(NamedTuple):
    """One contender's cuts, counted."""

    cuts: int
    """All of them."""
    lone: int
    """Those that no other contender makes."""
    torn: int
    """Those that tear something."""
    rescued: int
    """Those that cut something which some chunk holds whole."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Contenders on one document, and the places at which any of them has an edge."""

    document: Document
    """The document."""
    contenders: tuple[Contender, ...]
    """The contenders, in the order they were given."""
    places: "array[int]"
    """Every `Edge.after`, ascending, each once."""
    counts: "array[int]"
    """For each place, how many contenders cut there; 0 where chunks only start within others."""
    cut_places: int
    """Number of places at which at least one contender cuts."""
    shared: int
    """Number of places at which all contenders cut."""
    tallies: tuple[Tally, ...]
    """The cuts of each contender."""

    def agreement(self, number: int) -> Agreement | None:
        """How many contenders cut at a place, given its number; `None` where none does."""
        count = self.counts[number]
        if count == len(self.contenders):
            return "all" if count else None
        return ("one" if count == 1 else "some") if count else None

    def edges_at(self, number: int) -> tuple[Edge | None, ...]:
        """What each contender does at a place, given its number."""
        return tuple(contender.edges.at(self.places[number]) for contender in self.contenders)


def compare(
    document: Document, specs: Sequence[str], *, profile: str = DEFAULT_PROFILE, stop: Stop | None = None
) -> Comparison:
    """Split a document in several ways, and put their cuts side by side.

    Args:
        document: What to split.
        specs: Splitters with their settings, such as `recursive:500/50` (see `parse_spec`).
        profile: How chunks are judged.
        stop: Asked now and then; once set, the work ends.

    Raises:
        InspectorError: A spec or the profile cannot be, or a splitter refuses the document.
        Stopped: *stop* was set.
    """
    return compare_with(document, [parse_spec(spec) for spec in specs], profile=profile, stop=stop)


def compare_with(
    document: Document,
    pairs: Sequence[tuple[Splitter, Settings]],
    *,
    profile: str = DEFAULT_PROFILE,
    checks: Mapping[str, str] | None = None,
    stop: Stop | None = None,
) -> Comparison:
    """As `compare`, with splitters and settings already at hand, and checks as `inspect` takes them."""
    contenders = []
    for splitter, settings in pairs:
        try:
            view = inspect_with(document, splitter, settings, profile=profile, checks=checks, stop=stop)
            contenders.append(contend(view, stop))
        except InspectorError as fault:
            raise InspectorError(f"{short_settings(splitter, settings)}: {fault}") from None
    return side_by_side(document, contenders, stop)


def contend(inspection: Inspection, stop: Stop | None = None) -> Contender:
    """Make a contender of what a splitter made of a document.

    Raises:
        InspectorError: The chunks come from no splitter.
        Stopped: *stop* was set.
    """
    if inspection.splitter is None or inspection.settings is None:
        raise InspectorError("chunks that were given have no splitter to compare: name one")
    edges = edges_of(inspection, stop)
    return Contender(inspection.splitter, inspection.settings, inspection, edges, torn_sentences(inspection))


def side_by_side(document: Document, contenders: Sequence[Contender], stop: Stop | None = None) -> Comparison:
    """Put contenders that are already worked out on one document side by side.

    Raises:
        Stopped: *stop* was set.
    """
    counts: dict[int, int] = {}
    for contender in contenders:
        edges = contender.edges
        for number, (after, is_cut) in enumerate(zip(edges.after, edges.cuts, strict=True)):
            if number % _POLL_EVERY == 0:
                poll(stop)
            counts[after] = counts.get(after, 0) + is_cut
    places = array("Q", sorted(counts))
    tallies = tuple(_tally(contender.edges, counts) for contender in contenders)
    column = array("H", (counts[at] for at in places))
    return Comparison(
        document,
        tuple(contenders),
        places,
        column,
        cut_places=sum(count > 0 for count in column),
        shared=column.count(len(contenders)) if contenders else 0,
        tallies=tallies,
    )


def torn_sentences(inspection: Inspection) -> int:
    """Number of sentences that an edge cuts and no chunk holds whole: one that several edges cut is counted once."""
    units = sorted(issue.unit for issue in inspection.issues if not issue.whole_in and _is_of_sentence(issue))
    count = reached = 0
    for unit in units:
        count += unit.start >= reached
        reached = max(reached, unit.end)
    return count


def _is_of_sentence(issue: Issue) -> bool:
    return not _SENTENCE_KINDS.isdisjoint(issue.kinds)


def _tally(edges: Edges, counts: Mapping[int, int]) -> Tally:
    cuts = [number for number, is_cut in enumerate(edges.cuts) if is_cut]
    broken = [edges.damages[number] for number in cuts]
    lone = sum(counts[edges.after[number]] == 1 for number in cuts)
    return Tally(len(cuts), lone, broken.count(TORN), broken.count(RESCUED))
