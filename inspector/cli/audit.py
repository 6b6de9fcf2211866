"""`inspector audit`: many documents checked in one go, a report of what was found, and a gate for a pipeline."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path

from inspector.auditing.audit import audit_plan
from inspector.auditing.audited import Audit
from inspector.auditing.baseline import write_baseline
from inspector.auditing.gate import Gate, Verdict, judge
from inspector.auditing.plan import Plan, make_plan
from inspector.auditing.worst import Place, worst_of
from inspector.cli.audit_dumps import add_dump_flags, dump_options, event_log
from inspector.cli.audit_run import interruptible, progress_on
from inspector.cli.configured import add_config_flags, configuration_of
from inspector.cli.judging import add_judging_flags, checks_given, gate_of
from inspector.cli.options import add_profile_flag, add_splitter_flags, profile_of, splitter_of
from inspector.cli.parser import Parser
from inspector.cli.source import add_reading_flags, bytes_of
from inspector.configuration.configuration import Configuration
from inspector.core.atomic import write_atomic
from inspector.core.errors import InspectorError
from inspector.core.printable import one_line
from inspector.splitters.settings import as_dict

_REPORTS: Mapping[str, tuple[str, str]] = {
    "text": ("audit_text", "plain_text"),
    "json": ("audit_json", "json_text"),
    "jsonl": ("audit_json", "json_lines"),
    "sarif": ("audit_sarif", "sarif_text"),
    "junit": ("audit_junit", "junit_text"),
    "github": ("audit_github", "github_text"),
}
"""The module and the function of each report."""

_TOLD = 10
"""Failures told one by one, and issues for which is tried what would mend them."""
_TOO_MUCH, _WRONG, _INTERRUPTED = 1, 2, 130


def run(argv: Sequence[str]) -> int:
    """Audit documents, write the report and say whether they pass.

    Returns:
        0 when all is well; 1 when more was found than allowed; 2 when something could not be read; 130 when it was
        broken off. What comes first in this order of weight decides: 130, 1, 2.

    Raises:
        InspectorError: The usage is wrong, no document could be read, or the report cannot be written.
    """
    parser = _parser(argv)
    args = parser.parse(argv)
    configured = configuration_of(args)
    plan, gate = _plan(args, configured), gate_of(args, configured)
    if not args.paths:  # asked for here, so that an unknown option is told first
        raise InspectorError("name the documents: files, folders, patterns such as 'docs/**/*.md', or - for stdin")
    _refuse_output(args)
    dumps = dump_options(args, plan)
    with event_log(args) as log, interruptible() as stop, progress_on(sys.stderr) as progress:
        audit = audit_plan(
            args.paths, plan, jobs=_jobs(args.jobs), to_mend=lambda audit: worst_of_all(audit, gate),
            progress=progress, stop=stop, dumps=dumps, listener=log,
        )  # fmt: skip
    return finish(audit, judge(audit, gate), args)


def finish(audit: Audit, verdict: Verdict, args: Namespace) -> int:
    """Write the report of an audit and what has to be said beside it; the exit code."""
    _tell_failures(audit)
    for note in audit.notes:
        _note(f"note: {note}")
    if audit.failures and not audit.documents and audit.complete:
        return _WRONG  # there is nothing to report on
    if args.write_baseline is not None and audit.complete:
        write_baseline(audit, Path(args.write_baseline))
    _write(_report(args.format)(audit, verdict), args.output)
    if not audit.complete:
        _note("broken off: the report holds what was done until then")
        return _INTERRUPTED
    if not verdict.passed:
        _note(verdict.line)
        return _TOO_MUCH
    return 0 if all(failure.passed_over for failure in audit.failures) else _WRONG


def worst_of_all(audit: Audit, gate: Gate) -> Sequence[Place]:
    """The issues that a report tells one by one."""
    verdict = judge(audit, gate)
    return worst_of(audit.documents, _TOLD, lambda place: verdict.counts(place.document, place.finding))


def _parser(argv: Sequence[str]) -> Parser:
    parser = Parser(
        "audit",
        "Split many documents, check every cut, and say where cuts break something; of a dump, check its own chunks.",
        "exit codes: 0 all is well; 1 more found than allowed; 2 what was given is wrong; 130 broken off\n\n"
        "examples:\n"
        "  inspector audit docs --max-rate 5%\n"
        "  inspector audit 'docs/**/*.md' --splitter token --chunk-size 256 --format sarif -o audit.sarif\n"
        "  inspector audit docs --write-baseline baseline.json\n"
        "  inspector audit docs --baseline baseline.json\n"
        "  inspector audit chunks.jsonl --source docs --events events.jsonl --label chunk_size=800",
        operands="PATH...",
    )
    parser.add_argument(
        "paths",
        metavar="PATH",
        nargs="*",
        help="documents or dumps of chunks: files, folders, patterns such as 'docs/**/*.md', or - for stdin",
    )
    add_reading_flags(parser)
    add_splitter_flags(parser, argv)
    add_dump_flags(parser)
    add_profile_flag(parser)
    add_config_flags(parser)
    add_judging_flags(parser)
    group = parser.add_argument_group("output")
    group.add_argument("--write-baseline", metavar="FILE", help="write down what is found now, for --baseline")
    group.add_argument("--format", choices=tuple(_REPORTS), default="text", help="default: %(default)s")
    group.add_argument("--output", "-o", metavar="FILE", default="-", help="file to write (default: stdout)")
    group.add_argument("--jobs", "-j", metavar="N", help="processes at work (default: one a core)")
    return parser


def _plan(args: Namespace, configured: Configuration) -> Plan:
    splitter, settings = splitter_of(args, configured)
    return make_plan(
        splitter.name, as_dict(settings), profile=profile_of(args, configured),
        checks={**configured.checks, **checks_given(args)}, ignored=configured.ignore, root=configured.root,
        kind=args.kind, encoding=args.encoding, max_bytes=bytes_of(args.max_size),
    )  # fmt: skip


def _jobs(given: str | None) -> int | None:
    if given is None:
        return None
    if not given.isascii() or not given.isdigit() or int(given) == 0:
        raise InspectorError(f"--jobs {one_line(given)!r} is no number of processes: give 1 or more")
    return int(given)


def _refuse_output(args: Namespace) -> None:
    """Refuse, before hours of work, an output that cannot be written, or one that is a document of the audit."""
    for flag, given in (
        ("--output", args.output),
        ("--write-baseline", args.write_baseline),
        ("--events", args.events),
    ):
        if given is None or given == "-":
            continue
        target = Path(given)
        if target.is_dir():
            raise InspectorError(f"{flag} {one_line(given)} is a folder: name a file in it")
        if not target.parent.is_dir():
            raise InspectorError(f"{flag} {one_line(given)}: there is no folder {one_line(str(target.parent))}")
        if any(target.exists() and Path(path).is_file() and target.samefile(path) for path in args.paths):
            raise InspectorError(f"{flag} {one_line(given)} is one of the documents: name another file")


def _report(name: str) -> Callable[[Audit, Verdict], Iterator[str]]:
    module, function = _REPORTS[name]
    report: Callable[[Audit, Verdict], Iterator[str]] = getattr(import_module(f"inspector.report.{module}"), function)
    return report


def _write(pieces: Iterator[str], output: str) -> None:
    if output != "-":
        write_atomic(Path(output), "".join(pieces))
        return
    for piece in pieces:
        sys.stdout.write(piece)


def _tell_failures(audit: Audit) -> None:
    for failure in audit.failures[:_TOLD]:
        _note(one_line(failure.message, 400))
    if len(audit.failures) > _TOLD:
        _note(f"and {len(audit.failures) - _TOLD:,} more that could not be read")


def _note(line: str) -> None:
    print(f"inspector: {line}", file=sys.stderr)
