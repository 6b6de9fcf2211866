"""Visible text as it grows: blanks collapse as in a browser, and every stretch remembers its source."""

import re
from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate, chain, compress
from operator import add

from inspector.core.projection import Runs
from inspector.structure.html.entities import pieces

BLANKS = " \t\n\r\f"
"""The characters that collapse; a no-break space, for one, does not."""

_SEVERAL = re.compile("  +")
_LINE_END = re.compile(r"\r\n?|\n")


class Writer:
    """Collects visible text in reading order; what separates two stretches is written only once the second one comes.

    So text never starts or ends with a blank, and of a break and a blank in one place only the break is left. Text
    within a line is held until the line ends, since most lines can then be written at one stroke.
    """

    __slots__ = (
        "_held_starts", "_is_exact", "_is_parted", "_length", "_lines", "_parts", "_raw_end", "_runs", "_space_end",
        "_space_start", "_tabs", "_tail", "end", "held", "start",
    )  # fmt: skip

    def __init__(self) -> None:
        self.start = -1
        """Visible offset of the first character written that is not blank, since this was last set to -1."""
        self.end = 0
        """Visible offset one past the last one."""
        self.held: list[str] = []
        """The text that is held, in stretches that are not empty."""
        self._held_starts: list[int] = []
        self._length = 0
        self._parts: list[str] = []
        self._runs: list[int] = []  # of each run its start, raw start and raw end
        self._raw_end = 0
        self._is_exact = False  # whether the last run may be lengthened character for character
        self._is_parted = False  # whether anything is to separate the next stretch; then what:
        self._lines = self._tabs = 0
        self._space_start = self._space_end = -1
        self._tail = 0  # line breaks at the end of exact text, which count towards the next break

    @property
    def has_blank_line(self) -> bool:
        """Whether the next stretch will stand after a blank line."""
        return self._lines > 1

    def hold(self, value: str, start: int) -> None:
        """Hold text, not empty, to be written by `flush`; *start* is its raw offset."""
        if self._is_parted and not self.held and not value.strip(BLANKS):
            return  # the blanks between two blocks, which are most of all stretches
        self.held.append(value)
        self._held_starts.append(start)

    def hold_all(self, values: Sequence[str], starts: Iterable[int]) -> None:
        """Hold stretches of text, some of them empty, each from its raw offset in *starts*."""
        self.held.extend(filter(None, values))
        self._held_starts.extend(compress(starts, values))

    def flush(self) -> None:
        """Write the text that is held, its blanks collapsed and its character references decoded."""
        held, starts = self.held, self._held_starts
        if not held:
            return
        if len(held) == 1:
            self._write(held.pop(), starts.pop())
            return
        value = "".join(held)
        body = value.strip(BLANKS)
        if not body.isprintable():
            body = _plain(body)
        if "  " in body or "&" in body:
            for part, start in zip(held, starts, strict=True):
                self._write(part, start)
        elif body:
            self._write_together(value, body)
        else:
            self._space(starts[0], starts[0] + len(held[0]))
        held.clear()
        starts.clear()

    def literal(self, value: str, start: int) -> None:
        """Write text in which `&` is only itself, its blanks collapsed; *start* is its raw offset."""
        self.flush()
        self._collapse(value, start)

    def kept(self, value: str, start: int, end: int) -> None:
        """Write text whose blanks and line breaks are kept, character for character or as one unit."""
        self.flush()
        if self._is_parted:
            self._separate(start)
        self._put(value, start, end, exact=len(value) == end - start)
        body = value.rstrip("\r\n")
        breaks = len(_LINE_END.findall(value, len(body)))
        self._tail = breaks if body else self._tail + breaks

    def space(self, start: int, end: int) -> None:
        """Part what comes next by a blank, which stands for the raw stretch from *start* to *end*."""
        self.flush()
        self._space(start, end)

    def lines(self, count: int) -> None:
        """Part what comes next by at least *count* line breaks, 1 or 2; to be told after `flush`."""
        self._is_parted = True
        self._tabs = 0
        if count > self._lines:  # noqa: PLR1730 (asked at both ends of every block, and mostly not so)
            self._lines = count

    def line(self) -> None:
        """Part what comes next by one more line break, two at most."""
        self.flush()
        self.lines(min(self._lines + 1, 2))

    def tab(self) -> None:
        """Part what comes next by one more tab."""
        self.flush()
        self._is_parted = True
        self._tabs += 1

    def finish(self) -> tuple[str, Runs]:
        """The whole text, and where it comes from."""
        starts, raw_starts, raw_ends = (array("I", self._runs[side::3]) for side in range(3))
        starts.append(self._length)
        return "".join(self._parts), Runs(starts, raw_starts, raw_ends)

    def _write(self, value: str, start: int) -> None:
        if "&" not in value:
            self._collapse(value, start)
            return
        for piece, at, end in pieces(value, start):
            if end - at == len(piece):
                self._collapse(piece, at)
            elif piece in BLANKS:
                self._space(at, end)
            else:
                if self._is_parted:
                    self._separate(at)
                self._put(piece, at, end, exact=False)

    def _collapse(self, value: str, start: int) -> None:
        body = value.strip(BLANKS)
        size, end = len(body), start + len(value)
        if not size:
            self._space(start, end)
            return
        if start + size < end:
            lead = value.find(body[0])
            if lead:
                self._space(start, start + lead)
                start += lead
        if self._is_parted:
            self._separate(start)
        if not body.isprintable():
            body = _plain(body)
        if "  " in body:
            self._put_collapsed(body, start)
        else:
            self._put(body, start, start + size, exact=True)
        if start + size < end:
            self._space(start + size, end)

    def _put_collapsed(self, body: str, start: int) -> None:
        done = 0
        for several in _SEVERAL.finditer(body):
            at, end = several.span()
            self._put(body[done:at], start + done, start + at, exact=True)
            self._put(" ", start + at, start + end, exact=False)
            done = end
        self._put(body[done:], start + done, start + len(body), exact=True)

    def _write_together(self, value: str, body: str) -> None:
        """Write what is held, in which only blanks at the ends are to be dropped and nothing is to be decoded."""
        held, starts = self.held, self._held_starts
        before, after = starts[0], starts[-1] + len(held[-1])
        if len(body) < len(value):
            self._trim_held()
        if starts[0] > before:
            self._space(before, starts[0])
        if self._is_parted:
            self._separate(starts[0])
        sizes = list(map(len, held))
        visible = accumulate(sizes, initial=self._length)
        # What follows is `_put` for all stretches at once: text within a line is mostly in many small pieces.
        self._runs += chain.from_iterable(zip(visible, starts, map(add, starts, sizes), strict=False))
        self._raw_end = starts[-1] + sizes[-1]
        self._is_exact = True
        self._parts.append(body)
        self._see(body)
        if self._raw_end < after:
            self._space(self._raw_end, after)

    def _trim_held(self) -> None:
        """Drop the blanks at both ends of what is held, which is not all blank."""
        held, starts = self.held, self._held_starts
        while not (first := held[0].lstrip(BLANKS)):
            del held[0], starts[0]
        starts[0] += len(held[0]) - len(first)
        held[0] = first
        while not (last := held[-1].rstrip(BLANKS)):
            del held[-1], starts[-1]
        held[-1] = last

    def _space(self, start: int, end: int) -> None:
        if not self._is_parted:
            self._is_parted = True
            self._space_start, self._space_end = start, end

    def _separate(self, start: int) -> None:
        """Write what parts the text so far from what comes next, at raw offset *start*."""
        self._is_parted = False
        begin, length = self._raw_end, self._length
        if self._lines or self._tabs:
            gap = "\n" * (self._lines - self._tail) + "\t" * self._tabs
            self._lines = self._tabs = self._tail = 0
            self._is_exact = False
        else:
            gap, start = " ", self._space_end
            self._is_exact = self._is_exact and self._space_start == begin and start == begin + 1
            begin = self._space_start
        if not length or not gap:
            return
        if self._is_exact:
            self._runs[-1] = start
        else:
            self._runs += (length, begin, start)
        self._raw_end = start
        self._parts.append(gap)
        self._length = length + len(gap)

    def _put(self, value: str, start: int, end: int, *, exact: bool) -> None:
        if exact and self._is_exact and start == self._raw_end:
            self._runs[-1] = end
        else:
            self._runs += (self._length, start, end)
            self._is_exact = exact
        self._raw_end = end
        self._parts.append(value)
        self._see(value)

    def _see(self, value: str) -> None:
        """Count text that was written, and note where its characters lie that are not blank."""
        length = self._length
        self._length = end = length + len(value)
        seen = value.strip()
        if len(seen) < len(value):
            if not seen:
                return
            length += value.find(seen[0])
            end = length + len(seen)
        self.end = end
        if self.start < 0:
            self.start = length


def _plain(text: str) -> str:
    """The text with every blank that collapses as a space, one for one."""
    return text.replace("\n", " ").replace("\t", " ").replace("\r", " ").replace("\f", " ")
