"""Stretches of a document in which an altered text may stand: where runs of its letters are found in a row."""

from collections import defaultdict

from inspector.location.flat import Flat
from inspector.location.grams import LENGTH

_MOST_RUNS = 64
"""Runs of a text that are looked for."""
_COMMON = 40
"""A run with so many places or more says nothing."""
_BAND = 0.15
"""How much longer or shorter, as a share, the place may be than the text up to a run of it."""
_MOST = 8
"""Stretches that are offered."""
_VOTES = 0.4
"""A stretch has at least so many runs, as a share of those of the likeliest."""


def candidates(wanted: str, flat: Flat) -> list[tuple[int, int]]:
    """Stretches `[start, end)` of a document's letters in which a text may stand, the likeliest first.

    Args:
        wanted: The text's letters and digits.
        flat: The document's.
    """
    if len(wanted) < LENGTH:
        return []
    step = max(LENGTH // 2, (len(wanted) - LENGTH) // _MOST_RUNS + 1)
    votes: defaultdict[int, set[int]] = defaultdict(set)
    width = max(32, int(len(wanted) * _BAND))
    for position in [*range(0, len(wanted) - LENGTH, step), len(wanted) - LENGTH]:
        for place in flat.grams.places(wanted[position : position + LENGTH], _COMMON):
            diagonal = (place - position) // width
            votes[diagonal].add(position)
            votes[diagonal + 1].add(position)
    best = sorted(votes, key=lambda diagonal: (-len(votes[diagonal]), diagonal))
    chosen: list[int] = []
    for diagonal in best:
        if len(votes[diagonal]) < _VOTES * len(votes[best[0]]) or len(chosen) == _MOST:
            break
        if all(abs(diagonal - other) > 1 for other in chosen):
            chosen.append(diagonal)
    margin, end = 2 * width, len(flat.joined)
    return [
        (max(0, diagonal * width - margin), min(end, diagonal * width + len(wanted) + margin)) for diagonal in chosen
    ]
