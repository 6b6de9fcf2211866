"""The configuration that a command goes by, and the flags that name another or none."""

from argparse import ArgumentParser, Namespace

from inspector.configuration.configuration import Configuration, configuration

NONE = "none"


def add_config_flags(parser: ArgumentParser) -> None:
    """Give a parser `--config` and `--no-config`."""
    group = parser.add_argument_group("configuration")
    group.add_argument(
        "--config", metavar="FILE",
        help="go by this file (default: inspector.toml, or [tool.inspector] of pyproject.toml, here or above)",
    )  # fmt: skip
    group.add_argument("--no-config", dest="config", action="store_const", const=NONE, help="go by no file")


def configuration_of(args: Namespace) -> Configuration:
    """What is configured.

    Raises:
        InspectorError: The file cannot be read, or a key or value in it cannot be.
    """
    return configuration(args.config)
