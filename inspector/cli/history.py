"""`inspector history`: the issue rate over time, from logs of events, written to stdout."""

import sys
from collections.abc import Sequence

from inspector.auditing.history.reading import read_events
from inspector.cli.parser import Parser
from inspector.core.errors import InspectorError
from inspector.core.printable import one_line
from inspector.report.history_json import history_json
from inspector.report.history_text import history_text

_LAST = 40

_EPILOG = """\
A run is one `inspector audit`. Runs follow each other in time, also where the settings changed between them; two
settings that are used by turns, or in one run, are charted as two pipelines.

A change of the rate between two runs counts as a step where a two-proportion z test, pooled and two-sided, gives a
p below 5 % after it was multiplied by the number of pairs compared. The step names the settings that changed.

Lines that are no events, such as one torn off when a run died, are passed over and counted on stderr.

examples:
  inspector audit docs --events events.jsonl
  inspector history events.jsonl
  inspector history events-*.jsonl --document 'docs/*' --format json"""


def run(argv: Sequence[str]) -> int:
    """Chart the issue rate by run and point at the steps.

    Raises:
        InspectorError: The usage is wrong, or a log cannot be read or holds no events.
    """
    parser = Parser("history", "Chart the issue rate of past audits, and point at where it changed.", _EPILOG)
    parser.usage = "inspector history EVENTS... [options]"
    parser.add_argument(
        "events", metavar="EVENTS", nargs="*", help="files that inspector audit --events wrote; - reads standard input"
    )
    parser.add_argument("--document", metavar="PATTERN", help="count only documents with such a name, such as 'docs/*'")
    parser.add_argument(
        "--last", metavar="N", default=str(_LAST),
        help="runs of each pipeline in the chart, the latest; 0 shows all (default: %(default)s)",
    )  # fmt: skip
    parser.add_argument(
        "--format", choices=("text", "json"), default="text",
        help="text: a chart; json: one object with every run and step (default: %(default)s)",
    )  # fmt: skip
    args = parser.parse(argv)
    if not args.events:
        raise InspectorError("name a log of events, such as one that inspector audit docs --events events.jsonl writes")
    last = _last(args.last)
    reading = read_events(args.events, documents=args.document)
    for note in reading.notes:
        print(f"inspector: note: {note}", file=sys.stderr)
    if args.document is not None and not reading.points:
        raise InspectorError(
            f"the logs hold no document called {one_line(args.document)}: give a pattern of whole names"
        )
    for piece in [history_json(reading)] if args.format == "json" else history_text(reading, last=last):
        sys.stdout.write(piece)
    return 0


def _last(text: str) -> int | None:
    if not (text.isascii() and text.isdigit() and len(text) < 10):  # noqa: PLR2004 (more runs than that there are not)
        raise InspectorError(f"--last {one_line(text)!r} is no number of runs: give one such as 40, or 0 for all")
    return int(text) or None
