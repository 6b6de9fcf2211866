"""Long texts in rows, roughly and exactly."""

from threading import Event

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.core.lines import lines_of
from inspector.core.stop import Stopped
from inspector.tui.text.cells import width_of
from inspector.tui.text.layout import lay_out
from inspector.tui.text.long_layout import is_quick, rough_layout, steady_layout

TEXTS = {
    "words": "the tide table hangs in the harbour office " * 400,
    "wide": "潮の時刻表は港の事務所にあります。" * 400,
    "mixed lines": "Préface — 序文 and more words\n\n\tÉté à la plage\r\n" * 200,
    "no blank": "é" * 5_000,
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
@pytest.mark.parametrize("width", [7, 30])
def test_piece_by_piece_is_the_same(text: str, width: int) -> None:
    """Wrapping in small pieces gives the rows that wrapping in one go gives."""
    whole = lay_out(lines_of(text), width)
    steady = steady_layout(text, width)
    assert list(steady.rows) == list(whole.rows)
    assert list(steady.line_rows) == list(whole.line_rows)


@given(text=st.text(alphabet=st.sampled_from("aé漢 \n\r."), max_size=200), width=st.integers(2, 20))
def test_rough_rows_hold_everything_and_fit(text: str, width: int) -> None:
    """Rough rows hold every character once, newlines aside, and none is wider than the pane."""
    rough = rough_layout(text, width)
    pieces = [text[slice(*rough.span(row))] for row in range(len(rough))]
    assert "".join(pieces) == text.replace("\r", "").replace("\n", "")
    assert all(width_of(piece) <= width for piece in pieces)
    assert len(rough.line_rows) == len(rough.lines)


def test_long_work_ends_when_told_to() -> None:
    """Wrapping a long text stops soon after its stop is set."""
    stop = Event()
    stop.set()
    with pytest.raises(Stopped):
        steady_layout(TEXTS["words"], 20, stop)


def test_what_is_quick() -> None:
    """An ASCII text may be long, another only short, to be wrapped at once."""
    assert is_quick("a" * 100_000)
    assert is_quick("é" * 2_000)
    assert not is_quick("é" * 100_000)
    assert not is_quick("a" * 1_000_000)
