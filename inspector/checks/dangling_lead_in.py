"""What leads in a list, a table or code should stand with it."""

import re
from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.cut import cut
from inspector.core.issue import Issue, Severity
from inspector.core.span import Span

KIND = "dangling-lead-in"

_COLON = re.compile(r"[:：][*_`”\"')\]]{0,4}\Z")
_REACH = 8  # characters before a chunk's end among which the colon is
_CALLED = {
    "list": "list",
    "fence": "code",
    "indented-code": "code",
    "table": "table",
    "quote": "quotation",
    "math": "formula",
}
_DRAWN = {
    "columns": "table",
    "figure": "figure",
    "contents": "table of contents",
    "example": "example",
    "markup": "markup",
}


def dangling_lead_in(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """The chunk ends with a colon, and the list, table, quotation, formula or code that it leads in comes after it."""
    if view.document.kind == "code":
        return
    end, units = view.edges[-1], view.source.units
    if not _COLON.search(view.document.text, max(view.start, end.offset - _REACH), end.offset):
        return
    number = units.last_before(end.offset)
    following = units.first_from(end.offset)
    if number < 0 or following >= len(units.blocks) or number not in units.prose:
        return
    lead, block = units.blocks[number], units.blocks[following]
    what = _DRAWN.get(block.role) if block.kind == "indented-code" else None
    what = what or _CALLED.get(block.kind)
    if lead.span.end == end.offset and what and lead.kind != "heading":
        sentences = units.structure.sentences_of(lead)
        start = sentences[-1].start if sentences else lead.span.start
        unit = Span(start, units.sentence_from(units.first_leaf(following)).end)
        yield cut(view, end, KIND, severity, unit, f"ends before the {what} that it leads in")


DANGLING_LEAD_IN = Check(
    (KIND,), "warning", "The chunk ends with a colon, and what it leads in is in the next one.", dangling_lead_in
)
