"""A link, code, a formula, an address, or a number with its unit should be whole."""

import re
from collections.abc import Iterator, Mapping

from inspector.checks.base import Check, ChunkView
from inspector.checks.cut import cut
from inspector.checks.measures import measure_around
from inspector.checks.source import Edge
from inspector.core.issue import Issue, Severity
from inspector.structure.units import UnitKind

KIND = "split-inline"

_CALLED: Mapping[UnitKind, str] = {
    "link": "a link",
    "image": "an image",
    "code": "a code span",
    "math": "a formula",
    "autolink": "an address",
    "url": "an address",
    "html": "a tag",
}
_LINES = frozenset({"table-row", "table-header", "caption"})
_COMMENT = re.compile(r"<!--|<\?|<!")


def split_inline(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """An edge is inside one of them; where a sentence ends inside a link, to cut it there is a warning."""
    if view.document.kind == "code":
        return
    for edge in view.edges:
        yield from _at(view, edge, severity)


def _at(view: ChunkView, edge: Edge, severity: Severity) -> Iterator[Issue]:
    units, text = view.source.units, view.document.text
    for number in edge.blocks:
        block = units.blocks[number]
        if block.kind == "math":
            yield cut(view, edge, KIND, severity, block.span, "cuts a formula")
            return
        for unit in units.inline_around(number, edge.offset):
            readable = unit.prose.start < edge.offset < unit.prose.end
            between = readable and number in units.prose and units.sentence_around(number, edge.offset) is None
            remark = unit.kind == "html" and _COMMENT.match(text, unit.span.start)
            what = "a comment" if remark else _CALLED[unit.kind]
            yield cut(view, edge, KIND, "warning" if between else severity, unit.span, f"cuts {what}")
            return
    if edge.blocks and (edge.blocks[0] in units.prose or units.blocks[edge.blocks[0]].kind in _LINES):
        measure = measure_around(text, edge.offset, units.blocks[edge.blocks[0]].span)
        if measure is not None:
            yield cut(view, edge, KIND, severity, measure, "parts a number from its unit")


SPLIT_INLINE = Check(
    (KIND,), "error", "An edge is inside a link, a code span, a formula, an address or a measure.", split_inline
)
