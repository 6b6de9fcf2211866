"""The row of kinds to filter by."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.tui.widgets.kind_filter import Choice, KindFilter, Place, place_choices
from tests.tui.host import HostApp, screen_text

CHOICES = (Choice("all", 9), Choice("no-sentence-end", 6), Choice("unbalanced-()", 3))


def test_places() -> None:
    """A choice that does not fit in the row begins the next one."""
    assert place_choices([5, 5, 5], 11) == [Place(0, 0, 5), Place(0, 6, 11), Place(1, 0, 5)]


@given(widths=st.lists(st.integers(1, 30), min_size=1), width=st.integers(1, 60))
def test_places_never_overlap(widths: list[int], width: int) -> None:
    """Choices keep their order and their widths, apart from each other and within the row if they can be."""
    places = place_choices(widths, width)
    assert [place.end - place.start for place in places] == widths
    assert all(place.end <= width or place.start == 0 for place in places)
    assert all(one.row < two.row or one.end < two.start for one, two in pairwise(places))


@pytest.mark.parametrize(("terminal", "height"), [(80, 1), (32, 2), (20, 3)])
async def test_height(terminal: int, height: int) -> None:
    """It takes as many rows as the width asks for, and shows every choice with its number and count."""
    kinds = KindFilter(CHOICES)
    app = HostApp(kinds)
    async with app.run_test(size=(terminal, 10)):
        assert kinds.size.height == height
        screen = screen_text(app)
    for words in ("0 all 9", "1 no-sentence-end 6", "2 unbalanced-() 3"):
        assert words in screen


async def test_click() -> None:
    """A click picks the choice under the mouse, also in the second row."""
    kinds = KindFilter(CHOICES)
    app = HostApp(kinds)
    async with app.run_test(size=(32, 10), message_hook=app.note) as pilot:
        await pilot.click(kinds, offset=(4, 1))
        assert kinds.current == 2
        await pilot.click(kinds, offset=(29, 1))
        assert kinds.current == 2
    assert [message.index for message in app.noted(KindFilter.Picked)] == [2]


async def test_goes_round() -> None:
    """After the last choice comes the first, and before the first the last."""
    kinds = KindFilter(CHOICES)
    async with HostApp(kinds).run_test():
        kinds.current -= 1
        assert kinds.current == 2
        kinds.current += 1
        assert kinds.current == 0


async def test_no_number_without_a_key() -> None:
    """Choices beyond the ninth show no number, since no digit picks them."""
    app = HostApp(KindFilter(tuple(Choice(f"kind-{n}", n) for n in range(12))))
    async with app.run_test(size=(200, 4)):
        screen = screen_text(app)
    assert "9 kind-9 9" in screen
    assert "10 kind-10" not in screen
    assert "kind-10 10" in screen
