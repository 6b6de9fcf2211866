"""The bodies of admonitions as a text of their own: their lines without what sets them in, and the way back."""

import re
from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from inspector.core.span import Span
from inspector.structure.markdown.extents import TAB

SEPARATOR = "<?-?>"
"""Stands between two bodies, on a line of its own: a block of HTML, which ends whatever list or quote is open."""

_BETWEEN = f"\n\n{SEPARATOR}\n\n"


class Body(NamedTuple):
    """Lines of a text that are set in."""

    span: Span
    """The lines; starts where a line does."""
    prefix: str
    """What stands before the opening sign on its line: quote signs, indentation, a list marker."""
    indent: int
    """Further columns that the lines are set in by; less is taken where a line has less."""


class Inset:
    """Some bodies of a text, one after the other, without their indentation and quote signs."""

    text: str
    """The bodies as one text."""
    separators: list[int]
    """Offsets in it of the separators between them."""

    def __init__(self, outer: str, bodies: Sequence[Body]) -> None:
        """Take *bodies* out of *outer*."""
        pieces: list[str] = []
        self._starts: list[int] = []
        self._origins: list[int] = []
        self.separators = []
        done = 0
        for number, (span, prefix, indent) in enumerate(bodies):
            if number:
                self.separators.append(done + _BETWEEN.index(SEPARATOR))
                pieces.append(_BETWEEN)
                done += len(_BETWEEN)
            start = span.start
            while start < span.end:
                stop = min(next_line(outer, start), span.end)
                line = outer[start:stop]
                skipped = strip_prefix(line, prefix, indent) or 0
                self._starts.append(done)
                self._origins.append(start + skipped)
                pieces.append(line[skipped:])
                done += len(line) - skipped
                start = stop
        self.text = "".join(pieces)

    def outer(self, span: Span) -> Span:
        """The span of the outer text that a span of this text, with no separator in it, comes from."""
        start = self._outer(span.start)
        return Span(start, self._outer(span.end - 1) + 1 if span.end > span.start else start)

    def _outer(self, offset: int) -> int:
        line = bisect_right(self._starts, offset) - 1
        return self._origins[line] + offset - self._starts[line]


def next_line(text: str, offset: int) -> int:
    """Where the line after the one at *offset* begins; the length of the text if there is none."""
    return (text.find("\n", offset) + 1) or len(text)


def columns_in(prefix: str) -> int:
    """Columns by which a line with this prefix is set in, counted from its last quote sign; a list marker is blank."""
    return len(prefix.rpartition(">")[2].expandtabs(TAB))


def strip_prefix(line: str, prefix: str, indent: int, *, whole: bool = False) -> int | None:
    """How many characters of *line* only set it in.

    Args:
        line: A line of the body.
        prefix: What stands before the opening sign on its line: as many quote signs are taken off.
        indent: Columns set in beyond the prefix.
        whole: Give `None` for a line that is set in by less, unless it is blank.
    """
    wanted, column, at = columns_in(prefix) + indent, 0, 0
    if ">" in prefix:
        signs = prefix.count(">")
        quotes = re.match(rf"(?:[ \t]*>){{0,{signs}}}", line)
        at = quotes.end() if quotes else 0
        if whole and line.count(">", 0, at) < signs:
            return None
    elif line.startswith(" " * wanted):
        return wanted
    while column < wanted and at < len(line):
        if line[at] == " ":
            column += 1
        elif line[at] == "\t":
            column += TAB - column % TAB
        else:
            break
        at += 1
    return None if whole and column < wanted and line[at:].strip() else at
