"""What a text is cut at: a literal or a regular expression, read once and then searched for many times."""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from inspector.core.errors import SettingsError
from inspector.core.printable import quoted
from inspector.core.stop import Stop
from inspector.splitters.harmless import is_harmless

if TYPE_CHECKING:
    from inspector.splitters.guarded import GuardedPattern

_ESCAPED = {"n": "\n", "r": "\r", "t": "\t", "f": "\f", "v": "\v"}
_SPECIAL = frozenset(".^$*+?{}[]()|")


@dataclass(frozen=True, slots=True)
class Separator:
    """One separator; the empty literal stands between any two characters."""

    literal: str = ""
    """The text to cut at, where there is no pattern."""
    pattern: re.Pattern[str] | None = None
    """The regular expression to cut at; `None` for a literal."""
    guard: "GuardedPattern | None" = None
    """The same where it might take for ever, to be matched in its stead; `None` where it is harmless."""

    overlap_marks: str = field(init=False)
    """Characters one of which stands before the literal wherever it overlaps an earlier place where it stands, as a
    newline does in a run of three for a literal of two; empty where it cannot overlap itself."""

    def __post_init__(self) -> None:
        text = self.literal
        marks = "".join(text[shift - 1] for shift in range(1, len(text)) if text.startswith(text[shift:]))
        object.__setattr__(self, "overlap_marks", marks)  # the way to set a field of a frozen object

    def spans(self, text: str, stop: Stop | None = None) -> Iterator[tuple[int, int]]:
        """Where the regular expression's matches in *text* start and end.

        Raises:
            SettingsError: It takes too long.
            Stopped: *stop* was set.
        """
        if self.guard is not None:
            return self.guard.spans(text, stop)
        return (match.span() for match in self.pattern.finditer(text)) if self.pattern else iter(())

    def close(self) -> None:
        """End what was begun to look for matches."""
        if self.guard is not None:
            self.guard.close()

    @property
    def is_empty(self) -> bool:
        """Whether it cuts between any two characters."""
        return self.pattern is None and not self.literal


def read_separator(text: str, setting: str, *, is_regex: bool, trusted: bool = False) -> Separator:
    """Read a separator as a splitter's setting holds it.

    A regular expression that matches one text only becomes that literal: literals are found several times faster.

    Args:
        text: The separator.
        setting: Name of the setting that holds it, for the message.
        is_regex: Whether it is a regular expression.
        trusted: Whether it is one of our own, known to take no long time.

    Raises:
        SettingsError: It is no regular expression; the message shows it and says what is wrong with it.
    """
    literal = literal_of(text) if is_regex else text
    if literal is not None:
        return Separator(literal)
    try:
        pattern = re.compile(text)
    except (re.error, OverflowError, RecursionError) as fault:
        why = "it is nested too deeply" if isinstance(fault, RecursionError) else fault
        raise SettingsError(setting, f"{setting}: {quoted(text)} is not a regular expression: {why}") from None
    if trusted or is_harmless(text) or not sys.executable:
        return Separator(pattern=pattern)
    from inspector.splitters.guarded import GuardedPattern  # noqa: PLC0415 (few patterns need a process)

    return Separator(pattern=pattern, guard=GuardedPattern(text, setting))


def literal_of(regex: str) -> str | None:
    r"""The one text that *regex* matches, as `\n` for `\\n` and `a.b` for `a\.b`; `None` where it may match others."""
    out: list[str] = []
    chars = iter(regex)
    for char in chars:
        if char == "\\":
            escaped = next(chars, "")
            if escaped in _ESCAPED:
                out.append(_ESCAPED[escaped])
            elif escaped and escaped.isascii() and not escaped.isalnum():
                out.append(escaped)
            else:
                return None
        elif char in _SPECIAL:
            return None
        else:
            out.append(char)
    return "".join(out)
