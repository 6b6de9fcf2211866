"""The blocks of a page, as its elements open and close."""

from inspector.core.block import Block
from inspector.core.span import Span
from inspector.structure.html.elements import BLANK, LINE, Element
from inspector.structure.html.stack import Open, Stack
from inspector.structure.html.writer import Writer

_UNFINISHED = Block("paragraph", Span(0, 0), Span(0, 0))


class Outline:
    """Blocks in document order, and the text they are made of.

    A block gets its number with the first character that it shows; so no block is blank, and those around it come
    first. Its `Block` is made when it ends.
    """

    def __init__(self) -> None:
        self.hidden = 0
        """How many open elements are not shown; text is dropped while there is one."""
        self.exact = 0
        """How many open elements keep blanks and line breaks."""
        self._writer = Writer()
        self._stack = Stack()
        self._blocks: list[Block] = []
        self._headings: list[int] = []
        self._blank: list[Open] = []  # those open that would make a block but show nothing yet
        self._current = -1  # number of the innermost block
        self._in_paragraph = False
        self._loose = -1  # place of a heading or exact text without an end tag
        self._leaves = self._rows = self._lists = self._quotes = 0

    def _push(self, entry: Open, start: int, end: int) -> None:
        """Begin an element, whose tag stands from *start* to *end*."""
        element = entry.element
        if entry.is_hidden:
            self.hidden += 1
        part = element.part
        if entry.breaks:
            self._part(entry.breaks, start, end)
        elif part == "group":
            self._take()
        if part == "list":
            self._lists += 1
        elif part == "quote":
            self._quotes += 1
        elif part == "row":
            self._rows += entry.is_line
        if element.block and not self._leaves and not self.hidden and (entry.is_line or part not in ("table", "row")):
            entry.makes_block = True
            entry.level = self._level(element)
            self._leaves += element.leaf
            self._blank.append(entry)
        self.exact += element.exact
        self._stack.push(entry)

    def _level(self, element: Element) -> int:
        if element.block in ("list", "list-item"):
            return self._lists or 1
        return self._quotes if element.block == "quote" else element.level

    def _end_from(self, place: int, start: int, end: int) -> None:
        """End the element at *place* and all that is open in it, at a tag from *start* to *end*."""
        entries = self._stack.entries
        while len(entries) > place:
            self._pop(start, end)

    def _pop(self, start: int, end: int) -> None:
        entry = self._stack.pop()
        element = entry.element
        part = element.part
        if part == "list":
            self._lists -= 1
        elif part == "quote":
            self._quotes -= 1
        elif part == "row":
            self._rows -= entry.is_line
        self.exact -= element.exact
        if entry.breaks:
            self._part(entry.breaks, start, end)
        elif part == "group":
            self._take()
        if entry.makes_block:
            self._leaves -= element.leaf
            if entry.number < 0:
                self._blank.pop()
            else:
                self._end_block(entry, element)
        if entry.is_hidden:
            self.hidden -= 1
        if self._loose == len(self._stack.entries):
            self._loose = -1

    def _end_block(self, entry: Open, element: Element) -> None:
        kind = element.block
        if kind is None:
            return
        if kind == "table-row" and self._is_header(entry):
            kind = "table-header"
        elif kind == "heading":
            self._headings.append(entry.number)
        span = Span(entry.start, self._writer.end)
        self._blocks[entry.number] = Block(kind, span, span, entry.parent, entry.level, entry.role or element.role)
        self._current = entry.parent

    def _is_header(self, row: Open) -> bool:
        """Whether a row stands in `thead`, or holds headings alone and no row of values is above it."""
        table = self._stack.table()
        is_first = table is None or not table.cells
        if (row.cells and row.heads == row.cells and is_first) or self._stack.find("thead", "table") >= 0:
            return True
        if table:
            table.cells += 1
        return False

    def _part(self, breaks: int, start: int, end: int) -> None:
        """Part what comes next from what came before: blocks by line breaks, in a row of cells by a blank."""
        if self.hidden:
            return
        writer = self._writer
        if self._rows:
            writer.space(start, end)
            return
        if writer.held or writer.start >= 0:
            self._take()
        if self._in_paragraph:
            self._in_paragraph = False
            breaks = BLANK
        writer.lines(LINE if self.exact else breaks)

    def _take(self) -> None:
        """Put the text since the last block into blocks: those that were open without text, and a paragraph."""
        writer = self._writer
        writer.flush()
        start = writer.start
        if start < 0:
            return
        writer.start = -1
        blocks = self._blocks
        if self._blank:
            for entry in self._blank:
                entry.number, entry.start, entry.parent = len(blocks), start, self._current
                self._current = entry.number
                blocks.append(_UNFINISHED)
            self._blank.clear()
        if not self._leaves:
            span = Span(start, writer.end)
            blocks.append(Block("paragraph", span, span, self._current))
