"""A heading should stand with what it is the heading of."""

from collections.abc import Iterator

from inspector.checks.base import Check, ChunkView
from inspector.checks.cut import cut, named
from inspector.checks.source import Source
from inspector.core.issue import Issue, Severity
from inspector.core.span import Span

KIND = "orphan-heading"


def orphan_heading(view: ChunkView, severity: Severity) -> Iterator[Issue]:
    """The chunk ends on a heading, and what it stands above begins after it; a heading above nothing is let be."""
    end = view.edges[-1]
    number = view.source.units.last_before(end.offset)
    if number < 0 or view.source.block(number).kind != "heading":
        return
    heading = view.source.block(number)
    body = _body(view.source, number)
    if heading.span.end == end.offset and body is not None:
        unit = Span(heading.span.start, body.end)
        yield cut(view, end, KIND, severity, unit, f"parts heading “{named(heading.name)}” from its text")


def _body(source: Source, number: int) -> Span | None:
    """The first sentence or line under a heading, with the headings between left out."""
    blocks, heading = source.units.blocks, source.block(number)
    for following in range(number + 1, len(blocks)):
        block = blocks[following]
        if block.parent != heading.parent:
            return None
        if block.kind != "heading":
            return source.units.sentence_from(following)
        if block.level <= heading.level:
            return None
    return None


ORPHAN_HEADING = Check((KIND,), "warning", "The chunk ends on a heading whose text is in the next one.", orphan_heading)
