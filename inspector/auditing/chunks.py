"""An audit of chunks that are at hand in a program, such as an indexing pipeline."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import nullcontext
from dataclasses import replace
from os import PathLike

from inspector.auditing.audited import Audit
from inspector.auditing.dumps.audit import Judge
from inspector.auditing.dumps.located import audit_located
from inspector.auditing.dumps.sources import Source, sources_of
from inspector.auditing.events import EventLog
from inspector.auditing.made import Made
from inspector.auditing.plan import known_kinds
from inspector.checks.rules import severities_of
from inspector.core.errors import InspectorError, wrong_type
from inspector.records.objects import record_of_object
from inspector.records.record import Record


def audit_chunks(
    chunks: Iterable[object],
    source: Source | Iterable[Source] | None = None,
    *,
    name: str = "<chunks>",
    checks: Mapping[str, str] | None = None,
    splitter: str | None = None,
    splitter_version: str | None = None,
    settings: Mapping[str, object] | None = None,
    events: str | PathLike[str] | None = None,
    run: str | None = None,
    sample: float = 0.0,
) -> Audit:
    """Judge chunks that another library made.

    Args:
        chunks: Texts, dicts with a text, LangChain documents, LlamaIndex nodes, or chunks of Inspector; any iterable,
            of which one chunk is held at a time.
        source: The document that they were cut from, or a file, a folder or several of them: each chunk is found in its
            document and judged there. `None` judges each by its own text.
        name: What to call them where they name no document.
        checks: By issue kind, `off`, or another severity for it: `error`, `warning`, `info`.
        splitter: What made them; goes with the events, so that `inspector history` can tell what changed.
        splitter_version: Its version.
        settings: Its settings by name, such as `{"chunk_size": 800}`.
        events: A file to which an event is appended for each issue, and one for what each document came to.
        run: What the events call this run; `None` makes a name of the time.
        sample: Share, 0 to 1, of the chunks without an issue that get an event too.

    Returns:
        What was found, by document. A finding's `line` is that of the document; where the chunk is in none, or none is
        given, it is the chunk's number, from 1. A source that cannot be read is one of the `failures`.

    Raises:
        InspectorError: *chunks* is no list, a chunk is none, a source is not there, an issue kind or severity is
            unknown, or the events cannot be written.
    """
    if isinstance(chunks, str | Mapping):  # each letter, or each key, would be a chunk
        raise InspectorError("chunks must be a list: put the one chunk between [ and ]")
    if wrong := wrong_type(chunks, Iterable):
        raise InspectorError(f"chunks must be a list of texts, or of what holds one, not {wrong}")
    severities_of(checks or {}, known_kinds())
    made = Made(splitter, splitter_version, settings or {})
    found = None if source is None else sources_of(source)
    log = None if events is None else EventLog(str(events), run=run, sample=_share(sample))
    with log or nullcontext():
        records = _records(chunks)
        if found is not None:
            documents = audit_located(records, found, name, made, checks=checks, listener=log)
        else:
            judge = Judge(name, made, checks, log)
            for record in records:
                judge.take(record)
            documents = judge.tally.documents()
        if log is not None:
            for document in documents:
                log.document(document)
    return Audit(documents, () if found is None else tuple(found.failures))


def _records(chunks: Iterable[object]) -> Iterator[Record]:
    """Each chunk as a record, whose line is the chunk's number, from 1, where it has none."""
    for number, chunk in enumerate(chunks):
        record = record_of_object(chunk, number)
        yield record if record.line else replace(record, line=number + 1)


def _share(sample: float) -> float:
    if not 0 <= sample <= 1:
        raise InspectorError(f"sample {sample} is no share: give a number from 0 to 1, such as 0.1")
    return sample
