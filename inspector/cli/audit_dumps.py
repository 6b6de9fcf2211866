"""The flags of `inspector audit` for dumps of chunks, and for the log of events."""

from argparse import Namespace
from contextlib import AbstractContextManager, nullcontext

from inspector.auditing.dumps.audit import DumpOptions
from inspector.auditing.dumps.sources import sources_of
from inspector.auditing.events import EventLog
from inspector.auditing.made import made_of
from inspector.auditing.plan import Plan
from inspector.cli.parser import Parser
from inspector.core.errors import InspectorError
from inspector.core.printable import one_line
from inspector.core.rate import read_rate

_DUMPS = """\
A dump is a file of chunks as an index or a pipeline writes them down: JSON Lines, a JSON list, what stores export as
JSON, or CSV. A PATH is one if its name ends in .json, .jsonl, .ndjson, .csv or .tsv and one of its first twenty rows
holds a text (under page_content, content, text, chunk and the like; in CSV, if a column is called so). Every other file
is a document. Its chunks are judged by their own text, or with --source in their documents."""


def add_dump_flags(parser: Parser) -> None:
    """Give a parser the flags for dumps and events."""
    group = parser.add_argument_group("dumps of chunks", _DUMPS)
    group.add_argument(
        "--source", metavar="PATH", action="append", default=[],
        help="where the documents are that the chunks were cut from: each chunk is found and judged there; repeatable",
    )  # fmt: skip
    which = group.add_mutually_exclusive_group()
    which.add_argument(
        "--dump", dest="which", action="store_const", const="all", default="told",
        help="every PATH is a dump, whatever it is called and holds; - too",
    )  # fmt: skip
    which.add_argument("--no-dump", dest="which", action="store_const", const="none", help="every PATH is a document")
    group.add_argument("--text-key", metavar="KEY", help="the key of a chunk's text (default: those that tools use)")
    group.add_argument(
        "--keep-going", action="store_true",
        help="pass over rows that cannot be read, say so, and let them not change the exit code (default: end there)",
    )  # fmt: skip
    group.add_argument(
        "--label", metavar="KEY=VALUE", action="append", default=[],
        help="what made the chunks, for reports and events, such as splitter=langchain or chunk_size=800; repeatable",
    )  # fmt: skip
    group = parser.add_argument_group(
        "events",
        "A line of JSON for each issue and each document, for inspector history and whoever watches a pipeline.",
    )
    group.add_argument("--events", metavar="FILE", help="append events to FILE")
    group.add_argument(
        "--sample",
        metavar="RATE",
        help="log this share of clean chunks too, such as 10%%; always the same ones",
    )
    group.add_argument("--run-id", metavar="NAME", help="what to call this run, such as a build (default: by the time)")


def dump_options(args: Namespace, plan: Plan) -> DumpOptions:
    """How the flags want dumps to be read.

    Raises:
        InspectorError: A label or a source is wrong, or flags contradict each other.
    """
    if args.source and plan.profile != "source":
        raise InspectorError("--source judges chunks by their documents: leave out --profile, or --source")
    expected = bool(args.source or args.text_key or args.keep_going or args.label)
    if expected and args.which == "none":
        raise InspectorError("--no-dump leaves nothing for --source, --text-key, --keep-going and --label to be about")
    return DumpOptions(
        which=args.which,
        expected=expected,
        encoding=plan.encoding,
        text_key=args.text_key,
        keep_going=args.keep_going,
        checks=plan.checks,
        made=made_of(args.label),
        sources=sources_of(args.source) if args.source else None,
    )


def event_log(args: Namespace) -> EventLog | AbstractContextManager[None]:
    """The log that the flags ask for, opened; nothing where they ask for none.

    Raises:
        InspectorError: It cannot be written to, or flags are wrong.
    """
    if args.events is None:
        for flag, given in (("--sample", args.sample), ("--run-id", args.run_id)):
            if given is not None:
                raise InspectorError(f"{flag} {one_line(given)} goes with --events FILE, which names the log")
        return nullcontext()
    sample = 0.0 if args.sample is None else float(read_rate(args.sample))
    return EventLog(args.events, run=args.run_id, sample=sample)
