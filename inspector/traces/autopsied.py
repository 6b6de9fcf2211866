"""What an autopsy found: plain data, for every report and for the screen."""

from dataclasses import dataclass, field
from typing import Literal

from inspector.core.document import Document
from inspector.core.issue import Issue
from inspector.core.span import Span
from inspector.location.spot import Place, Spot
from inspector.retrieval.passage import Passage
from inspector.splitters.settings import Settings
from inspector.traces.trace import Item, Trace

Origin = Literal["index", "inferred", "assumed"]
"""Where the chunks that were not retrieved are known from: the index, the settings that were inferred, or a guess."""

Whence = Literal["retrieved", "continuation", "documents", "nowhere"]
"""Where something that the answer says stands: in a retrieved text, in the rest of what was cut, elsewhere in the
documents, or in none of them."""


@dataclass(frozen=True, slots=True)
class Placed:
    """One retrieved text and its place."""

    item: Item
    """What the trace says of it."""
    spot: Spot
    """What was found of it, taken by itself."""
    place: Place | None
    """Its place; of several, the one that the rest of the trace speaks for; `None` where it has none."""
    chosen_by: str = ""
    """Why this of several places, in a few words; empty where there was no choice, or no ground to make one."""
    issues: tuple[Issue, ...] = ()
    """What is wrong at its edges; `chunk` is the index among the autopsy's items."""


@dataclass(frozen=True, slots=True)
class Continuation:
    """The rest of a unit that a retrieved text cuts."""

    span: Span
    """Where the rest stands in the document."""
    text: str
    """The rest."""
    chunk: int | None
    """Index, among the document's chunks, of the one in which it goes on; `None` where it is in none."""
    chunk_span: Span | None
    """Where that chunk stands."""
    chunk_text: str
    """That chunk's text; empty where there is none."""
    retrieved_as: int | None
    """Rank of the retrieved text that holds all of the rest; `None`: it was not retrieved."""
    rank: int | None
    """Where that chunk ranks for the question; `None` where nothing was asked or it does not match at all."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A unit of a document that a retrieved text holds only in part."""

    item: int
    """Index among the autopsy's items."""
    issue: Issue
    """The issue at its edge."""
    document: int
    """Index of the document."""
    whole_as: tuple[int, ...]
    """Ranks of the retrieved texts that hold the unit whole."""
    whole_in: tuple[int, ...]
    """Indices of the document's chunks that hold it whole; empty means torn, as far as the chunks are known."""
    continuation: Continuation | None
    """The rest of it; `None` where the cut left nothing out, as after a heading without its body."""
    merge: Literal["whole", "torn", ""] = ""
    """What merging neighbouring retrieved texts would have made of it; empty where they hold it whole already."""
    heal: Passage | None = None
    """The passage that healing would have made of it."""
    heal_tokens: int = 0
    """What healing would have added, in tokens."""

    @property
    def lost(self) -> bool:
        """Whether the model never saw the unit whole, in one text or in two."""
        return not self.whole_as and not (self.continuation and self.continuation.retrieved_as)


@dataclass(frozen=True, slots=True)
class Inferred:
    """The splitter that most likely made the retrieved texts."""

    splitter: str
    """Its name."""
    settings: Settings
    """Its settings."""
    matched: int
    """Number of retrieved texts that it makes, edge for edge."""
    of: int
    """Number of retrieved texts that were compared."""
    evidence: tuple[str, ...]
    """What speaks for it, one line each."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Something that the answer says."""

    text: str
    """The words as the answer has them."""
    span: Span
    """Where in the answer."""
    kind: Literal["phrase", "number"]
    """A run of words, or a number with what it counts."""
    whence: Whence
    """Where it stands."""
    rank: int | None = None
    """Rank of the retrieved text that it stands in, if it does."""
    place: Place | None = None
    """Where in the documents, if it does."""


@dataclass(frozen=True, slots=True)
class Cure:
    """One splitter with settings, tried on the documents."""

    splitter: str
    """Its name."""
    settings: Settings
    """Its settings."""
    label: str
    """Both in a few signs, such as `recursive 800/80`."""
    in_use: bool
    """Whether these are the settings that were inferred."""
    whole: bool
    """Whether one chunk holds the cut unit whole."""
    chunk: int | None
    """Index of the best ranked chunk that does."""
    span: Span | None
    """Where it stands."""
    rank: int | None
    """Its rank for the question; `None` where nothing was asked or it does not match at all."""
    retrieved: bool
    """Whether its rank is within the number of texts that the trace retrieved."""
    tokens: int
    """Number of tokens of all that would be retrieved."""
    issue_rate: float
    """Share of chunks, 0 to 1, with at least one error or warning."""
    chunks: int
    """Number of chunks in all documents that were tried."""


@dataclass(frozen=True, slots=True)
class Autopsy:
    """A trace laid over its documents."""

    trace: Trace
    """The trace."""
    documents: tuple[Document, ...]
    """The documents; indices elsewhere count them."""
    items: tuple[Placed, ...]
    """The retrieved texts by rank."""
    cuts: tuple[Cut, ...] = ()
    """What they cut, the one most to blame first."""
    inferred: Inferred | None = None
    """How the documents were most likely split; `None` where nothing fits."""
    origin: Origin = "assumed"
    """Where the chunks that were not retrieved are known from."""
    chunks: tuple[tuple[Span, ...], ...] = ()
    """For each document, the chunks by which continuations are ranked."""
    claims: tuple[Claim, ...] = ()
    """What the answer says, in its order."""
    cures: tuple[Cure, ...] = ()
    """What was tried to keep the first cut's unit whole, the recommended one first."""
    retriever: str = ""
    """The retriever by which the question was asked again; empty where there was no question."""
    verdict: str = ""
    """What happened, in one sentence."""
    warnings: tuple[str, ...] = field(default=())
    """What a person should know, each in one line."""

    @property
    def cut(self) -> Cut | None:
        """The cut most to blame, if there is one."""
        return self.cuts[0] if self.cuts else None

    @property
    def cure(self) -> Cure | None:
        """The recommended cure: the first that keeps the unit whole, if one does."""
        return self.cures[0] if self.cures and self.cures[0].whole else None
