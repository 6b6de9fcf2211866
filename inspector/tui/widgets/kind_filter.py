"""A row of choices, each with a count, of which one holds: all issues, or those of one kind."""

from dataclasses import dataclass
from typing import ClassVar

from rich.segment import Segment
from textual.events import Click
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

_KEYS = 9  # choices that have a digit of their own
_GAP = 1  # cells between two choices


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice."""

    name: str
    """What is shown."""
    count: int
    """How many things it leaves."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a choice is drawn."""

    row: int
    """Row of the widget."""
    start: int
    """First cell."""
    end: int
    """One past the last cell."""


def place_choices(widths: list[int], width: int) -> list[Place]:
    """Put choices of those widths in rows of *width* cells; one wider than that has a row of its own."""
    places: list[Place] = []
    row = start = 0
    for size in widths:
        if start and start + size > width:
            row, start = row + 1, 0
        places.append(Place(row, start, start + size))
        start += size + _GAP
    return places


class KindFilter(Widget):
    """Choices numbered from 0 in as many rows as they need; a click picks one."""

    ALLOW_SELECT = False
    COMPONENT_CLASSES: ClassVar[set[str]] = {"kind-filter--key", "kind-filter--count", "kind-filter--current"}
    DEFAULT_CSS = """
    KindFilter {
        height: auto;
        & > .kind-filter--key { color: $primary; }
        & > .kind-filter--count { text-style: bold; }
        & > .kind-filter--current { background: $primary; color: $background; text-style: bold underline; }
    }
    """

    current: reactive[int] = reactive(0, init=False)
    """Index of the choice that holds."""

    @dataclass
    class Picked(Message):
        """Another choice holds now."""

        index: int
        """Its index."""

    def __init__(self, choices: tuple[Choice, ...], *, id: str | None = None) -> None:  # noqa: A002 (Textual's name for it)
        """Show the choices, the first of which holds.

        Args:
            choices: What there is to choose from, at least one.
            id: Textual's id.
        """
        super().__init__(id=id)
        self.choices = choices

    def validate_current(self, current: int) -> int:
        """Go round at both ends."""
        return current % len(self.choices)

    def watch_current(self, current: int) -> None:
        """Tell of it."""
        self.post_message(self.Picked(current))

    def on_click(self, event: Click) -> None:
        """Pick the choice that was clicked."""
        offset = event.get_content_offset(self)
        if offset is None:
            return
        for index, place in enumerate(self._places(self.size.width)):
            if place.row == offset.y and place.start <= offset.x < place.end:
                self.current = index

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 (Textual's signature)
        """Rows that the choices need."""
        return self._places(width)[-1].row + 1

    def render_line(self, y: int) -> Strip:
        """Draw the choices of one row."""
        base, width = self.rich_style, self.size.width
        segments: list[Segment] = []
        end = 0
        for index, place in enumerate(self._places(width)):
            if place.row != y:
                continue
            segments.append(Segment(" " * (place.start - end), base))
            segments.extend(self._draw(index))
            end = place.end
        return Strip(segments).adjust_cell_length(width, base)

    def _draw(self, index: int) -> list[Segment]:
        key, name, count = self._words(index)
        if index == self.current:
            return [Segment(f" {key}{name} {count} ", self.get_component_rich_style("kind-filter--current"))]
        return [
            Segment(f" {key}", self.get_component_rich_style("kind-filter--key")),
            Segment(f"{name} ", self.rich_style),
            Segment(f"{count} ", self.get_component_rich_style("kind-filter--count")),
        ]

    def _words(self, index: int) -> tuple[str, str, str]:
        choice = self.choices[index]
        return f"{index} " if index <= _KEYS else "", choice.name, str(choice.count)

    def _places(self, width: int) -> list[Place]:
        return place_choices(
            [len(" ".join(self._words(index))) + 2 - (index <= _KEYS) for index in range(len(self.choices))], width
        )
