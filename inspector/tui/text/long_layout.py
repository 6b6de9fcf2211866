"""A text in rows, where to wrap it takes longer than a frame: roughly at once, exactly a little later."""

from array import array

from inspector.core.lines import lines_of
from inspector.core.stop import Stop, poll
from inspector.tui.text.layout import Layout
from inspector.tui.text.wrap import wrap

_QUICK_ASCII = 300_000  # characters that are wrapped within a frame or two
_QUICK = 4_000  # characters, where the width of each has to be looked up
_PIECE = 2_048  # characters wrapped between two polls


def is_quick(text: str) -> bool:
    """Whether *text* can be wrapped at words without a wait that is felt."""
    return len(text) <= (_QUICK_ASCII if text.isascii() else _QUICK)


def rough_layout(text: str, width: int) -> Layout:
    """Wrap *text* at a fixed number of characters, which fit into *width* cells whatever they are (but for tabs)."""
    lines = lines_of(text)
    step = max(1, width if text.isascii() else width // 2)
    rows, line_rows = array("Q"), array("Q")
    for line, start in enumerate(lines.starts):
        line_rows.append(len(rows))
        rows.extend(range(start, max(lines.end(line), start + 1), step))
    return Layout(lines, width, rows, line_rows)


def steady_layout(text: str, width: int, stop: Stop | None = None) -> Layout:
    """Wrap *text* at words, as `lay_out` does, in small pieces.

    Raises:
        Stopped: *stop* was set.
    """
    lines = lines_of(text)
    rows, line_rows = array("Q"), array("Q")
    done = 0
    for line, start in enumerate(lines.starts):
        line_rows.append(len(rows))
        at, end = start, lines.end(line)
        while end - at > _PIECE:
            poll(stop)
            starts = wrap(text[at : at + _PIECE], width)
            full = starts[:-1] or starts  # the last row goes on in the next piece
            rows.extend(at + row for row in full)
            at += starts[-1] or _PIECE
        rows.extend(at + row for row in wrap(text[at:end], width))
        if at - done > _PIECE:
            poll(stop)
            done = at
    return Layout(lines, width, rows, line_rows)
