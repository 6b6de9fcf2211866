"""One layout for all rulers."""

from threading import Event

import pytest

from inspector.core.document import Document
from inspector.core.lines import lines_of
from inspector.core.stop import Stopped
from inspector.tui.ruler import Ruler
from inspector.tui.text.layout import lay_out
from inspector.tui.text.ruler_sheet import make_ruler_sheet
from tests.tui.ruler_views import BLANK, TEXT, TORN, WITHIN, cut_at, ruler_of, sheet_of

DOCUMENT = Document.from_text(TEXT)


def test_rows_break_where_any_ruler_cuts() -> None:
    """A cut of one ruler within a line breaks the row for all."""
    sheet = sheet_of(DOCUMENT, [cut_at(DOCUMENT, BLANK), cut_at(DOCUMENT, WITHIN)])
    rows = [TEXT[slice(*sheet.layout.span(row))] for row in range(len(sheet.layout))]
    assert rows[2:4] == ["40 bar today, and wait. ", "Then close it."]
    assert [sheet.breaks_line(row) for row in range(5)] == [False, False, True, False, False]


def test_a_start_within_a_chunk_breaks_no_row() -> None:
    """Where a chunk only starts by overlap, the text stays in one piece."""
    sheet = sheet_of(DOCUMENT, [ruler_of(DOCUMENT, (0, BLANK), (WITHIN + 1, len(TEXT)))])
    assert len(sheet.layout) == TEXT.count("\n") + 1


def test_rows_that_differ_or_tear_are_known() -> None:
    """What all share and nothing tears is passed over; what one makes, and what tears, is not."""
    sheet = sheet_of(DOCUMENT, [cut_at(DOCUMENT, TORN, BLANK), cut_at(DOCUMENT, TORN, WITHIN, BLANK)])
    assert list(sheet.stop_rows) == [1, 2]
    assert [list(rows) for rows in sheet.cut_rows] == [[1, 3], [1, 2, 3]]
    assert [list(rows) for rows in sheet.torn_rows] == [[1], [1]]


def test_rescued_rows_are_known() -> None:
    """What a chunk keeps whole is not torn."""
    sheet = sheet_of(DOCUMENT, [ruler_of(DOCUMENT, (0, TORN), (16, len(TEXT)))])
    assert (list(sheet.rescued_rows[0]), list(sheet.torn_rows[0])) == ([1], [])


def test_the_offset_of_a_cut_keeps_its_row() -> None:
    """The place that stands for a row with a cut is the last character before it, else the row's first."""
    sheet = sheet_of(DOCUMENT, [cut_at(DOCUMENT, WITHIN)])
    assert sheet.offset_in(2) == WITHIN - 1
    assert sheet.offset_in(1) == TEXT.index("Set")
    narrow = sheet_of(DOCUMENT, [cut_at(DOCUMENT, WITHIN)], width=16)
    assert narrow.place_in(narrow.layout.row_of(sheet.offset_in(2))) >= 0


def test_rulers_that_wait_are_left_out() -> None:
    """A ruler without a result has no slot, and takes no part in who agrees."""
    ready = cut_at(DOCUMENT, BLANK)
    sheet = sheet_of(DOCUMENT, [Ruler(ready.splitter, ready.settings), ready])
    assert list(sheet.slots) == [-1, 0]
    assert sheet.edge_in(2, 0) is None
    assert sheet.edge_in(2, 1) is not None
    assert sheet.agreement_in(2) is None


def test_it_can_be_stopped() -> None:
    """Once stop is set, no sheet is made."""
    stop = Event()
    stop.set()
    with pytest.raises(Stopped):
        make_ruler_sheet(DOCUMENT, [cut_at(DOCUMENT, BLANK)], lay_out(lines_of(TEXT), 60), stop)
