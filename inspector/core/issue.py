"""Something that a cut broke."""

from dataclasses import dataclass
from typing import Literal

from inspector.core.span import Span

Severity = Literal["error", "warning", "info"]
"""How bad an issue is; errors and warnings count in the issue rate."""

Side = Literal["start", "end", "inside"]
"""Which edge of the chunk is wrong, or `inside` where it is the chunk as a whole."""

Damage = Literal["torn", "rescued", "doubtful"]
"""What is broken at an edge: `torn`, a unit is cut and whole in no chunk; `rescued`, the unit that is cut is whole in
some chunk; `doubtful`, there is an issue although no unit lies across the edge."""


@dataclass(frozen=True, slots=True)
class Issue:
    """One broken edge of one chunk, under its worst kind."""

    chunk: int
    """Index of the chunk."""
    kind: str
    """What is wrong, such as `no-sentence-end`."""
    severity: Severity
    """`error`, `warning` or `info`."""
    side: Side
    """The edge at which the unit was cut, or `inside`."""
    offset: int
    """Where in the document's text the cut is."""
    unit: Span
    """Span of what was cut."""
    detail: str
    """What happened, in words for a person, with the text on both sides of the cut."""
    suggestion: str | None = None
    """What setting would mend it; `None` until it is asked for, since it takes trying."""
    whole_in: tuple[int, ...] = ()
    """Indices of the chunks that hold the unit entire; empty means the unit is torn."""
    also: tuple[str, ...] = ()
    """Other kinds found at the same edge, worst first."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The issue's kind, then the others at the same edge."""
        return (self.kind, *self.also)

    @property
    def damage(self) -> Damage:
        """What became of the unit."""
        if not self.whole_in:
            return "torn"
        return "rescued" if self.unit.start < self.offset < self.unit.end else "doubtful"
