"""What stands within a line of prose and must not be cut: links, code, formulas, addresses."""

from dataclasses import dataclass
from typing import Literal

from inspector.core.span import Span

UnitKind = Literal["link", "image", "code", "math", "autolink", "url", "html"]
"""What a unit is. `autolink` stands between angle brackets, `url` is a bare address, `html` is one tag or comment."""


@dataclass(frozen=True, slots=True)
class InlineUnit:
    """One unit within a block; a link may hold others."""

    kind: UnitKind
    """What it is."""
    span: Span
    """All of it, signs included."""
    prose: Span
    """The part that reads as prose: a link's text, an image's description; empty at the end for any other kind."""

    @property
    def opaque(self) -> tuple[Span, ...]:
        """The parts that are no prose, in order: all of a code span, a link's target with its brackets."""
        if self.prose.start == self.prose.end:
            return (self.span,)
        parts = (Span(self.span.start, self.prose.start), Span(self.prose.end, self.span.end))
        return tuple(part for part in parts if part.length)
