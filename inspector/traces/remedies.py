"""What merging neighbours and healing edges would have made of each cut, and where what was missed ranks."""

from collections.abc import Sequence
from dataclasses import replace

from inspector.core.chunk import Chunk
from inspector.core.document import Document
from inspector.core.span import Span
from inspector.core.stop import Stop
from inspector.core.tokens import count_tokens
from inspector.retrieval.heal import heal
from inspector.retrieval.merge import Source, merge
from inspector.retrieval.passage import Hit
from inspector.traces.asking import Asker
from inspector.traces.autopsied import Cut, Placed


def with_remedies(
    cuts: Sequence[Cut],
    placed: Sequence[Placed],
    chunks: Sequence[Sequence[Span]],
    documents: Sequence[Document],
    asker: Asker,
    *,
    stop: Stop | None = None,
) -> list[Cut]:
    """Tell of every cut what merging and healing would have done, and where its continuation ranks.

    Args:
        cuts: The cuts.
        placed: The retrieved texts.
        chunks: For each document its chunks, ordered by start.
        documents: The documents.
        asker: Asks the trace's question.
        stop: Ends the work early.

    Raises:
        InspectorError: The retriever cannot be used.
        Stopped: *stop* was set.
    """
    ranks = asker.ranks(chunks, stop) if cuts else {}
    found: list[Cut] = []
    for cut in cuts:
        rest = cut.continuation
        if rest is not None and rest.chunk is not None:
            rest = replace(rest, rank=ranks.get((cut.document, rest.chunk)))
        cut = replace(cut, continuation=rest)  # noqa: PLW2901 (the same cut, with more known of it)
        found.append(cut if cut.whole_as else _mended(cut, placed, chunks[cut.document], documents[cut.document], stop))
    return found


def _mended(cut: Cut, placed: Sequence[Placed], spans: Sequence[Span], document: Document, stop: Stop | None) -> Cut:
    """The cut, with what the passages around it would have been."""
    source = Source(document, [Chunk(number, *span, document.text[slice(*span)]) for number, span in enumerate(spans)])
    numbers = {span: number for number, span in enumerate(spans)}
    hits = [
        Hit(numbers[one.place.span], 1.0 / one.item.rank, one.item.rank)
        for one in placed
        if one.place is not None and one.place.document == cut.document
    ]
    unit, place = cut.issue.unit, placed[cut.item].place
    assert place is not None  # noqa: S101 (what has no place cuts nothing)
    merged = merge(hits, [source])
    passage = next(one for one in merged if one.start <= place.span.start and place.span.end <= one.end)
    whole = passage.start <= unit.start and unit.end <= passage.end
    (healed,) = heal([passage], [source], stop)
    mends = healed.start <= unit.start and unit.end <= healed.end
    cost = sum(count_tokens(document.text[slice(*span)]) for span in healed.healed) if mends else 0
    return replace(
        cut,
        merge="whole" if whole else "torn",
        heal=replace(healed, document=cut.document) if mends and not whole else None,
        heal_tokens=cost if not whole else 0,
    )
