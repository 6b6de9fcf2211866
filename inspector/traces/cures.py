"""What would have kept a cut unit whole, and brought it back: splitters with settings, tried on the documents."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.core.tokens import DEFAULT_TOKENIZER, count_tokens
from inspector.inspected import Inspection
from inspector.inspection import inspect_with
from inspector.splitters.auto import FITTING
from inspector.splitters.base import Splitter
from inspector.splitters.registry import SPLITTERS
from inspector.splitters.settings import Settings
from inspector.splitters.short_form import short_settings
from inspector.traces.asking import Asker
from inspector.traces.autopsied import Cure, Inferred

_RECURSIVE_SIZES = (300, 500, 800, 1200)
_RECURSIVE_OVERLAPS = (0.0, 0.1, 0.2)
_SENTENCE_SIZES = (500, 1000)
_SENTENCE_OVERLAPS = (0, 2)
_STRUCTURED_SIZES = (800, 1200)


def cures_for(
    unit: Span,
    documents: Sequence[Document],
    inferred: Inferred | None,
    asker: Asker,
    *,
    k: int,
    stop: Stop | None = None,
) -> tuple[Cure, ...]:
    """Split the documents with each of some twenty settings, and ask the question again.

    Args:
        unit: What must be whole in one chunk.
        documents: The documents, that in which it stands first.
        inferred: The settings in use, tried as well; `None` where they are not known.
        asker: Asks the question.
        k: How many chunks are retrieved.
        stop: Ends the work early.

    Returns:
        What was tried, best first: whole and retrieved, then whole; of these, the lowest issue rate, the best rank and
        the fewest tokens.

    Raises:
        Stopped: *stop* was set.
    """
    found: list[Cure] = []
    for splitter, settings, in_use in _candidates(documents[0], inferred):
        poll(stop)
        try:
            views = [inspect_with(each, splitter, settings, profile="source", stop=stop) for each in documents]
            cure = _cure(unit, views, asker, k, stop)
        except InspectorError:  # a splitter that does not take one of the documents is no cure for them
            continue
        found.append(replace(cure, in_use=in_use))
    return tuple(sorted(found, key=_order))


def _order(cure: Cure) -> tuple[bool, bool, float, float, int]:
    rank = float("inf") if cure.rank is None else cure.rank
    return (not (cure.whole and cure.retrieved), not cure.whole, round(cure.issue_rate, 3), rank, cure.tokens)


def _candidates(document: Document, inferred: Inferred | None) -> Iterator[tuple[Splitter, Settings, bool]]:
    """What is tried, each once; the settings in use are marked where they are among it, else added."""
    rows: list[tuple[Splitter, dict[str, object]]] = [
        (SPLITTERS["recursive"], {"chunk_size": size, "chunk_overlap": int(size * share)})
        for size in _RECURSIVE_SIZES
        for share in _RECURSIVE_OVERLAPS
    ]
    rows += [
        (SPLITTERS["sentence"], {"chunk_size": size, "overlap_sentences": overlap})
        for size in _SENTENCE_SIZES
        for overlap in _SENTENCE_OVERLAPS
    ]
    rows += [(SPLITTERS[FITTING[document.kind]], {"chunk_size": size}) for size in _STRUCTURED_SIZES]
    tried = dict.fromkeys((splitter.name, splitter.settings(**values)) for splitter, values in rows)
    if inferred is not None:
        tried.setdefault((inferred.splitter, inferred.settings))
    for name, settings in tried:
        in_use = inferred is not None and (name, settings) == (inferred.splitter, inferred.settings)
        yield SPLITTERS[name], settings, in_use


def _cure(unit: Span, views: Sequence[Inspection], asker: Asker, k: int, stop: Stop | None) -> Cure:
    first = views[0]
    assert first.splitter is not None  # noqa: S101 (the documents were split)
    assert first.settings is not None  # noqa: S101 (as above)
    holders = [chunk.index for chunk in first.chunks if chunk.start <= unit.start and unit.end <= chunk.end]
    ranks = asker.ranks([[chunk.span for chunk in view.chunks] for view in views], stop)
    best = min(holders, key=lambda chunk: ranks.get((0, chunk), len(ranks) + 1), default=None)
    rank = None if best is None else ranks.get((0, best))
    chunks = sum(len(view.chunks) for view in views)
    issues = sum(view.chunks_with_issues for view in views)
    return Cure(
        splitter=first.splitter.name,
        settings=first.settings,
        label=short_settings(first.splitter, first.settings),
        in_use=False,
        whole=best is not None,
        chunk=best,
        span=None if best is None else first.chunks[best].span,
        rank=rank,
        retrieved=rank is not None and rank <= k,
        tokens=_tokens(views, [place for place, found in ranks.items() if found <= k]),
        issue_rate=issues / chunks if chunks else 0.0,
        chunks=chunks,
    )


def _tokens(views: Sequence[Inspection], retrieved: Sequence[tuple[int, int]]) -> int:
    return sum(count_tokens(views[document].chunks[chunk].text, DEFAULT_TOKENIZER) for document, chunk in retrieved)
