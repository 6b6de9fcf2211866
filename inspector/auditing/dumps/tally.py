"""What a dump comes to, document by document, however many chunks it has."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import PurePath

from inspector.auditing.audited import AuditedDocument, Finding
from inspector.auditing.made import Made
from inspector.core.printable import one_line

LISTED = 50_000
"""Findings of one dump that are kept one by one; the others are counted."""
DOCUMENTS = 10_000
"""Documents of one dump that are told apart; the others are counted as one."""
OTHERS = "(other documents)"
"""What those are called."""


@dataclass(slots=True)
class _Group:
    characters: int = 0
    chunks: int = 0
    with_issues: int = 0
    findings: list[Finding] = field(default_factory=list)
    unlisted: Counter[str] = field(default_factory=Counter)


class Tally:
    """Chunks counted by the document that they say they come from."""

    def __init__(self, dump: str, made: Made, profile: str, remark: str = "") -> None:
        """Count the chunks of the dump that is called *dump*; *remark* is said behind each document's name."""
        self._dump = dump
        self._made = made
        self._profile = profile
        self._remark = remark
        self._groups: dict[str, _Group] = {}
        self._listed = 0
        self._labels: dict[str, AuditedDocument] = {}

    def place(self, name: str | None) -> tuple[str, int]:
        """The document that a chunk counts for, and the chunk's number in it."""
        called = "" if name is None else one_line(name)
        if called not in self._groups and len(self._groups) >= DOCUMENTS:
            called = OTHERS
        group = self._groups.setdefault(called, _Group())
        return called, group.chunks

    def add(self, called: str, characters: int, findings: Sequence[Finding]) -> None:
        """Count a chunk for the document that `place` gave."""
        group = self._groups[called]
        group.chunks += 1
        group.characters += characters
        group.with_issues += any(finding.issue.severity != "info" for finding in findings)
        if self._listed + len(findings) <= LISTED:
            group.findings.extend(findings)
            self._listed += len(findings)
        else:
            group.unlisted.update(kind for finding in findings for kind in finding.issue.kinds)

    def label(self, called: str) -> AuditedDocument:
        """A document's name and how its chunks were made, without its counts."""
        if called not in self._labels:
            self._labels[called] = replace(
                self.document(called), characters=0, chunks=0, chunks_with_issues=0, findings=(), unlisted={}
            )
        return self._labels[called]

    def document(self, called: str) -> AuditedDocument:
        """One document as far as it was counted."""
        group = self._groups[called]
        shown = " ".join(filter(None, (called, self._remark)))
        return AuditedDocument(
            name=f"{self._dump}#{shown}" if shown else self._dump,
            kind="text",
            characters=group.characters,
            chunks=group.chunks,
            chunks_with_issues=group.with_issues,
            findings=tuple(group.findings),
            splitter=self._made.splitter,
            splitter_version=self._made.version,
            settings=self._made.settings,
            profile=self._profile,
            file=self._dump,
            unlisted=dict(group.unlisted),
        )

    def documents(self) -> tuple[AuditedDocument, ...]:
        """Every document, by name."""
        return tuple(self.document(called) for called in sorted(self._groups))


def called(names: Sequence[str]) -> str | None:
    """The name of a document that a person knows it by: rather a file's than an id."""
    files = (name for name in names if PurePath(name).suffix or "/" in name)
    return next(files, names[0] if names else None)
