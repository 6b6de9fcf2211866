"""What an inspection found: chunks, issues, rates, coverage, and what can be asked of them."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from operator import attrgetter
from typing import TYPE_CHECKING

from inspector.core.chunk import Chunk
from inspector.core.counted import count_of
from inspector.core.coverage import Coverage
from inspector.core.document import Document
from inspector.core.errors import InspectorError, wrong_type
from inspector.core.issue import Damage, Issue
from inspector.core.printable import one_line
from inspector.core.regions import Regions
from inspector.core.stop import Stop
from inspector.core.tokens import DEFAULT_TOKENIZER
from inspector.splitters.base import Splitter
from inspector.splitters.settings import Settings

if TYPE_CHECKING:
    from inspector.retrieval.base import Progress
    from inspector.retrieval.corpus import Corpus
    from inspector.retrieval.passage import Passage, Result
    from inspector.suggestion import Suggestion

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
        found = f"{count_of(len(self.chunks), 'chunk')}, {count_of(len(self.issues), 'issue')}"
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
            InspectorError: *issue* is none.
            Stopped: *stop* was set.
        """
        from inspector.suggestion import suggest  # noqa: PLC0415 (start-up does without)

        if wrong := wrong_type(issue, Issue):
            raise InspectorError(f"suggest takes an issue, not {wrong}: give one of `issues`")
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
