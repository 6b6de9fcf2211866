"""Rulers on a text with given chunks, for tests of what shows them."""

from collections.abc import Sequence

from inspector.comparison import contend
from inspector.core.document import Document
from inspector.core.lines import lines_of
from inspector.core.span import Span
from inspector.inspection import check_spans
from inspector.splitters.registry import find_splitter
from inspector.tui.ruler import Result, Ruler
from inspector.tui.text.layout import lay_out
from inspector.tui.text.marks import marks_of
from inspector.tui.text.ruler_sheet import RulerSheet, make_ruler_sheet

TEXT = "Open the valve.\nSet the limit to\n40 bar today, and wait. Then close it.\n\nNever open it twice.\n"
TORN = TEXT.index("\n40")
WITHIN = TEXT.index(" Then")
BLANK = TEXT.index("\n\n")


def ruler_of(document: Document, *spans: tuple[int, int], key: int = 0) -> Ruler:
    """A ruler whose chunks are *spans*."""
    row = find_splitter("character")
    settings = row.settings()
    chunks = [Span(*span) for span in spans]
    inspection = check_spans(document, chunks, splitter=row, settings=settings, profile="text")
    return Ruler(row, settings, Result(contend(inspection), marks_of(inspection)), busy=False, key=key)


def cut_at(document: Document, *offsets: int) -> Ruler:
    """A ruler whose chunks lie between those offsets."""
    edges = [0, *offsets, len(document.text)]
    return ruler_of(document, *zip(edges, edges[1:], strict=False))  # noqa: RUF007 (pairs are typed by zip)


def sheet_of(document: Document, rulers: Sequence[Ruler], width: int = 60) -> RulerSheet:
    """The rulers side by side, the text in *width* cells."""
    return make_ruler_sheet(document, rulers, lay_out(lines_of(document.text), width))
