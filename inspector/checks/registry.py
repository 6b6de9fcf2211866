"""Every check of each profile, worst first, and how their findings at one edge become one issue."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from importlib import import_module

from inspector.checks.base import Check, ChunkView
from inspector.checks.excuses import excuses_of
from inspector.checks.rules import AS_THEY_ARE, Rules, severities_of
from inspector.checks.source import Source
from inspector.core.chunk import Chunk
from inspector.core.errors import InspectorError
from inspector.core.issue import Issue
from inspector.core.nearest import nearest
from inspector.core.printable import quoted


class _Profiles(Mapping[str, tuple[Check, ...]]):
    """Checks by the name of their profile; its module is imported when it is first asked for."""

    def __init__(self, *names: str) -> None:
        self._names = names

    def __getitem__(self, name: str) -> tuple[Check, ...]:
        if name not in self._names:
            raise KeyError(name)
        checks: tuple[Check, ...] = getattr(
            import_module(f"inspector.checks.{name}_profile"), f"{name.upper()}_PROFILE"
        )
        return checks

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __contains__(self, name: object) -> bool:
        return name in self._names


PROFILES: Mapping[str, tuple[Check, ...]] = _Profiles("source", "text")
"""The checks of each profile; where two find fault with one edge, the earlier of equal severity gives its kind."""

DEFAULT_PROFILE = "source"
"""The profile where none is named."""

_SEVERITIES = ("error", "warning", "info")


def find_profile(name: str) -> tuple[Check, ...]:
    """The checks of that profile, worst first.

    Raises:
        InspectorError: There is no such profile.
    """
    return PROFILES[known_profile(name)]


def known_profile(name: str) -> str:
    """The name of a profile, whose checks are not loaded for it.

    Raises:
        InspectorError: There is no such profile.
    """
    if name in PROFILES:
        return name
    raise InspectorError(f"unknown profile {quoted(name)}: {nearest(name, PROFILES)}")


def rules_for(source: Source, profile: str, severities: Mapping[str, str]) -> Rules:
    """What is to be done with the issues of a document.

    Args:
        source: The document.
        profile: How it is judged; by `text` no place is excused, so that the number compares with what others measure.
        severities: By kind, `off`, `error`, `warning` or `info`.

    Raises:
        InspectorError: A kind or a severity that there is not.
        Stopped: The work is no longer wanted.
    """
    kinds = [kind for checks in PROFILES.values() for check in checks for kind in check.kinds] if severities else []
    excuses = excuses_of(source) if profile != "text" else ()
    return Rules(severities_of(severities, dict.fromkeys(kinds)), excuses)


def issues_of(source: Source, chunk: Chunk, checks: tuple[Check, ...], rules: Rules = AS_THEY_ARE) -> Iterator[Issue]:
    """The issues of one chunk, at most one an edge; a chunk of blanks has none at its edges.

    Args:
        source: The document with all its chunks.
        chunk: One of them.
        checks: The checks of a profile, worst first.
        rules: Which kinds are switched off, or have another severity, and which places are excused.

    Raises:
        Stopped: The work is no longer wanted.
    """
    text = chunk.text if chunk.fidelity == "exact" else source.document.text[chunk.start : chunk.end]
    lead = len(text) - len(text.lstrip())
    blank = lead == len(text)
    start = chunk.start if blank else chunk.start + lead
    view = ChunkView(source, chunk, start, max(start, chunk.start + len(text.rstrip())))
    if blank or chunk.fidelity == "not-found":
        checks = tuple(check for check in checks if check.whole)
    found = rules.applied(issue for check in checks for issue in check.find(view, check.severity))
    for side in ("start", "end", "inside"):
        edge = [issue for issue in found if issue.side == side]
        if len(edge) > 1:
            edge.sort(key=lambda issue: _SEVERITIES.index(issue.severity))
            also = dict.fromkeys(issue.kind for issue in edge[1:] if issue.kind != edge[0].kind)
            yield replace(edge[0], also=tuple(also))
        else:
            yield from edge
