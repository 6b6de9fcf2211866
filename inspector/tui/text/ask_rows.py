"""The query pane without a screen: its hits and passages as rows."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from inspector.core.printable import printable
from inspector.core.span import Span
from inspector.inspection import Inspection
from inspector.retrieval import tokenize
from inspector.retrieval.passage import Hit, Passage, Result
from inspector.tui.text.cells import clip, shown
from inspector.tui.text.kind_words import glyph_of
from inspector.tui.text.roles import Piece, Role, Row, issue_role, row_width
from inspector.tui.text.wrap import wrap

_BAR = 6  # cells
_WORD = re.compile(r"\w+")
_HALF = 0.5
_SMALL = 3  # letters of a word that is in any text
_FULL = "█"
_PARTS = " ▏▎▍▌▋▊▉"


@dataclass(frozen=True, slots=True)
class Line:
    """One row of the passages."""

    row: Row
    """What it shows."""
    offset: int
    """Where in the document it begins."""


def moves(result: Result, inspection: Inspection, before: Mapping[Span, int]) -> dict[int, str]:
    """For each hit's chunk, how its rank changed since the question was last asked.

    Args:
        result: What came back.
        inspection: The chunks.
        before: The ranks by the places of the chunks that were hits before; empty where nothing was asked before.

    Returns:
        `▲` for a better rank, `▼` for a worse one, `+` for what was no hit; nothing for an equal rank.
    """
    found: dict[int, str] = {}
    for hit in result.hits if before else ():
        span = inspection.chunks[hit.chunk].span
        old = [rank for other, rank in before.items() if _shared(span, other) > _HALF * min(span.length, other.length)]
        sign = "+" if not old else "▲" if hit.rank < min(old) else "▼" if hit.rank > min(old) else ""
        if sign:
            found[hit.chunk] = sign
    return found


def _shared(one: Span, other: Span) -> int:
    return min(one.end, other.end) - max(one.start, other.start)


def hit_row(
    hit: Hit, inspection: Inspection, width: int, *, top: float, words: frozenset[str] = frozenset(), moved: str = ""
) -> Row:
    """One hit: rank, how it moved, score, a bar, the chunk, its badges, and its last words where its end is torn.

    Args:
        hit: The hit.
        inspection: The chunks and issues.
        width: Cells that the row may take.
        top: The best hit's score.
        words: The folded words of the question, which are marked.
        moved: How the rank changed, as `moves` says it.
    """
    chunk, issues = inspection.chunks[hit.chunk], inspection.issues_of(hit.chunk)
    signs = [Piece(f"{glyph_of(issue)} ", issue_role(issue)) for issue in issues if issue.severity != "info"]
    role: Role = "good" if moved == "▲" else "warning"
    lead = (
        Piece(f"{hit.rank:>2}", "number"),
        Piece(moved or " ", role),
        Piece(f"{_bar(hit.score, top):{_BAR}}", "size"),
        Piece(f" {_score(hit.score)} ", "dim"),
        Piece(f"#{chunk.index} ", "number"),
        *signs,
    )
    torn_end = any(issue.side == "end" and issue.severity == "error" for issue in issues)
    room = max(0, width - row_width(lead) - (2 if torn_end else 0) - 1)
    flat = printable(" ".join(chunk.text.split()))
    if len(flat) > room > 0:
        flat = f"…{flat[-room + 1 :]}" if torn_end else flat
    body = shown(clip(flat, room))
    tail = (Piece(" ✂", "error"),) if torn_end else ()
    return (*lead, *_marked(body, words), *tail)


def _score(score: float) -> str:
    return f"{score:5.2f}" if abs(score) < 100 else f"{score:5.0f}"  # noqa: PLR2004 (digits that fit)


def _bar(score: float, top: float) -> str:
    share = max(0.0, min(1.0, score / top)) if top > 0 else 0.0
    eighths = round(share * _BAR * 8)
    return (_FULL * (eighths // 8) + (_PARTS[eighths % 8] if eighths % 8 else "")).rstrip()


def words_of(question: str) -> frozenset[str]:
    """The folded words of a question that say something by themselves."""
    return frozenset(word for word in tokenize.words_of(question) if len(word) > _SMALL or not word.isascii())


def _marked(text: str, words: frozenset[str], role: Role = "text") -> Iterator[Piece]:
    """A text with the question's words marked."""
    at = 0
    for found in _WORD.finditer(text):
        if words.intersection(tokenize.words_of(found.group())):
            if at < found.start():
                yield Piece(text[at : found.start()], role)
            yield Piece(found.group(), "heading")
            at = found.end()
    if at < len(text):
        yield Piece(text[at:], role)


def passage_lines(
    result: Result, inspection: Inspection, torn: Mapping[Passage, tuple[bool, bool]], width: int
) -> Sequence[Line]:
    """The passages as a model reads them, one row a line.

    Args:
        result: What came back.
        inspection: The chunks.
        torn: For each passage, whether it begins and whether it ends inside something.
        width: Cells that a row may take.
    """
    lines: list[Line] = []
    for passage in result.passages:
        lines.append(Line(_title(passage), passage.start))
        lines += _body(passage, torn.get(passage, (False, False)), inspection.document.text, max(8, width))
    lines += [
        Line((Piece(f"{_chunks(passage)} left out: no room in the budget", "dim"),), passage.start)
        for passage in result.left_out
    ]
    return lines


def _chunks(passage: Passage) -> str:
    first, last = passage.chunks[0], passage.chunks[-1]
    return f"#{first}" if first == last else f"#{first}-{last} merged"


def _title(passage: Passage) -> Row:
    added = sum(span.length for span in passage.healed)
    healed = (Piece(f"  healed, {added:,} ch added", "good"),) if added else ()
    return (Piece(_chunks(passage), "number"), Piece(f"  {passage.end - passage.start:,} ch", "dim"), *healed)


def _body(passage: Passage, torn: tuple[bool, bool], text: str, width: int) -> Iterator[Line]:
    starts = (*wrap(passage.text, width - 2), len(passage.text))
    for number, (start, end) in enumerate(pairwise(starts)):
        pieces = list(_healed(passage, passage.start + start, passage.start + end, text))
        if number == 0 and torn[0]:
            pieces.insert(0, Piece("✂ ", "error"))
        if number == len(starts) - 2 and torn[1]:
            pieces.append(Piece(" ✂", "error"))
        yield Line(tuple(pieces), passage.start + start)


def _healed(passage: Passage, start: int, end: int, text: str) -> Iterator[Piece]:
    """A stretch of a passage, what no hit brought back told apart."""
    edges = sorted({start, end, *(at for span in passage.healed for at in span if start < at < end)})
    for first, last in pairwise(edges):
        added = any(span.start <= first and last <= span.end for span in passage.healed)
        words = " ".join(printable(text[first:last]).split("\n")).rstrip("\r")
        yield Piece(shown(words), "good" if added else "text")
