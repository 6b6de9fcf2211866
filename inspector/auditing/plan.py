"""How every document of an audit is to be read, split and judged."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from inspector.checks.registry import PROFILES, find_profile
from inspector.checks.rules import severities_of
from inspector.configuration.ignored import Ignored, excused
from inspector.core.kinds import as_kind
from inspector.core.loading import MAX_BYTES, STDIN
from inspector.splitters.base import Splitter
from inspector.splitters.registry import DEFAULT_SPLITTER, find_splitter
from inspector.splitters.settings import Settings, as_dict, build

DEFAULT_PROFILE = "source"
"""How an audit judges where nothing else is asked for: it has every document at hand."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is the same for all documents of an audit; made of JSON's types alone, so that a process can be told it."""

    splitter: str = DEFAULT_SPLITTER
    """Name of the splitter."""
    settings: Mapping[str, Any] = field(default_factory=dict)
    """Its settings by name, all of them."""
    profile: str = DEFAULT_PROFILE
    """`source` or `text`."""
    checks: Mapping[str, str] = field(default_factory=dict)
    """By issue kind, `off` or another severity."""
    kind: str | None = None
    """The kind of every document; `None` goes by its name."""
    encoding: str | None = None
    """The encoding of every document; `None` finds out."""
    max_bytes: int | None = MAX_BYTES
    """Largest document read, in bytes; `None` for any."""
    ignored: Sequence[tuple[str, Sequence[str]]] = ()
    """Patterns of paths, each with the kinds of issue that are not looked for there; without any, all are not."""
    root: str = ""
    """The folder that the patterns start from."""

    def checks_for(self, path: str) -> Mapping[str, str]:
        """The checks of one document: beside what holds for all, what is ignored at its path is off."""
        return {**self.checks, **self.excused_at(path)}

    def excused_at(self, path: str) -> Mapping[str, str]:
        """By kind of issue that is ignored at a path, `off`."""
        if not self.ignored or path == STDIN:
            return {}
        entries = [Ignored(pattern, kinds) for pattern, kinds in self.ignored]
        return excused(path, entries, self.root, known_kinds())

    @property
    def made(self) -> tuple[Splitter, Settings]:
        """The splitter and its settings.

        Raises:
            InspectorError: There is no such splitter or setting.
        """
        row = find_splitter(self.splitter)
        return row, build(row.settings, row.name, self.settings)


def make_plan(
    splitter: str = DEFAULT_SPLITTER,
    settings: Mapping[str, object] | None = None,
    *,
    profile: str = DEFAULT_PROFILE,
    checks: Mapping[str, str] | None = None,
    kind: str | None = None,
    encoding: str | None = None,
    max_bytes: int | None = MAX_BYTES,
    ignored: Iterable[Ignored] = (),
    root: str = "",
) -> Plan:
    """A plan whose every part can be, so that no document has to fail for it.

    Raises:
        InspectorError: A splitter, setting, profile, issue kind, severity or document kind that there is not.
    """
    row = find_splitter(splitter)
    made = build(row.settings, row.name, settings or {})
    find_profile(profile)
    severities_of(checks or {}, known_kinds())
    if kind is not None:
        as_kind(kind)
    places = [(entry.path, list(entry.kinds)) for entry in ignored]
    return Plan(row.name, as_dict(made), profile, dict(checks or {}), kind, encoding, max_bytes, places, root)


def known_kinds() -> tuple[str, ...]:
    """Every kind of issue that there is."""
    return tuple(dict.fromkeys(kind for checks in PROFILES.values() for check in checks for kind in check.kinds))
