"""Admonitions, details and tabs: `!!! note`, `=== "Tab"` over an indented body, `::: tip`, `/// tip` to their close.

Python-Markdown's admonitions and details, Material's and PyMdown's tabs and blocks, and the fenced containers of
VitePress, Docusaurus, MyST and Pandoc. An opening `:::` that is never closed (as mkdocstrings has it) is no container.
"""

import re
from collections.abc import Collection, Iterator

from inspector.core.span import Span
from inspector.structure.markdown.inset import next_line, strip_prefix
from inspector.structure.markdown.math import math_at
from inspector.structure.markdown.regions import Region, Sign, may_hold_regions, signs

_BODY = 4
"""Columns that the body of an indented kind is set in by."""

_MOST_OPEN = 64
"""Openers that wait for their closing sign; further back, one is forgotten."""

_TYPED = re.compile(r"[ \t]*([\w-]+(?:[ \t]+[\w-]+)*)?(?:[ \t]*\"([^\"]*)\")?\Z")
_TAB = re.compile(r"[ \t]*([\"'])(.*)\1\Z")
_OPENING = re.compile(
    r"[ \t]*(?:\{[.#]?(?P<braced>[A-Za-z][\w.-]*)[^{}]*\}|(?P<bare>[A-Za-z][\w.-]*))"
    r"[ \t]*(?:\[(?P<bracketed>[^\]]*)\]|\|?[ \t]*(?P<title>[^{}]*)\Z)"
)


def find_regions(text: str, start: int, rejected: Collection[int]) -> list[Region]:
    """The outermost math blocks, admonitions and tabs of a text, in order.

    Args:
        text: The text.
        start: Where to begin: 0, or the end of its front matter.
        rejected: Offsets of signs that turned out to begin nothing.
    """
    if not may_hold_regions(text):
        return []
    found: list[Region] = []
    openers: list[Sign] = []
    fence = ""
    done = 0
    for sign in signs(text, start):
        if sign.start < done:
            continue
        if sign.sign[0] in "`~" or fence:
            fence = _fence_after(sign, fence)
        elif sign.start in rejected:
            continue
        elif sign.sign[0] in ":/":
            region = _fenced(text, sign, openers)
            if region:
                while found and found[-1].span.start > region.span.start:
                    found.pop()
                found.append(region)
        else:
            region = math_at(text, sign) or _indented(text, sign)
            if region:
                found.append(region)
                done = region.span.end
    return found


def _fence_after(sign: Sign, fence: str) -> str:
    """The signs of the fence that is open after a line, or nothing."""
    if not fence:
        return "" if sign.sign[0] == "`" and "`" in sign.rest else sign.sign
    return "" if sign.sign[0] == fence[0] and len(sign.sign) >= len(fence) and not sign.rest else fence


def _fenced(text: str, sign: Sign, openers: list[Sign]) -> Region | None:
    """The container that *sign* closes; one that opens waits among the *openers*, and a closed one leaves them."""
    if sign.rest:
        if _OPENING.match(sign.rest):
            openers.append(sign)
            del openers[:-_MOST_OPEN]
        return None
    alike = [number for number, opener in enumerate(openers) if opener.sign[0] == sign.sign[0]]
    same = [number for number in alike if len(openers[number].sign) == len(sign.sign)]
    fitting = same or [number for number in alike if len(openers[number].sign) < len(sign.sign)]
    if not fitting:
        return None
    opener = openers[fitting[-1]]
    del openers[fitting[-1] :]
    parts = _OPENING.match(opener.rest)
    kind, title = "", Span(0, 0)
    if parts:
        kind = (parts["braced"] or parts["bare"]).lower()
        base, group = opener.start + len(opener.sign), "bracketed" if parts["bracketed"] else "title"
        title = Span(base + parts.start(group), base + parts.end(group)) if parts[group] else title
    return Region("admonition", Span(opener.start, sign.end), Span(next_line(text, opener.end), sign.line), kind, title)


def _indented(text: str, sign: Sign) -> Region | None:
    """The admonition, details or tab that begins with *sign*, if lines set in by four columns follow it."""
    base = sign.start + len(sign.sign)
    if sign.sign[0] == "=":
        parts, kind, group = _TAB.match(sign.rest), "tab", 2
    elif sign.sign[0] in "!?":
        parts, group = _TYPED.match(sign.rest), 2
        kind = parts[1].split()[0].lower() if parts and parts[1] else "details"
    else:
        return None
    if not parts or not sign.rest:
        return None
    prefix = text[sign.line : sign.start]
    end = 0
    for start, stop in _lines(text, sign.end):
        line = text[start:stop]
        if line.strip():
            if strip_prefix(line, prefix, _BODY, whole=True) is None:
                break
            if line.strip("> \t\r"):
                end = start + len(line.rstrip())
    if not end:
        return None
    title = Span(base + parts.start(group), base + parts.end(group)) if parts[group] else Span(0, 0)
    return Region("admonition", Span(sign.start, end), Span(next_line(text, sign.end), end), kind, title, _BODY)


def _lines(text: str, before: int) -> Iterator[tuple[int, int]]:
    """Start and end of each line after the one that *before* stands in."""
    start = next_line(text, before)
    while start < len(text):
        stop = next_line(text, start)
        yield start, stop
        start = stop
