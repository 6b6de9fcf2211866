"""The top of a file without gaps: every character that is not blank in one piece, in code points."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from inspector.structure.code.top import ItemKind

_ENDS_STATEMENT = ";},"


@dataclass(slots=True)
class Piece:
    """A stretch at the top of a file."""

    kind: ItemKind
    """What it is."""
    start: int
    """Offset of its first character."""
    end: int
    """Offset one past its last, which is not blank."""
    definition: int = -1
    """Number of the definition that it is, or -1."""


def pieces_of(text: str, items: Iterable[Piece]) -> list[Piece]:
    """The pieces of a text: the items, their ends trimmed, and what they leave over.

    What is left over on the line where an item ends belongs to that item: a `;`, a comment. So does what is left over
    before a statement on its line. The rest becomes statements, one a line. Statements on one line are one, unless a
    sign ends the first.

    Args:
        text: The text.
        items: Items in order that do not overlap; their ends may take in blanks.
    """
    pieces: list[Piece] = []
    done = 0
    for item in items:
        item.start = max(item.start, done)
        trim(text, item)
        if item.start >= item.end:
            continue
        _fill(text, pieces, done, item)
        if pieces and _is_rest(text, pieces[-1], item):
            pieces[-1].end = item.end
        else:
            pieces.append(item)
        done = item.end
    _fill(text, pieces, done, None)
    return pieces


def trim(text: str, piece: Piece) -> None:
    """Take the blanks off both ends."""
    start, end = piece.start, piece.end
    while start < end and text[start].isspace():
        start += 1
    while start < end and text[end - 1].isspace():
        end -= 1
    piece.start, piece.end = start, end


def has_break(text: str, start: int, end: int) -> bool:
    """Whether a line ends between two offsets."""
    return text.find("\n", start, end) >= 0 or text.find("\r", start, end) >= 0


def _is_rest(text: str, before: Piece, item: Piece) -> bool:
    """Whether an item is the rest of the line where the one before it ends, and one with it."""
    if has_break(text, before.end, item.start):
        return False
    return item.kind == "comment" or (
        before.kind == item.kind == "statement" and text[before.end - 1] not in _ENDS_STATEMENT
    )


def _fill(text: str, pieces: list[Piece], done: int, following: Piece | None) -> None:
    """Put what stands between *done* and the following item where it belongs."""
    end = following.start if following else len(text)
    gap = text[done:end]
    if not gap or gap.isspace():
        return
    lines = list(_lines(gap, done))
    start, stop, ended = lines[0]
    if pieces and start < stop:
        pieces[-1].end = stop
        del lines[0]
    if following and lines and following.kind in {"statement", "imports"}:
        start, stop, ended = lines[-1]
        if not ended and start < stop:
            following.start = start
            del lines[-1]
    pieces += [Piece("statement", start, stop) for start, stop, _ in lines if start < stop]


def _lines(gap: str, offset: int) -> Iterator[tuple[int, int, bool]]:
    """Start and end of every line of a gap without its blanks, and whether a line break ends it."""
    for line in gap.splitlines(keepends=True):
        bare = line.strip()
        start = offset + (len(line) - len(line.lstrip()) if bare else len(line))
        yield start, start + len(bare), line[-1] in "\r\n"
        offset += len(line)
