"""Code that no grammar reads."""

from inspector.core.block import Block
from inspector.core.span import Span
from inspector.core.stop import Stop, poll

_POLL_EVERY = 4096


def blocks_by_lines(text: str, stop: Stop | None = None) -> tuple[Block, ...]:
    """A statement for every line that is not blank.

    Raises:
        Stopped: *stop* was set.
    """
    blocks = []
    offset = 0
    for number, line in enumerate(text.splitlines(keepends=True)):
        if number % _POLL_EVERY == 0:
            poll(stop)
        bare = line.strip()
        if bare:
            start = offset + len(line) - len(line.lstrip())
            span = Span(start, start + len(bare))
            blocks.append(Block("statement", span, span))
        offset += len(line)
    return tuple(blocks)
