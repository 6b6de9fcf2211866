"""Numbers in prose with what they count, so that `60 s`, `60 seconds` and `one minute` are the same."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation

from inspector.core.span import Span

_ONES = """zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen"""
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
_WORDS: Mapping[str, int] = {word: value for value, word in enumerate(_ONES.split())} | {
    word: 10 * value for value, word in enumerate(_TENS.split(), 2)
}

_UNITS: Mapping[str, tuple[str, Decimal]] = {
    name: (what, Decimal(factor))
    for what, factor, names in (
        ("time", "0.001", "ms msec msecs millisecond milliseconds"),
        ("time", "1", "s sec secs second seconds"),
        ("time", "60", "min mins minute minutes"),
        ("time", "3600", "h hr hrs hour hours"),
        ("time", "86400", "d day days"),
        ("size", "1", "b byte bytes"),
        ("size", "1000", "kb kilobyte kilobytes"),
        ("size", "1000000", "mb megabyte megabytes"),
        ("size", "1000000000", "gb gigabyte gigabytes"),
        ("size", "1024", "kib"),
        ("size", "1048576", "mib"),
        ("size", "1073741824", "gib"),
        ("share", "1", "% percent"),
    )
    for name in names.split()
}
"""Units that can be compared: what they measure, and how many of its smallest ones they are."""

_MINUTES_AND_METRES = {"m": ("time", Decimal(60))}
"""What `m` is where it stands right after a number; after a blank it is any word."""

_SMALL = """a about an and are as at be but by can do for from has if in into is it may must no not of on or should so
than that the then to up was were when which while will with you"""
_BETWEEN = frozenset(_SMALL.split())
"""Words that may follow a number and are nothing that it counts."""

_NUMBER = re.compile(
    r"(?<![\w.,-])(?:(?P<digits>\d{1,3}(?:[,_ \u00a0\u202f]\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)"
    r"(?P<tight>%|[^\W\d_]{1,4}\b)?"
    rf"|(?P<word>\b(?:{'|'.join(_WORDS)})\b))"
    r"(?![\w])(?:[ \t\u00a0-]+\n?[ \t]*|\n[ \t]*)?(?P<unit>%|[^\W\d_]+)?",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Number:
    """One number in a text."""

    value: Decimal
    """Its value, in the smallest unit of what it measures where the unit is known."""
    measures: str
    """`time`, `size` or `share`; empty where the unit is unknown or missing."""
    span: Span
    """Where it stands, its unit included where that is known."""

    written: Decimal
    """Its value as written, whatever the unit."""
    counts: str = ""
    """Where the unit is unknown, the word behind the number, which may be what it counts; in lower case."""

    def same_as(self, other: "Number") -> bool:
        """Whether both may mean the same: a bare number contradicts no unit, sixty requests are no sixty seconds."""
        if self.measures and other.measures:
            return (self.measures, self.value) == (other.measures, other.value)
        alike = self.written == other.written
        return alike and not (self.measures and other.counts) and not (other.measures and self.counts)


def numbers_in(text: str) -> Iterator[Number]:
    """The numbers of a text in order; digits within a word or an address are none."""
    for found in _NUMBER.finditer(text):
        value = _value(found)
        if value is None:
            continue
        tight, loose = found["tight"], found["unit"]
        unit = _unit_of(tight, loose)
        if unit is None:
            if found["word"]:
                continue
            behind = (tight or loose or "").lower()
            counts = "" if behind in _BETWEEN else behind
            yield Number(value, "", Span(found.start(), found.end("digits")), value, counts)
            continue
        what, factor = unit
        end = found.end("tight") if tight else found.end("unit")
        yield Number(value * factor, what, Span(found.start(), end), value)


def _unit_of(tight: str | None, loose: str | None) -> tuple[str, Decimal] | None:
    if tight:
        return _UNITS.get(tight.lower()) or _MINUTES_AND_METRES.get(tight)
    return _UNITS.get(loose.lower()) if loose and (len(loose) > 1 or loose in "%sh") else None


def _value(found: "re.Match[str]") -> Decimal | None:
    if found["word"]:
        return Decimal(_WORDS[found["word"].lower()])
    digits = re.sub(r"[_ \u00a0\u202f]", "", found["digits"])
    digits = re.sub(r",(?=\d{3}(?:\D|$))", "", digits).replace(",", ".")
    try:
        return Decimal(digits)
    except InvalidOperation:
        return None
