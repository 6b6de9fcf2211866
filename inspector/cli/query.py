"""`inspector query`: what a question brings back from the chunks of documents, and what a model would read."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from inspector.cli.audit_run import interruptible, progress_on
from inspector.cli.configured import add_config_flags, configuration_of
from inspector.cli.documents import documents_of
from inspector.cli.options import add_profile_flag, add_splitter_flags, profile_of, splitter_of
from inspector.cli.parser import Parser
from inspector.cli.retrieving import add_retriever_flags, retriever_of
from inspector.cli.source import add_reading_flags
from inspector.cli.template import add_template_flag, template_of
from inspector.core.errors import InspectorError
from inspector.core.printable import one_line, printable, quoted
from inspector.core.stop import Stop, Stopped
from inspector.core.tokens import DEFAULT_TOKENIZER
from inspector.inspection import inspect_with
from inspector.report.asked import Asked, corpus_of
from inspector.retrieval.budget import check_budget
from inspector.retrieval.question import check_question
from inspector.splitters.settings import as_dict

if TYPE_CHECKING:
    from inspector.retrieval.template import Template

_INTERRUPTED = 130


def run(argv: Sequence[str]) -> int:
    """Split documents, ask their chunks and write what comes back.

    Returns:
        0; 130 when it was broken off.

    Raises:
        InspectorError: The usage, the question or a document is wrong, or the embedder cannot be used.
    """
    args = _parser(argv).parse(argv)
    if len(args.words) < 2:  # noqa: PLR2004 (a document and a question)
        raise InspectorError('give the documents, then the question: inspector query docs "what is the idle timeout?"')
    template = template_of(args.template)
    if template is not None and args.format != "context":
        raise InspectorError("--template is the form of the context: add --format context")
    with interruptible() as stop:
        try:
            asked = _ask(args, stop)
        except Stopped:
            print("inspector: broken off", file=sys.stderr)
            return _INTERRUPTED
    for piece in _report(args.format, asked, template):
        sys.stdout.write(piece)
    return 0


def _report(form: str, asked: Asked, template: "Template | None") -> Iterable[str]:
    # Only the one that is asked for is imported.
    if form == "json":
        from inspector.report.query_json import json_text  # noqa: PLC0415

        return json_text(asked)
    if form == "context":
        from inspector.retrieval.template import assemble  # noqa: PLC0415

        sources = [asked.source_of(document) for document in range(len(asked.views))]
        context = assemble(asked.result.query, asked.result.passages, sources, template)
        return [printable(context) if sys.stdout.isatty() else context]  # exact, but not to a terminal
    from inspector.report.query_text import plain_text  # noqa: PLC0415

    return plain_text(asked)


def _parser(argv: Sequence[str]) -> Parser:
    parser = Parser(
        "query",
        "Ask the chunks of documents a question, and show what comes back and what a model would read.",
        "examples:\n"
        '  inspector query guide.md "what should I set the idle timeout to?"\n'
        '  inspector query docs "idle timeout" -k 8 --retriever hybrid --heal --budget 800\n'
        '  inspector query docs "idle timeout" --splitter sentence --no-merge --format json\n'
        '  inspector query docs "idle timeout" --format context --template prompt.txt | my-model',
        operands='PATH... "QUESTION"',
    )
    parser.add_argument(
        "words", metavar="PATH... QUESTION", nargs="*",
        help="files, folders, patterns such as 'docs/**/*.md', or - for stdin; the last word is the question",
    )  # fmt: skip
    add_retriever_flags(parser)
    group = parser.add_argument_group("passages")
    group.add_argument(
        "--merge", dest="merge", action="store_true", default=True, help="join hits that touch (the default)"
    )
    group.add_argument("--no-merge", dest="merge", action="store_false", help="read each hit by itself, by rank")
    group.add_argument(
        "--heal", action="store_true", help="extend passages to the end of the sentence, fence, table or item they cut"
    )
    group.add_argument("--no-heal", dest="heal", action="store_false", help="leave passages as they were cut")
    group.add_argument("--budget", metavar="TOKENS", help="room for the passages; what has none is named")
    add_reading_flags(parser)
    add_splitter_flags(parser, argv)
    group = parser.add_argument_group("output")
    group.add_argument(
        "--format", choices=("text", "json", "context"), default="text",
        help="text: hits and passages to read; json: one object; context: what the model gets, and nothing else "
        "(default: %(default)s)",
    )  # fmt: skip
    add_template_flag(group)
    add_profile_flag(parser)
    add_config_flags(parser)
    return parser


def _ask(args: Namespace, stop: Stop) -> Asked:
    *paths, question = args.words
    if _is_path(question):
        raise InspectorError(f"the last word is the question, and {one_line(question)} is a file: write one behind it")
    # Everything that can be wrong is told before a document is read.
    k = _whole(args.k, "-k")
    budget = None if args.budget is None else _whole(args.budget, "--budget")
    check_question(question, k)
    check_budget(budget)
    retriever, wanted = retriever_of(args)
    configured = configuration_of(args)
    splitter, settings = splitter_of(args, configured)
    profile = profile_of(args, configured)
    views = [
        inspect_with(document, splitter, settings, profile=profile, checks=configured.checks_for(path), stop=stop)
        for path, document in documents_of(paths, args, stop)
    ]
    with progress_on(sys.stderr) as draw:
        result = corpus_of(views).query(
            question, k, retriever, merged=args.merge, healed=args.heal, budget=budget,
            tokenizer=str(getattr(settings, "tokenizer", DEFAULT_TOKENIZER)), stop=stop,
            progress=draw and partial(_draw, draw), **as_dict(wanted),
        )  # fmt: skip
    return Asked(views, result, retriever, wanted, k, args.merge, args.heal, budget)


def _draw(draw: Callable[[int, int, str], object], done: int, total: int) -> None:
    draw(done, total, "chunks made ready")


def _is_path(word: str) -> bool:
    try:
        return bool(word.strip()) and Path(word).exists()
    except (OSError, ValueError):
        return False


def _whole(given: str, flag: str) -> int:
    try:
        return int(given)
    except ValueError:
        raise InspectorError(f"{flag} {quoted(given)} is not a whole number") from None
