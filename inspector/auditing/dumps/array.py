"""A JSON list read element by element, however long it is."""

import json
from collections.abc import Iterable, Iterator

from inspector.auditing.dumps.decoding import undecoded
from inspector.auditing.dumps.rows import MAX_ROW, Fault, Row, not_json, row_of

_FIRST = 2**14
"""Characters that one element is first tried in: most fit."""
_BLANKS = " \t\r\n"
_DECODER = json.JSONDecoder()


class _Window:
    """The part of the text that is being read."""

    def __init__(self, blocks: Iterable[str]) -> None:
        self._blocks = iter(blocks)
        self.text = ""
        self.at = 0
        self.line = 1  # of `at`
        self.ended = False

    def fill(self, size: int) -> None:
        """Read on until *size* characters lie ahead, or the text has ended."""
        if self.ended or len(self.text) - self.at >= size:
            return
        parts = [self.text[self.at :]]
        ahead = len(parts[0])
        while ahead < size and not self.ended:
            block = next(self._blocks, None)
            if block is None:
                self.ended = True
            else:
                parts.append(block)
                ahead += len(block)
        self.text, self.at = "".join(parts), 0

    def move(self, to: int) -> None:
        """Go on to an offset of `text`, counting lines."""
        self.line += self.text.count("\n", self.at, to)
        self.at = to

    def next(self) -> str:
        """The first character ahead that is not blank; empty where the text ends."""
        while True:
            self.fill(_FIRST)
            to = self.at
            while to < len(self.text) and self.text[to] in _BLANKS:
                to += 1
            self.move(to)
            if to < len(self.text):
                return self.text[to]
            if self.ended:
                return ""


def array_rows(blocks: Iterable[str]) -> Iterator[Row | Fault]:
    """The rows of a text that is one JSON list. Behind a fault of the JSON there is no telling where a row begins."""
    window = _Window(blocks)
    if window.next() != "[":
        yield Fault(window.line, "does not begin a list", fatal=True)
        return
    window.move(window.at + 1)
    if window.next() == "]":
        window.move(window.at + 1)
    else:
        yield from _elements(window)
    if window.next():
        yield Fault(window.line, "goes on behind the list's end", fatal=True)


def _elements(window: _Window) -> Iterator[Row | Fault]:
    while True:
        window.next()
        line = window.line
        found = _element(window)
        yield found
        if isinstance(found, Fault) and found.fatal:
            window.move(len(window.text))
            window.ended = True
            return
        follows = window.next()
        if follows not in (",", "]"):
            what = "a comma or the list's end is missing" if follows else "the list has no end: is the file whole?"
            yield Fault(max(line, window.line), f"is not valid JSON: {what}", fatal=True)
            window.move(len(window.text))
            window.ended = True
            return
        window.move(window.at + 1)
        if follows == "]":
            return


def _element(window: _Window) -> Row | Fault:
    size = _FIRST
    while True:
        try:
            value, end = _DECODER.raw_decode(window.text, window.at)
        except json.JSONDecodeError as error:
            if not window.ended and size <= MAX_ROW:  # it may only be cut off by the window
                size *= 4
                window.fill(size)
                continue
            return _fault(window, error)
        except RecursionError:
            return Fault(window.line, "is nested too deeply", fatal=True)
        except ValueError:
            return Fault(window.line, "holds a number of too many digits", fatal=True)
        line = window.line
        raw = window.text[window.at : end]
        window.move(end)
        if undecoded(raw):
            return Fault(line, "begins a row with bytes that are not in the file's encoding")
        return row_of(value, line)


def _fault(window: _Window, error: json.JSONDecodeError) -> Fault:
    if not window.ended:
        return Fault(
            window.line,
            f"begins a row that is not valid JSON, or longer than {MAX_ROW // 2**20} million characters",
            fatal=True,
        )
    line = window.line + window.text.count("\n", window.at, error.pos)
    before = window.text.rfind("\n", 0, error.pos) + 1
    return Fault(line, not_json(error.msg, error.pos - before + 1), fatal=True)
