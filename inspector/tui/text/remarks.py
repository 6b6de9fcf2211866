"""The short remark beside a broken cut."""

from collections.abc import Iterator
from itertools import pairwise

from inspector.checks.words import words_after, words_before
from inspector.core.issue import Issue
from inspector.inspection import Inspection
from inspector.tui.text.cells import clip, shown, width_of
from inspector.tui.text.marks import Mark

SCISSORS = "✂"
_QUOTES = (12, 48)  # characters quoted, at least and at most


def remark(inspection: Inspection, mark: Mark, room: int) -> str:
    """What to say of a mark in at most *room* cells: as much as fits, the most telling first."""
    for words in _wordings(inspection, mark, room):
        if width_of(words) <= room:
            return shown(words)  # it quotes the document, which may hold what a terminal would obey
    return clip(SCISSORS, room)


def phrase(issue: Issue) -> str:
    """What happened, without the quoted words: the part of an issue's detail before its colon."""
    return issue.detail.partition(": ")[0]


def _wordings(inspection: Inspection, mark: Mark, room: int) -> Iterator[str]:
    first = mark.issues[0]
    head = f"{SCISSORS} #{first.chunk} {phrase(first)}"
    text = inspection.document.text
    if mark.continues and mark.at_start:
        for width in _quotable(room, f"{head} · after “”"):
            yield f"{head} · after “{words_before(text, mark.before, width)}”"
    elif mark.continues:
        following = _chunk_after(inspection, first.chunk, mark.after)
        for width in _quotable(room, f"{head} · continues “”{following}"):
            yield f"{head} · continues “{words_after(text, mark.after, width)}”{following}"
        yield f"{head} · continues{following}"
    yield head
    yield f"{SCISSORS} {phrase(first)}"
    yield f"{SCISSORS} #{first.chunk} {first.kind}"
    yield f"{SCISSORS} #{first.chunk}"


def _quotable(room: int, rest: str) -> tuple[int, ...]:
    """How many characters to quote beside *rest*: of one cell, then of two; none where they would tell nothing."""
    least, most = _QUOTES
    left = room - width_of(rest) - 1
    return (min(left, most), min(left, most) // 2) if left >= least else ()


def _chunk_after(inspection: Inspection, index: int, offset: int) -> str:
    """` in #13`: the first later chunk that holds the character at *offset*."""
    for _, chunk in pairwise(inspection.chunks[index : index + 9]):
        if chunk.start <= offset < chunk.end:
            return f" in #{chunk.index}"
    return ""
