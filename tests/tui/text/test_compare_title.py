"""The row on top of the compare screen."""

import pytest

from inspector.comparison import side_by_side
from inspector.core.document import Document
from inspector.tui.text.cells import width_of
from inspector.tui.text.compare_title import title_of
from tests.tui.ruler_views import BLANK, TEXT, TORN, cut_at

DOCUMENT = Document.from_text(TEXT, name="pumps \x1b[31m水.md")


def title(width: int, rulers: int = 2) -> str:
    """The title in that many cells, of rulers that share one cut."""
    found = [cut_at(DOCUMENT, BLANK).result, cut_at(DOCUMENT, TORN, BLANK).result][:rulers]
    comparison = side_by_side(DOCUMENT, [result.contender for result in found if result])
    return "".join(text for text, _ in title_of(DOCUMENT, comparison, width))


@pytest.mark.parametrize("width", [40, 80, 120, 200])
def test_it_fills_the_row(width: int) -> None:
    """At any width it takes the row, has the name, and nothing that a terminal obeys."""
    assert width_of(title(width)) == width
    assert "\x1b" not in title(width)


def test_it_says_how_far_the_splitters_agree() -> None:
    """Places, those that all share, and those of one alone."""
    assert "side by side" in title(120)
    assert title(120).endswith("cuts at 2 places: 1 shared by all (═), 1 by one alone ")
    assert title(120, rulers=1).endswith(" 1 cut ")
    assert title(120, rulers=0).endswith(" splitting… ")
