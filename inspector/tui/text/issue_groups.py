"""Issues by kind: the worst kind first, each under a row that counts what is torn and what is rescued."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from inspector.core.issue import Issue
from inspector.inspected import Inspection
from inspector.tui.text.kind_words import kind_words


@dataclass(frozen=True, slots=True)
class Group:
    """The issues of one kind; an edge stands under its worst kind, whatever else is wrong there."""

    kind: str
    """The kind."""
    count: int
    """Number of edges."""
    torn: int
    """How many of them cut something that is whole in no chunk."""
    rescued: int
    """How many of them cut something that is whole in some chunk."""

    @property
    def counts(self) -> str:
        """How many edges there are, and what became of what they cut: `13 edges: 9 torn, 4 rescued`."""
        return _counts(self.count, "edge", self.torn, self.rescued)

    @property
    def words(self) -> str:
        """What the kind means, in a few words."""
        return kind_words(self.kind).title


Entry = Issue | Group
"""One row of the list."""


def title_of(inspection: Inspection) -> str:
    """What stands over the list: all edges, whose numbers the groups add up to, and the units that they cut."""
    damages = Counter(issue.damage for issue in inspection.issues)
    torn, rescued = inspection.units_with("torn"), inspection.units_with("rescued")
    parts = ["Issues"]
    if inspection.issues:
        parts.append(_counts(len(inspection.issues), "edge", damages["torn"], damages["rescued"]))
    if torn or rescued:
        parts.append(_counts(torn + rescued, "unit", torn, rescued))
    if inspection.unchecked:
        parts.append("so far")
    return " · ".join(parts)


def group_of(issues: Sequence[Issue]) -> Group:
    """The row above some issues of one kind, of which there is at least one."""
    damages = Counter(issue.damage for issue in issues)
    return Group(issues[0].kind, len(issues), damages["torn"], damages["rescued"])


def grouped(issues: Sequence[Issue]) -> list[Entry]:
    """The issues by kind, each kind's in the order that they come in, its group before them.

    The kind that tears most comes first, and of those that tear as much the commonest.
    """
    kinds: dict[str, list[Issue]] = {}
    for issue in issues:
        kinds.setdefault(issue.kind, []).append(issue)
    groups = [(group_of(found), found) for found in kinds.values()]
    groups.sort(key=lambda pair: (-pair[0].torn, -pair[0].count))
    entries: list[Entry] = []
    for group, found in groups:
        entries += (group, *found)
    return entries


def nearest(entries: Sequence[Entry], offset: int) -> int:
    """Index of the issue that comes first at or after *offset*, or else of the last issue; 0 where there are none."""
    places = [(entry.offset, entry.chunk, at) for at, entry in enumerate(entries) if isinstance(entry, Issue)]
    after = [place for place in places if place[0] >= offset]
    if after:
        return min(after)[2]
    return max(places)[2] if places else 0


def _counts(number: int, noun: str, torn: int, rescued: int) -> str:
    parts = [f"{count:,} {word}" for count, word in ((torn, "torn"), (rescued, "rescued")) if count]
    head = f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
    return f"{head}: {', '.join(parts)}" if parts else head
