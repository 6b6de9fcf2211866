"""A document and a splitter put together: split, and checked at every cut."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from inspector.checks.registry import DEFAULT_PROFILE, find_profile, issues_of, known_profile, rules_for
from inspector.checks.source import Source
from inspector.core.chunk import Chunk
from inspector.core.coverage import coverage_of
from inspector.core.document import Document
from inspector.core.errors import InspectorError, wrong_type
from inspector.core.issue import Issue
from inspector.core.piece import Piece
from inspector.core.regions import regions_of
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.core.tokens import DEFAULT_TOKENIZER
from inspector.inspected import Inspection
from inspector.splitters.base import Splitter
from inspector.splitters.registry import DEFAULT_SPLITTER, find_splitter
from inspector.splitters.settings import Settings, build
from inspector.splitters.sizes import check_tokenizer

__all__ = ["Inspection", "check_spans", "inspect", "inspect_with", "room_of", "split_with", "unchecked"]

_POLL_EVERY = 64  # chunks: to check so many takes about a millisecond


def inspect(
    document: Document,
    splitter: str | None = None,
    *,
    chunks: Sequence[object] | None = None,
    profile: str = DEFAULT_PROFILE,
    checks: Mapping[str, str] | None = None,
    stop: Stop | None = None,
    **settings: object,
) -> Inspection:
    """Split a document and check every cut.

    Args:
        document: What to split.
        splitter: A name of the registry; `None` takes `recursive`.
        chunks: Made elsewhere, to check instead of splitting: spans `(start, end)` in code points; or texts, dicts with
            a text, LangChain documents, LlamaIndex nodes, in the order in which they were cut. A text is found in the
            document, and its `fidelity` says how; one that is not found is last, at the document's end.
        profile: `source`: an edge is wrong only if the document says so. `text`: each chunk is judged by its own text,
            as the article does.
        checks: By issue kind, `off`, or another severity for it: `error`, `warning`, `info`.
        stop: Asked now and then; once set, the work ends.
        **settings: The splitter's settings by name; the rest keep their defaults.

    Raises:
        InspectorError: A splitter, setting, profile, issue kind or span that cannot be.
        Stopped: *stop* was set.
    """
    if wrong := wrong_type(document, Document):
        raise InspectorError(f"inspect takes a Document, not {wrong}: give load(path) or Document.from_text(text)")
    if chunks is not None:
        if splitter is not None:
            raise InspectorError(f"chunks are given, and so is splitter {splitter}: leave one of the two out")
        if settings:
            raise InspectorError(f"chunks are given, so no splitter takes {', '.join(settings)}: leave it out")
        from inspector.given import given_chunks  # noqa: PLC0415 (few inspections need it)

        return check_spans(document, given_chunks(document, chunks, stop), profile=profile, checks=checks, stop=stop)
    row = find_splitter(DEFAULT_SPLITTER if splitter is None else splitter)
    return inspect_with(
        document, row, build(row.settings, row.name, settings), profile=profile, checks=checks, stop=stop
    )


def inspect_with(
    document: Document,
    splitter: Splitter,
    settings: Settings,
    *,
    profile: str = DEFAULT_PROFILE,
    checks: Mapping[str, str] | None = None,
    stop: Stop | None = None,
) -> Inspection:
    """As `inspect`, with a splitter and settings already at hand."""
    check_tokenizer(settings)
    spans = splitter.split(document, settings, stop)
    return check_spans(document, spans, splitter=splitter, settings=settings, profile=profile, checks=checks, stop=stop)


def split_with(
    document: Document,
    splitter: Splitter,
    settings: Settings,
    *,
    profile: str = DEFAULT_PROFILE,
    checks: Mapping[str, str] | None = None,
    stop: Stop | None = None,
) -> Inspection:
    """As `inspect_with`, but leave the chunks to be checked: by `verdicts`, where a person waits.

    Raises:
        InspectorError: The splitter refuses the document, or there is no such profile.
        Stopped: *stop* was set.
    """
    check_tokenizer(settings)
    spans = splitter.split(document, settings, stop)
    return unchecked(document, spans, splitter=splitter, settings=settings, profile=profile, checks=checks, stop=stop)


def check_spans(
    document: Document,
    spans: Sequence[Span | Piece | Chunk],
    *,
    splitter: Splitter | None = None,
    settings: Settings | None = None,
    profile: str = DEFAULT_PROFILE,
    checks: Mapping[str, str] | None = None,
    stop: Stop | None = None,
) -> Inspection:
    """Make chunks of spans that are ordered by start, and check them; a `Chunk` among them gets its index."""
    found = unchecked(document, spans, splitter=splitter, settings=settings, profile=profile, checks=checks, stop=stop)
    rows = find_profile(profile)
    source = Source(document, found.chunks, room=room_of(settings), stop=stop)
    rules = rules_for(source, profile, found.checks)
    issues: list[Issue] = []
    for chunk in found.chunks:
        if chunk.index % _POLL_EVERY == 0:
            poll(stop)
        issues.extend(issues_of(source, chunk, rows, rules))
    return replace(found, issues=tuple(issues), unchecked=())


def unchecked(
    document: Document,
    spans: Sequence[Span | Piece | Chunk],
    *,
    splitter: Splitter | None = None,
    settings: Settings | None = None,
    profile: str = DEFAULT_PROFILE,
    checks: Mapping[str, str] | None = None,
    stop: Stop | None = None,
) -> Inspection:
    """Make chunks of spans that are ordered by start, and leave them to be checked.

    Raises:
        InspectorError: There is no such profile.
        Stopped: *stop* was set.
    """
    known_profile(profile)  # the checks themselves are for later
    tokenizer = str(getattr(settings, "tokenizer", DEFAULT_TOKENIZER))
    text = document.text
    chunks = tuple(_chunk(text, index, span, tokenizer) for index, span in enumerate(spans))
    regions = regions_of(chunks, len(text))
    coverage = coverage_of(text, regions, stop)
    left = (range(len(chunks)),) if chunks else ()
    return Inspection(document, splitter, settings, profile, chunks, (), regions, coverage, left, checks or {})


def room_of(settings: Settings | None) -> int | None:
    """The size asked for where it is in characters; a tokenizer is not loaded to measure chunks."""
    size = getattr(settings, "chunk_size", None)
    unit = getattr(settings, "unit", "tokens" if hasattr(settings, "tokenizer") else "characters")
    return size if isinstance(size, int) and unit == "characters" else None


def _chunk(text: str, index: int, span: Span | Piece | Chunk, tokenizer: str) -> Chunk:
    if isinstance(span, Chunk):  # made elsewhere, with its own text
        return replace(span, index=index)
    start, end = span[0], span[1]
    if isinstance(span, Piece):
        chunk_text = text[start:end]
        return Chunk(index, start, end, chunk_text, span.heading_path, span.mark, span.header, tokenizer=tokenizer)
    return Chunk(index, start, end, text[start:end], tokenizer=tokenizer)
