"""The visible text of a document that is written in markup, and where each character of it comes from."""

from array import array
from bisect import bisect_right
from dataclasses import dataclass, field

from inspector.core.block import Block
from inspector.core.span import Span


@dataclass(frozen=True, slots=True)
class Runs:
    """Stretches of visible text, each with the stretch of raw source it comes from; both sides only ever go forward.

    A run whose two sides are equally long stands character for character: plain text, or a line break shown as a
    blank. Any other run stands as a whole for its raw side: an entity, collapsed blanks, the tags between two blocks.
    """

    starts: "array[int]"
    """Visible offset at which each run starts, and at last the length of the text; a run ends where the next starts."""
    raw_starts: "array[int]"
    """Raw offset at which each run's source starts."""
    raw_ends: "array[int]"
    """Raw offset one past each run's source; what lies between it and the next run is markup that shows nothing."""

    def raw_span(self, offset: int) -> Span:
        """The source of the visible character at *offset*, which lies in the text, or is its length."""
        if offset == self.starts[-1]:
            end = self.raw_ends[-1] if self.raw_ends else 0
            return Span(end, end)
        run = bisect_right(self.starts, offset) - 1
        if self._is_exact(run):
            place = self.raw_starts[run] + offset - self.starts[run]
            return Span(place, place + 1)
        return Span(self.raw_starts[run], self.raw_ends[run])

    def visible_at(self, raw_offset: int) -> int:
        """The visible character whose source holds *raw_offset*, else the next one, else the length of the text."""
        run = bisect_right(self.raw_ends, raw_offset)
        start = self.starts[run]
        if run < len(self.raw_starts) and raw_offset > self.raw_starts[run] and self._is_exact(run):
            return start + raw_offset - self.raw_starts[run]
        return start

    def _is_exact(self, run: int) -> bool:
        """Whether a run stands character for character."""
        return self.starts[run + 1] - self.starts[run] == self.raw_ends[run] - self.raw_starts[run]


@dataclass(frozen=True, slots=True)
class Projection:
    """Visible text in reading order, and the way back from each of its characters to the raw source.

    It follows from the raw source alone, so two projections are equal when their sources are.
    """

    raw: str
    """The source exactly as it was stored."""
    text: str = field(compare=False)
    """What a reader sees: blanks collapsed, entities decoded, blocks on lines of their own."""
    blocks: tuple[Block, ...] = field(compare=False, repr=False)
    """The blocks of the visible text, spans in `text`; see `Block`."""
    runs: Runs = field(compare=False, repr=False)
    """Which stretch of `text` comes from which stretch of `raw`."""

    def raw_span(self, offset: int) -> Span:
        """The raw source of one visible character.

        Args:
            offset: Of the character, in `text`; one past the last character gives the empty span after its source.

        Returns:
            A span of `raw`: the character itself, or the whole entity, blanks or tags that it stands for.

        Raises:
            IndexError: *offset* lies outside the text.
        """
        if not 0 <= offset <= len(self.text):
            raise IndexError(f"offset {offset} lies outside a text of {len(self.text)} characters")
        return self.runs.raw_span(offset)

    def raw_offset(self, offset: int) -> int:
        """Where the source of a visible character starts, in `raw`; one past the last character is allowed.

        Raises:
            IndexError: *offset* lies outside the text.
        """
        return self.raw_span(offset).start

    def raw_range(self, start: int, end: int) -> Span:
        """The raw source of the visible text `[start, end)`, from its first character's to its last one's.

        Raises:
            IndexError: An offset lies outside the text.
        """
        if start >= end:
            place = self.raw_offset(start)
            return Span(place, place)
        return Span(self.raw_span(start).start, self.raw_span(end - 1).end)

    def visible_at(self, raw_offset: int) -> int:
        """The visible character that a place in the source shows as.

        Args:
            raw_offset: An offset in `raw`.

        Returns:
            Offset in `text` of the character whose source holds *raw_offset*, or of the next character after it
            where the source shows nothing (a tag, a comment); the length of the text past the last one.
        """
        return self.runs.visible_at(raw_offset)
