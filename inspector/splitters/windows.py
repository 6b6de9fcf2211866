"""Windows of a fixed size over the characters of a text: arithmetic, and what to do about blanks at their ends."""

from collections.abc import Iterable
from itertools import compress, count
from operator import or_

from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.splitters.settle import Edges, filled_span, make_span, settle

_BATCH = 1024
"""Windows made between two looks at `stop`: a millisecond or so."""


def add_windows(start: int, end: int, chunks: Edges, *, size: int, overlap: int, stop: Stop | None = None) -> None:
    """Add windows over the characters `start..end`: what `merge` makes of pieces that are one character each.

    Each but the first starts *overlap* before the end of the one before it; the last is the first to reach the end.

    Args:
        start: Offset of the first character.
        end: Offset one past the last.
        chunks: Where to add the windows.
        size: Length of a window, in characters.
        overlap: Characters that a window shares with the one before it; fewer than *size*.
        stop: Asked now and then whether to go on.

    Raises:
        Stopped: *stop* was set.
    """
    for at in range(start, max(start + 1, end - overlap), size - overlap):
        chunks += at, min(at + size, end)
        if len(chunks) % _BATCH == 0:
            poll(stop)


def window_spans(text: str, *, size: int, overlap: int, strip: bool, stop: Stop | None = None) -> list[Span]:
    """The windows over a whole text, the blank ones left out.

    Args:
        text: The text; not empty.
        size: Length of a window, in characters.
        overlap: Characters that a window shares with the one before it; fewer than *size*.
        strip: Whether blanks at both ends of a window are left out.
        stop: Asked now and then whether to go on.

    Raises:
        Stopped: *stop* was set.
    """
    spans: list[Span] = []
    step = size - overlap
    opens = range(0, max(1, len(text) - overlap), step)
    for first in range(0, len(opens) - 1, _BATCH):
        poll(stop)
        batch = opens[first : min(first + _BATCH, len(opens) - 1)]
        last = batch[-1]
        # Most windows have a character that is not blank at both ends: the others are picked out in C.
        odd: Iterable[bool] = map(str.isspace, text[batch.start : last + 1 : step])
        if strip:
            odd = map(or_, odd, map(str.isspace, text[batch.start + size - 1 : last + size : step]))
        made = list(map(make_span, zip(batch, range(batch.start + size, last + size + 1, step), strict=True)))
        any_blank = False
        for place in compress(count(), odd):
            filled = filled_span(text, *made[place])
            if filled.length == 0:
                any_blank = True
            if strip or filled.length == 0:
                made[place] = filled
        spans += (span for span in made if span.length) if any_blank else made
    spans += settle(text, [opens[-1], len(text)], strip=strip)
    return spans
