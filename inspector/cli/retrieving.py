"""Retriever settings as flags: one flag a name, shared by all retrievers that have the setting."""

from argparse import ArgumentParser, Namespace

from inspector.core.errors import SettingsError
from inspector.retrieval.asking import DEFAULT_K, settings_of
from inspector.retrieval.registry import DEFAULT_RETRIEVER, RETRIEVERS, find_retriever
from inspector.splitters.settings import SettingField, Settings, fields_of

_PREFIX = "retriever_setting_"  # keeps a setting apart from a splitter's and from the command's own arguments
_METAVARS = {"int": "N", "float": "N", "str": "TEXT"}


def add_retriever_flags(parser: ArgumentParser) -> None:
    """Give a parser `-k`, `--retriever` and a flag for every setting of every retriever."""
    group = parser.add_argument_group("retriever")
    group.add_argument("-k", metavar="N", default=str(DEFAULT_K), help="chunks to bring back (default: %(default)s)")
    group.add_argument(
        "--retriever", metavar="NAME", default=DEFAULT_RETRIEVER,
        help=f"{', '.join(RETRIEVERS)} (default: {DEFAULT_RETRIEVER})",
    )  # fmt: skip
    owners: dict[str, tuple[SettingField, list[str]]] = {}
    for name in RETRIEVERS:
        for field in fields_of(find_retriever(name).settings):
            owners.setdefault(field.name, (field, []))[1].append(name)
    for field, names in owners.values():
        default = field.show(field.default) or field.placeholder or "unset"
        text = f"{field.doc} [{', '.join(names)}: {default}]".replace("%", "%%")
        group.add_argument(field.flag, dest=_PREFIX + field.name, metavar=_METAVARS[field.type], help=text)


def retriever_of(args: Namespace) -> tuple[str, Settings]:
    """The retriever and the settings that the flags ask for.

    Raises:
        InspectorError: There is no such retriever, or it has no such setting, or a value cannot be.
    """
    row = find_retriever(args.retriever)
    known = {field.name: field for field in fields_of(row.settings)}
    values: dict[str, object] = {}
    for dest, text in vars(args).items():
        name = dest.removeprefix(_PREFIX)
        if name == dest or text is None:
            continue
        if name not in known:
            flags = ", ".join(field.flag for field in known.values()) or "no setting"
            raise SettingsError(name, f"retriever {row.name} has no --{name.replace('_', '-')}: it has {flags}")
        values[name] = known[name].parse(text)
    return row.name, settings_of(row.name, values)
