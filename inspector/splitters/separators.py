"""What a text is cut at: a literal or a regular expression, read once and then searched for many times."""

import re
from dataclasses import dataclass, field

from inspector.core.errors import SettingsError

_ESCAPED = {"n": "\n", "r": "\r", "t": "\t", "f": "\f", "v": "\v"}
_SPECIAL = frozenset(".^$*+?{}[]()|")


@dataclass(frozen=True, slots=True)
class Separator:
    """One separator; the empty literal stands between any two characters."""

    literal: str = ""
    """The text to cut at, where there is no pattern."""
    pattern: re.Pattern[str] | None = None
    """The regular expression to cut at; `None` for a literal."""

    overlap_marks: str = field(init=False)
    """Characters one of which stands before the literal wherever it overlaps an earlier place where it stands, as a
    newline does in a run of three for a literal of two; empty where it cannot overlap itself."""

    def __post_init__(self) -> None:
        text = self.literal
        marks = "".join(text[shift - 1] for shift in range(1, len(text)) if text.startswith(text[shift:]))
        object.__setattr__(self, "overlap_marks", marks)  # the way to set a field of a frozen object

    @property
    def is_empty(self) -> bool:
        """Whether it cuts between any two characters."""
        return self.pattern is None and not self.literal


def read_separator(text: str, setting: str, *, is_regex: bool) -> Separator:
    """Read a separator as a splitter's setting holds it.

    A regular expression that matches one text only becomes that literal: literals are found several times faster.

    Args:
        text: The separator.
        setting: Name of the setting that holds it, for the message.
        is_regex: Whether it is a regular expression.

    Raises:
        SettingsError: It is no regular expression; the message shows it and says what is wrong with it.
    """
    literal = literal_of(text) if is_regex else text
    if literal is not None:
        return Separator(literal)
    try:
        return Separator(pattern=re.compile(text))
    except (re.error, OverflowError, RecursionError) as fault:
        raise SettingsError(setting, f"{setting}: {text!r} is not a regular expression: {fault}") from None


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
