"""What an audit looks for and lets pass: the flags that say so, and the configuration under them."""

from argparse import ArgumentParser, Namespace
from fractions import Fraction
from pathlib import Path

from inspector.auditing.baseline import read_baseline
from inspector.auditing.gate import Gate
from inspector.auditing.plan import known_kinds
from inspector.checks.rules import OFF, severities_of
from inspector.configuration.configuration import Configuration
from inspector.core.errors import InspectorError
from inspector.core.printable import one_line
from inspector.core.rate import read_rate


def add_judging_flags(parser: ArgumentParser) -> None:
    """Give a parser the flags for kinds of issue, and those of the gate."""
    group = parser.add_argument_group("judging")
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


def checks_given(args: Namespace) -> dict[str, str]:
    """What `--off` and `--severity` say of each kind.

    Raises:
        InspectorError: They name a kind or a severity that there is not.
    """
    found = dict.fromkeys(args.off, OFF)
    for given in args.severity:
        kind, sign, level = given.rpartition("=")
        if not sign:
            raise InspectorError(f"--severity {one_line(given)!r}: write KIND=LEVEL, such as undersized=warning")
        found[kind] = level
    severities_of(found, known_kinds())
    return found


def most_given(args: Namespace) -> dict[str, int]:
    """What `--max` says of each kind.

    Raises:
        InspectorError: It names a kind that there is not, or no number.
    """
    most: dict[str, int] = {}
    for given in args.max:
        kind, sign, number = given.rpartition("=")
        if not sign or not number.isascii() or not number.isdigit():
            raise InspectorError(f"--max {one_line(given)!r}: write KIND=N, such as split-table=0")
        most[kind] = int(number)
    severities_of(dict.fromkeys(most, OFF), known_kinds())
    return most


def rate_given(args: Namespace) -> Fraction | None:
    """What `--max-rate` says.

    Raises:
        InspectorError: It is no share.
    """
    if args.max_rate is None:
        return None
    try:
        return read_rate(args.max_rate)
    except InspectorError as fault:
        raise InspectorError(f"--max-rate {fault}") from None


def gate_of(args: Namespace, configured: Configuration) -> Gate:
    """What may be found at most: by the flags, and where they are silent by the configuration.

    Raises:
        InspectorError: A flag cannot be, or the baseline cannot be read.
    """
    rate, most = rate_given(args), {**configured.max, **most_given(args)}
    baseline = args.baseline or configured.baseline
    if (
        baseline is not None
        and args.baseline is None
        and args.write_baseline is not None
        and not Path(baseline).exists()
    ):
        baseline = None  # the one that is configured is about to be written for the first time
    return Gate(
        configured.max_rate if rate is None else rate, most, None if baseline is None else read_baseline(Path(baseline))
    )
