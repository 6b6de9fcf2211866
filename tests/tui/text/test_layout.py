"""Rows, marks and remarks."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from inspector.core.document import Document
from inspector.core.lines import lines_of
from inspector.core.span import Span
from inspector.inspected import Inspection
from inspector.inspection import check_spans
from inspector.tui.text.layout import lay_out
from inspector.tui.text.sheet import Sheet, make_sheet

TEXTS = st.text("ab. \n\r\t水é(", max_size=300)


def windows(text: str, size: int, overlap: int) -> Inspection:
    """The text cut into windows, blank ones left out."""
    starts = range(0, len(text), size - overlap)
    spans = [Span(a, min(a + size, len(text))) for a in starts if text[a : a + size].strip()]
    return check_spans(Document.from_text(text), spans)


def rows(sheet: Sheet) -> list[str]:
    """The rows' texts; a remark row is `✂`."""
    layout = sheet.layout
    spans = [layout.span(row) for row in range(len(layout))]
    text = layout.lines.text
    return ["✂" if layout.is_note(row) else text[a:b] for row, (a, b) in enumerate(spans)]


@given(TEXTS, st.integers(4, 40))
def test_a_layout_shows_every_line_in_order(text: str, width: int) -> None:
    """Rows joined by line are the lines, and offsets map to the row that holds them."""
    lines = lines_of(text)
    layout = lay_out(lines, width)
    shown = ["" for _ in range(len(lines))]
    for row in range(len(layout)):
        start, end = layout.span(row)
        shown[layout.line_of(row)] += text[start:end]
        assert all(layout.row_of(offset) == row for offset in range(start, end))
    assert shown == [text[lines.starts[n] : lines.end(n)] for n in range(len(lines))]


@given(TEXTS, st.integers(20, 60), st.integers(3, 20), st.integers(0, 2))
def test_marks_move_no_text(text: str, width: int, size: int, overlap: int) -> None:
    """With marks in it a layout still shows each line's text, and each mark has one remark."""
    lines = lines_of(text)
    sheet = make_sheet(lines, windows(text, size, overlap), width)
    layout = sheet.layout
    shown = ["" for _ in range(len(lines))]
    for row in range(len(layout)):
        start, end = layout.span(row)
        if not layout.is_note(row):
            shown[layout.line_of(row)] += text[start:end]
            assert all(layout.row_of(offset) == row for offset in range(start, end))
    assert shown == [text[lines.starts[n] : lines.end(n)] for n in range(len(lines))]
    assert sorted(layout.remarks.values()) == list(range(len(sheet.marks)))
    assert all(a <= b for a, b in pairwise(layout.rows))
    assert list(sheet.anchors) == sorted(sheet.anchors)


def test_a_cut_within_a_line_breaks_the_row_there() -> None:
    """The text after a broken cut begins a row of its own, and a torn sentence's remark has a row."""
    text = "Set the timeout to 30 seconds and enable keepalive."
    inspection = check_spans(Document.from_text(text), [Span(0, 18), Span(19, len(text))], profile="text")
    assert rows(make_sheet(lines_of(text), inspection, 70)) == [
        "Set the timeout to ",
        "✂",
        "30 seconds and enable keepalive.",
    ]


def test_a_cut_at_a_line_end_breaks_no_row() -> None:
    """Where a newline lies in the cut the rows are the lines; a remark of few words stands at the row's end."""
    text = "# Title\nSome text here.\n"
    inspection = check_spans(Document.from_text(text), [Span(0, 7), Span(8, 23)], profile="text")
    sheet = make_sheet(lines_of(text), inspection, 100)
    assert rows(sheet) == ["# Title", "✂", "Some text here.", ""]
    assert sheet.layout.remarks.keys() == {0, 1}


def test_a_clean_cut_changes_nothing() -> None:
    """A cut between sentences leaves the rows alone."""
    text = "One sentence. Another sentence."
    inspection = check_spans(Document.from_text(text), [Span(0, 13), Span(14, len(text))], profile="text")
    assert inspection.issues == ()
    assert rows(make_sheet(lines_of(text), inspection, 70)) == [text]


def test_a_wrong_start_is_told_before_a_line_that_wraps() -> None:
    """The remark of a start stands at the row's end only where the line ends there too, and else on a row before it."""
    text = "It was so. or " + "x" * 90 + " end.\n"
    inspection = check_spans(Document.from_text(text), [Span(0, 10), Span(11, len(text))], profile="text")
    sheet = make_sheet(lines_of(text), inspection, 80)
    start = next(number for number, mark in enumerate(sheet.marks) if mark.at_start and mark.after == 11)
    row = next(row for row, mark in sheet.layout.remarks.items() if mark == start)
    assert sheet.layout.is_note(row)
    assert sheet.layout.row_of(11) == row + 1
