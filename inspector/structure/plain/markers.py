"""What list items begin with: bullets, numbers, letters."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from inspector.structure.plain.lines import Line

_BULLET = re.compile(r"([-*+•‣▪◦·–—o])(\s+)(?=\S)")
_MAY_BE = re.compile(r"[-*+•‣▪◦·–—(\[]|o  |\w{1,6}[.)]")
_ORDERED = re.compile(r"(\(?)(?:(\d{1,3})|([a-zA-Z])|([ivxlIVXL]{2,6}))([.)])(\s+)(?=\S)|(\[)(\d{1,3})\](\s+)(?=\S)")
_ROMAN = {"i": 1, "v": 5, "x": 10, "l": 50}
_AFTER = (".", ":", ";", ",", ")", "!", "?", "and", "or")
_SHORT = 60  # characters of a line that was not filled up
_SLACK = 1  # columns by which markers of one list may differ


class Marker(NamedTuple):
    """The beginning of a list item."""

    style: str
    """The bullet, or the kind of number and the signs around it; items of one list share it."""
    value: int
    """Its number; -1 for a bullet."""
    indent: int
    """Columns before it."""
    width: int
    """Characters of the marker and the blanks after it."""

    @property
    def is_bullet(self) -> bool:
        """Whether it is a bullet."""
        return self.value < 0

    def is_like(self, other: "Marker") -> bool:
        """Whether both may be markers of one list."""
        return self.style == other.style and abs(self.indent - other.indent) <= _SLACK

    def follows(self, other: "Marker") -> bool:
        """Whether it may be the next marker of the list that *other* is in."""
        return self.is_like(other) and (self.is_bullet or self.value == other.value + 1)


def marker_of(line: Line) -> Marker | None:
    """The marker that a line begins with, as far as one sees from the line alone."""
    readings = readings_of(line)
    return readings[0] if readings else None


def readings_of(line: Line) -> tuple[Marker, ...]:
    """What the marker of a line may be: `i.` is a letter or a Roman number. Empty if there is none."""
    found = _BULLET.match(line.text)
    if found:
        return (Marker(found[1], -1, line.indent, found.end()),) if found[1] != "o" or len(found[2]) > 1 else ()
    found = _ORDERED.match(line.text)
    if not found:
        return ()
    if found[7]:
        return (Marker("[1]", int(found[8]), line.indent, found.end()),)
    before, number, letter, roman, after = found[1], found[2], found[3], found[4], found[5]
    if before and after == ".":
        return ()
    kinds: list[tuple[str, int]] = []
    if number:
        kinds.append(("1", int(number)))
    if letter:
        kinds.append(("a" if letter.islower() else "A", ord(letter.lower()) - ord("a") + 1))
    word = roman or letter or ""
    if word and not set(word.lower()) - set(_ROMAN):
        kinds.append(("i" if word.islower() else "I", _roman(word.lower())))
    return tuple(Marker(f"{before}{kind}{after}", value, line.indent, found.end()) for kind, value in kinds)


def markers_of(
    lines: Sequence[Line], is_awaited: Callable[[Marker], bool], goes_on: Callable[[Marker], bool]
) -> dict[int, Marker]:
    """Which lines of a run begin list items.

    A number at the start of a line may be there by chance, so numbers and letters count only where they go up by one,
    and past the first line only where the line before it seems ended or stands further in or out. A bullet counts if
    it begins the run, or has a like in it.

    Args:
        lines: The lines of a run.
        is_awaited: Whether a marker is the next of a list that is open where the run begins.
        goes_on: Whether the next marker after one is found in what comes after the run.

    Returns:
        Markers by number of line.
    """
    may_be = _MAY_BE.match
    likely = [at for at, line in enumerate(lines) if may_be(line.text)]
    seen = {at: found for at in likely if (found := readings_of(lines[at])) and _may_begin(lines, at)}
    if not seen:
        return {}
    present = Counter((m.style, m.value, m.indent) for readings in seen.values() for m in readings)

    def is_beside(marker: Marker) -> bool:
        values = (marker.value,) if marker.is_bullet else (marker.value - 1, marker.value + 1)
        places = range(marker.indent - _SLACK, marker.indent + _SLACK + 1)
        return sum(present[marker.style, value, place] for value in values for place in places) > marker.is_bullet

    kept: dict[int, Marker] = {}
    for at, readings in seen.items():
        for is_kept in (is_beside, is_awaited, goes_on):
            marker = next(filter(is_kept, readings), None)
            if marker is None and readings[0].is_bullet and _is_plain(readings[0], at, kept):
                marker = readings[0]
            if marker:
                kept[at] = marker
                break
    return kept


def _is_plain(bullet: Marker, at: int, kept: Mapping[int, Marker]) -> bool:
    """Whether a bullet needs no like: it begins the run, or stands further in under an item."""
    return at == 0 or (at - 1 in kept and bullet.indent > kept[at - 1].indent)


def _may_begin(lines: Sequence[Line], number: int) -> bool:
    if number == 0:
        return True
    line, above = lines[number], lines[number - 1]
    return (
        line.indent != above.indent
        or above.text.endswith(_AFTER)
        or marker_of(above) is not None
        or len(above.text) < _SHORT
    )


def _roman(number: str) -> int:
    values = [_ROMAN[sign] for sign in number]
    return sum(-value if value < max(values[at:]) else value for at, value in enumerate(values))
