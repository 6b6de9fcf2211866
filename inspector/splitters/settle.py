"""Chunks become spans: blanks at their ends left out, blank ones dropped."""

from collections.abc import Collection, Iterable
from functools import partial

from inspector.core.span import Span
from inspector.core.stop import Stop, poll

_POLL_EVERY = 512
"""Chunks settled between two looks at `stop`: half a millisecond or so."""

make_span = partial(tuple.__new__, Span)
"""Makes a span of a pair in half the time that `Span` takes, which counts where there are hundreds of thousands."""


def filled_span(text: str, start: int, end: int) -> Span:
    """The part of `text[start:end]` between the blanks at its ends; of no length where all of it is blank."""
    filled = text[start:end].lstrip()
    first = end - len(filled)
    return make_span((first, first + len(filled.rstrip())))


def settle(
    text: str,
    chunks: Iterable[tuple[int, int]],
    *,
    strip: bool,
    whole: Collection[int] = (),
    stop: Stop | None = None,
) -> list[Span]:
    """The spans of chunks that are not blank.

    Args:
        text: The document's text.
        chunks: Offsets of each chunk's start and end.
        strip: Whether blanks at both ends of a chunk are left out.
        whole: Starts of the chunks that keep their blanks all the same.
        stop: Asked now and then whether to go on.

    Raises:
        Stopped: *stop* was set.
    """
    spans: list[Span] = []
    for count, (start, end) in enumerate(chunks):
        if count % _POLL_EVERY == 0:
            poll(stop)
        span = filled_span(text, start, end)
        if span[0] < span[1]:
            spans.append(span if strip and start not in whole else make_span((start, end)))
    return spans
