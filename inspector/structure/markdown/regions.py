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


_LIKELY = ("$$", "\\[", ":::", "///", "!!!", "???", "=== ")
"""A text without any of these has no region."""

_PREFIX = r"([ \t>]*(?:(?:[-+*]|[0-9]{1,9}[.)])[ \t]+)*)"
_SIGN = r"\$\$|\\\[|:{3,}|/{3,}|!!!|\?\?\?\+?|===[!+]?(?=[ \t]+[\"'])"
_LINE = rf"{_PREFIX}(`{{3,}}|~{{3,}}|{_SIGN})([^\n\r]*)"
_FIRST = re.compile(_LINE)
_NEXT = re.compile(r"\n" + _LINE)
_ANY = re.compile(rf"\n{_PREFIX}(?:{_SIGN})")
"""A line with a sign, and the line break before it: begun so, it is found much faster than by `^`."""


def may_hold_regions(text: str) -> bool:
    """Whether any line begins with a sign other than a fence's."""
    if not any(sign in text for sign in _LIKELY):
        return False
    return bool(_ANY.search(text) or _ANY.match("\n" + text[: text.find("\n") + 1 or None]))


def signs(text: str, start: int) -> Iterator[Sign]:
    """Every line of *text*, from *start* on, that begins with a sign."""
    first = None if start else _FIRST.match(text)
    for found in chain((first,) if first else (), _NEXT.finditer(text, start)):
        rest = found[3].rstrip()
        yield Sign(found.start(1), found.start(2), found[2], rest, found.end(2) + len(rest))
