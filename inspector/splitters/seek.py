"""Chunks of a stretch whose separator is a kept literal, found without cutting the stretch up.

Where separators are kept, pieces touch, and a chunk's size is the distance between its ends. So the last separator
that a chunk has room for is sought back from where it would be full, and no other is looked at.

A literal that can overlap itself asks for care: in a run of three newlines the literal of two stands at two places, of
which only the first is a cut. Where two overlap, the cuts are counted from the last place known to be one.
"""

from inspector.core.stop import Stop, poll
from inspector.splitters.separators import Separator
from inspector.splitters.settle import Edges

_BLOCK = 1 << 20
"""Characters searched in one C call."""

_POLL_EVERY = 1024
"""Edges made between two looks at `stop`: a millisecond or so."""


def seek(  # noqa: C901 (one loop, kept whole for its speed)
    text: str,
    start: int,
    end: int,
    separator: Separator,
    chunks: Edges,
    *,
    size: int,
    overlap: int,
    after: bool,
    stop: Stop | None = None,
) -> tuple[int, int] | None:
    """Gather the pieces of `text[start:end]` into chunks, as `merge` does with a limit of *size*.

    Args:
        text: The document's text.
        start: Offset of the first character; a cut, or where the text begins to be cut.
        end: Offset one past the last.
        separator: What is cut at; a literal that is not empty.
        chunks: Where to add the chunks.
        size: Longest chunk, in characters; a piece as long or longer ends the gathering.
        overlap: Most that a chunk repeats of the one before it, in characters.
        after: Whether the cut is after the separator, not before it.
        stop: Asked now and then whether to go on.

    Returns:
        The piece that ended the gathering, which is all of the stretch where the separator does not stand in it; `None`
        where the end was reached.

    Raises:
        Stopped: *stop* was set.
    """
    literal, marks = separator.literal, separator.overlap_marks
    width = len(literal)
    shift = width if after else 0  # from where a separator starts to where the cut is
    skip = 0 if after or not text.startswith(literal, start, end) else width  # the piece's own separator
    find, rfind = text.find, text.rfind
    head = taken = start
    while True:
        found = find(literal, taken + skip, min(end, taken + size - 1 - shift + width))
        if found >= 0:
            ahead = found + shift
        elif end - taken < size:
            ahead = end
        else:
            found = _find(text, literal, taken + max(skip, size - shift), end, stop)
            return taken, end if found < 0 else found + shift
        if taken != start:
            least = taken - overlap
            if least + size < ahead:
                least = ahead - size
            if least < taken:
                known = head
                found = find(literal, max(known, least - shift), taken - shift + width)
                if marks and text[found - 1] in marks:
                    found = _first_cut(text, literal, known, least - shift)
                head = found + shift
            else:
                head = taken
        if head + size >= end:
            chunks += head, end
            return None
        known, until = ahead - shift, min(end, head + size - shift + width)
        found = rfind(literal, known, until)
        if marks and text[found - 1] in marks:
            found = _last_cut(text, literal, known, until)
        taken = found + shift
        chunks += head, taken
        skip = width - shift
        if len(chunks) % _POLL_EVERY == 0:
            poll(stop)


def _first_cut(text: str, literal: str, known: int, least: int) -> int:
    """The first separator from *least* on, counted from *known*, where cutting may begin."""
    at = text.find(literal, known)
    while at < least:
        at = text.find(literal, at + len(literal))
    return at


def _last_cut(text: str, literal: str, known: int, until: int) -> int:
    """The last separator before *until*, counted from the one at *known*."""
    at = following = known
    while following >= 0:
        at = following
        following = text.find(literal, at + len(literal), until)
    return at


def _find(text: str, literal: str, start: int, end: int, stop: Stop | None) -> int:
    while end - start > _BLOCK:
        found = text.find(literal, start, start + _BLOCK)
        if found >= 0:
            return found
        poll(stop)
        start += _BLOCK - len(literal) + 1
    return text.find(literal, start, end)
