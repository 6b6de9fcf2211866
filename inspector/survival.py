"""What survives a split: for each kind of unit, the share that is whole in at least one chunk."""

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate

from inspector.core.chunk import Chunk
from inspector.core.document import Document
from inspector.core.span import Span
from inspector.core.stop import Stop

KINDS = ("sentence", "fence", "table", "list-item", "definition")
"""The kinds of unit that are counted, in the order they are shown."""


def survival_of(document: Document, chunks: Sequence[Chunk], stop: Stop | None = None) -> Mapping[str, float | None]:
    """For each kind of unit the share, 0 to 1, that some chunk holds entire; `None` where there is no such unit.

    The first call for a document reads its structure, which for a long one takes seconds.

    Args:
        document: The document.
        chunks: Its chunks, ordered by start.
        stop: Ends the work early.

    Raises:
        Stopped: *stop* was set.
    """
    from inspector.structure.structure import structure_of  # noqa: PLC0415 (parsers are loaded when they are needed)

    structure = structure_of(document, stop)
    units: dict[str, list[Span]] = {kind: [] for kind in KINDS}
    units["sentence"] = list(structure.read_sentences(stop))
    for block in structure.blocks:
        if block.kind in units:
            units[block.kind].append(block.span)
    holder = Holder(chunks)
    return {kind: holder.share(spans) for kind, spans in units.items()}


class Holder:
    """Tells whether a stretch is whole in some chunk."""

    def __init__(self, chunks: Sequence[Chunk]) -> None:
        """Prepare for chunks that are ordered by start."""
        self._starts = [chunk.start for chunk in chunks]
        self._reach = list(accumulate((chunk.end for chunk in chunks), max))
        """For each chunk, the furthest end of it and those before it."""

    def holds(self, span: Span) -> bool:
        """Whether some chunk holds all of *span*."""
        last = bisect_right(self._starts, span.start) - 1
        return last >= 0 and self._reach[last] >= span.end

    def share(self, spans: Iterable[Span]) -> float | None:
        """The share of *spans* that are whole in some chunk; `None` where there are none."""
        held = [self.holds(span) for span in spans]
        return sum(held) / len(held) if held else None
