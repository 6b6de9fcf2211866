"""What a person says of the checks: which are off, how bad each kind is, which places are excused."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import get_args

from inspector.core.errors import InspectorError, wrong_type
from inspector.core.issue import Issue, Severity
from inspector.core.nearest import nearest
from inspector.core.printable import quoted
from inspector.core.span import Span

OFF = "off"
"""What a kind is set to that is not to be looked for."""

_SEVERITIES: Sequence[Severity] = get_args(Severity)


@dataclass(frozen=True, slots=True)
class Excuse:
    """A place in a document where some kinds of issue are meant to be."""

    span: Span
    """The place, a block or a line."""
    kinds: frozenset[str]
    """The kinds; empty means all."""

    def holds(self, issue: Issue) -> bool:
        """Whether an issue is excused: its edge lies in the place or at its ends, and its kind is meant."""
        within = self.span.start <= issue.offset <= self.span.end
        return within and (not self.kinds or issue.kind in self.kinds)


@dataclass(frozen=True, slots=True)
class Rules:
    """What is done with what the checks find."""

    severities: Mapping[str, Severity | None]
    """The severity of each kind that has another than its own; `None` where it is off."""
    excuses: Sequence[Excuse] = ()
    """The places that are excused."""

    def applied(self, found: Iterable[Issue]) -> list[Issue]:
        """The issues that are left, with their severities."""
        if not self.severities and not self.excuses:
            return list(found)
        kept: list[Issue] = []
        for issue in found:
            severity = self.severities.get(issue.kind, issue.severity)
            if severity is not None and not any(excuse.holds(issue) for excuse in self.excuses):
                kept.append(issue if severity == issue.severity else replace(issue, severity=severity))
        return kept


AS_THEY_ARE = Rules({})
"""Nothing is changed."""


def severities_of(checks: Mapping[str, str], known: Iterable[str]) -> dict[str, Severity | None]:
    """Severities as a person sets them: `{"undersized": "off", "split-table": "error"}`.

    Args:
        checks: By kind, `off`, `error`, `warning` or `info`.
        known: The kinds that there are.

    Raises:
        InspectorError: A kind or a severity that there is not; the message offers the nearest.
    """
    kinds = tuple(known)
    found: dict[str, Severity | None] = {}
    if wrong := wrong_type(checks, Mapping):
        raise InspectorError(f"checks must be a mapping such as {{'mid-word': 'off'}}, not {wrong}")
    for kind, word in checks.items():
        if kind not in kinds:
            raise InspectorError(f"unknown issue kind {quoted(kind)}: {nearest(kind, kinds)}")
        severity = next((severity for severity in _SEVERITIES if severity == word), None)
        if severity is None and word != OFF:
            raise InspectorError(f"{kind} is set to {quoted(word)}: choose one of {OFF}, {', '.join(_SEVERITIES)}")
        found[kind] = severity
    return found
