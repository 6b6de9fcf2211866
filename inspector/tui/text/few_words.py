"""Names and numbers in few cells: for rows in which every cell counts."""

from inspector.core.printable import printable
from inspector.inspected import MAX_RATE
from inspector.tui.text.cells import glyphs, shown, width_of


def elide(text: str, width: int) -> str:
    """*text* as shown, with an ellipsis in its middle where it is wider than *width* cells: both ends tell most."""
    safe = printable(text)
    if width_of(safe) <= width:
        return shown(safe)
    if width < 1:
        return ""
    pieces = [(glyph.shown, glyph.width) for glyph in glyphs(safe)]
    head = _fitting(pieces, width // 2)
    tail = _fitting(pieces[::-1], width - 1 - sum(cells for _, cells in head))
    return "".join([*(piece for piece, _ in head), "…", *(piece for piece, _ in reversed(tail))])


def percent(rate: float, line: float = MAX_RATE) -> str:
    """A rate, 0 to 1, as a percentage with just enough digits to show on which side of *line* it is.

    A rate is written as 0 or as 100 only if it is.
    """
    for digits in range(1, 5):
        text = f"{rate * 100:.{digits}f}"
        value = float(text) / 100
        if (value > line) == (rate > line) and (value > 0) == (rate > 0) and (value < 1) == (rate < 1):
            break
    return f"{text} %"


def _fitting(pieces: list[tuple[str, int]], room: int) -> list[tuple[str, int]]:
    taken: list[tuple[str, int]] = []
    for piece in pieces:
        room -= piece[1]
        if room < 0:
            break
        taken.append(piece)
    return taken


def rounded(number: int) -> str:
    """A number in few digits: `5.4k`, `10.0M`."""
    for unit, sign in ((1_000_000, "M"), (1_000, "k")):
        if number >= unit:
            return f"{number / unit:.1f}{sign}"
    return str(number)
