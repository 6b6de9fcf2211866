"""`inspector audit`: many documents checked in one go, a report of what was found, and a gate for a pipeline."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from importlib import import_module
from pathlib import Path

from inspector.auditing.audit import audit_plan
from inspector.auditing.audited import Audit
from inspector.auditing.baseline import read_baseline, write_baseline
from inspector.auditing.gate import Gate, Verdict, judge, read_rate
from inspector.auditing.plan import DEFAULT_PROFILE, Plan, known_kinds, make_plan
from inspector.auditing.worst import Place, worst_of
from inspector.checks.registry import PROFILES
from inspector.checks.rules import OFF, severities_of
from inspector.cli.audit_dumps import add_dump_flags, dump_options, event_log
from inspector.cli.audit_run import interruptible, progress_on
from inspector.cli.options import add_splitter_flags, splitter_of
from inspector.cli.parser import Parser
from inspector.cli.source import add_reading_flags, bytes_of
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
    plan, gate = _plan(args), _gate(args)
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
    group = parser.add_argument_group("judging")
    group.add_argument(
        "--profile", metavar="NAME", default=DEFAULT_PROFILE,
        help=f"how chunks are judged: {', '.join(PROFILES)} (default: %(default)s)",
    )  # fmt: skip
    group.add_argument("--off", metavar="KIND", action="append", default=[], help="do not look for this kind of issue")
    group.add_argument(
        "--severity", metavar="KIND=LEVEL", action="append", default=[],
        help="how bad a kind is: error, warning, or info, which does not count in the rate",
    )  # fmt: skip
    group = parser.add_argument_group("gate")
    group.add_argument("--max-rate", metavar="RATE", help="largest issue rate that passes, such as 5%% or 0.05")
    group.add_argument(
        "--max", metavar="KIND=N", action="append", default=[], help="most edges at which this kind may be found"
    )
    group.add_argument(
        "--baseline", metavar="FILE", help="let only what is new or worse than in FILE count, and none of it pass"
    )
    group.add_argument("--write-baseline", metavar="FILE", help="write down what is found now, for --baseline")
    group = parser.add_argument_group("output")
    group.add_argument("--format", choices=tuple(_REPORTS), default="text", help="default: %(default)s")
    group.add_argument("--output", "-o", metavar="FILE", default="-", help="file to write (default: stdout)")
    group.add_argument("--jobs", "-j", metavar="N", help="processes at work (default: one a core)")
    return parser


def _plan(args: Namespace) -> Plan:
    splitter, settings = splitter_of(args)
    return make_plan(
        splitter.name, as_dict(settings), profile=args.profile, checks=_severities(args.off, args.severity),
        kind=args.kind, encoding=args.encoding, max_bytes=bytes_of(args.max_size),
    )  # fmt: skip


def _severities(off: Sequence[str], levels: Sequence[str]) -> dict[str, str]:
    """What `--off` and `--severity` say of each kind."""
    found = dict.fromkeys(off, OFF)
    for given in levels:
        kind, sign, level = given.rpartition("=")
        if not sign:
            raise InspectorError(f"--severity {one_line(given)!r}: write KIND=LEVEL, such as undersized=warning")
        found[kind] = level
    severities_of(found, known_kinds())
    return found


def _gate(args: Namespace) -> Gate:
    most: dict[str, int] = {}
    for given in args.max:
        kind, sign, number = given.rpartition("=")
        if not sign or not number.isascii() or not number.isdigit():
            raise InspectorError(f"--max {one_line(given)!r}: write KIND=N, such as split-table=0")
        most[kind] = int(number)
    severities_of(dict.fromkeys(most, OFF), known_kinds())
    rate = None if args.max_rate is None else _rate(args.max_rate)
    return Gate(rate, most, None if args.baseline is None else read_baseline(Path(args.baseline)))


def _rate(given: str) -> Fraction:
    try:
        return read_rate(given)
    except InspectorError as fault:
        raise InspectorError(f"--max-rate {fault}") from None


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
