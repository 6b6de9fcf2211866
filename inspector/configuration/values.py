"""Readers of values: each takes what TOML holds, and gives what it means or says in one phrase what is wrong."""

from collections.abc import Callable, Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Any

from inspector.checks.registry import PROFILES, find_profile
from inspector.checks.rules import OFF, severities_of
from inspector.configuration.ignored import Ignored, is_pattern
from inspector.core.errors import InspectorError
from inspector.core.nearest import nearest
from inspector.core.printable import quoted
from inspector.core.rate import read_rate
from inspector.splitters.registry import find_splitter


def kinds_of_issue() -> tuple[str, ...]:
    """Every kind of issue that any profile knows."""
    return tuple(dict.fromkeys(kind for checks in PROFILES.values() for check in checks for kind in check.kinds))


def splitter(value: Any) -> str:
    """The name of a splitter."""
    return find_splitter(_text(value)).name


def profile(value: Any) -> str:
    """The name of a profile."""
    find_profile(_text(value))
    return str(value)


def rate(value: Any) -> Fraction:
    """A share, as a number from 0 to 1 or a text such as `5%`."""
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        raise InspectorError(f"{_toml(value)} is no rate: give a share such as 0.05 or '5%'")
    return read_rate(value if isinstance(value, str) else format(Decimal(str(value)), "f"))


def counts(value: Any) -> Mapping[str, int]:
    """By kind of issue, a number of edges."""
    for kind, most in _table(value, "'split-table' = 0").items():
        _known(kind)
        if isinstance(most, bool) or not isinstance(most, int) or most < 0:
            raise InspectorError(f"{kind} is {_toml(most)}: give a number of edges from 0 on")
    return dict(value)


def file(value: Any) -> str:
    """The path of a file."""
    if not _text(value).strip():
        raise InspectorError("the path is empty: name a file, or leave the key out")
    return str(value)


def severities(value: Any) -> Mapping[str, str]:
    """By kind of issue, how bad it is, or `off`."""
    severities_of(_table(value, "undersized = 'warning'"), kinds_of_issue())
    return dict(value)


def off(value: Any) -> Mapping[str, str]:
    """Kinds of issue that are not looked for."""
    return dict.fromkeys((_known(kind) for kind in _list(value, "['undersized']")), OFF)


def ignored(value: Any) -> tuple[Ignored, ...]:
    """Patterns of paths, alone or with the kinds that are meant."""
    return tuple(_entry(entry) for entry in _list(value, "['docs/old/**']"))


def _entry(entry: Any) -> Ignored:
    table = (
        {"path": entry} if isinstance(entry, str) else _table(entry, "path = 'docs/old/**', kinds = ['split-table']")
    )
    for key in table:
        if key not in ("path", "kinds"):
            raise InspectorError(f"unknown key {quoted(key)}: {nearest(key, ('path', 'kinds'), 'give')}")
    path = table.get("path")
    if not isinstance(path, str) or not is_pattern(path):
        raise InspectorError(f"path {_toml(path)} is no pattern: give one such as 'docs/old/**'")
    kinds = tuple(_known(kind) for kind in _list(table.get("kinds", []), "['split-table']"))
    return Ignored(path, kinds)


def _known(kind: Any) -> str:
    if kind not in kinds_of_issue():
        raise InspectorError(f"unknown issue kind {quoted(kind)}: {nearest(kind, kinds_of_issue())}")
    return str(kind)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise InspectorError(f"must be text, not {_toml(value)}")
    return value


def _list(value: Any, such_as: str) -> list[Any]:
    if not isinstance(value, list):
        raise InspectorError(f"must be a list such as {such_as}, not {_toml(value)}")
    return value


def _table(value: Any, such_as: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise InspectorError(f"must be a table such as {{ {such_as} }}, not {_toml(value)}")
    return value


def _toml(value: Any) -> str:
    """A value much as TOML writes it, for a message."""
    if isinstance(value, bool):
        return str(value).lower()
    return "nothing" if value is None else "a table" if isinstance(value, dict) else quoted(value)


READERS: Mapping[str, Callable[[Any], object]] = {
    "splitter": splitter,
    "profile": profile,
    "max_rate": rate,
    "max": counts,
    "baseline": file,
    "severity": severities,
    "off": off,
    "ignore": ignored,
}
"""How the value of each key is read that stands at the top, beside one table a splitter."""
