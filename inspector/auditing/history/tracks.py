"""Points that follow each other: one pipeline over time, also where its settings changed."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise

from inspector.auditing.history.points import Point, Way

_TURNS = 4
"""So many changes between two ways, and nobody was changing a setting: two pipelines run side by side."""
_COMPARED = 200
"""Ways, the most used ones, of which every two are compared."""


def tracks_of(points: Sequence[Point]) -> list[list[Point]]:
    """The points, ordered by time, in tracks, each of which is one pipeline as far as can be told.

    A way of splitting that begins after another ended goes on in its track: somebody changed a setting. Two ways that
    are used in one run, or by turns, or judged by different profiles, are in different tracks.
    """
    apart = _side_by_side(points)
    tracks: list[set[Way]] = []
    home: dict[Way, int] = {}
    for point in points:
        way = point.way
        if way not in home:
            home[way] = _home(way, tracks, apart)
            if home[way] == len(tracks):
                tracks.append(set())
            tracks[home[way]].add(way)
    found: list[list[Point]] = [[] for _ in tracks]
    for point in points:
        found[home[point.way]].append(point)
    return found


def _home(way: Way, tracks: Sequence[set[Way]], apart: set[frozenset[Way]]) -> int:
    """The track that a way goes on in: rather one of its own splitter; else a new one."""
    fitting = [
        number
        for number, ways in enumerate(tracks)
        if all(other.profile == way.profile and frozenset((way, other)) not in apart for other in ways)
    ]
    own = [number for number in fitting if any(other.splitter == way.splitter for other in tracks[number])]
    return next(iter(own or fitting), len(tracks))


def _side_by_side(points: Sequence[Point]) -> set[frozenset[Way]]:
    """Every two ways that are used at the same time."""
    by_run: dict[str, list[Way]] = {}
    for point in points:
        by_run.setdefault(point.run, []).append(point.way)
    apart = {frozenset(pair) for ways in by_run.values() for pair in combinations(ways[:_COMPARED], 2)}
    most = [way for way, uses in Counter(point.way for point in points).most_common(_COMPARED) if uses > 1]
    places = {way: [number for number, point in enumerate(points) if point.way == way] for way in most}
    apart.update(frozenset(pair) for pair in combinations(most, 2) if _turns(*(places[way] for way in pair)) >= _TURNS)
    return apart


def _turns(first: Iterable[int], second: Iterable[int]) -> int:
    """How often use changes between two ways."""
    uses = sorted([(number, 0) for number in first] + [(number, 1) for number in second])
    return sum(before[1] != after[1] for before, after in pairwise(uses))


def neighbours(track: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """Every two points of a track that follow each other and can be compared."""
    return pairwise(point for point in track if point.chunks)
