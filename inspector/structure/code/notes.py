"""Comments and attributes: which of them belong to what stands beside them."""

from bisect import bisect_left
from collections.abc import Sequence

from inspector.structure.code.pieces import Piece, has_break


def blanks_back(text: str, at: int, floor: int = 0) -> int:
    """The offset of the first of the blanks that stand right before *at*, but no lower than *floor*."""
    while at > floor and text[at - 1].isspace():
        at -= 1
    return at


def is_attached(text: str, note: Piece, start: int) -> bool:
    """Whether a comment or attribute belongs to what begins at *start*.

    A comment stands right above it, without a blank line between; an attribute may have some.
    """
    if blanks_back(text, start, note.end) > note.end:
        return False
    return note.kind == "lead" or max(text.count("\n", note.end, start), text.count("\r", note.end, start)) < 2  # noqa: PLR2004 (one line break ends the comment's line)


class Notes:
    """Every comment and attribute of a text, in order."""

    def __init__(self, text: str, notes: Sequence[Piece]) -> None:
        """Remember them.

        Args:
            text: The text.
            notes: The comments and leads, in order, trimmed.
        """
        self._text = text
        self._notes = notes
        self._starts = [note.start for note in notes]

    def above(self, start: int, floor: int) -> int:
        """Where the comments and attributes begin that belong to what begins at *start*; *start* if there are none.

        Args:
            start: Offset of a definition.
            floor: Offset that they may not begin before.
        """
        number = bisect_left(self._starts, start) - 1
        while number >= 0 and self._notes[number].start >= floor:
            note = self._notes[number]
            if not is_attached(self._text, note, start) or not self._is_leading(note, start):
                break
            start = note.start
            number -= 1
        return start

    def beside(self, end: int, ceiling: int) -> int:
        """Where a definition ends with the `;` and the comments on its last line; no higher than *ceiling*."""
        number = bisect_left(self._starts, end)
        while True:
            at = end
            while at < ceiling and self._text[at] in " \t":
                at += 1
            if at < ceiling and self._text[at] == ";":
                end = at + 1
            elif number < len(self._notes) and self._notes[number].start == at and self._notes[number].end <= ceiling:
                if self._notes[number].kind == "lead":
                    return end
                end = self._notes[number].end
                number += 1
            else:
                return end

    def less_below(self, start: int, end: int) -> int:
        """Where a definition ends without the comments that stand on lines of their own at its end."""
        number = bisect_left(self._starts, end) - 1
        while number >= 0 and self._notes[number].start > start and self._notes[number].end == end:
            if not self._begins_line(self._notes[number].start):
                break
            end = blanks_back(self._text, self._notes[number].start, start)
            number -= 1
        return end

    def _is_leading(self, note: Piece, start: int) -> bool:
        """Whether a note is not the tail of a line that ends before *start*."""
        return note.kind == "lead" or not has_break(self._text, note.end, start) or self._begins_line(note.start)

    def _begins_line(self, at: int) -> bool:
        while at and self._text[at - 1] in " \t\f\ufeff":
            at -= 1
        return at == 0 or self._text[at - 1] in "\r\n"
