"""An audit of chunks that are at hand in a program, such as an indexing pipeline."""

from collections.abc import Iterable, Mapping
from contextlib import nullcontext
from dataclasses import replace
from os import PathLike

from inspector.auditing.audited import Audit
from inspector.auditing.dumps.audit import Judge
from inspector.auditing.events import EventLog
from inspector.auditing.made import Made
from inspector.checks.registry import PROFILES
from inspector.checks.rules import severities_of
from inspector.core.errors import InspectorError
from inspector.records.objects import record_of_object


def audit_chunks(
    chunks: Iterable[object],
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
        name: What to call them where they name no document.
        checks: By issue kind, `off`, or another severity for it: `error`, `warning`, `info`.
        splitter: What made them; goes with the events, so that `inspector history` can tell what changed.
        splitter_version: Its version.
        settings: Its settings by name, such as `{"chunk_size": 800}`.
        events: A file to which an event is appended for each issue, and one for what each document came to.
        run: What the events call this run; `None` makes a name of the time.
        sample: Share, 0 to 1, of the chunks without an issue that get an event too.

    Returns:
        What was found, by the document that the chunks name. A finding's `line` is the chunk's number, from 1, unless
        the chunk says on which line of a dump it is.

    Raises:
        InspectorError: A chunk is none, an issue kind or severity is unknown, or the events cannot be written.
    """
    severities_of(checks or {}, _kinds())
    log = None if events is None else EventLog(str(events), run=run, sample=_share(sample))
    judge = Judge(name, Made(splitter, splitter_version, settings or {}), checks, log)
    with log or nullcontext():
        for number, chunk in enumerate(chunks):
            record = record_of_object(chunk, number)
            judge.take(record if record.line else replace(record, line=number + 1))
        documents = judge.tally.documents()
        if log is not None:
            for document in documents:
                log.document(document)
    return Audit(documents)


def _share(sample: float) -> float:
    if not 0 <= sample <= 1:
        raise InspectorError(f"sample {sample} is no share: give a number from 0 to 1, such as 0.1")
    return sample


def _kinds() -> list[str]:
    return [kind for checks in PROFILES.values() for check in checks for kind in check.kinds]
