"""The inline units of a block, by the kind of its document."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from inspector.core.block import Block
from inspector.core.document import Document
from inspector.core.projection import Projection
from inspector.core.span import Span
from inspector.structure.addresses import addresses
from inspector.structure.units import InlineUnit, UnitKind


class InlineReader:
    """Reads the inline units of the blocks of one document."""

    def __init__(self, document: Document, blocks: Sequence[Block]) -> None:
        """Get ready to read blocks of *document*; *blocks* are all of them."""
        self._document = document
        self._blocks = blocks

    def units(self, block: Block) -> tuple[InlineUnit, ...]:
        """The units of a block of prose, by start, the longer first."""
        # Each kind's reader is loaded by the first document that needs it.
        document = self._document
        if document.kind == "markdown":
            from inspector.structure.markdown.inline import inline_units  # noqa: PLC0415

            return inline_units(document.text, block, self._labels)
        known = _marked(document.projection, block.content) if document.projection else []
        bare = _apart(addresses(document.text, *block.content), known)
        return tuple(sorted([*known, *bare], key=lambda unit: (unit.span.start, -unit.span.end)))

    @cached_property
    def _labels(self) -> frozenset[str]:
        from inspector.structure.markdown.link_targets import labels_of  # noqa: PLC0415 (as above)

        return labels_of(self._blocks)


def _marked(projection: Projection, span: Span) -> list[InlineUnit]:
    """The units within *span* that the source of a projection says are such."""
    from inspector.structure.html.marks import marks_of  # noqa: PLC0415 (as above)

    return [_unit(mark.kind, mark.span) for mark in marks_of(projection, *span)]


def _apart(found: Iterable[Span], known: Sequence[InlineUnit]) -> Iterator[InlineUnit]:
    """The addresses that share nothing with a known unit; both are ordered by start."""
    reach = number = 0
    for span in found:
        while number < len(known) and known[number].span.start < span.end:
            reach = max(reach, known[number].span.end)
            number += 1
        if reach <= span.start:
            yield _unit("url", span)


def _unit(kind: UnitKind, span: Span) -> InlineUnit:
    return InlineUnit(kind, span, span if kind == "link" else Span(span.end, span.end))
