"""The query pane without a screen: its hits and passages as rows."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from inspector.core.document import Document
from inspector.core.printable import printable
from inspector.core.span import Span
from inspector.report.asked import Asked
from inspector.retrieval import tokenize
from inspector.retrieval.passage import Hit, Passage
from inspector.tui.asking import Answer, Ends
from inspector.tui.text.cells import clip, shown
from inspector.tui.text.kind_words import glyph_of
from inspector.tui.text.roles import Piece, Role, Row, issue_role, row_width
from inspector.tui.text.wrap import wrap

_BAR = 6  # cells
_NAME = 20  # cells of a document's name, where there are several
_WORD = re.compile(r"\w+")
_HALF = 0.5
_SMALL = 3  # letters of a word that is in any text
_FULL = "█"
_PARTS = " ▏▎▍▌▋▊▉"
_TINY = 0.1
_MARKS = 3  # cells of a passage's row that are kept for scissors and a seam
SEAM = "╏"
"""Stands in a passage where a cut tore something before its chunks became one."""

Place = tuple[Path | str, Span]
"""A document, by its path or else its name, and a stretch of it."""


@dataclass(frozen=True, slots=True)
class Line:
    """One row of the passages."""

    row: Row
    """What it shows."""
    document: int
    """Number of the document that it is of."""
    offset: int
    """Where in the document it begins."""
    end: int
    """Where it ends."""


def ranks_of(asked: Asked) -> dict[Place, int]:
    """The rank of each place that was brought back, to compare others with by `moves`."""
    return {place_of(hit, asked): hit.rank for hit in asked.result.hits}


def moves(asked: Asked, before: Mapping[Place, int]) -> dict[Hit, str]:
    """For each hit, how its rank changed since the question was last asked.

    Args:
        asked: What came back.
        before: The ranks of before, by `ranks_of`; empty where nothing was asked before.

    Returns:
        `▲` for a better rank, `▼` for a worse one, `+` for what was no hit; nothing for an equal rank.
    """
    found: dict[Hit, str] = {}
    for hit in asked.result.hits if before else ():
        name, span = place_of(hit, asked)
        old = [
            rank
            for (other_name, other), rank in before.items()
            if other_name == name and _shared(span, other) > _HALF * min(span.length, other.length)
        ]
        sign = "+" if not old else "▲" if hit.rank < min(old) else "▼" if hit.rank > min(old) else ""
        if sign:
            found[hit] = sign
    return found


def place_of(hit: Hit, asked: Asked) -> Place:
    """Where a hit stands, in whichever way the documents are split."""
    view = asked.views[hit.document]
    return _known_as(view.document), view.chunks[hit.chunk].span


def _known_as(document: Document) -> Path | str:
    return document.path or document.name


def _shared(one: Span, other: Span) -> int:
    return min(one.end, other.end) - max(one.start, other.start)


def hit_row(hit: Hit, asked: Asked, width: int, *, words: frozenset[str] = frozenset(), moved: str = "") -> Row:
    """One hit: rank, how it moved, score, a bar, the chunk, its badges, and its last words where its end is torn.

    Args:
        hit: The hit.
        asked: The documents and all hits.
        width: Cells that the row may take.
        words: The folded words of the question, which are marked.
        moved: How the rank changed, as `moves` says it.
    """
    chunk, issues = asked.views[hit.document].chunks[hit.chunk], asked.issues(hit)
    signs = [Piece(f"{glyph_of(issue)} ", issue_role(issue)) for issue in issues if issue.severity != "info"]
    role: Role = "good" if moved == "▲" else "warning"
    top = asked.result.hits[0].score
    torn = {issue.side for issue in issues if issue.severity == "error"}
    torn_end = "end" in torn
    lead = (
        Piece(f"{hit.rank:>2}", "number"),
        Piece(moved or " ", role),
        Piece(f"{_bar(hit.score, top):{_BAR}}", "size"),
        Piece(f" {_score(hit.score)} ", "dim"),
        Piece(f"{_chunk_name(asked, hit.document, str(chunk.index))} ", "number"),
        *signs,
    )
    room = max(0, width - row_width(lead) - (2 if torn_end else 0) - 1)
    flat = printable(" ".join(chunk.text.split()))
    if len(flat) > room > 0:
        start = len(flat) - room + 1 if torn_end else 0 if "start" in torn else _telling(flat, words, room)
        flat = f"…{flat[start:]}" if start else flat
    tail = (Piece(" ✂", "error"),) if torn_end else ()
    return (*lead, *_marked(shown(clip(flat, room)), words), *tail)


def _telling(text: str, words: frozenset[str], room: int) -> int:
    """Where a stretch of so many characters begins that has the most words of the question; 0 where none has any."""
    found = [
        (at.start(), at.group()) for at in _WORD.finditer(text) if words.intersection(tokenize.words_of(at.group()))
    ]
    best, start = 0, 0
    for number, (first, _) in enumerate(found):
        near = {word.casefold() for at, word in found[number:] if at < first + room * 3 // 4}
        if len(near) > best:
            best, start = len(near), first
    if start < room // 2:
        return 0
    blank = text.find(" ", start - room // 4, start)
    return blank + 1 if blank >= 0 else start


def _chunk_name(asked: Asked, document: int, numbers: str) -> str:
    """Chunks by their numbers, and by their document's name where several were asked."""
    if len(asked.views) == 1:
        return f"#{numbers}"
    name = printable(asked.name(document), keep="")
    return f"{clip(name if len(name) <= _NAME else name.rpartition('/')[2], _NAME)}#{numbers}"


def _score(score: float) -> str:
    """A score in five cells, with as many digits as tell it from its like: those of `hybrid` are about 0.03."""
    if 0 < score < _TINY:
        return f"{score:.4f}".removeprefix("0")
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


def passage_lines(answer: Answer, width: int) -> Sequence[Line]:
    """The passages as a model reads them, one row a line; what there was no room for comes last.

    Args:
        answer: What came back.
        width: Cells that a row may take.
    """
    asked, lines, words = answer.asked, list[Line](), words_of(answer.result.query)
    for passage in asked.result.passages:
        lines.append(Line(_title(passage, asked), passage.document, passage.start, passage.start))
        lines += _body(passage, answer.ends[passage], max(8, width), words)
    for passage in asked.result.left_out:
        told = f"{_chunks(passage, asked)} left out: no room in {asked.budget:,} tokens"
        lines.append(Line((Piece(told, "warning"),), passage.document, passage.start, passage.start))
    return lines


def row_at(lines: Sequence[Line], hit: Hit, asked: Asked) -> int | None:
    """The number of the row to look at for a hit: where it is torn, else the one with most words of the question.

    `None` where no passage holds it.
    """
    chunk = asked.views[hit.document].chunks[hit.chunk]
    rows = [
        number
        for number, line in enumerate(lines)
        if line.document == hit.document
        and chunk.start < line.end
        and line.offset < chunk.end
        and line.end > line.offset
    ]
    if not rows or any(issue.side == "end" and issue.severity == "error" for issue in asked.issues(hit)):
        return rows[-1] if rows else None
    return max(rows, key=lambda number: sum(piece.role == "heading" for piece in lines[number].row))


def _chunks(passage: Passage, asked: Asked) -> str:
    first, last = passage.chunks[0], passage.chunks[-1]
    merged = " merged" if len(passage.chunks) > 1 else ""
    return f"{_chunk_name(asked, passage.document, str(first) if first == last else f'{first}-{last}')}{merged}"


def _title(passage: Passage, asked: Asked) -> Row:
    added = sum(span.length for span in passage.healed)
    healed = (Piece(f"  healed, {added:,} ch added", "good"),) if added else ()
    size = Piece(f"  {passage.end - passage.start:,} ch", "dim")
    return (Piece(_chunks(passage, asked), "number"), size, *healed)


def _body(passage: Passage, ends: Ends, width: int, words: frozenset[str]) -> Iterator[Line]:
    rows = list(_rows(passage.text, width - _MARKS))
    before = -1  # where the row before ended
    for number, row in enumerate(rows):
        seams = {max(at - passage.start, row.start) for at in ends.mended if before < at - passage.start <= row.end}
        healed = [Span(span.start - passage.start, span.end - passage.start) for span in passage.healed]
        pieces = list(_pieces(passage.text, row, healed, seams, words))
        if number == 0 and ends.start:
            pieces.insert(0, Piece("✂ ", "error"))
        if number == len(rows) - 1 and ends.end:
            pieces.append(Piece(" ✂", "error"))
        yield Line(tuple(pieces), passage.document, passage.start + row.start, passage.start + row.end)
        before = row.end


def _rows(text: str, width: int) -> Iterator[Span]:
    """The rows of a text, each line wrapped, blank ones left out."""
    at = 0
    for line in text.splitlines(keepends=True):
        visible = line.rstrip()
        if visible:
            for start, end in pairwise((*wrap(visible, width), len(visible))):
                yield Span(at + start, at + end)
        at += len(line)


def _pieces(
    text: str, row: Span, healed: Sequence[Span], seams: Collection[int], words: frozenset[str]
) -> Iterator[Piece]:
    """A row of a passage: what no hit brought back told apart, and a sign where a cut was mended."""
    edges = {at for span in healed for at in span if row.start < at < row.end}
    for first, last in pairwise(sorted({*row, *edges, *seams})):
        if first in seams:
            yield Piece(SEAM, "good")
        added = any(span.start <= first and last <= span.end for span in healed)
        visible = shown(printable(text[first:last]))
        yield from (Piece(visible, "good"),) if added else _marked(visible, words)
    if row.end in seams:
        yield Piece(SEAM, "good")
