"""Words laid beside words: where in a window a text begins and ends, and how alike both are.

Semi-global alignment by dynamic programming (Needleman and Wunsch, 1970; free ends as Sellers, 1980): all of the text
is used, and as much of the window as fits it best. A row at a time, so that NumPy does the work.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np

_UNLIKE = 1.4
"""Cost of one word for quite another; less than that of leaving out both."""
_DIGITS = 0.9
"""Cost of one number for another: a number is changed sooner than left out."""
_LEFT_OUT = 1.1
"""Cost of a word of the text that the window does not have."""
_PASSED = 0.55
"""Cost of a word of the window that the text does not have."""
_ALIKE = 0.5
"""Words less alike than this, 0 to 1, are quite other words."""
_PART = 0.1
"""Cost of the end of a word for the first of the text, and of the beginning of one for the last."""
_LIKE = 0.5
"""A word is the like of another below this cost."""


@dataclass(frozen=True, slots=True)
class Aligned:
    """The part of a window that a text fits best."""

    first: int
    """Number of its first word."""
    last: int
    """Number of its last word."""
    coverage: float
    """Share of the text's words, 0 to 1, that have their like there."""


def align(text: Sequence[str], window: Sequence[str]) -> Aligned | None:
    """Find the part of a window of words that a text's words fit best.

    Args:
        text: The folded words of the text, at least one.
        window: The folded words of the window.

    Returns:
        The part; `None` where no word of the text has its like there.
    """
    import numpy as np  # noqa: PLC0415 (heavy, and needed only for what is altered)

    if not window:
        return None
    costs = _costs(text, window)
    for number, word in enumerate(window):  # a chunk may begin and end within a word
        if word.endswith(text[0]):
            costs[0, number] = min(costs[0, number], _PART)
        if word.startswith(text[-1]):
            costs[-1, number] = min(costs[-1, number], _PART)
    rows = np.zeros((len(text) + 1, len(window) + 1), dtype=np.float32)
    passed = np.arange(len(window) + 1, dtype=np.float32) * np.float32(_PASSED)
    for number in range(1, len(text) + 1):
        before = rows[number - 1]
        row = before + np.float32(_LEFT_OUT)
        row[1:] = np.minimum(row[1:], before[:-1] + costs[number - 1])
        rows[number] = np.minimum.accumulate(row - passed) + passed
    end = int(np.argmin(rows[-1]))
    pairs = _matched(rows, costs, end)
    if not pairs:
        return None
    like = sum(costs[number, at] < _LIKE for number, at in pairs)
    return Aligned(pairs[-1][1], pairs[0][1], float(like) / len(text))


def _costs(text: Sequence[str], window: Sequence[str]) -> "np.ndarray[tuple[int, int], np.dtype[np.float32]]":
    """Cost of each word of the text for each of the window."""
    import numpy as np  # noqa: PLC0415 (as above)
    from rapidfuzz.distance import Indel  # noqa: PLC0415
    from rapidfuzz.process import cdist  # noqa: PLC0415

    ours, theirs = list(dict.fromkeys(text)), list(dict.fromkeys(window))
    alike = cdist(ours, theirs, scorer=Indel.normalized_similarity, dtype=np.float32, score_cutoff=_ALIKE)
    row = {word: number for number, word in enumerate(ours)}
    column = {word: number for number, word in enumerate(theirs)}
    table = (1 - alike) * np.float32(_UNLIKE)
    ours_digits = np.array([word.isdigit() for word in ours])
    theirs_digits = np.array([word.isdigit() for word in theirs])
    table = np.where(np.outer(ours_digits, theirs_digits), np.minimum(table, np.float32(_DIGITS)), table)
    return table[np.ix_([row[word] for word in text], [column[word] for word in window])]


def _matched(
    rows: "np.ndarray[tuple[int, int], np.dtype[np.float32]]",
    costs: "np.ndarray[tuple[int, int], np.dtype[np.float32]]",
    end: int,
) -> list[tuple[int, int]]:
    """Words of the text, each with the word of the window that stands for it, from the last to the first."""
    pairs: list[tuple[int, int]] = []
    number, at = len(rows) - 1, end
    while number > 0:
        here = rows[number, at]
        if at and abs(here - (rows[number - 1, at - 1] + costs[number - 1, at - 1])) < 1e-3:  # noqa: PLR2004 (rounding)
            number, at = number - 1, at - 1
            pairs.append((number, at))
        elif abs(here - (rows[number - 1, at] + _LEFT_OUT)) < 1e-3:  # noqa: PLR2004 (rounding)
            number -= 1
        elif at:
            at -= 1
        else:
            number -= 1
    return pairs
