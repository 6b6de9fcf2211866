"""Which files an audit is about: those that were named, and the documents in the folders that were.

Paths are strings here: a tree may hold very many files.
"""

# ruff: noqa: PTH100, PTH112, PTH116, PTH118, PTH119 (as the line above says)

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from glob import has_magic
from pathlib import Path

from inspector.auditing.audited import Failure
from inspector.auditing.ignoring import ignored_above
from inspector.auditing.pattern import Pattern, read_pattern
from inspector.core.errors import InspectorError, wrong_type
from inspector.core.loading import STDIN
from inspector.core.printable import one_line

EVERYTHING = read_pattern("**")
"""The pattern that every file matches."""


_DATA = (".json", ".jsonl", ".ndjson")
"""Endings of what is a trace, a dump or a result more often than prose."""
_CONFIGURATION = "inspector.toml"


@dataclass(frozen=True, slots=True)
class FileToAudit:
    """A file to look at."""

    path: str
    """Where it is; `-` for standard input."""
    name: str
    """What the report calls it: the path as the person gave it, with forward slashes."""
    size: int = 0
    """Its size in bytes; 0 where that is not known."""
    named: bool = True
    """Whether the person named it; one that was found in a folder is passed over where it is no text."""
    matched: bool = False
    """Whether it matches a pattern that the person wrote."""

    @property
    def may_be_document(self) -> bool:
        """Whether it is to be taken for a document: JSON in a folder is not, nor is our configuration."""
        if self.named or self.matched:
            return True
        name = os.path.basename(self.path).lower()
        return not name.endswith(_DATA) and name != _CONFIGURATION


@dataclass(frozen=True, slots=True)
class Found:
    """The files of an audit."""

    files: tuple[FileToAudit, ...]
    """Every file once, in the order of their names."""
    failures: tuple[Failure, ...]
    """What was asked for and is not there."""


def find_files(paths: str | os.PathLike[str] | Iterable[str | os.PathLike[str]]) -> Found:
    """Find the files that *paths* stand for.

    A file is taken as it is. Of a folder, every file in it and below it is taken, but for hidden ones and those that
    `.gitignore` leaves out; links to folders are not followed. A pattern such as `docs/**/*.md` stands for the files
    that match it, where no file is called so.

    Args:
        paths: Files, folders, patterns, or `-` for standard input; one alone is taken as it is.

    Raises:
        InspectorError: A path is none.
    """
    if isinstance(paths, (str, os.PathLike)):  # not letter by letter: the letter / is the whole disk
        paths = [paths]
    if wrong := wrong_type(paths, Iterable):
        raise _no_path(wrong)
    seen: set[str] = set()
    files: list[FileToAudit] = []
    failures: list[Failure] = []
    for given in paths:
        if wrong := wrong_type(given, (str, os.PathLike)):
            raise _no_path(wrong)
        for found in _one(os.fspath(given)):
            if isinstance(found, Failure):
                failures.append(found)
                continue
            place = os.path.abspath(found.path)
            if place not in seen:
                seen.add(place)
                files.append(found)
    files.sort(key=lambda file: file.name)
    return Found(tuple(files), tuple(failures))


def _no_path(kind: str) -> InspectorError:
    return InspectorError(f"an audit takes paths, not {kind}: give a file, a folder, a pattern or a list of them")


def _one(given: str) -> Iterator[FileToAudit | Failure]:
    if given == STDIN:
        yield FileToAudit(STDIN, "<stdin>")
        return
    shown = one_line(given)
    try:
        if os.path.isdir(given):
            yield from _folder_of(given, shown)
        elif os.path.lexists(given) or not has_magic(given):
            yield FileToAudit(given, _name(given), _size(given))
        else:
            yield from _matching(given, shown)
    except ValueError:  # a NUL in the name
        yield Failure(_name(given), f"{shown} is not a possible file name")


def _folder_of(given: str, shown: str) -> Iterator[FileToAudit | Failure]:
    found = False
    for file in _in_folder(given):
        found = True
        yield file
    if not found:
        yield Failure(
            _name(given), f"{shown} holds no documents; hidden files, and what .gitignore names, do not count"
        )


def _matching(given: str, shown: str) -> Iterator[FileToAudit | Failure]:
    """The documents that match a pattern, and those in the folders that do."""
    pattern = read_pattern(given.replace(os.sep, "/"))
    found = False
    if os.path.isdir(pattern.folder or "."):
        for file in _in_folder(pattern.folder, pattern):
            found = True
            yield file
    if not found:
        yield Failure(_name(given), f"no document matches {shown}")


def _in_folder(folder: str, pattern: Pattern = EVERYTHING) -> Iterator[FileToAudit | Failure]:
    """The files in a folder and below it that match a pattern."""
    top = os.path.realpath(folder or ".")
    links: set[str] = set()
    rest = [(folder, ignored_above(Path(folder)), pattern.start)]  # a tree may be deeper than calls can nest
    while rest:
        inner, above, states = rest.pop()
        ignored = above.entering(os.path.abspath(inner))
        try:
            entries = _visible(inner)
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            yield Failure(_name(inner), f"{one_line(inner)} cannot be looked into: {reason}")
            continue
        for entry in entries:
            reached = pattern.step(states, entry.name)
            path = os.path.join(inner, entry.name)
            if not reached:
                continue
            if entry.is_dir(follow_symlinks=False):
                if not ignored.leaves_out(os.path.abspath(path), folder=True):
                    rest.append((path, ignored, reached))
            elif pattern.matches(reached) and _is_file(entry) and not ignored.leaves_out(os.path.abspath(path)):
                target = os.path.realpath(path) if entry.is_symlink() else ""
                if target in links or (target and os.path.commonpath((top, target)) == top):
                    continue  # it is met elsewhere
                if target:
                    links.add(target)
                yield FileToAudit(path, _name(path), _size(path), named=False, matched=pattern is not EVERYTHING)


def _visible(folder: str) -> list["os.DirEntry[str]"]:
    with os.scandir(folder or os.curdir) as entries:
        seen = [entry for entry in entries if not entry.name.startswith(".")]
    return sorted(seen, key=lambda entry: entry.name)  # of two links to one file, the first is taken


def _is_file(entry: "os.DirEntry[str]") -> bool:
    """Whether an entry is a regular file, or a link to one; a pipe, a device and a broken link are not."""
    try:
        return entry.is_file()
    except OSError:
        return False


def _size(path: str) -> int:
    try:
        return os.stat(path).st_size
    except (OSError, ValueError):  # it is told when it is read
        return 0


def _name(path: str) -> str:
    """A path as a report spells it: forward slashes, and no `./` in front."""
    name = path.replace(os.sep, "/")
    while name.startswith("./") and len(name) > len("./"):
        name = name[2:].lstrip("/")
    return name
