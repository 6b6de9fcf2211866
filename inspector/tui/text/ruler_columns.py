"""How the cells of the compare screen are shared out: line number, rulers, text."""

from dataclasses import dataclass

from inspector.tui.text.sheet import MIN_WIDTH

_NARROWEST, _WIDEST = 9, 20  # cells of a ruler: two lanes and a short word, up to a splitter with its settings
_ROOMY = 12  # cells of a ruler in which every word has room
_READ = 72  # cells in which most documents' lines are read without a wrap
_LEAST = 34  # cells of text that are not given up for roomy rulers
_BAR = 2  # cells between the rulers and the text


@dataclass(frozen=True, slots=True)
class RulerColumns:
    """Cells of each part of a row, from the left."""

    gutter: int
    """The line number and a blank."""
    ruler: int
    """One ruler, without the blank after it."""
    count: int
    """Rulers."""
    text: int
    """The text."""

    @property
    def bar(self) -> int:
        """Cell at which the bar before the text stands."""
        return self.gutter + self.count * (self.ruler + 1)

    @property
    def text_start(self) -> int:
        """First cell of the text."""
        return self.bar + _BAR

    @property
    def is_tight(self) -> bool:
        """Whether the text has less room than it should be left."""
        return self.text < _LEAST

    def ruler_at(self, column: int) -> int:
        """Number of the ruler that a cell belongs to, or -1."""
        number = (column - self.gutter) // (self.ruler + 1)
        return number if column >= self.gutter and number < self.count else -1


def ruler_columns(width: int, lines: int, count: int) -> RulerColumns:
    """Share *width* cells out among a line number of as many digits as *lines* has, *count* rulers and the text."""
    gutter = max(len(str(lines)), 2) + 1
    room = width - gutter - _BAR
    count = max(count, 1)
    ruler = min((room - _READ) // count - 1, _WIDEST)
    if ruler < _ROOMY:
        ruler = max(_NARROWEST, min(_ROOMY, (room - _LEAST) // count - 1))
    return RulerColumns(gutter, ruler, count, max(room - count * (ruler + 1), MIN_WIDTH))
