"""`inspector trace`: a trace laid over its documents, and the setting that would have prevented its bad answer."""

import sys
from argparse import Namespace
from collections.abc import Iterable, Sequence
from pathlib import Path

from inspector.cli.audit_run import interruptible
from inspector.cli.documents import documents_of
from inspector.cli.parser import Parser
from inspector.cli.source import add_reading_flags, bytes_of
from inspector.core.errors import InspectorError
from inspector.core.stop import Stop, Stopped
from inspector.retrieval.registry import RETRIEVERS, find_retriever
from inspector.splitters.registry import SPLITTERS
from inspector.traces.autopsied import Autopsy
from inspector.traces.autopsy import DEFAULT_RETRIEVER, autopsy
from inspector.traces.loading import load_index, load_trace

_INTERRUPTED = 130
_FORMS = ("settings", "langchain", "llamaindex")


def run(argv: Sequence[str]) -> int:
    """Read a trace and its documents, find what was cut and write what would mend it.

    Returns:
        0; 130 when it was broken off.

    Raises:
        InspectorError: The usage, the trace or a document is wrong.
    """
    parser = _parser()
    args = parser.parse(argv)
    if args.trace is None:
        raise InspectorError("name a trace and its documents: inspector trace bad.json --source docs")
    if not args.source:
        raise InspectorError("say where the documents are that were indexed: --source docs")
    find_retriever(args.retriever)
    with interruptible() as stop:
        try:
            post = _examine(args, stop)
        except Stopped:
            print("inspector: broken off", file=sys.stderr)
            return _INTERRUPTED
    if args.format is None and not args.export and _has_screen():
        from inspector.tui.app import run_trace  # noqa: PLC0415 (the headless forms do without Textual)

        return run_trace(post)
    for piece in _report(post, args):
        sys.stdout.write(piece)
    return 0


def _parser() -> Parser:
    parser = Parser(
        "trace",
        "Lay a trace over its documents: what was cut, what was missed, and which settings would have prevented it.",
        "examples:\n"
        "  inspector trace bad.json --source docs\n"
        "  inspector trace runs.jsonl --trace-id 3 --source guide.md --format json\n"
        "  inspector trace bad.json --source docs --export langchain",
        operands="TRACE --source PATH...",
    )
    parser.add_argument(
        "trace", metavar="TRACE", nargs="?",
        help="what a tool wrote of a question: LangSmith, Langfuse, Phoenix, ragas, {question, contexts, answer} …",
    )  # fmt: skip
    parser.add_argument("--source", metavar="PATH", nargs="+", help="the documents that were indexed: files or folders")
    parser.add_argument(
        "--index", metavar="DUMP", help="a dump of the index, which tells the chunks that were not retrieved"
    )
    parser.add_argument("--trace-id", metavar="ID", help="which of several traces, by its name or its number")
    group = parser.add_argument_group("retriever")
    group.add_argument(
        "--retriever", metavar="NAME", default=DEFAULT_RETRIEVER,
        help=f"by what the question is asked again: {', '.join(RETRIEVERS)} (default: %(default)s)",
    )  # fmt: skip
    add_reading_flags(parser)
    group = parser.add_argument_group("output")
    group.add_argument(
        "--format", choices=("text", "json"),
        help="text: a report to read; json: one object (default: the screen, and text where there is no terminal)",
    )  # fmt: skip
    group.add_argument(
        "--export", metavar="FORM", choices=_FORMS,
        help="write the recommended cure alone: settings (for inspector.toml), langchain or llamaindex",
    )  # fmt: skip
    return parser


def _examine(args: Namespace, stop: Stop) -> Autopsy:
    trace = load_trace(args.trace, args.trace_id, max_bytes=bytes_of(args.max_size))
    index = load_index(args.index, max_bytes=bytes_of(args.max_size)) if args.index else None
    own = {_resolved(args.trace), _resolved(args.index or args.trace)}
    documents = [document for path, document in documents_of(args.source, args, stop) if _resolved(path) not in own]
    if not documents:
        raise InspectorError("there is no document beside the trace: name what was indexed with --source")
    return autopsy(trace, documents, index, retriever=args.retriever, stop=stop)


def _has_screen() -> bool:
    """Whether there is a terminal to draw on and to read keys from."""
    return bool(sys.stdout.isatty() and sys.stdin is not None and sys.stdin.isatty())


def _resolved(path: str) -> Path:
    """A path by which a file is told from others, such as the trace among its own documents."""
    return Path(path).resolve()


def _report(post: Autopsy, args: Namespace) -> Iterable[str]:
    if args.export:
        from inspector.tuning.export import export  # noqa: PLC0415 (seldom asked for)

        if post.cure is None or post.cut is None:
            raise InspectorError("nothing that was tried keeps the cut whole, so there is no cure to export")
        document = post.documents[post.cut.document]
        cure = post.cure
        return [export(SPLITTERS[cure.splitter], cure.settings, args.export, document.kind, document.language)]
    if args.format == "json":
        from inspector.report.autopsy_json import json_text  # noqa: PLC0415 (the one that is asked for)

        return json_text(post)
    from inspector.report.autopsy_text import plain_text  # noqa: PLC0415 (as above)

    return plain_text(post)
