"""Headers and footers of pages: lines beside a form feed that come back on other pages."""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from inspector.structure.plain.lines import Line, Run

_NUMBERS = re.compile(r"\d+")
_BLANKS = re.compile(r"\s+")
_PAGE_NUMBER = re.compile(r"(?:.*\[page \d+\]|page \d+(?: of \d+)?|[-–—]? ?\d{1,4} ?[-–—]?)$", re.IGNORECASE)


def page_lines(runs: Sequence[Run]) -> set[int]:
    """Where the headers and footers of pages begin: offsets of their lines.

    A header is the first line after a form feed, a footer the last before one, if it comes back, numbers aside, or is
    a page number.

    Args:
        runs: The runs of a text.
    """
    beside: list[Line] = []
    for before, after in pairwise(runs):
        if after.page:
            beside += [before.lines[-1], after.lines[0]]
    count = Counter(_pattern(line) for line in beside)
    if runs:
        beside += [line for line in (runs[0].lines[0], runs[-1].lines[-1]) if count[_pattern(line)]]
    return {line.start for line in beside if count[_pattern(line)] > 1 or _PAGE_NUMBER.match(line.text)}


def _pattern(line: Line) -> str:
    return _NUMBERS.sub("#", _BLANKS.sub(" ", line.text))
