"""One row of the document as styled segments: gutter, tinted text, torn words, remark."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from rich.segment import Segment
from rich.style import Style

from inspector.core.span import Span
from inspector.tui.text.cells import glyphs, is_simple
from inspector.tui.text.inks import Inks
from inspector.tui.text.lanes import lane_glyph
from inspector.tui.text.marks import Mark
from inspector.tui.text.remarks import NO_LABELS, remark
from inspector.tui.text.sheet import Sheet

_TORN_WORD = 18  # characters underlined at most on each side of a cut
_TORN_WIDE = 3  # the same in scripts without blanks between words
_RANKS = " ¹²³⁴⁵⁶⁷⁸⁹"
_NO_LINE = Style(underline=False)
_FIRST_WIDE = "\u2e80"  # where those scripts begin


@dataclass(frozen=True, slots=True)
class Look:
    """What changes from one moment to the next."""

    inks: Inks
    """The styles."""
    selected: int = -1
    """Index of the selected chunk, or -1."""
    cursor_row: int = -1
    """Number of the row that the cursor is on, or -1."""
    found: Sequence[Span] = ()
    """Where the search found its text, within the row."""
    found_current: Span | None = None
    """Where the search is at."""
    labels: Mapping[int, str] = field(default_factory=lambda: NO_LABELS)
    """What a chunk is called where that is not its number, by its index, such as `text 3`."""
    ranks: Mapping[int, int] = field(default_factory=dict)
    """The rank of each retrieved chunk, from 1, by its index."""


def paint_row(sheet: Sheet, row: int, look: Look, width: int) -> list[Segment]:
    """The segments of one row, together exactly *width* cells."""
    span = sheet.layout.span(row)
    shown, used = paint_text(sheet, span, look)
    out = [*_gutter(sheet, row, span, look), *shown]
    used += sheet.gutter
    fill = fill_style(sheet, row, span, look)
    number = sheet.layout.remarks.get(row)
    if number is not None and sheet.inspection is not None:
        mark = sheet.marks[number]
        torn = mark.is_torn
        lead = " " if span.length == 0 or mark.at_start else "▐ "
        words = remark(sheet.inspection, mark, max(0, width - used - len(lead) - 1), look.labels)
        ink = look.inks.torn if torn else look.inks.warn
        out.append(Segment(lead, look.inks.plain + ink + _NO_LINE))
        out.append(Segment(f"{words} ", look.inks.torn_remark if torn else look.inks.warn_remark))
        used += len(lead) + sum(glyph.width for glyph in glyphs(words)) + 1
        fill = look.inks.plain
    elif used < width and (cut := _cut_at_end(sheet, span)) is not None:
        out.append(Segment("▐", look.inks.plain + (look.inks.torn if cut.is_torn else look.inks.warn) + _NO_LINE))
        used += 1
    if used < width:
        out.append(Segment(" " * (width - used), fill))
    return out


def _cut_at_end(sheet: Sheet, span: Span) -> Mark | None:
    """The cut at the end of a row whose remark stands on a row of its own."""
    if not span.length:
        return None
    number = bisect_left(sheet.anchors, span.start)
    found = None
    while number < len(sheet.marks) and sheet.anchors[number] < span.end:
        mark = sheet.marks[number]
        if not mark.at_start and not sheet.layout.lines.text[mark.before : span.end].strip():
            found = mark
        number += 1
    return found


def paint_text(sheet: Sheet, span: Span, look: Look) -> tuple[list[Segment], int]:
    """The text of a row in its tints, and the cells that it takes."""
    text = sheet.layout.lines.text
    out: list[Segment] = []
    used = 0
    for piece, style in _pieces(sheet, span, look):
        shown, cells = _cells(text[piece.start : piece.end], used)
        out.append(Segment(shown, style))
        used += cells
    return out, used


def _gutter(sheet: Sheet, row: int, span: Span, look: Look) -> Iterator[Segment]:
    layout, inks = sheet.layout, look.inks
    chunks = sheet.inspection.chunks if sheet.inspection else ()
    line = layout.line_of(row)
    digits = len(str(len(layout.lines)))
    is_note = (
        row in layout.remarks and span.length == 0 and row + 1 < len(layout) and layout.rows[row + 1] == span.start
    )
    number = str(line + 1) if not is_note and layout.line_rows[line] == row else ""
    current = row == look.cursor_row
    yield Segment(f"{number:>{digits}}", inks.gutter_current if current else inks.gutter)
    yield Segment("▸" if current else " ", inks.gutter_current)
    end = layout.rows[row + 1] if row + 1 < len(layout) else len(layout.lines.text) + 1
    first = bisect_left(sheet.chunk_starts, span.start)
    starting = range(first, bisect_left(sheet.chunk_starts, end)) if not is_note else range(0)
    label, style = "", inks.gutter
    if starting:
        index = look.selected if look.selected in starting else starting[0]
        label = look.labels.get(index, str(index)).removeprefix("text ")
        severity = sheet.worst.get(index) if sheet.worst else None
        style = {"error": inks.gutter_torn, "warning": inks.gutter_warn}.get(severity or "", inks.gutter)
        if index == look.selected:
            style += Style(bold=True)
    yield Segment(f"{label:>{len(str(max(len(chunks) - 1, 0)))}}", style)
    rank = min((look.ranks[index] for index in starting if index in look.ranks), default=0)
    if rank:
        yield Segment(_RANKS[rank] if rank < len(_RANKS) else "°", inks.lane_selected)
    else:
        yield Segment("+" if len(starting) > 1 else " ", style)
    for parity in (0, 1):
        glyph, index = lane_glyph(sheet.inspection, span.start, max(end, span.start + 1), parity, note=is_note)
        yield Segment(glyph, inks.lane_selected if index == look.selected else inks.lane)
    yield Segment(" ", inks.plain)


def _pieces(sheet: Sheet, span: Span, look: Look) -> Iterator[tuple[Span, Style]]:
    """The row's text cut wherever its style changes."""
    if span.length == 0:
        return
    overlays = list(_overlays(sheet, span, look))
    regions = sheet.inspection.regions.over(span.start, span.end) if sheet.inspection else [(span, None)]
    for region, chunks in regions:
        base = _tint(sheet, region, chunks, look)
        if not overlays:
            yield region, base
            continue
        cuts = {region.start, region.end}
        for overlay, _style in overlays:
            cuts |= {at for at in overlay if region.start < at < region.end}
        edges = sorted(cuts)
        for start, end in pairwise(edges):
            style = base
            for overlay, added in overlays:
                if overlay.start <= start and end <= overlay.end:
                    style += added
            yield Span(start, end), style


def _overlays(sheet: Sheet, span: Span, look: Look) -> Iterator[tuple[Span, Style]]:
    text = sheet.layout.lines.text
    for number in range(bisect_left(sheet.mark_offsets, span.start), len(sheet.marks)):
        mark = sheet.marks[number]
        if mark.before > span.end:
            break
        ink = look.inks.torn if mark.is_torn else look.inks.warn
        if not mark.at_start:
            yield Span(_word_start(text, mark.before, span.start), mark.before), ink
        if mark.at_start or len(mark.issues) > 1:
            yield Span(mark.after, _word_end(text, mark.after, span.end)), ink
    for place in look.found:
        yield place, look.inks.found_current if place == look.found_current else look.inks.found


def _word_start(text: str, end: int, limit: int) -> int:
    limit = max(limit, end - _TORN_WORD)
    at = end
    while at > limit and not text[at - 1].isspace():
        at -= 1
        if text[at] >= _FIRST_WIDE and end - at >= _TORN_WIDE:
            break
    return at


def _word_end(text: str, start: int, limit: int) -> int:
    limit = min(limit, start + _TORN_WORD)
    at = start
    while at < limit and not text[at].isspace():
        at += 1
        if text[at - 1] >= _FIRST_WIDE and at - start >= _TORN_WIDE:
            break
    return at


def _tint(sheet: Sheet, region: Span, chunks: tuple[int, ...] | None, look: Look) -> Style:
    inks = look.inks
    if chunks is None:
        return inks.plain
    if not chunks:
        return inks.plain if sheet.layout.lines.text[region.start : region.end].isspace() else inks.lost
    if look.selected in chunks:
        return inks.selected if len(chunks) == 1 else inks.selected_overlap
    if len(chunks) > 1:
        return inks.overlap
    return inks.odd if chunks[0] % 2 else inks.even


def fill_style(sheet: Sheet, row: int, span: Span, look: Look) -> Style:
    """The style of a row's empty rest: the tint of its newline, so that a chunk's rows make one block."""
    text = sheet.layout.lines.text
    if sheet.inspection is None or span.end >= len(text) or row in sheet.layout.remarks:
        return look.inks.plain
    regions = sheet.inspection.regions
    chunks = regions.covers[regions.at(span.end)]
    if text[span.end] not in "\r\n" and span.length:
        chunks = regions.covers[regions.at(span.end - 1)]
    return _tint(sheet, Span(span.end, span.end + 1), chunks, look) if chunks else look.inks.plain


def _cells(text: str, column: int) -> tuple[str, int]:
    if is_simple(text):
        return text, len(text)
    shown, width = [], 0
    for glyph in glyphs(text, column):
        shown.append(glyph.shown)
        width += glyph.width
    return "".join(shown), width
