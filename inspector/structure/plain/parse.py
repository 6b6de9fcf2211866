"""Plain text to blocks."""

from collections.abc import Hashable, Sequence
from itertools import pairwise

from inspector.core.block import Block
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.structure.plain.drawn import drawn_as, is_rule
from inspector.structure.plain.lines import Line, Run, runs_of
from inspector.structure.plain.markers import Marker, marker_of, markers_of, readings_of
from inspector.structure.plain.pages import page_lines
from inspector.structure.plain.paragraphs import Paragraphs
from inspector.structure.plain.titles import (
    SECTION,
    Title,
    is_caption,
    is_outdented_title,
    is_overline,
    marked_title,
    title_of,
    underline_of,
)
from inspector.structure.plain.tree import Tree

_POLL_EVERY = 64  # runs
_IN = 2  # columns from the margin on that count as indented
_LOOK_AHEAD = 64  # runs among which the next item of a list is looked for
_OVERLINED = 2  # lines of a title with a line above it, less the line below
_CAPTION_LINES = 4


def parse_plain(text: str, stop: Stop | None = None) -> tuple[Block, ...]:
    """The blocks of a plain text, by its layout.

    `paragraph` between blank lines and form feeds, `list` and `list-item`, `heading` where it is underlined, numbered,
    in capitals or named as one and stands alone, `caption`, `rule`, and `indented-code` for what is drawn: its role
    says whether as `figure`, `columns`, `contents`, `log`, `code` or `markup`, or is an `example` that was led up to. A
    paragraph ends where a page does, and headers and footers of pages are rules with the role `page`. Whether a line
    break inside a paragraph ends a sentence is for those to judge who read its sentences.

    Args:
        text: The text.
        stop: Ends the work early.

    Raises:
        Stopped: *stop* was set.
    """
    runs = runs_of(text, stop)
    reader = _Reader(runs, text)
    for number in range(len(runs)):
        if number % _POLL_EVERY == 0:
            poll(stop)
        reader.read(number)
    return reader.tree.blocks()


class _Reader:
    """Reads runs one by one, with an eye on those that follow."""

    def __init__(self, runs: Sequence[Run], text: str) -> None:
        self.tree = Tree()
        self._runs = runs
        self._text = text
        self._pages = page_lines(runs)
        self._paragraphs = Paragraphs(runs, text)
        self._levels: dict[Hashable, int] = {}
        self._next_level = 1
        self._literal: int | None = None
        lines = sum(len(run.lines) for run in runs)
        self._is_indented = sum(line.indent >= _IN for run in runs for line in run.lines) > lines / 2

    def read(self, number: int) -> None:
        """Add the blocks of a run."""
        lines = self._runs[number].lines
        while lines and lines[0].start in self._pages:
            self._page(lines[0])
            lines = lines[1:]
        footer = lines[-1] if lines and lines[-1].start in self._pages else None
        if footer:
            lines = lines[:-1]
        if lines:
            self._read(lines, number)
        if footer:
            self._page(footer)

    def _page(self, line: Line) -> None:
        self.tree.end_lists()
        self.tree.add("rule", Span(line.start, line.end), role="page")

    def _read(self, lines: list[Line], number: int) -> None:
        if self._is_literal(lines):
            self._add_drawn(lines, "example")
            return
        lines = self._without_title(lines)
        if not lines:
            return
        if all(is_rule(line.text) for line in lines):
            self.tree.end_lists()
            self.tree.add("rule", _span(lines))
        elif role := drawn_as(lines):
            self._add_drawn(lines, role)
        else:
            self._read_text(lines, number)
        self._literal = min(line.indent for line in lines) if lines[-1].text.endswith("::") else None

    def _is_literal(self, lines: Sequence[Line]) -> bool:
        """Whether lines are an example that the paragraph before led up to with `::`."""
        if self._literal is not None and min(line.indent for line in lines) > self._literal:
            return True
        self._literal = None
        return False

    def _add_drawn(self, lines: Sequence[Line], role: str) -> None:
        self.tree.holds(lines[0].indent)
        self.tree.add("indented-code", _span(lines), role=role)

    def _without_title(self, lines: list[Line]) -> list[Line]:
        """Add the headings that lines begin with, if they are marked or underlined, and give the rest."""
        while lines:
            marked = marked_title(lines)
            if marked:
                count, name, style = marked
                line = lines[count - 1]
                start = line.start + line.text.index(name)
                self._add_heading(lines[:count], Span(start, start + len(name)), style)
                lines = lines[count:]
                continue
            over = int(len(lines) > _OVERLINED and is_overline(lines[0]))
            title, under = lines[over], lines[over + 1] if len(lines) > over + 1 else None
            sign = underline_of(title, under) if under else None
            is_item = len(lines) > _OVERLINED + 1 and marker_of(title) is not None
            if sign is None or is_item or (over and lines[0].text[0] != sign):
                break
            self._add_heading(lines[: over + 2], Span(title.start, title.end), Title((sign, over)))
            lines = lines[over + 2 :]
        return lines

    def _add_heading(self, lines: Sequence[Line], content: Span, title: Title) -> None:
        self.tree.add_heading(_span(lines), content, self._text[slice(*content)], self._level(title))

    def _read_text(self, lines: list[Line], number: int) -> None:
        markers = markers_of(lines, self.tree.awaits, lambda marker: self._goes_on(marker, number))
        if len(lines) == 1 and not self._continues(lines[0], markers, number) and self._add_title(lines[0], number):
            return
        starts = [*markers, len(lines)]
        if starts[0]:
            self._add_text(lines[: starts[0]])
        for start, end in pairwise(starts):
            self.tree.add_item(markers[start], lines[start], lines[end - 1])

    def _continues(self, line: Line, markers: dict[int, Marker], number: int) -> bool:
        """Whether a line that stands alone is an item, though it may look like a heading."""
        if not markers:
            return False
        marker = markers[0]
        if marker.is_bullet or self.tree.awaits(marker) or title_of(line) is None:
            return True
        return number + 1 < len(self._runs) and _begins_with_next(self._runs[number + 1], marker)

    def _add_title(self, line: Line, number: int) -> bool:
        title = title_of(line)
        if title is None and self._is_outdented(line, number):
            title = Title(SECTION)
        if title is None:
            return False
        self._add_heading([line], Span(line.start, line.end), title)
        return True

    def _is_outdented(self, line: Line, number: int) -> bool:
        if not self._is_indented or number + 1 >= len(self._runs) or not is_outdented_title(line):
            return False
        return all(line.indent >= _IN for line in self._runs[number + 1].lines)

    def _level(self, title: Title) -> int:
        """The level of a heading: styles are numbered as they come."""
        if title.style not in self._levels:
            self._levels[title.style] = self._next_level
            self._next_level += 1
        level = self._levels[title.style] + title.depth
        self._next_level = max(self._next_level, level + 1)
        return level

    def _add_text(self, lines: list[Line]) -> None:
        self.tree.holds(lines[0].indent)
        if len(lines) <= _CAPTION_LINES and is_caption(lines[0].text):
            self.tree.add("caption", _span(lines))
            return
        for part in self._paragraphs.split(lines):
            self.tree.add("rule" if is_rule(part[0].text) else "paragraph", _span(part))

    def _goes_on(self, marker: Marker, number: int) -> bool:
        """Whether the next marker of its list is found, before anything stands further out, as far as one looks."""
        for run in self._runs[number + 1 : number + 1 + _LOOK_AHEAD]:
            if _begins_with_next(run, marker):
                return True
            if run.lines[0].indent < marker.indent and run.lines[0].start not in self._pages:
                return False
        return False


def _begins_with_next(run: Run, marker: Marker) -> bool:
    return any(reading.follows(marker) for reading in readings_of(run.lines[0]))


def _span(lines: Sequence[Line]) -> Span:
    return Span(lines[0].start, lines[-1].end)
