"""Tables that hold values, and tables that only lay out a page."""

import re

from inspector.core.stop import Stop, poll
from inspector.structure.html.attributes import attributes_of
from inspector.structure.html.tokens import any_of

LONG_CELL = 1500
"""Longest cell, in raw characters, that may hold several blocks and still count as a value."""

_BLOCKS = 2
_SMALL = ("p", "ul", "ol", "dl", "div")
_LARGE = ("pre", "xmp", "textarea", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "article", "section", "main")
_EVENT = re.compile(
    rf"<(?:({any_of(_SMALL)})|(/?)({any_of(('table', 'td', 'th'))})|({any_of(_LARGE)})"
    r"|!--.*?(?:-->|\Z)|[sS](?i:cript|tyle)\b.*?(?:</[sS](?i:cript|tyle)|\Z))",
    re.DOTALL,
)
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


def layout_tables(raw: str, start: int, stop: Stop | None = None) -> tuple[frozenset[int], int]:
    """Find those tables whose rows cannot be lines of text, among a table and those in it.

    A table lays out a page when it says so (`role="presentation"`), or when a cell of it holds another table, a
    heading, exact text or a section, or several blocks and more than `LONG_CELL` characters.

    Args:
        raw: The source.
        start: Raw offset of the `table` tag of the outermost one.
        stop: Polled now and then.

    Returns:
        The raw offsets of their tags, and the raw offset at which the outermost table ends.

    Raises:
        Stopped: *stop* was set.
    """
    found: set[int] = set()
    open_tables: list[_Table] = []
    for number, event in enumerate(_EVENT.finditer(raw, start)):
        if not number % _POLL_EVERY:
            poll(stop)
        small, slash, part, large = event.groups()
        if part:
            _cell_or_table(raw, event, open_tables, found, is_end=bool(slash))
            if not open_tables:
                return frozenset(found), event.end()
        elif open_tables[-1].cell >= 0:
            if small:
                open_tables[-1].blocks += 1
            elif large:
                found.add(open_tables[-1].start)
    for table in open_tables:
        if table.has_page(len(raw)):
            found.add(table.start)
    return frozenset(found), len(raw)


def _cell_or_table(raw: str, event: re.Match[str], open_tables: list[_Table], found: set[int], *, is_end: bool) -> None:
    table = open_tables[-1] if open_tables else None
    name, at = event[3].lower(), event.start()
    if name == "table" and not is_end:
        if table and table.cell >= 0:
            found.add(table.start)
        attributes = attributes_of(raw[event.end() : raw.find(">", event.end())])
        if attributes.get("role", "").lower() in ("presentation", "none"):
            found.add(at)
        open_tables.append(_Table(at))
    elif table:
        if table.has_page(at):
            found.add(table.start)
        table.cell, table.blocks = (-1 if is_end else at), 0
        if name == "table":
            open_tables.pop()
