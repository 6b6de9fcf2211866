"""Plain text to lines, and lines to runs between blank ones."""

from collections.abc import Iterator
from typing import NamedTuple

from inspector.core.stop import Stop, poll

_STRETCH = 64 * 1024  # characters, and the rest of their last line, that are split at a time
_NOTHING = " ."  # how a blank line is written where a blank one would end the record
_TAB = 8  # columns between tab stops


class Line(NamedTuple):
    """A line that is not blank."""

    start: int
    """Offset of its first character that is no blank."""
    end: int
    """Offset one past its last character that is no blank."""
    indent: int
    """Columns before `start`."""
    text: str
    """From `start` to `end`."""


class Run(NamedTuple):
    """Lines that follow each other without a blank one between."""

    lines: list[Line]
    """The lines; at least one."""
    page: bool = False
    """Whether a page begins before them."""


def runs_of(text: str, stop: Stop | None = None) -> list[Run]:
    """The runs of a text; a form feed ends a run as a blank line does, and so does the ` .` of Debian's files.

    Raises:
        Stopped: *stop* was set.
    """
    runs: list[Run] = []
    lines: list[Line] = []
    page = False
    start = 0
    for stretch in _stretches(text):
        poll(stop)
        for whole in stretch.splitlines(keepends=True):
            bare = whole.strip()
            if bare:
                indent = 0 if whole[0] == bare[0] else len(whole) - len(whole.lstrip())
                first = start + indent
                if indent and "\t" in whole:
                    indent = len(whole[:indent].expandtabs(_TAB))
                lines.append(Line(first, first + len(bare), indent, bare))
            broken = whole[-1] == "\f"
            if lines and (broken or not bare or whole.rstrip() == _NOTHING):
                runs.append(Run(lines, page))
                lines, page = [], False
            page = page or broken
            start += len(whole)
    if lines:
        runs.append(Run(lines, page))
    return runs


def _stretches(text: str) -> Iterator[str]:
    """The text in pieces that end where a line does, so that no step of the work is long."""
    start = 0
    while start < len(text):
        end = text.find("\n", start + _STRETCH) + 1 or len(text)
        yield text[start:end]
        start = end
