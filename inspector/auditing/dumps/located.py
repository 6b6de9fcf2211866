"""Chunks judged by the documents that they were cut from."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from inspector.auditing.audited import AuditedDocument, Finding
from inspector.auditing.document import audited, fingerprint
from inspector.auditing.dumps.sources import Sources
from inspector.auditing.dumps.spill import Spill
from inspector.auditing.dumps.tally import Tally, called
from inspector.auditing.listener import Listener, tell_all
from inspector.auditing.made import Made
from inspector.auditing.plan import known_kinds
from inspector.checks.altered_text import ALTERED_TEXT, KIND
from inspector.checks.rules import severities_of
from inspector.checks.words import words_after
from inspector.core.issue import Issue
from inspector.core.span import Span
from inspector.core.stop import Stop, Stopped, poll
from inspector.inspection import check_spans
from inspector.placing import PATIENCE, chunks_of, document_of
from inspector.records.record import Record

_UNKNOWN = -1
"""In place of a document's number, where the chunk's names do not tell it."""
_POLL_EVERY = 64


def audit_located(
    records: Iterable[Record],
    sources: Sources,
    name: str,
    made: Made,
    *,
    checks: Mapping[str, str] | None = None,
    listener: Listener | None = None,
    stop: Stop | None = None,
) -> tuple[AuditedDocument, ...]:
    """Find each chunk in its document and judge it there.

    A chunk's document is the one that it names; where it names none of *sources*, the one that its text is in. A chunk
    that is in none of them is `altered-text`, told by its line in the dump.

    Args:
        records: The chunks, in any order of documents; in each, in the order in which they were cut.
        sources: The documents.
        name: What to call the dump.
        made: What made the chunks.
        checks: By issue kind, `off`, or another severity for it.
        listener: Is told of every chunk.
        stop: Asked now and then; once set, the work ends, and what was done until then is returned.
    """
    missing = _Missing(name, made, checks, listener)
    found: list[AuditedDocument] = []
    with Spill() as spill, suppress(Stopped):
        for record in records:
            document = sources.find(record.document_names)
            spill.add(_UNKNOWN if document is None else document, record)
        if _UNKNOWN in spill.documents():
            _assign(spill, sources, missing, stop)
        for number in spill.documents():
            document_at = None if number == _UNKNOWN else sources.load(number)
            if document_at is None:
                continue
            chunks, lost = chunks_of(document_at, spill.of(number), stop)
            for record in lost:
                missing.take(record)
            if chunks:
                view = check_spans(document_at, chunks, profile="source", checks=checks, stop=stop)
                found.append(_with(made, audited(view, sources.names[number]), name))
                if listener is not None:
                    tell_all(found[-1], listener)
    return (*found, *missing.documents())


def _assign(spill: Spill, sources: Sources, missing: "_Missing", stop: Stop | None) -> None:
    """Give the chunks that name no document to the one that their text is in."""
    documents = sources.all_of_them()
    misses = 0
    for number, record in enumerate(spill.of(_UNKNOWN)):
        if number % _POLL_EVERY == 0:
            poll(stop)
        document = document_of(record, documents, stop, exactly=misses >= PATIENCE)
        misses = misses + 1 if document is None else 0
        if document is None:
            missing.take(record)
        else:
            spill.add(document, record)


def _with(made: Made, document: AuditedDocument, dump: str) -> AuditedDocument:
    """The document under a name of its own, since it may be audited besides, or be in two dumps."""
    return replace(
        document,
        name=f"{dump}#{document.name}",
        file=document.name,
        splitter=made.splitter,
        splitter_version=made.version,
        settings=dict(made.settings),
    )


class _Missing:
    """Chunks that are in no document."""

    def __init__(self, name: str, made: Made, checks: Mapping[str, str] | None, listener: Listener | None) -> None:
        self._tally = Tally(name, made, "source", "(not found)")  # none has the name of a document that was found
        self._severity = severities_of(checks or {}, known_kinds()).get(KIND, ALTERED_TEXT.severity)
        self._listener = listener

    def take(self, record: Record) -> None:
        text = record.text or ""
        group, index = self._tally.place(called(record.document_names))
        findings = self._findings(text, index, record.line or 1)
        self._tally.add(group, len(text), findings)
        if self._listener is not None:
            self._listener.chunk(self._tally.label(group), index, findings)

    def documents(self) -> Sequence[AuditedDocument]:
        return self._tally.documents()

    def _findings(self, text: str, index: int, line: int) -> list[Finding]:
        if self._severity is None:
            return []
        words = words_after(text.strip(), 0)
        issue = Issue(index, KIND, self._severity, "inside", 0, Span(0, len(text)), f"is in no document: “{words}”")
        return [Finding(issue, line, 1, line, "", words, fingerprint(text, issue))]
