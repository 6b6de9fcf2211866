"""A dump audited: every chunk judged by its own text, or in its document."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from inspector.auditing.audited import AuditedDocument, Failure, Finding
from inspector.auditing.document import fingerprint
from inspector.auditing.dumps.alone import PROFILE, issues_alone
from inspector.auditing.dumps.located import audit_located
from inspector.auditing.dumps.reading import read_dump
from inspector.auditing.dumps.rows import Fault
from inspector.auditing.dumps.sources import Sources
from inspector.auditing.dumps.tally import Tally, called
from inspector.auditing.listener import Listener
from inspector.auditing.made import UNKNOWN, Made
from inspector.checks.words import words_after, words_before
from inspector.core.document import Document
from inspector.core.issue import Issue
from inspector.core.loading import STDIN
from inspector.core.stop import Stop
from inspector.records.record import Record

FAULTS = 100
"""Rows that could not be read and are told one by one; the others are counted."""
_PRINTS = 200_000
"""Fingerprints that are remembered to tell equal ones apart."""


@dataclass(frozen=True, slots=True)
class DumpOptions:
    """How dumps are read and judged."""

    which: Literal["told", "all", "none"] = "told"
    """Which files are dumps: those that hold rows of texts, all of them, or none."""
    expected: bool = False
    """Whether there must be a dump among the files, because something was said of it."""
    encoding: str | None = None
    """Encoding of the bytes; `None` finds out."""
    text_key: str | None = None
    """The key that holds the text; `None` tries those that tools use."""
    keep_going: bool = False
    """Whether to pass over rows that cannot be read, rather than to end at the first."""
    checks: Mapping[str, str] = field(default_factory=dict)
    """By issue kind, `off`, or another severity for it."""
    made: Made = UNKNOWN
    """What made the chunks."""
    sources: Sources | None = None
    """The documents that the chunks were cut from, to judge them there; `None` judges each by its own text."""


@dataclass(frozen=True, slots=True)
class DumpAudit:
    """What a dump comes to."""

    documents: tuple[AuditedDocument, ...]
    """Its chunks by the document that they say they come from, by name."""
    failures: tuple[Failure, ...]
    """The rows that could not be read; without `keep_going` at most one, at which the reading ended."""
    notes: tuple[str, ...] = ()
    """What a person should know of how it was read."""
    complete: bool = True
    """Whether all of it was read; false where it was told to stop."""


def audit_dump(
    source: str | Path,
    options: DumpOptions | None = None,
    *,
    listener: Listener | None = None,
    stop: Stop | None = None,
) -> DumpAudit:
    """Judge every chunk of a dump, holding no more than a row and what is found, or the chunks of one document.

    Args:
        source: A path, or `-` for standard input.
        options: How it is read and judged.
        listener: Is told of every chunk.
        stop: Asked now and then; once set, the work ends, and what was done is returned as not `complete`.

    Raises:
        InspectorError: The file cannot be read at all.
    """
    wanted = options or DumpOptions()
    shown = "<stdin>" if source == STDIN else Path(source).as_posix()
    notes: list[str] = []
    faults = Faults(shown, keep_going=wanted.keep_going)
    rows = read_dump(source, encoding=wanted.encoding, text_key=wanted.text_key, notes=notes)
    records = _until(stop, faults.left_out_of(rows))
    if wanted.sources is not None:
        documents = audit_located(
            records, wanted.sources, shown, wanted.made, checks=wanted.checks, listener=listener, stop=stop
        )
        unread = wanted.sources.failures
    else:
        judge = Judge(shown, wanted.made, wanted.checks, listener)
        for record in records:
            judge.take(record)
        documents, unread = judge.tally.documents(), []
    if listener is not None:
        for document in documents:
            listener.document(document)
    complete = stop is None or not stop.is_set()
    return DumpAudit(documents, (*faults.failures(), *unread), tuple(notes), complete)


def _until(stop: Stop | None, records: Iterable[Record]) -> Iterator[Record]:
    """The records, until the work is no longer wanted."""
    for record in records:
        if stop is not None and stop.is_set():
            return
        yield record


class Faults:
    """The rows that could not be read."""

    def __init__(self, dump: str, *, keep_going: bool) -> None:
        """Note the faults of the dump that is called *dump*."""
        self._dump = dump
        self._keep_going = keep_going
        self._told: list[Failure] = []
        self._more = 0

    def left_out_of(self, rows: Iterable[Record | Fault]) -> Iterator[Record]:
        """The records among the rows, up to a fault behind which there are none."""
        for row in rows:
            if isinstance(row, Record):
                yield row
                continue
            going_on = self._keep_going and not row.fatal
            if going_on and len(self._told) >= FAULTS:
                self._more += 1
            else:
                self._told.append(Failure(self._dump, self._words(row), row.line, going_on))
            if not self._keep_going:
                return

    def failures(self) -> tuple[Failure, ...]:
        """What is told of them."""
        if not self._more:
            return tuple(self._told)
        many = "1 more row" if self._more == 1 else f"{self._more:,} more rows"
        return (*self._told, Failure(self._dump, f"{self._dump}: {many} could not be read", passed_over=True))

    def _words(self, fault: Fault) -> str:
        where = f"{self._dump}: line {fault.line:,} {fault.message}"
        if fault.fatal:
            return f"{where}; nothing behind it was read"
        return where if self._keep_going else f"{where} (--keep-going passes over such rows)"


class Judge:
    """Judges chunks by their own text and counts what is found."""

    def __init__(
        self, name: str, made: Made = UNKNOWN, checks: Mapping[str, str] | None = None, listener: Listener | None = None
    ) -> None:
        """Judge the chunks of the dump that is called *name*."""
        self.tally = Tally(name, made, PROFILE)
        self._checks = checks
        self._listener = listener
        self._prints: Counter[str] = Counter()

    def take(self, record: Record) -> None:
        """Judge one chunk."""
        text = record.text or ""
        group, index = self.tally.place(called(record.document_names))
        document, issues = issues_alone(text, index, self._checks)
        findings = [self._finding(document, issue, record.line or 1) for issue in issues]
        self.tally.add(group, len(text), findings)
        if self._listener is not None:
            self._listener.chunk(self.tally.label(group), index, findings)

    def _finding(self, document: Document, issue: Issue, line: int) -> Finding:
        plain = fingerprint(document.text, issue)
        if plain in self._prints or len(self._prints) < _PRINTS:
            self._prints[plain] += 1
        number = self._prints[plain]
        return Finding(
            issue,
            line,
            1,
            line,
            words_before(document.text, issue.offset),
            words_after(document.text, issue.offset),
            plain if number < 2 else fingerprint(document.text, issue, number),  # noqa: PLR2004 (the first is plain)
        )
