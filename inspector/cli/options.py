"""Splitter settings as flags: one flag a name, shared by all splitters that have the setting."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence

from inspector.checks.registry import DEFAULT_PROFILE, known_profile
from inspector.configuration.configuration import NOTHING, Configuration
from inspector.core.errors import SettingsError
from inspector.splitters.base import Splitter
from inspector.splitters.registry import DEFAULT_SPLITTER, SPLITTERS, find_splitter
from inspector.splitters.settings import SettingField, Settings, fields_of
from inspector.splitters.sizes import check_tokenizer

_PREFIX = "setting_"  # keeps a setting apart from the command's own arguments
_METAVARS = {"int": "N", "str": "TEXT", "list": "JSON", "keep": "SIDE"}


def add_splitter_flags(parser: ArgumentParser, argv: Sequence[str]) -> None:
    """Give a parser `--splitter` and a flag for every setting of every splitter.

    Where *argv* has no option at all, the default splitter's flags do, and the others' modules need not be loaded.
    """
    group = parser.add_argument_group(
        "splitter",
        description="A setting that is not given keeps the splitter's default. Escapes such as \\n are understood.",
    )
    names = ", ".join(SPLITTERS)
    group.add_argument(
        "--splitter", "-s", metavar="NAME", help=f"{names} (default: as configured, else {DEFAULT_SPLITTER})"
    )
    bare = not any(word.startswith("-") for word in argv)
    for name, owners in _owners([DEFAULT_SPLITTER] if bare else SPLITTERS).items():
        field = next(iter(owners.values()))
        text = f"{field.doc} {_defaults(owners)}".replace("%", "%%")
        dest = _PREFIX + name
        if field.type == "bool":
            group.add_argument(field.flag, dest=dest, action="store_const", const="true", help=text)
        else:
            metavar = "{" + ",".join(field.choices) + "}" if field.choices else _METAVARS[field.type]
            group.add_argument(field.flag, dest=dest, metavar=metavar, help=text)
        if field.type in ("bool", "keep"):
            group.add_argument(
                field.flag.replace("--", "--no-", 1), dest=dest, action="store_const", const="false",
                help=f"The same as {field.name} false.",
            )  # fmt: skip


def add_profile_flag(parser: ArgumentParser) -> None:
    """Give a parser `--profile`."""
    group = parser.add_argument_group("checks")
    group.add_argument(
        "--profile", metavar="NAME",
        help="source: an edge is wrong only if the document says so; text: by the chunk's own text, as the article "
        f"does (default: as configured, else {DEFAULT_PROFILE})",
    )  # fmt: skip


def profile_of(args: Namespace, configured: Configuration) -> str:
    """The profile that the flag asks for, or else the configuration.

    Raises:
        InspectorError: There is no such profile.
    """
    return known_profile(args.profile or configured.profile or DEFAULT_PROFILE)


def splitter_of(args: Namespace, configured: Configuration = NOTHING) -> tuple[Splitter, Settings]:
    """The splitter and settings that the flags ask for, and for what they leave open the configuration.

    Raises:
        InspectorError: There is no such splitter, or it has no such setting, or a value cannot be.
    """
    splitter = find_splitter(args.splitter or configured.splitter or DEFAULT_SPLITTER)
    known = {field.name: field for field in fields_of(splitter.settings)}
    given = flags_given(args)
    for name in given:
        if name not in known:
            flags = ", ".join(field.flag for field in known.values())
            flag = "--" + name.replace("_", "-")
            raise SettingsError(name, f"splitter {splitter.name} has no {flag}: it has {flags}")
    values = {name: known[name].parse(text) for name, text in given.items()}
    settings = configured.build(splitter, values)
    check_tokenizer(settings)  # which is told before a large document is read
    return splitter, settings


def flags_given(args: Namespace) -> dict[str, str]:
    """The settings that flags set, by name, as they were typed."""
    return {
        dest.removeprefix(_PREFIX): value
        for dest, value in vars(args).items()
        if dest.startswith(_PREFIX) and value is not None
    }


def _owners(names: Iterable[str]) -> dict[str, dict[str, SettingField]]:
    """Setting name to splitter name to the setting, in the order of *names*."""
    found: dict[str, dict[str, SettingField]] = {}
    for name in names:
        for field in fields_of(find_splitter(name).settings):
            found.setdefault(field.name, {})[name] = field
    return found


def _defaults(owners: dict[str, SettingField]) -> str:
    """Who has a setting, by default value: `[recursive, character: 500; token: 256]`."""
    by_default: dict[str, list[str]] = {}
    for owner, field in owners.items():
        by_default.setdefault(field.show(field.default) or "unset", []).append(owner)
    half_of = next((field.half_of for field in owners.values() if field.half_of), "")
    limit = f", at most half of --{half_of.replace('_', '-')}" if half_of else ""
    return "[" + "; ".join(f"{', '.join(names)}: {shown}" for shown, names in by_default.items()) + limit + "]"
