"""Stretches that mean something the grammar does not know: math blocks, admonitions, tabs.

They are found by their signs at the start of a line, in one pass that also keeps track of fences, and only in texts
that hold such a sign. The grammar is then shown each as one block of HTML (`faults.island`), so that it places them in
the right list or quote; what it does not find as such a block, say within an HTML comment, was none.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain

from inspector.core.block import BlockKind
from inspector.core.span import Span


@dataclass(frozen=True, slots=True)
class Region:
    """A stretch to be kept whole, from its opening sign to one past its last character."""

    kind: BlockKind
    """`math` or `admonition`."""
    span: Span
    """All of it."""
    content: Span
    """What stands between its signs, or under its first line."""
    role: str = ""
    """Its type: `note`, `tab` …"""
    title: Span = field(default=Span(0, 0))
    """Its title, without quotes; empty where it has none."""
    indent: int = 0
    """Columns that the lines of its content are set in by, beyond those of its first line."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A line that begins with a sign."""

    line: int
    """Offset of the line."""
    start: int
    """Offset of the sign."""
    sign: str
    """The sign: three backquotes, `$$`, `:::` …"""
    rest: str
    """What follows it on the line, blanks at its end left out."""
    end: int
    """One past the line's last non-blank character."""


MAY_HOLD = ("$$", "\\[", ":::", "///", "!!!", "???", "=== ")
"""A text without any of these has no region."""

_LINE = (
    r"([ \t>]*(?:(?:[-+*]|[0-9]{1,9}[.)])[ \t]+)*)"
    r"(`{3,}|~{3,}|\$\$|\\\[|:{3,}|/{3,}|!!!|\?\?\?\+?|===[!+]?(?=[ \t]+[\"']))"
    r"([^\n\r]*)"
)
_FIRST = re.compile(_LINE)
_NEXT = re.compile(r"\n" + _LINE)
"""A line with a sign, and the line break before it: begun so, it is found much faster than by `^`."""


def signs(text: str) -> Iterator[Sign]:
    """Every line of *text* that begins with a sign, save for those inside fences."""
    fence = ""
    first = _FIRST.match(text)
    for found in chain((first,) if first else (), _NEXT.finditer(text)):
        sign, rest = found[2], found[3].rstrip()
        if fence:
            if sign[0] == fence[0] and len(sign) >= len(fence) and not rest:
                fence = ""
        elif sign[0] == "~" or (sign[0] == "`" and "`" not in rest):
            fence = sign
        elif sign[0] != "`":
            yield Sign(found.start(1), found.start(2), sign, rest, found.end(2) + len(rest))
