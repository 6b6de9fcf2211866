"""Chunks of a stretch whose separator is a kept literal, found without cutting the stretch up.

Where separators are kept, pieces touch, and a chunk's size is the distance between its ends. So the last separator
that a chunk has room for is sought back from where it would be full, and no other is looked at.
"""

from inspector.core.stop import Stop, poll
from inspector.splitters.separators import Separator
from inspector.splitters.settle import Edges

_BLOCK = 1 << 20
"""Characters searched in one C call."""

_POLL_EVERY = 1024
"""Edges made between two looks at `stop`: a millisecond or so."""


def can_seek(separator: Separator) -> bool:
    """Whether *separator* is a literal that cannot overlap itself, so that every place where it stands is a cut.

    In a run of three newlines the literal of two stands at two places, of which only the first is a cut.
    """
    literal = separator.literal
    return bool(literal) and not any(literal.endswith(literal[:size]) for size in range(1, len(literal)))


def seek(
    text: str,
    start: int,
    end: int,
    literal: str,
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
        start: Offset of the first character; a cut, or where the document starts.
        end: Offset one past the last.
        literal: What is cut at, for which `can_seek` holds.
        chunks: Where to add the chunks.
        size: Longest chunk, in characters; a piece as long or longer ends the gathering.
        overlap: Most that a chunk repeats of the one before it, in characters.
        after: Whether the cut is after the separator, not before it.
        stop: Asked now and then whether to go on.

    Returns:
        The piece that ended the gathering, which is all of the stretch where *literal* does not stand in it; `None`
        where the end was reached.

    Raises:
        Stopped: *stop* was set.
    """
    width = len(literal)
    shift = width if after else 0  # from where the separator starts to where the cut is
    skip = 0 if after else 1  # a separator at the start of a piece is no cut
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
            head = taken - overlap
            if head + size < ahead:
                head = ahead - size
            head = find(literal, max(start, head - shift), taken - shift + width) + shift if head < taken else taken
        if head + size >= end:
            chunks += head, end
            return None
        taken = rfind(literal, ahead - shift, min(end, head + size - shift + width)) + shift
        chunks += head, taken
        if len(chunks) % _POLL_EVERY == 0:
            poll(stop)


def _find(text: str, literal: str, start: int, end: int, stop: Stop | None) -> int:
    while end - start > _BLOCK:
        found = text.find(literal, start, start + _BLOCK)
        if found >= 0:
            return found
        poll(stop)
        start += _BLOCK - len(literal) + 1
    return text.find(literal, start, end)
