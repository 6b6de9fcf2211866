"""The issues of an audit that a person should look at first."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from heapq import nsmallest

from inspector.auditing.audited import AuditedDocument, Finding
from inspector.auditing.plan import known_kinds

_SEVERITIES = ("error", "warning", "info")


@dataclass(frozen=True, slots=True)
class Place:
    """An issue and where it was found."""

    document: AuditedDocument
    """The document."""
    number: int
    """Number of the finding in the document."""

    @property
    def finding(self) -> Finding:
        """The issue and its place in the file."""
        return self.document.findings[self.number]


def worst_of(
    documents: Iterable[AuditedDocument], most: int, counts: Callable[[Place], bool] | None = None
) -> list[Place]:
    """The worst issues: errors first, what is torn before what a chunk rescues, then by kind as the checks are ordered.

    Among equals each document has its turn, and a cut whose two sides are both issues is told once. Notes are left out.

    Args:
        documents: Where to look.
        most: How many are wanted.
        counts: Which of them to look at; all where none is given.
    """
    ranks = {kind: rank for rank, kind in enumerate(known_kinds())}
    found = nsmallest(most, (item for document in documents for item in _ranked(document, ranks, counts)))
    by_name = {document.name: document for document in documents}
    return [Place(by_name[name], number) for *_, name, number in found]


def _ranked(
    document: AuditedDocument, ranks: dict[str, int], counts: Callable[[Place], bool] | None
) -> Iterator[tuple[int, bool, int, int, str, int]]:
    turns: Counter[tuple[int, bool, int]] = Counter()
    told: set[tuple[object, bool]] = set()
    for number, finding in enumerate(document.findings):
        issue = finding.issue
        if issue.severity == "info" or (counts is not None and not counts(Place(document, number))):
            continue
        if issue.side != "inside" and document.profile != "text":  # chunks judged alone may share no text
            if (issue.unit, issue.side == "start") in told:
                continue  # the start of what the chunk before ends in
            told.add((issue.unit, issue.side == "end"))
        badness = (_SEVERITIES.index(issue.severity), bool(issue.whole_in), ranks.get(issue.kind, len(ranks)))
        yield (*badness, turns[badness], document.name, number)
        turns[badness] += 1
