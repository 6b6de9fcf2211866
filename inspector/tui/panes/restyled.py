"""A style laid over a part of a painted row."""

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip


def restyled(strip: Strip, start: int, end: int, style: Style) -> Strip:
    """Lay *style* over the cells from *start* to *end*."""
    picked = strip.crop(start, end)
    over = Strip(Segment.apply_style(picked, post_style=style), picked.cell_length)
    return Strip.join([strip.crop(0, start), over, strip.crop(end)])
