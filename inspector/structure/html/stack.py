"""The elements that are open at one place in the source."""

from collections import defaultdict
from collections.abc import Sequence

from inspector.structure.html.elements import LISTS, SCOPES, Element, Floor


class Open:
    """An open element, and what is to be undone when it ends."""

    makes_block = False
    """Whether it becomes a block once it shows something."""
    number = -1
    """Number of its block; -1 as long as it shows nothing."""
    start = -1
    """Visible offset of the first character that it shows."""
    parent = -1
    """Number of the block around it."""
    level = 0
    """Level of its block."""
    role = ""
    """Role of its block, where it is not that of every such element."""
    is_hidden = False
    """Whether it is not shown."""
    is_line = False
    """Whether it is a row, or a table of rows, in which every row is one line."""
    cells = 0
    """Cells of a row, rows of values of a table, or descriptions of a term."""
    heads = 0
    """How many cells of a row are headings."""

    def __init__(self, name: str, element: Element) -> None:
        self.name = name
        self.element = element
        self.breaks = element.breaks
        """Line breaks before and after it."""


class Stack:
    """Open elements, each inside the one before; every question is answered without going through them."""

    __slots__ = ("_lists", "_places", "_scopes", "_tables", "entries")

    def __init__(self) -> None:
        self.entries: list[Open] = []
        """All of them; `push` and `pop` change it, and nobody else."""
        self._places: defaultdict[str, list[int]] = defaultdict(list)
        self._lists: list[int] = []
        self._scopes: list[int] = []
        self._tables: list[int] = []

    def push(self, entry: Open) -> None:
        """Open an element inside the innermost one."""
        name, place = entry.name, len(self.entries)
        self.entries.append(entry)
        self._places[name].append(place)
        if name in LISTS:
            self._lists.append(place)
        elif name in SCOPES:
            self._scopes.append(place)
            if name == "table":
                self._tables.append(place)

    def pop(self) -> Open:
        """Close the innermost element, and give it."""
        entry = self.entries.pop()
        name = entry.name
        self._places[name].pop()
        if name in LISTS:
            self._lists.pop()
        elif name in SCOPES:
            self._scopes.pop()
            if name == "table":
                self._tables.pop()
        return entry

    def has(self, name: str) -> bool:
        """Whether an element of that name is open anywhere."""
        return bool(self._places.get(name))

    def scope(self) -> int:
        """Place of the innermost cell, caption, table or template, or -1."""
        return self._scopes[-1] if self._scopes else -1

    def table(self) -> Open | None:
        """The innermost table."""
        return self.entries[self._tables[-1]] if self._tables else None

    def find(self, name: str, floor: Floor) -> int:
        """Place of the innermost open element of that name, or -1 when none is open as far down as *floor*."""
        places = self._places.get(name)
        if not places:
            return -1
        place = places[-1]
        bounds = self._tables if floor == "table" else self._scopes
        if bounds and bounds[-1] > place:
            return -1
        if floor == "list" and self._lists and self._lists[-1] > place:
            return -1
        return place

    def lowest(self, names: Sequence[str], floor: Floor) -> int:
        """Lowest of the places of the innermost elements of each of *names*, or -1 when none is open above *floor*."""
        lowest = -1
        for name in names:
            place = self.find(name, floor)
            if place >= 0 and (lowest < 0 or place < lowest):
                lowest = place
        return lowest
