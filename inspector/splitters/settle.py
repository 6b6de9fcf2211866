"""Chunks become spans: blanks at their ends left out, blank ones dropped."""

from collections.abc import Collection
from functools import partial

from inspector.core.span import Span
from inspector.core.stop import Stop, poll

_BATCH = 1024
"""Edges settled between two looks at `stop`: half a millisecond or so."""

Edges = list[int]
"""Chunks as the offsets of their starts and ends by turns, so that none takes an object of its own."""

make_span = partial(tuple.__new__, Span)
"""Makes a span of a pair in half the time that `Span` takes, which counts where there are hundreds of thousands."""


def filled_span(text: str, start: int, end: int) -> Span:
    """The part of `text[start:end]` between the blanks at its ends; of no length where all of it is blank."""
    filled = text[start:end].lstrip()
    first = end - len(filled)
    return make_span((first, first + len(filled.rstrip())))


def settle(
    text: str,
    chunks: Edges,
    *,
    strip: bool,
    whole: Collection[int] = (),
    stop: Stop | None = None,
) -> list[Span]:
    """The spans of chunks that are not blank.

    Args:
        text: The document's text.
        chunks: The chunks.
        strip: Whether blanks at both ends of a chunk are left out.
        whole: Starts of the chunks that keep their blanks all the same.
        stop: Asked now and then whether to go on.

    Raises:
        Stopped: *stop* was set.
    """
    spans: list[Span] = []
    for batch in range(0, len(chunks), _BATCH):
        poll(stop)
        edges = iter(chunks[batch : batch + _BATCH])
        for start, end in zip(edges, edges, strict=True):
            filled = text[start:end].lstrip()  # as `filled_span`, whose call would cost as much as its work
            if not filled:
                continue
            if strip and start not in whole:
                first = end - len(filled)
                spans.append(make_span((first, first + len(filled.rstrip()))))
            else:
                spans.append(make_span((start, end)))
    return spans
