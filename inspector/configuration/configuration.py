"""What is configured, each value read and known to be possible."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from inspector.configuration.finding import OWN, Found, find, read, shown_path
from inspector.core.errors import InspectorError, SettingsError
from inspector.core.loading import STDIN
from inspector.core.nearest import nearest
from inspector.core.printable import one_line
from inspector.core.tokens import TOKENIZERS
from inspector.splitters.base import Splitter
from inspector.splitters.registry import SPLITTERS, find_splitter
from inspector.splitters.settings import Settings, build

if TYPE_CHECKING:
    from fractions import Fraction

    from inspector.configuration.ignored import Ignored

_TOOL = "tool"


@dataclass(frozen=True, slots=True)
class Configuration:
    """What a file may set; `None` and empty are unset."""

    splitter: str | None = None
    """The splitter."""
    profile: str | None = None
    """How chunks are judged: `source` or `text`."""
    max_rate: "Fraction | None" = None
    """Largest issue rate that passes an audit, 0 to 1."""
    max: Mapping[str, int] = field(default_factory=dict)
    """By kind of issue, the most edges of an audit that may have it."""
    baseline: str | None = None
    """The baseline of an audit, an absolute path."""
    severity: Mapping[str, str] = field(default_factory=dict)
    """By kind of issue, `error`, `warning`, `info` or `off`."""
    off: Mapping[str, str] = field(default_factory=dict)
    """Kinds of issue that are not looked for, each with `off`."""
    ignore: "tuple[Ignored, ...]" = ()
    """Documents in which some kinds of issue, or all, are not looked for."""
    settings: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    """By splitter, the settings that its table sets."""
    file: Path | None = None
    """Where all of it stands; `None` where nothing is configured."""
    prefix: str = ""
    """What stands before every key in the file."""

    @property
    def checks(self) -> Mapping[str, str]:
        """By kind of issue, `off` or another severity."""
        return {**self.severity, **self.off}

    def checks_for(self, path: str | None) -> Mapping[str, str]:
        """The checks of one document: beside what holds for all, what is ignored at its path is off."""
        if not self.ignore or path in (None, STDIN):
            return self.checks
        from inspector.configuration.ignored import excused  # noqa: PLC0415 (few ignore anything)
        from inspector.configuration.values import kinds_of_issue  # noqa: PLC0415

        return {**self.checks, **excused(str(path), self.ignore, self.root, kinds_of_issue())}

    @property
    def root(self) -> str:
        """The folder that patterns of paths start from; empty where nothing is configured."""
        return str(self.file.parent) if self.file else ""

    def build(self, splitter: Splitter, given: Mapping[str, object]) -> Settings:
        """Settings of a splitter: what is given, else what its table sets, else its defaults.

        Raises:
            SettingsError: They cannot be; where a value of the file is at fault, the message says where it stands.
        """
        table = self.settings.get(splitter.name, {})
        try:
            return build(splitter.settings, splitter.name, {**table, **given})
        except SettingsError as fault:
            if fault.setting not in table or fault.setting in given:
                raise
            where = self.where(f"{splitter.name}.{fault.setting}")
            raise SettingsError(fault.setting, f"{fault} ({where})") from None

    def where(self, key: str) -> str:
        """A key as a person finds it: `pyproject.toml: tool.inspector.recursive.chunk_size`."""
        return f"{shown_path(self.file)}: {self.prefix}{one_line(key)}" if self.file else one_line(key)


NOTHING = Configuration()
"""No file configures anything."""

KEYS = ("splitter", "profile", "max_rate", "max", "baseline", "severity", "off", "ignore")
"""The keys that stand at the top, beside one table a splitter."""


def configuration(named: str | None = None, folder: Path | None = None) -> Configuration:
    """What the nearest file configures, or the one that a person named.

    Args:
        named: The file; `none` for no file at all; `None` looks for one.
        folder: Where to look, and above; `None` is the working directory.

    Raises:
        InspectorError: The file cannot be read, or a key or value cannot be; the message names both.
    """
    if named == "none":
        return NOTHING
    if named is not None and not named.strip():
        raise InspectorError("the configuration's name is empty: name a file, or none")
    try:
        found = find(folder or Path.cwd()) if named is None else read(Path(named))
    except FileNotFoundError:  # the working directory was removed
        return NOTHING
    return NOTHING if found is None else interpret(found)


def interpret(found: Found) -> Configuration:
    """Read every value of a configuration.

    Raises:
        InspectorError: A key or value cannot be; the message names the file and the key.
    """
    from inspector.configuration import values  # noqa: PLC0415 (most runs meet no file)

    read_values: dict[str, Any] = {}
    settings: dict[str, Mapping[str, object]] = {}
    blank = Configuration(file=found.path, prefix=found.prefix)
    for key, value in found.table.items():
        if key not in SPLITTERS and key not in KEYS:
            raise InspectorError(f"{blank.where(key)}: {_unknown(key, found)}")
        try:
            if key in SPLITTERS:
                settings[key] = _settings(key, value, found.path.parent)
            else:
                read_values[key] = values.READERS[key](value)
        except SettingsError as fault:
            raise InspectorError(f"{blank.where(f'{key}.{fault.setting}')}: {fault}") from None
        except InspectorError as fault:
            raise InspectorError(f"{blank.where(key)}: {fault}") from None
    for kind in read_values.get("off", ()):
        if kind in read_values.get("severity", ()):
            raise InspectorError(f"{blank.where('off')}: {kind} has a severity too: keep one of the two")
    if "baseline" in read_values:
        read_values["baseline"] = absolute(read_values["baseline"], found.path.parent)
    return Configuration(**read_values, settings=settings, file=found.path, prefix=found.prefix)


def _settings(name: str, table: Any, folder: Path) -> dict[str, object]:
    """The settings in a splitter's table, which together must be possible."""
    if not isinstance(table, dict):
        raise InspectorError("must be a table of settings, such as { chunk_size = 500 }")
    row = find_splitter(name)
    made = build(row.settings, name, table)
    given = {key: getattr(made, key) for key in table}
    tokenizer = given.get("tokenizer")
    if isinstance(tokenizer, str) and tokenizer not in TOKENIZERS and tokenizer.endswith(".json"):
        given["tokenizer"] = absolute(tokenizer, folder)
    return given


def _unknown(key: str, found: Found) -> str:
    if key == _TOOL and found.path.name == OWN:
        return f"in {OWN} keys stand alone: leave {_TOOL}.inspector out"
    return f"unknown key: {nearest(key, (*KEYS, *SPLITTERS), 'there are')}"


def absolute(path: str, folder: Path) -> str:
    """A path as seen from the folder of the file that names it; `~` is home."""
    return str(folder / os.path.expanduser(path))  # noqa: PTH111 (never raises)
