"""What the tags make of the text: lines, cells, blocks, and what is not shown."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace

from inspector.core.block import Block
from inspector.core.projection import Projection
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.structure.html.elements import BLANK, BOXES, ELEMENTS, GROUP, HEADINGS, LINE, WITHIN_LINE, Element
from inspector.structure.html.entities import pieces
from inspector.structure.html.hidden import HEAD
from inspector.structure.html.names import named
from inspector.structure.html.stack import Open, Stack
from inspector.structure.html.writer import Writer

_GROUP = "dt dd"  # a name that no tag can have
_UNFINISHED = Block("paragraph", Span(0, 0), Span(0, 0))


class Page:
    """Takes start tags, end tags and text in the order of the source; `finish` gives what a reader sees."""

    def __init__(self) -> None:
        self.hidden = 0
        """How many open elements are not shown; text is dropped while there is one."""
        self.exact = 0
        """How many open elements keep blanks and line breaks."""
        self._writer = Writer()
        self._blocks: list[Block] = []
        self._headings: list[int] = []
        self._stack = Stack()
        self._blank: list[Open] = []  # those open that would make a block but show nothing yet
        self._current = -1  # number of the innermost block
        self._boxes: defaultdict[str, list[int]] = defaultdict(list)  # how much was open when each box began
        self._in_paragraph = False
        self._loose = -1  # place of a heading or exact text without an end tag
        self._leaves = self._rows = self._lists = self._quotes = 0

    def text(self, value: str, start: int) -> None:
        """Add text with character references, not empty, from raw offset *start*."""
        if self.hidden:
            return
        if self.exact:
            for piece, at, end in pieces(value, start):
                self._writer.kept(piece, at, end)
        else:
            self._writer.hold(value, start)

    def texts(self, values: Sequence[str], starts: Iterable[int]) -> None:
        """Add stretches of text, some of them empty, each from its raw offset in *starts*."""
        if self.hidden or self.exact:
            for value, start in zip(values, starts, strict=True):
                if value:
                    self.text(value, start)
        else:
            self._writer.hold_all(values, starts)

    def literal(self, value: str, start: int) -> None:
        """Add text in which `&` is only itself, from raw offset *start*."""
        if self.hidden:
            return
        if self.exact:
            self._writer.kept(value, start, start + len(value))
        else:
            self._writer.literal(value, start)

    def open(
        self, name: str, start: int, end: int, *, is_hidden: bool = False, is_loose: bool = False, is_data: bool = True
    ) -> None:
        """Begin an element.

        Args:
            name: Its name in lower case.
            start: Raw offset of its tag.
            end: Raw offset after its tag.
            is_hidden: Whether it is not shown.
            is_loose: Whether it is a heading or a `pre` that has no end tag: the next block then ends it.
            is_data: Whether, if it is a table, its rows are lines.
        """
        element = ELEMENTS.get(name, WITHIN_LINE)
        if is_hidden and self._in_paragraph and _is_block(name):
            self._part(BLANK, start, end)
        if element.breaks and self._loose >= 0:
            self._end_loose(start, end)
        if element.ends:
            place = self._stack.lowest(element.ends, element.floor)
            if place >= 0:
                self._end_from(place, start, end)
        part = element.part
        if part == "cell":
            self._open_cell(name, start, end)
        elif part in ("term", "description"):
            self._open_group(part, start, end)
        entry = Open(name, element, LINE if part == "list" and self._lists else element.breaks)
        entry.is_hidden = is_hidden
        if part == "table":
            entry.is_line = is_data
        elif part == "row":
            entry.is_line = not self._rows and self._is_data()
        if is_loose:
            self._loose = len(self._stack)
        self._push(entry, start, end)

    def box(self, name: str, start: int, end: int) -> None:
        """Begin one of `BOXES`; *start* and *end* are the raw offsets of its tag."""
        if self._loose >= 0:
            self._end_loose(start, end)
        self._part(BOXES[name], start, end)
        if name == "p":
            self._in_paragraph = not self._rows
        else:
            self._boxes[name].append(len(self._stack))

    def end_box(self, name: str, start: int, end: int) -> None:
        """End the innermost box of that name and all that is open in it; without one, only the line ends."""
        places = self._boxes[name]
        if places and places[-1] > self._stack.scope():
            place = places.pop()
            if len(self._stack) > place:
                self._end_from(place, start, end)
        self._part(BOXES[name], start, end)

    def close(self, name: str, start: int, end: int) -> None:
        """End the innermost element of that name and all that is open in it; without one, only the line ends.

        Args:
            name: Its name in lower case.
            start: Raw offset of the end tag.
            end: Raw offset after it.
        """
        element = ELEMENTS.get(name, WITHIN_LINE)
        stack = self._stack
        place = stack.lowest(HEADINGS, "scope") if element.level else stack.find(name, element.floor)
        if place >= 0:
            self._end_from(place, start, end)
        elif name in BOXES:
            self.end_box(name, start, end)
        else:
            self._part(element.breaks, start, end)

    def uncover(self, name: str, start: int, end: int) -> None:
        """End what is hidden and cannot hold the element that begins now: a `head`, or a hidden paragraph."""
        place = -1 if name in HEAD else self._stack.find("head", "scope")
        if place < 0 and _is_block(name):
            place = self._stack.find("p", "scope")
        if place >= 0:
            self._end_from(place, start, end)

    def is_in(self, *names: str) -> bool:
        """Whether an element of one of these names is open; only those that matter for text are known."""
        return any(self._stack.has(name) for name in names)

    def line_break(self, start: int, end: int) -> None:
        """Begin a new line, as `br` does; two of them in a row part paragraphs."""
        if self.hidden:
            return
        if self.exact:
            self._writer.kept("\n", start, end)
        elif self._rows:
            self._writer.space(start, end)
        else:
            self._writer.line()
            if self._writer.has_blank_line:
                self._part(BLANK, start, end)

    def apart(self, start: int, end: int) -> None:
        """Part what comes next by a blank that stands for a tag."""
        if not self.hidden and not self.exact:
            self._writer.space(start, end)

    def name_language(self, language: str) -> None:
        """Note the language of the exact text that is open, unless it has one."""
        entry = self._stack[len(self._stack) - 1] if len(self._stack) else None
        if entry is not None and entry.element.block == "fence" and not entry.role:
            entry.role = language

    def finish(self, raw: str, stop: Stop | None) -> Projection:
        """End everything, and give what was read.

        Raises:
            Stopped: *stop* was set.
        """
        self._end_from(0, len(raw), len(raw))
        self._part(BLANK, len(raw), len(raw))
        poll(stop)
        text, runs = self._writer.finish()
        projection = Projection(raw, text, (), runs)
        for number in self._headings:
            self._blocks[number] = named(self._blocks[number], projection)
        return replace(projection, blocks=tuple(self._blocks))

    def _end_loose(self, start: int, end: int) -> None:
        """End the heading or exact text that has no end tag, if it has any text."""
        self._take()
        if self._stack[self._loose].number >= 0:
            self._end_from(self._loose, start, end)

    def _open_cell(self, name: str, start: int, end: int) -> None:
        place = self._stack.find("tr", "table")
        if place < 0:
            self.open("tr", start, end)
            place = len(self._stack) - 1
        row = self._stack[place]
        if not row.is_line:
            self._part(LINE, start, end)
        elif not self.hidden:
            if row.cells:
                self._writer.tab()
            row.cells += 1
            row.heads += name == "th"

    def _open_group(self, part: str, start: int, end: int) -> None:
        place = self._stack.find(_GROUP, "list")
        if place >= 0 and part == "term" and self._stack[place].cells:
            self._end_from(place, start, end)
            place = -1
        if place < 0:
            place = len(self._stack)
            self._push(Open(_GROUP, GROUP, 0), start, end)
        self._stack[place].cells += part == "description"

    def _is_data(self) -> bool:
        """Whether a row that starts here stands in a table of values, or in no table at all."""
        place = self._stack.find("table", "table")
        return place < 0 or self._stack[place].is_line

    def _push(self, entry: Open, start: int, end: int) -> None:
        element = entry.element
        part = element.part
        self.hidden += entry.is_hidden
        if entry.breaks:
            self._part(entry.breaks, start, end)
        elif element is not WITHIN_LINE:
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
            entry.role = element.role
            self._leaves += element.leaf
            self._blank.append(entry)
        self.exact += element.exact
        self._stack.push(entry)

    def _level(self, element: Element) -> int:
        if element.block == "quote":
            return self._quotes
        return max(1, self._lists) if element.block in ("list", "list-item") else element.level

    def _end_from(self, place: int, start: int, end: int) -> None:
        """End the element at *place* and all that is open in it."""
        while len(self._stack) > place:
            self._pop(start, end)

    def _pop(self, start: int, end: int) -> None:
        entry = self._stack.pop()
        element = entry.element
        part = element.part
        if len(self._stack) == self._loose:
            self._loose = -1
        self.exact -= element.exact
        if part == "list":
            self._lists -= 1
        elif part == "quote":
            self._quotes -= 1
        elif part == "row":
            self._rows -= entry.is_line
        if entry.breaks:
            self._part(entry.breaks, start, end)
        elif element is not WITHIN_LINE:
            self._take()
        if entry.makes_block:
            self._leaves -= element.leaf
            if entry.number >= 0:
                self._end_block(entry)
            else:
                self._blank.pop()
        self.hidden -= entry.is_hidden

    def _end_block(self, entry: Open) -> None:
        kind = entry.element.block
        if kind == "table-row" and self._is_header(entry):
            kind = "table-header"
        elif kind == "heading":
            self._headings.append(entry.number)
        if kind is not None:
            span = Span(entry.start, self._writer.end)
            self._blocks[entry.number] = Block(kind, span, span, entry.parent, entry.level, entry.role)
        self._current = entry.parent

    def _is_header(self, row: Open) -> bool:
        """Whether a row stands in `thead`, or holds headings alone and no row of values is above it."""
        place = self._stack.find("table", "table")
        table = self._stack[place] if place >= 0 else None
        in_head = self._stack.find("thead", "table") >= 0
        if row.cells and (in_head or (row.heads == row.cells and not (table and table.cells))):
            return True
        if table:
            table.cells += 1
        return False

    def _part(self, breaks: int, start: int, end: int) -> None:
        """Part what comes next from what came before: blocks by line breaks, in a row of cells by a blank."""
        if self.hidden or not breaks:
            return
        if self._rows:
            self._writer.space(start, end)
            return
        self._take()
        if self._in_paragraph:
            self._in_paragraph = False
            breaks = BLANK
        self._writer.lines(LINE if self.exact else breaks)

    def _take(self) -> None:
        """Put the text since the last block into blocks: those that were open without text, and a paragraph."""
        writer = self._writer
        writer.flush()
        start = writer.start
        if start < 0:
            return
        writer.start = -1
        blocks = self._blocks
        for entry in self._blank:
            entry.number, entry.start, entry.parent = len(blocks), start, self._current
            self._current = entry.number
            blocks.append(_UNFINISHED)
        self._blank.clear()
        if not self._leaves:
            span = Span(start, writer.end)
            blocks.append(Block("paragraph", span, span, self._current))


def _is_block(name: str) -> bool:
    return name in BOXES or (name in ELEMENTS and ELEMENTS[name].breaks > 0)
