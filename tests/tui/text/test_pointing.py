"""Where a key or the mouse points."""

import inspector
from inspector.core.lines import lines_of
from inspector.tui.text.pointing import offset_at, row_beside
from inspector.tui.text.sheet import make_sheet

TORN = "The pump stops when the tank is full and starts again."


def test_a_cell_is_the_character_shown_there() -> None:
    """A wide character takes two cells; beyond the text it is the row's end, below the last row the last row."""
    sheet = make_sheet(lines_of("a日b\nxy"), None, 80)
    text = sheet.gutter
    assert [offset_at(sheet, 0, text + x) for x in (-1, 0, 1, 2, 3, 9)] == [0, 0, 1, 1, 2, 3]
    assert offset_at(sheet, 99, text) == 4


def test_rows_of_a_remark_are_passed_over() -> None:
    """The cursor goes from the text before a torn cut to the text behind it, and not off the ends."""
    document = inspector.Document.from_text(TORN)
    sheet = make_sheet(lines_of(TORN), inspector.inspect(document, chunk_size=20, chunk_overlap=0), 80)
    layout = sheet.layout
    note = next(row for row in range(len(layout)) if layout.is_note(row))
    below = row_beside(layout, note - 1, 1)
    assert below is not None
    assert below > note
    assert not layout.is_note(below)
    assert row_beside(layout, 0, -1) is None
    assert row_beside(layout, len(layout) - 1, 1) is None
