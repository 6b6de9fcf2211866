"""What the tags of a page mean for its text: lines, cells, blocks, and what is not shown."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace

from inspector.core.projection import Projection
from inspector.core.stop import Stop, poll
from inspector.structure.html.elements import BLANK, BOXES, ELEMENTS, GROUP, HEADINGS, LINE, WITHIN_LINE
from inspector.structure.html.entities import pieces
from inspector.structure.html.hidden import HEAD
from inspector.structure.html.names import named
from inspector.structure.html.outline import Outline
from inspector.structure.html.stack import Open

_GROUP = "dt dd"  # a name that no tag can have


class Page(Outline):
    """Takes start tags, end tags and text in the order of the source; `finish` gives what a reader sees."""

    def __init__(self) -> None:
        super().__init__()
        self.hold = self._writer.hold
        """As `text`, while nothing is hidden and blanks collapse."""
        self._boxes: defaultdict[str, list[int]] = defaultdict(list)  # how much was open when each box began

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

    def write(self) -> None:
        """Write the text that is held back until its line ends."""
        self._writer.flush()

    def literal(self, value: str, start: int) -> None:
        """Add text in which `&` is only itself, from raw offset *start*."""
        if self.hidden or not value:
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
        entries = self._stack.entries
        if is_hidden and self._in_paragraph and _is_block(name):
            self._part(BLANK, start, end)
        if self._loose >= 0 and element.breaks:
            self._end_loose(start, end)
        if element.ends and not (entries and entries[-1].name in element.parents):
            place = self._stack.lowest(element.ends, element.floor)
            if place >= 0:
                self._end_from(place, start, end)
        entry = Open(name, element)
        entry.is_line = is_data
        if element.part:
            self._open_part(entry, start, end)
        if is_hidden:
            entry.is_hidden = True
        elif is_loose:
            self._loose = len(entries)
        self._push(entry, start, end)

    def box(self, name: str, start: int, end: int) -> None:
        """Begin one of `BOXES`; *start* and *end* are the raw offsets of its tag."""
        if self._loose >= 0:
            self._end_loose(start, end)
        self._part(BOXES[name], start, end)
        if name == "p":
            self._in_paragraph = not self._rows
        else:
            self._boxes[name].append(len(self._stack.entries))

    def end_box(self, name: str, start: int, end: int) -> None:
        """End the innermost box of that name and all that is open in it; without one, only the line ends."""
        places = self._boxes[name]
        if places and places[-1] > self._stack.scope():
            place = places.pop()
            if len(self._stack.entries) > place:
                self._end_from(place, start, end)
        self._part(BOXES[name], start, end)

    def close(self, name: str, start: int, end: int) -> None:
        """End the innermost element of that name and all that is open in it; without one, only the line ends.

        Args:
            name: Its name in lower case.
            start: Raw offset of the end tag.
            end: Raw offset after it.
        """
        stack = self._stack
        if stack.entries and stack.entries[-1].name == name:
            self._pop(start, end)
            return
        element = ELEMENTS.get(name, WITHIN_LINE)
        place = stack.lowest(HEADINGS, "scope") if element.level else stack.find(name, element.floor)
        if place >= 0:
            self._end_from(place, start, end)
        elif name in BOXES:
            self.end_box(name, start, end)
        elif element.breaks:
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
        """Note the programming language of the innermost element."""
        self._stack.entries[-1].role = language

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
        if self._stack.entries[self._loose].number >= 0:
            self._end_from(self._loose, start, end)

    def _open_part(self, entry: Open, start: int, end: int) -> None:
        """Begin what an element is part of, and note what it is as a part of that."""
        part = entry.element.part
        if part == "cell":
            self._open_cell(entry.name, start, end)
        elif part == "row":
            table = self._stack.table()
            entry.is_line = not self._rows and (table is None or table.is_line)
        elif part == "list" and self._lists:
            entry.breaks = LINE
        elif part in ("term", "description"):
            self._open_group(part, start, end)

    def _open_cell(self, name: str, start: int, end: int) -> None:
        place = self._stack.find("tr", "table")
        if place < 0:
            self.open("tr", start, end)
        row = self._stack.entries[place]
        if not row.is_line:
            self._part(LINE, start, end)
        elif not self.hidden:
            if row.cells:
                self._writer.tab()
            else:
                self._writer.space(start, end)
            row.cells += 1
            row.heads += name == "th"

    def _open_group(self, part: str, start: int, end: int) -> None:
        place = self._stack.find(_GROUP, "list")
        if place >= 0 and part == "term" and self._stack.entries[place].cells:
            self._end_from(place, start, end)
            place = -1
        if place < 0:
            self._push(Open(_GROUP, GROUP), start, end)
        self._stack.entries[place].cells += part == "description"


def _is_block(name: str) -> bool:
    return name in BOXES or (name in ELEMENTS and ELEMENTS[name].breaks > 0)
