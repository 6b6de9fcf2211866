"""The short remark beside a broken cut."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from types import MappingProxyType

from inspector.checks.words import words_after, words_before
from inspector.core.issue import Damage, Issue
from inspector.inspected import Inspection
from inspector.tui.text.cells import clip, shown, width_of
from inspector.tui.text.marks import Mark

SCISSORS = "✂"
SIGNS: Mapping[Damage, str] = {"torn": SCISSORS, "rescued": "╱", "doubtful": "!"}
"""The sign of what became of a unit that is cut."""
NO_LABELS: Mapping[int, str] = MappingProxyType({})
"""Chunks are called by their numbers."""
_FATES: Mapping[Damage, str] = {"torn": "torn", "rescued": "rescued", "doubtful": ""}
_QUOTES = (12, 48)  # characters quoted, at least and at most


def remark(inspection: Inspection, mark: Mark, room: int, labels: Mapping[int, str] = NO_LABELS) -> str:
    """What to say of a mark in at most *room* cells: as much as fits, the most telling first.

    Args:
        inspection: The chunks.
        mark: The mark.
        room: Cells.
        labels: What chunks are called, where that is not their number.
    """
    for words in _wordings(inspection, mark, room, labels.get(mark.issues[0].chunk, f"#{mark.issues[0].chunk}")):
        if width_of(words) <= room:
            return shown(words)  # it quotes the document, which may hold what a terminal would obey
    return clip(SIGNS[mark.damage], room)


def phrase(issue: Issue) -> str:
    """What happened, without the quoted words: the part of an issue's detail before its colon."""
    return issue.detail.partition(": ")[0]


def _wordings(inspection: Inspection, mark: Mark, room: int, name: str) -> Iterator[str]:
    first = mark.issues[0]
    sign, fate = SIGNS[mark.damage], _FATES[mark.damage]
    head = " ".join(filter(None, (sign, fate, name, phrase(first))))
    text = inspection.document.text
    if mark.continues and mark.at_start:
        for width in _quotable(room, f"{head} · after “”"):
            yield f"{head} · after “{words_before(text, mark.before, width)}”"
    elif mark.continues:
        following = _chunk_after(inspection, first, mark.after)
        for width in _quotable(room, f"{head} · continues “”{following}"):
            yield f"{head} · continues “{words_after(text, mark.after, width)}”{following}"
        yield f"{head} · {following.removeprefix(', ') if following.startswith(',') else 'continues' + following}"
    yield head
    yield f"{sign} {name} {phrase(first)}"
    yield f"{sign} {phrase(first)}"
    yield f"{sign} {name} {first.kind}"
    yield f"{sign} {name}"


def _quotable(room: int, rest: str) -> tuple[int, ...]:
    """How many characters to quote beside *rest*: of one cell, then of two; none where they would tell nothing."""
    least, most = _QUOTES
    left = room - width_of(rest) - 1
    return (min(left, most), min(left, most) // 2) if left >= least else ()


def _chunk_after(inspection: Inspection, issue: Issue, offset: int) -> str:
    """` in #13`: the chunk that holds the cut unit whole, else the first later one with the character at *offset*."""
    others = [index for index in issue.whole_in if index != issue.chunk]
    if others:
        return f", whole in #{others[0]}"
    index = issue.chunk
    for _, chunk in pairwise(inspection.chunks[index : index + 9]):
        if chunk.start <= offset < chunk.end:
            return f" in #{chunk.index}"
    return ""
