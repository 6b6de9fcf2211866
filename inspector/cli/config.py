"""`inspector config`: the configuration that commands would go by here, and where each value comes from."""

import sys
from collections.abc import Sequence

from inspector.checks.rules import OFF
from inspector.cli.configured import add_config_flags, configuration_of
from inspector.cli.judging import add_judging_flags, checks_given, most_given, rate_given
from inspector.cli.options import add_profile_flag, add_splitter_flags, flags_given, profile_of, splitter_of
from inspector.cli.parser import Parser
from inspector.configuration.effective import effective
from inspector.report.config_text import config_json, config_text


def run(argv: Sequence[str]) -> int:
    """Write every value, the file that sets it or the flag.

    Raises:
        InspectorError: The usage is wrong, or a key or value in the file cannot be.
    """
    parser = Parser(
        "config",
        "Show what the other commands would go by here, and where each value comes from: a flag, a file or a default.",
        "example:\n  inspector config --splitter token --format json",
    )
    parser.usage = "inspector config [options]"
    add_splitter_flags(parser, argv)
    add_config_flags(parser)
    add_profile_flag(parser)
    add_judging_flags(parser)
    parser.add_argument(
        "--format", choices=("text", "json"), default="text", help="a table to read, or one object (default: text)"
    )
    args = parser.parse(argv)
    configured = configuration_of(args)
    splitter, settings = splitter_of(args, configured)
    profile = profile_of(args, configured)
    flags: dict[str, object] = {f"{splitter.name}.{name}": text for name, text in flags_given(args).items()}
    flags |= {name: value for name in ("splitter", "profile", "baseline") if (value := getattr(args, name)) is not None}
    rate = rate_given(args)
    flags |= {} if rate is None else {"max_rate": float(rate)}
    flags |= {f"max.{kind}": most for kind, most in most_given(args).items()}
    flags |= {f"{'off' if level == OFF else 'severity'}.{kind}": level for kind, level in checks_given(args).items()}
    values = effective(configured, splitter, settings, profile=profile, flags=flags)
    sys.stdout.write((config_json if args.format == "json" else config_text)(configured, values))
    return 0
