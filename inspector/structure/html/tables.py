"""Tables that hold values, and tables that only lay out a page."""

import re

from inspector.core.stop import Stop, poll
from inspector.structure.html.attributes import attributes_of

LONG_CELL = 1500
"""Longest cell, in raw characters, that may hold several blocks and still count as a value."""

_BLOCKS = 2
_EVENT = re.compile(
    r"<!--.*?(?:-->|\Z)|<(?:script|style)\b.*?(?:</(?:script|style)|\Z)"
    r"|<(/?)(table|td|th|p|ul|ol|dl|div|pre|xmp|textarea|h[1-6]|hr|article|section|main)(?=[\s/>])([^>]*)",
    re.IGNORECASE | re.DOTALL,
)
_SMALL = frozenset({"p", "ul", "ol", "dl", "div"})
_POLL_EVERY = 512


class _Table:
    """A table that is being read."""

    __slots__ = ("blocks", "cell", "start")

    def __init__(self, start: int) -> None:
        self.start = start
        self.cell = -1
        self.blocks = 0

    def has_page(self, end: int) -> bool:
        """Whether the open cell, which ends at *end*, is too long to be one line."""
        return self.cell >= 0 and self.blocks >= _BLOCKS and end - self.cell > LONG_CELL


def layout_tables(raw: str, start: int = 0, stop: Stop | None = None) -> frozenset[int]:
    """The raw offsets of the `table` tags whose rows cannot be lines of text.

    A table lays out a page when it says so (`role="presentation"`), or when a cell of it holds another table, a
    heading, exact text or a section, or several blocks and more than `LONG_CELL` characters.

    Args:
        raw: The source.
        start: Raw offset of the first table.
        stop: Polled now and then.

    Raises:
        Stopped: *stop* was set.
    """
    found: set[int] = set()
    open_tables: list[_Table] = []
    for number, event in enumerate(_EVENT.finditer(raw, start)):
        if not number % _POLL_EVERY:
            poll(stop)
        slash, name, attributes = event.groups()
        if name is None:
            continue
        name = name.lower()
        if name == "table" and not slash:
            if open_tables and open_tables[-1].cell >= 0:
                found.add(open_tables[-1].start)
            if attributes_of(attributes).get("role", "").lower() in ("presentation", "none"):
                found.add(event.start())
            open_tables.append(_Table(event.start()))
        elif open_tables:
            _inside(open_tables, found, name, event.start(), is_end=bool(slash))
    for table in open_tables:
        if table.has_page(len(raw)):
            found.add(table.start)
    return frozenset(found)


def _inside(open_tables: list[_Table], found: set[int], name: str, at: int, *, is_end: bool) -> None:
    table = open_tables[-1]
    if name in ("table", "td", "th"):
        if table.has_page(at):
            found.add(table.start)
        table.cell, table.blocks = (-1 if is_end else at), 0
        if name == "table":
            open_tables.pop()
    elif is_end or table.cell < 0:
        return
    elif name in _SMALL:
        table.blocks += 1
    else:
        found.add(table.start)
