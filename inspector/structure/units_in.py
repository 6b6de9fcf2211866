"""The inline units of a block, by the kind of its document."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence

from inspector.core.block import Block
from inspector.core.document import Document
from inspector.core.span import Span
from inspector.structure.addresses import addresses
from inspector.structure.units import InlineUnit, UnitKind


class InlineReader:
    """Reads the inline units of the blocks of one document."""

    def __init__(self, document: Document, blocks: Sequence[Block]) -> None:
        """Get ready to read blocks of *document*; *blocks* are all of them."""
        self._document = document
        self._labels = frozenset[str]()
        self._known: list[InlineUnit] = []
        if document.kind == "markdown":
            from inspector.structure.markdown.link_targets import labels_of  # noqa: PLC0415 (only for Markdown)

            self._labels = labels_of(blocks)
        projection = getattr(document, "projection", None)
        if projection:
            marked: list[tuple[Span, UnitKind]] = [(span, "link") for span in getattr(projection, "links", ())]
            marked += [(span, "code") for span in getattr(projection, "code_spans", ())]
            self._known = [_unit(kind, span) for span, kind in sorted(marked)]

    def units(self, block: Block) -> tuple[InlineUnit, ...]:
        """The units of a block of prose, by start, the longer first."""
        if self._document.kind == "markdown":
            from inspector.structure.markdown.inline import inline_units  # noqa: PLC0415 (as above)

            return inline_units(self._document.text, block, self._labels)
        known = list(self._marked(block.content))
        bare = _apart(addresses(self._document.text, *block.content), known)
        return tuple(sorted([*known, *bare], key=lambda unit: (unit.span.start, -unit.span.end)))

    def _marked(self, span: Span) -> Iterator[InlineUnit]:
        """The units within *span* that the document's markup says are such."""
        number = bisect_left(self._known, span.start, key=lambda unit: unit.span.start)
        while number < len(self._known) and self._known[number].span.start < span.end:
            if self._known[number].span.end <= span.end:
                yield self._known[number]
            number += 1


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
