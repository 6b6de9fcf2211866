"""Which file configures Inspector, and the table in it that does."""

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from inspector.core.errors import InspectorError
from inspector.core.printable import one_line

PYPROJECT = "pyproject.toml"
"""The file of a Python project, where Inspector has a table among others."""

OWN = "inspector.toml"
"""A file that is all Inspector's."""

_LARGEST = 4 * 1024 * 1024
"""Bytes that a configuration may have."""

_TABLE = "tool.inspector"

_MENTION = re.compile(rb"tool\W+inspector|^\s*(?:\[\s*)?[\"']?tool[\"']?\s*[]=]", re.MULTILINE)
"""What a file that has the table holds: most have not, and need not be read for it."""


@dataclass(frozen=True, slots=True)
class Found:
    """A configuration as it stands in its file."""

    path: Path
    """The file, absolute."""
    table: Mapping[str, Any]
    """Its keys and values, not looked at yet."""
    prefix: str = ""
    """What stands before every key in the file: `tool.inspector.` in `pyproject.toml`."""


def find(folder: Path) -> Found | None:
    """The nearest configuration in a folder or above it.

    The search ends with the top of the repository that the folder is in, or with the home folder.

    Raises:
        InspectorError: A file cannot be read or is no TOML, or two in one folder both configure Inspector.
    """
    folder = folder.absolute()
    home = _home()
    for above in (folder, *folder.parents):
        found = [one for name in (OWN, PYPROJECT) if (one := _read(above / name, asked_for=False)) is not None]
        if len(found) > 1:
            raise InspectorError(
                f"{shown_path(found[0].path)} and {PYPROJECT} beside it both configure Inspector: keep one"
            )
        if found:
            return found[0]
        if above == home or (above / ".git").exists():
            break
    return None


def read(path: Path) -> Found:
    """The configuration in a file that a person named.

    Raises:
        InspectorError: It is missing, cannot be read, is no TOML or says nothing of Inspector.
    """
    found = _read(path.absolute(), asked_for=True)
    if found is None:
        raise InspectorError(f"{shown_path(path)} has no table [{_TABLE}]: it does not configure Inspector")
    return found


def _read(path: Path, *, asked_for: bool) -> Found | None:
    """A file's configuration; `None` where it has none, or where there is no file and nobody asked for it."""
    data = _bytes(path, asked_for=asked_for)
    pyproject = path.name == PYPROJECT
    if data is None or (pyproject and not _MENTION.search(data)):  # somebody else's file need not even be sound
        return None
    from tomllib import TOMLDecodeError, loads  # noqa: PLC0415 (most runs meet no such file)

    try:
        table = loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise InspectorError(f"{shown_path(path)} is not UTF-8, as TOML has to be") from None
    except (TOMLDecodeError, RecursionError) as fault:
        why = "it is nested too deeply" if isinstance(fault, RecursionError) else one_line(str(fault))
        raise InspectorError(f"{shown_path(path)} is no TOML: {why}") from None
    if not pyproject:
        return Found(path, table)
    tool: Any = table.get("tool")
    inner: Any = tool.get("inspector") if isinstance(tool, dict) else None
    if inner is not None and not isinstance(inner, dict):
        raise InspectorError(f"{shown_path(path)}: {_TABLE} must be a table, [{_TABLE}]")
    return None if inner is None else Found(path, inner, f"{_TABLE}.")


def _bytes(path: Path, *, asked_for: bool) -> bytes | None:
    if not asked_for and not _is_there(path):
        return None
    try:
        if not path.is_file():
            what = "is a folder" if path.is_dir() else "is no regular file" if path.exists() else "does not exist"
            raise InspectorError(f"{shown_path(path)} {what}: name a TOML file")
        if path.stat().st_size > _LARGEST:
            raise InspectorError(f"{shown_path(path)} is too large for a configuration")
        return path.read_bytes()
    except OSError as fault:
        raise InspectorError(f"{shown_path(path)} cannot be read: {(fault.strerror or str(fault)).lower()}") from None


def _is_there(path: Path) -> bool:
    """Whether there is such a file, as far as one may look: a folder above may be closed to us."""
    try:
        return path.is_file()
    except OSError:
        return False


def _home() -> Path | None:
    try:
        return Path.home()
    except RuntimeError:  # nobody's
        return None


def shown_path(path: Path) -> str:
    """A path as a message shows it: from the working directory on where it lies there."""
    with suppress(ValueError, OSError):  # it lies elsewhere, or the working directory was removed
        path = path.relative_to(Path.cwd())
    return one_line(str(path))
