"""What an audit keeps of one document: small enough to be sent between processes, and enough for every report."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from inspector.core.issue import Issue


@dataclass(frozen=True, slots=True)
class Finding:
    """One issue, with what a report needs to show it without the document."""

    issue: Issue
    """The issue."""
    line: int
    """Line of the issue's offset in the file as stored (in HTML, of the source), from 1."""
    column: int
    """Column in characters on that line, from 1."""
    end_line: int
    """Line on which the cut unit ends, from 1."""
    before: str
    """A few words in front of the cut."""
    after: str
    """A few words behind it."""
    fingerprint: str
    """The same for the same cut in an edited document: hexadecimal, from the kind, the side and the words around."""


@dataclass(frozen=True, slots=True)
class AuditedDocument:
    """What was found in one document."""

    name: str
    """Its path as the person gave it, with forward slashes; of a dump, the dump's path and the document's name."""
    kind: str
    """`markdown`, `html`, `code` or `text`."""
    characters: int
    """Length of its text in characters."""
    chunks: int
    """Number of chunks."""
    chunks_with_issues: int
    """Number of chunks with at least one error or warning."""
    findings: tuple[Finding, ...]
    """Every issue, in the order of the document."""
    splitter: str | None = None
    """The splitter's name; `None` where the chunks were given."""
    splitter_version: str | None = None
    """The splitter's version; `None` where the chunks were given."""
    settings: Mapping[str, object] = field(default_factory=dict)
    """The splitter's settings by name, as in JSON."""
    profile: str = "source"
    """How the chunks were judged."""
    seconds: float = 0.0
    """How long it took."""
    file: str | None = None
    """Where it is not `name`, the file whose lines the findings count: of chunks from a dump, the document that they
    were found in, or else the dump."""
    unlisted: Mapping[str, int] = field(default_factory=dict)
    """By kind, the edges that a dump of very many chunks has beyond those in `findings`."""

    @property
    def place(self) -> str:
        """The file whose lines the findings count."""
        return self.file or self.name

    @property
    def by_kind(self) -> dict[str, int]:
        """Number of edges at which each kind was found, commonest first; a kind under `also` counts too."""
        counts = Counter(kind for finding in self.findings for kind in finding.issue.kinds)
        return dict((counts + Counter(self.unlisted)).most_common())


@dataclass(frozen=True, slots=True)
class Failure:
    """A document, or a line of a dump, that could not be audited."""

    name: str
    """Its path."""
    message: str
    """What is wrong and how to mend it, in one line."""
    line: int | None = None
    """In a dump, the line, from 1."""
    passed_over: bool = False
    """Whether the person wants to go on without it."""


@dataclass(frozen=True, slots=True)
class Audit:
    """What was found in all documents."""

    documents: tuple[AuditedDocument, ...]
    """Every document that could be read, in the order of their names."""
    failures: tuple[Failure, ...] = ()
    """What could not be read."""
    complete: bool = True
    """Whether every document was looked at; false where the person broke it off."""
    skipped: int = 0
    """Number of files in the folders that are no text, or none that is read yet, and were passed over."""
    notes: tuple[str, ...] = ()
    """What a person should know of how dumps were read, a sentence each."""

    @property
    def chunks(self) -> int:
        """Number of chunks in all documents."""
        return sum(document.chunks for document in self.documents)

    @property
    def chunks_with_issues(self) -> int:
        """Number of chunks in all documents with at least one error or warning."""
        return sum(document.chunks_with_issues for document in self.documents)

    @property
    def by_kind(self) -> dict[str, int]:
        """Number of edges in all documents at which each kind was found, commonest first."""
        counts: Counter[str] = Counter()
        for document in self.documents:
            counts.update(document.by_kind)
        return dict(counts.most_common())

    @property
    def issue_rate(self) -> float:
        """Share of chunks, 0 to 1, with at least one error or warning; 0 where there are no chunks."""
        return self.chunks_with_issues / self.chunks if self.chunks else 0.0
