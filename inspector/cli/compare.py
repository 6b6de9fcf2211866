"""`inspector compare`: several splitters side by side on one document, written to stdout."""

import sys
from collections.abc import Sequence

from inspector.cli.configured import add_config_flags, configuration_of
from inspector.cli.options import add_profile_flag, profile_of
from inspector.cli.parser import Parser
from inspector.cli.source import add_source_flags, document_of
from inspector.comparison import compare_with
from inspector.configuration.configuration import Configuration
from inspector.core.errors import InspectorError
from inspector.report.compare_json import json_text
from inspector.report.compare_text import plain_text
from inspector.splitters.base import Splitter
from inspector.splitters.registry import SPLITTERS
from inspector.splitters.settings import Settings
from inspector.splitters.sizes import check_tokenizer
from inspector.splitters.spec import FORM, parse_spec

MOST = 8
"""Splitters that one comparison takes: with more, a row would not fit on any screen."""


def run(argv: Sequence[str]) -> int:
    """Split a document in several ways and write where the cuts agree, and what each of them breaks.

    Raises:
        InspectorError: The usage or the document is wrong, or a splitter refuses it.
    """
    parser = Parser(
        "compare",
        "Split a document in several ways, and show where the cuts agree and what each of them breaks.",
        "example:\n"
        "  inspector compare guide.md --with recursive:500/50 --with token:256/32 "
        "--with character:500/0,separator=\\n\\n",
    )
    add_source_flags(parser)
    group = parser.add_argument_group("splitters")
    group.add_argument(
        "--with", dest="specs", metavar="SPEC", action="append", default=[],
        help=f"a splitter as {FORM}, such as recursive:500/50; give 1 to {MOST}. Splitters: {', '.join(SPLITTERS)}; "
        "settings are those of inspector chunk --help, such as --chunk-size written chunk_size=500",
    )  # fmt: skip
    group = parser.add_argument_group("output")
    group.add_argument(
        "--format", choices=("text", "json"), default="text",
        help="text: a table and the cuts to read; json: one object (default: %(default)s)",
    )  # fmt: skip
    add_profile_flag(parser)
    add_config_flags(parser)
    args = parser.parse(argv)
    if not args.specs:
        raise InspectorError("name the splitters to compare, such as --with recursive:500/50 --with token:256/32")
    if len(args.specs) > MOST:
        raise InspectorError(f"{len(args.specs)} splitters are too many for one comparison: give at most {MOST}")
    configured = configuration_of(args)
    pairs = [_read(spec, configured) for spec in args.specs]
    profile = profile_of(args, configured)  # a wrong name is told before a large document is read
    comparison = compare_with(document_of(args), pairs, profile=profile, checks=configured.checks_for(args.file))
    for piece in json_text(comparison) if args.format == "json" else plain_text(comparison):
        sys.stdout.write(piece)
    return 0


def _read(spec: str, configured: Configuration) -> tuple[Splitter, Settings]:
    try:
        splitter, settings = parse_spec(spec, configured.build)
        check_tokenizer(settings)
    except InspectorError as fault:
        raise InspectorError(f"--with {fault}") from None
    return splitter, settings
