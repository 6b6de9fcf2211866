"""A document and a splitter, and everything that follows from them: chunks, issues, rates, coverage."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from operator import attrgetter
from operator import index as as_index
from typing import TYPE_CHECKING, Any

from inspector.checks.registry import DEFAULT_PROFILE, find_profile, issues_of, known_profile, rules_for
from inspector.checks.source import Source
from inspector.core.chunk import Chunk
from inspector.core.coverage import Coverage, coverage_of
from inspector.core.document import Document
from inspector.core.errors import InspectorError, wrong_type
from inspector.core.issue import Damage, Issue
from inspector.core.piece import Piece
from inspector.core.printable import one_line, quoted
from inspector.core.regions import Regions, regions_of
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.core.tokens import DEFAULT_TOKENIZER
from inspector.splitters.base import Splitter
from inspector.splitters.registry import DEFAULT_SPLITTER, find_splitter
from inspector.splitters.settings import Settings, build
from inspector.splitters.sizes import check_tokenizer

if TYPE_CHECKING:
    from inspector.retrieval.base import Progress
    from inspector.retrieval.corpus import Corpus
    from inspector.retrieval.passage import Passage, Result
    from inspector.suggestion import Suggestion

_POLL_EVERY = 64  # chunks: to check so many takes about a millisecond

MAX_RATE = 0.05
"""The issue rate over which something should be done: the article's line."""


@dataclass(frozen=True)  # not slotted: what takes long to work out is kept once it was asked for
class Inspection:
    """What one splitter with its settings makes of one document."""

    document: Document
    """The document."""
    splitter: Splitter | None
    """The splitter; `None` where the chunks were given."""
    settings: Settings | None
    """The splitter's settings; `None` where the chunks were given."""
    profile: str
    """The profile that the chunks were checked by."""
    chunks: tuple[Chunk, ...]
    """The chunks by index, ordered by start."""
    issues: tuple[Issue, ...]
    """The issues, ordered by chunk, then start edge before end edge."""
    regions: Regions
    """The document cut at every chunk edge."""
    coverage: Coverage
    """How often each character is in a chunk, and what is in none."""
    unchecked: tuple[range, ...] = ()
    """Indices of the chunks that are still to be checked; empty unless it comes from `split_with` or `verdicts`."""
    checks: Mapping[str, str] = field(default_factory=dict)
    """By issue kind, `off` or another severity: what differs from the profile."""

    @property
    def checked(self) -> int:
        """Number of chunks that were checked: all of them, unless the checks are under way."""
        return len(self.chunks) - sum(map(len, self.unchecked))

    def is_checked(self, index: int) -> bool:
        """Whether a chunk was checked."""
        return not any(index in run for run in self.unchecked)

    def __repr__(self) -> str:
        """Say what it is on one line; every chunk and issue of a long document helps nobody in a console."""
        made = "given chunks"
        if self.splitter and self.settings:
            from inspector.splitters.short_form import short_settings  # noqa: PLC0415 (start-up does without)

            made = short_settings(self.splitter, self.settings)
        counts = ((len(self.chunks), "chunk"), (len(self.issues), "issue"))
        found = ", ".join(f"{count:,} {word}{'' if count == 1 else 's'}" for count, word in counts)
        return f"<Inspection of {one_line(self.document.name)!r}: {made}, {found}, {self.issue_rate:.1%} of chunks>"

    @property
    def chunks_with_issues(self) -> int:
        """Number of chunks with at least one error or warning."""
        return len({issue.chunk for issue in self.issues if issue.severity != "info"})

    @property
    def issue_rate(self) -> float:
        """Share of the checked chunks, 0 to 1, with at least one error or warning; 0 where there are none."""
        return self.chunks_with_issues / self.checked if self.checked else 0.0

    @property
    def by_kind(self) -> dict[str, int]:
        """Number of edges at which each kind was found, commonest first; a kind under `also` counts too."""
        return dict(Counter(kind for issue in self.issues for kind in issue.kinds).most_common())

    def units_with(self, damage: Damage) -> int:
        """Number of different units that are cut with that damage: `torn`, `rescued` or `doubtful`."""
        return len({issue.unit for issue in self.issues if issue.damage == damage and issue.severity != "info"})

    @property
    def median_size(self) -> int:
        """Median chunk size in characters; 0 where there are no chunks."""
        sizes = sorted(chunk.end - chunk.start for chunk in self.chunks)
        middle = len(sizes) // 2
        if len(sizes) % 2:
            return sizes[middle]
        return round((sizes[middle - 1] + sizes[middle]) / 2) if sizes else 0

    @cached_property
    def survival(self) -> Mapping[str, float | None]:
        """For sentence, fence, table, list-item and definition: the share, 0 to 1, that is whole in some chunk.

        `None` where the document has no such unit. The first look at a long document takes seconds.
        """
        return self.work_out_survival()

    def work_out_survival(self, stop: Stop | None = None) -> Mapping[str, float | None]:
        """As `survival`, but not kept, and told to end early by *stop*.

        Raises:
            Stopped: *stop* was set.
        """
        from inspector.survival import survival_of  # noqa: PLC0415 (start-up does without)

        return survival_of(self.document, self.chunks, stop)

    def issues_of(self, chunk: int) -> tuple[Issue, ...]:
        """The issues of one chunk, its start edge's first."""
        low = bisect_left(self.issues, chunk, key=attrgetter("chunk"))
        high = bisect_right(self.issues, chunk, key=attrgetter("chunk"))
        return self.issues[low:high]

    def suggest(self, issue: Issue, stop: Stop | None = None) -> "tuple[Suggestion, ...]":
        """Settings that keep what *issue* cut whole, each tried on this document; empty where none was found.

        It takes up to a dozen splits of the document.

        Raises:
            Stopped: *stop* was set.
        """
        from inspector.suggestion import suggest  # noqa: PLC0415 (start-up does without)

        if self.splitter is None or self.settings is None:
            return ()
        spans = [chunk.span for chunk in self.chunks]
        return suggest(self.document, self.splitter, self.settings, issue.unit, stop, spans=spans)

    def query(
        self,
        text: str,
        k: int = 5,
        retriever: str = "bm25",
        *,
        merge: bool = True,
        heal: bool = False,
        budget: int | None = None,
        stop: Stop | None = None,
        progress: "Progress | None" = None,
        **settings: object,
    ) -> "Result":
        """Ask the chunks a question, as a retriever would; the index is built at the first question and kept.

        Args:
            text: The question.
            k: How many chunks to bring back at most.
            retriever: `bm25`, `dense`, `hybrid` or `fuzzy`.
            merge: Whether hits that touch become one passage.
            heal: Whether passages are extended to the ends of what they cut.
            budget: Room for the passages, in tokens; `None` for no limit.
            stop: Asked now and then; once set, the work ends.
            progress: Told `(done, total)` chunks while an index is built.
            **settings: The retriever's settings by name.

        Raises:
            InspectorError: The question, the retriever, a setting, the budget or the embedder cannot be.
            Stopped: *stop* was set.
        """
        tokenizer = str(getattr(self.settings, "tokenizer", DEFAULT_TOKENIZER))
        return self.corpus.query(
            text, k, retriever, merged=merge, healed=heal, budget=budget,
            tokenizer=tokenizer, stop=stop, progress=progress, **settings,
        )  # fmt: skip

    def merge(self, indices: Sequence[int], scores: Sequence[float | None] | None = None) -> "tuple[Passage, ...]":
        """The passages that chunks make, by their indices, without a retriever.

        Args:
            indices: Indices of chunks, best first.
            scores: A score for each, `None` where there is none; a passage has the highest of its chunks, or 0.

        Raises:
            InspectorError: There is no such chunk, or scores are not as many as indices, or are no numbers.
        """
        from inspector.retrieval.given import given_hits  # noqa: PLC0415 (start-up does without)

        return self.corpus.merge(given_hits(indices, scores, len(self.chunks)))

    @cached_property
    def corpus(self) -> "Corpus":
        """The document with these chunks, ready to be asked."""
        from inspector.retrieval.corpus import Corpus  # noqa: PLC0415 (start-up does without)
        from inspector.retrieval.merge import Source  # noqa: PLC0415 (as above)

        return Corpus([Source(self.document, self.chunks)])


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
        return check_spans(document, _given(document, chunks, stop), profile=profile, checks=checks, stop=stop)
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


def _given(document: Document, chunks: Sequence[object], stop: Stop | None) -> Sequence[Span | Chunk]:
    """Chunks made elsewhere: their spans, or they themselves where they were found by their texts."""
    if wrong := wrong_type(chunks, Iterable):
        raise InspectorError(f"chunks must be a list of (start, end), or of texts, not {wrong}")
    if isinstance(chunks, str | Mapping):
        raise InspectorError("chunks must be a list: put the one chunk between [ and ]")
    given = list(chunks)
    if all(isinstance(each, tuple | list) for each in given):
        return _spans(document, given)
    from inspector.placing import chunks_of  # noqa: PLC0415 (few inspections need it)
    from inspector.records.objects import record_of_object  # noqa: PLC0415

    records = [record_of_object(each, number) for number, each in enumerate(given)]
    found, missing = chunks_of(document, records, stop)
    end = len(document.text)
    return [*found, *(Chunk(0, end, end, record.text or "", fidelity="not-found") for record in missing)]


def _spans(document: Document, chunks: Sequence[Any]) -> list[Span]:
    spans: list[Span] = []
    for number, pair in enumerate(chunks):
        try:
            start, end = pair
            span = Span(as_index(start), as_index(end))
        except (TypeError, ValueError):
            raise InspectorError(f"chunk {number} is {quoted(pair)}: give (start, end) in characters") from None
        if not 0 <= span.start < span.end <= len(document.text):
            raise InspectorError(
                f"chunk {number} is ({span.start}, {span.end}): offsets must rise within 0 and {len(document.text)}"
            )
        spans.append(span)
    return sorted(spans)
