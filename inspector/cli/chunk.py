"""`inspector chunk`: the chunks and issues of a document, written to stdout."""

import sys
from collections.abc import Sequence

from inspector.cli.configured import add_config_flags, configuration_of
from inspector.cli.options import add_profile_flag, add_splitter_flags, profile_of, splitter_of
from inspector.cli.parser import Parser
from inspector.cli.source import add_source_flags, document_of
from inspector.inspection import inspect_with
from inspector.report.chunks_json import json_lines, json_text
from inspector.report.chunks_text import plain_text


def run(argv: Sequence[str]) -> int:
    """Split a document, check every cut and write the result.

    Raises:
        InspectorError: The usage or the document is wrong.
    """
    parser = Parser(
        "chunk",
        "Split a document and list its chunks with what each cut breaks.",
        "example:\n  inspector chunk guide.md --splitter recursive --chunk-size 500 --chunk-overlap 50 --format json",
    )
    add_source_flags(parser)
    add_splitter_flags(parser, argv)
    group = parser.add_argument_group("output")
    group.add_argument(
        "--format", choices=("text", "json", "jsonl"), default="text",
        help="text: a listing to read; json: one object; jsonl: one chunk a line (default: %(default)s)",
    )  # fmt: skip
    group.add_argument("--with-text", action="store_true", help="put the document's text into the JSON object")
    add_profile_flag(parser)
    add_config_flags(parser)
    args = parser.parse(argv)
    configured = configuration_of(args)
    splitter, settings = splitter_of(args, configured)
    profile = profile_of(args, configured)  # a wrong name is told before a large document is read
    view = inspect_with(document_of(args), splitter, settings, profile=profile, checks=configured.checks_for(args.file))
    if args.format == "json":
        pieces = json_text(view, with_text=args.with_text)
    else:
        pieces = json_lines(view) if args.format == "jsonl" else plain_text(view)
    for piece in pieces:
        sys.stdout.write(piece)
    return 0
