"""Many documents, each split and every cut of it judged: the function behind `inspector audit`."""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace

from inspector.auditing.audited import Audit, AuditedDocument, Failure
from inspector.auditing.crew import Crew
from inspector.auditing.dumps.audit import DumpOptions
from inspector.auditing.dumps.choosing import outcomes_of, told_apart
from inspector.auditing.files import FileToAudit, find_files
from inspector.auditing.hands import Lost, can_start
from inspector.auditing.listener import Listener, tell_all
from inspector.auditing.mending import mended
from inspector.auditing.one import Outcome, audit_file
from inspector.auditing.plan import DEFAULT_PROFILE, Plan, make_plan
from inspector.auditing.wire import file_to_json, outcome_from_json
from inspector.auditing.worst import Place, worst_of
from inspector.core.errors import InspectorError
from inspector.core.loading import MAX_BYTES, STDIN
from inspector.core.printable import one_line
from inspector.core.stop import Stop, Stopped, poll
from inspector.splitters.registry import DEFAULT_SPLITTER

Progress = Callable[[int, int, str], object]
"""Told after every document: how many are done, how many there are, the name of the last one."""

_ENDED = "the process that read it ended{}, for want of memory perhaps: try it alone"
_WORTH_A_PROCESS = 150_000  # bytes: less is read sooner than a process is started


def audit(
    paths: str | os.PathLike[str] | Iterable[str | os.PathLike[str]],
    splitter: str = DEFAULT_SPLITTER,
    *,
    profile: str = DEFAULT_PROFILE,
    checks: Mapping[str, str] | None = None,
    kind: str | None = None,
    encoding: str | None = None,
    max_bytes: int | None = MAX_BYTES,
    jobs: int | None = None,
    suggestions: int = 0,
    progress: Progress | None = None,
    stop: Stop | None = None,
    dumps: DumpOptions | None = None,
    **settings: object,
) -> Audit:
    """Split many documents and check every cut; of a dump, check the chunks that it holds.

    Args:
        paths: Files, folders (every document in them, but for hidden ones and what `.gitignore` leaves out), patterns
            such as `docs/**/*.md`, or `-` for standard input; one of them, or several.
        splitter: A name of the registry.
        profile: `source`: an edge is wrong only if the document says so. `text`: each chunk is judged by its own text.
        checks: By issue kind, `off`, or another severity for it: `error`, `warning`, `info`.
        kind: The kind of every document: `markdown`, `html`, `code` or `text`; `None` goes by its name.
        encoding: The encoding of every document; `None` finds out.
        max_bytes: Largest document to read, in bytes; `None` for any.
        jobs: Number of processes at work; `None` for one a core. With 1, all is done in this one.
        suggestions: For how many of the worst issues to try what would mend them; each takes up to a dozen splits.
        progress: Told after every document.
        stop: Asked now and then; once set, the work ends, and what was done is returned as not `complete`.
        dumps: Which files are dumps of chunks, and how they are read and judged; `None` tells them by their rows, and
            judges each chunk by its own text.
        **settings: The splitter's settings by name; the rest keep their defaults.

    Returns:
        What was found. A file that cannot be read is one of the `failures`, and the others are looked at all the same.

    Raises:
        InspectorError: A splitter, setting, profile, issue kind or severity that there is not.
    """
    plan = make_plan(
        splitter, settings, profile=profile, checks=checks, kind=kind, encoding=encoding, max_bytes=max_bytes
    )

    def worst(found: Audit) -> list[Place]:
        return worst_of(found.documents, suggestions)

    return audit_plan(
        paths, plan, jobs=jobs, to_mend=worst if suggestions else None, progress=progress, stop=stop, dumps=dumps
    )


def audit_plan(
    paths: str | os.PathLike[str] | Iterable[str | os.PathLike[str]],
    plan: Plan,
    *,
    jobs: int | None = None,
    to_mend: Callable[[Audit], Sequence[Place]] | None = None,
    progress: Progress | None = None,
    stop: Stop | None = None,
    dumps: DumpOptions | None = None,
    listener: Listener | None = None,
) -> Audit:
    """As `audit`, by a plan already made.

    *to_mend* chooses the issues for which to try what would mend them; *listener* is told of every chunk.
    """
    if jobs is not None and jobs < 1:
        raise InspectorError(f"{jobs} jobs are too few: give at least 1")
    found = find_files(paths)
    options = dumps or DumpOptions(encoding=plan.encoding, checks=plan.checks)
    documents, to_read = told_apart(found.files, options)
    outcomes: list[Outcome] = []
    notes: list[str] = []
    complete = True
    with ExitStack() as stack:
        crew = stack.enter_context(Crew(plan, hands)) if (hands := _hands(documents, jobs)) > 1 else None
        try:
            for done, (file, outcome) in enumerate(_outcomes(documents, plan, crew, stop), 1):
                outcomes.append(outcome)
                if listener is not None and isinstance(outcome, AuditedDocument):
                    tell_all(outcome, listener)
                    listener.document(outcome)
                if progress is not None:
                    progress(done, len(found.files), file.name)
            for done, file in enumerate(to_read, len(documents) + 1):
                poll(stop)
                judged = replace(options, checks={**options.checks, **plan.excused_at(file.path)})
                dump = outcomes_of(file, judged, listener, stop)
                outcomes.extend((*dump.documents, *dump.failures))
                notes.extend(dump.notes)
                complete = complete and dump.complete
                if progress is not None:
                    progress(done, len(found.files), file.name)
        except Stopped:
            complete = False
        result = _gathered(outcomes, found.failures, notes, complete=complete)
        try:
            places = to_mend(result) if complete and to_mend is not None else []
            return mended(result, places, plan, files=documents, crew=crew, stop=stop) if places else result
        except Stopped:  # the report is whole without
            return result


def _hands(files: Sequence[FileToAudit], jobs: int | None) -> int:
    """How many processes are worth starting; 1 for none but this."""
    if not can_start() or sum(file.size for file in files) < _WORTH_A_PROCESS:
        return 1
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores if jobs is None else jobs, sum(file.path != STDIN for file in files))


def _outcomes(
    files: Sequence[FileToAudit], plan: Plan, crew: Crew | None, stop: Stop | None
) -> Iterator[tuple[FileToAudit, Outcome]]:
    here = [file for file in files if crew is None or file.path == STDIN]  # no other process has this one's input
    for file in here:
        poll(stop)
        yield file, audit_file(file, plan, stop)
    if crew is None:
        return
    # The longest first: at the end, all have something left to do.
    rest = sorted((file for file in files if file.path != STDIN), key=lambda file: -file.size)
    for number, answer in crew.answers([{"file": file_to_json(file)} for file in rest], stop):
        file = rest[number]
        yield file, _lost(file, answer) if isinstance(answer, Lost) else outcome_from_json(answer)


def _lost(file: FileToAudit, lost: Lost) -> Failure:
    how = "" if lost.code is None else f" (signal {-lost.code})" if lost.code < 0 else f" (exit code {lost.code})"
    return Failure(file.name, f"{one_line(file.name)}: {_ENDED.format(how)}")


def _gathered(
    outcomes: Iterable[Outcome], failures: Iterable[Failure], notes: Iterable[str], *, complete: bool
) -> Audit:
    found = list(outcomes)
    return Audit(
        tuple(sorted((one for one in found if isinstance(one, AuditedDocument)), key=lambda one: one.name)),
        tuple(sorted([*failures, *(one for one in found if isinstance(one, Failure))], key=lambda one: one.name)),
        complete,
        sum(one is None for one in found),
        tuple(notes),
    )
