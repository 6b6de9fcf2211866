"""Links and code within the lines of a projection."""

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

from inspector.core.projection import Projection
from inspector.core.span import Span

_TAG = re.compile(r"<(/?)([aA]|(?i:code|kbd|samp|tt))(?=[\s/>])([^>]*)")
_LINKS = re.compile(r"\bhref\s*=", re.IGNORECASE)


class Mark(NamedTuple):
    """A link or a piece of code within a line."""

    span: Span
    """What it shows, in the visible text, without blanks at the ends."""
    kind: Literal["link", "code"]
    """Which of the two it is."""


def marks_of(projection: Projection, start: int = 0, end: int | None = None) -> list[Mark]:
    """The links and code within the lines of a stretch of visible text, by start.

    Args:
        projection: Of HTML.
        start: Visible offset at which the stretch starts.
        end: Visible offset one past it; `None` is the end of the text.

    Returns:
        Those that show something, and all of it within one line: a link around blocks or cells is none.
    """
    return sorted(_marks(projection, start, len(projection.text) if end is None else end))


def _marks(projection: Projection, start: int, end: int) -> Iterator[Mark]:
    """As `marks_of`, by end."""
    raw, text, visible_at = projection.raw, projection.text, projection.runs.visible_at
    # The tags around the first and the last character may be the source of the blanks beside them.
    first = projection.raw_span(start - 1).start if start else 0
    last = projection.raw_span(end).end if end < len(text) else len(raw)
    begun: dict[str, int] = {}
    for found in _TAG.finditer(raw, first, last):
        slash, name, attributes = found.groups()
        kind: Literal["link", "code"] = "link" if name in ("a", "A") else "code"
        if not slash:
            begun[kind] = found.end() if kind == "code" or _LINKS.search(attributes) else -1
            continue
        raw_start = begun.pop(kind, -1)
        if raw_start < 0:
            continue
        at, to = max(start, visible_at(raw_start)), min(end, visible_at(found.start()))
        shown = text[at:to].strip()
        if shown and "\n" not in shown and "\t" not in shown:
            at += text[at:to].index(shown[0])
            yield Mark(Span(at, at + len(shown)), kind)
