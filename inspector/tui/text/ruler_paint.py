"""One row of the compare screen as styled segments: line number, rulers, text."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.segment import Segment
from rich.style import Style

from inspector.tui.text.beside import Beside, beside
from inspector.tui.text.inks import Inks
from inspector.tui.text.paint import Look, fill_style, paint_text
from inspector.tui.text.ruler_columns import RulerColumns
from inspector.tui.text.ruler_sheet import RulerSheet

_CUT, _CUT_BY_OTHERS = "▐", "╎"


@dataclass(frozen=True, slots=True)
class RulerInks:
    """One style a role; each adds to the band that it lies on."""

    number: Style
    """The number of a chunk, where it starts."""
    lane: Style
    """The bar of a chunk."""
    lane_selected: Style
    """The bar of the chunk that the cursor is in."""
    cut: Style
    """A cut that breaks nothing, and that some make."""
    shared: Style
    """A cut that all make."""
    lone: Style
    """A cut that breaks nothing, and that one ruler alone makes."""
    doubtful: Style
    """The sign of an issue at a cut that cuts nothing."""
    rescued: Style
    """A cut through something that a chunk holds whole."""
    torn: Style
    """A cut through something that is whole in no chunk."""
    torn_word: Style
    """The word for it."""


@dataclass(frozen=True, slots=True)
class RulerLook:
    """What changes from one moment to the next."""

    text: Inks
    """The styles of text and tints."""
    rulers: RulerInks
    """The styles of what is drawn on the rulers."""
    columns: RulerColumns
    """How the cells are shared out."""
    chosen: int = 0
    """The ruler whose chunks tint the text."""
    chunk: int = -1
    """The chunk of that ruler that the cursor is in, or -1."""


def paint_ruler_row(sheet: RulerSheet, row: int, look: RulerLook) -> list[Segment]:
    """The segments of one row."""
    out = [_line_number(sheet, row, look)]
    shared = sheet.agreement_in(row) == "all"
    across = _shared_style(look) if shared else look.text.gutter
    for ruler in range(look.columns.count):
        found = beside(sheet, row, ruler)
        out += _paint_ruler(found, look, is_chosen=ruler == look.chosen)
        out.append(Segment("═" if shared else " ", across))
    out.append(Segment("╡ " if shared else "│ ", across))
    out += _paint_words(sheet, row, look)
    return out


def _line_number(sheet: RulerSheet, row: int, look: RulerLook) -> Segment:
    layout = sheet.layout
    number = str(layout.line_of(row) + 1) if layout.starts_line(row) else ""
    return Segment(f"{number:>{look.columns.gutter - 1}} ", look.text.gutter)


def _shared_style(look: RulerLook) -> Style:
    return look.text.plain + look.rulers.shared


def _paint_ruler(found: Beside, look: RulerLook, *, is_chosen: bool) -> Iterator[Segment]:
    band = _band(found, look, is_chosen=is_chosen)
    inks = look.rulers
    stroke = band + _stroke(found, inks)
    for lane, owner in zip(found.lanes, found.chunks, strict=True):
        is_current = is_chosen and 0 <= owner == look.chunk
        bar = band + (inks.lane_selected if is_current else inks.lane)
        yield Segment(lane, bar if lane in "┃┏ " else stroke)
    room = look.columns.ruler - len(found.lanes)
    if not found.rule:
        ink = {"torn": inks.torn, "rescued": inks.rescued}.get(found.start_damage or "", inks.number)
        yield Segment(f" {found.label}"[:room].ljust(room), band + ink)
        return
    words = _fitting(found, room)
    yield Segment(found.rule, stroke)
    room -= 1
    if words:
        yield Segment(f" {words} ", band + _word_style(found, inks))
        room -= len(words) + 2
    yield Segment(found.rule * room, stroke)


def _word_style(found: Beside, inks: RulerInks) -> Style:
    damage = found.cut.damage if found.cut else None
    return {"torn": inks.torn_word, "rescued": inks.rescued, "doubtful": inks.doubtful}.get(damage or "", inks.lone)


def _fitting(found: Beside, room: int) -> str:
    """As many of the words as there is room for beside a stroke, then the chunk that starts here, if there is still."""
    shown = ""
    for words in (*found.words, found.label):
        longer = f"{shown} {words}".strip()
        if len(longer) + 3 > room:
            break
        shown = longer
    return shown


def _band(found: Beside, look: RulerLook, *, is_chosen: bool) -> Style:
    inks = look.text
    if is_chosen and look.chunk >= 0 and look.chunk in found.chunks:
        return inks.selected
    return {"even": inks.even, "odd": inks.odd, "overlap": inks.overlap, "none": inks.plain}[found.tint]


def _stroke(found: Beside, inks: RulerInks) -> Style:
    if found.cut is None:
        return inks.lane
    if found.cut.damage in ("torn", "rescued"):
        return inks.torn if found.cut.damage == "torn" else inks.rescued
    return {"all": inks.shared, "one": inks.lone}.get(found.agreement or "", inks.cut)


def _paint_words(sheet: RulerSheet, row: int, look: RulerLook) -> Iterator[Segment]:
    """The text, tinted by the chunks of the chosen ruler, with a mark where that ruler cuts it."""
    painted = sheet.sheets[look.chosen] if sheet.sheets else None
    if painted is None:
        return
    span = sheet.layout.span(row)
    text_look = Look(look.text, look.chunk)
    segments, used = paint_text(painted, span, text_look)
    yield from segments
    fill = fill_style(painted, row, span, text_look)
    edge = sheet.edge_in(row, look.chosen)
    if edge is not None and edge.is_cut and used < look.columns.text:
        ink = {"torn": look.text.torn, "rescued": look.text.warn, "doubtful": look.text.warn}.get(edge.damage or "")
        yield Segment(_CUT, look.text.plain + (ink or look.text.gutter) + Style(underline=False))
        used += 1
        fill = look.text.plain
    elif used < look.columns.text and sheet.breaks_line(row):
        yield Segment(_CUT_BY_OTHERS, fill + look.rulers.number)
        used += 1
    if used < look.columns.text:
        yield Segment(" " * (look.columns.text - used), fill)
