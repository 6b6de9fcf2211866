"""What a person types to go somewhere: `12` is a line, `#12` a chunk, `50%` a share of the lines."""

import re
from dataclasses import dataclass
from typing import Literal

from inspector.core.errors import InspectorError

_FORM = re.compile(r"(?P<chunk>#?)\s*(?P<number>\d+)\s*(?P<share>%?)")
_LONGEST = 18  # digits: more than any document has lines, and int() refuses some thousands


@dataclass(frozen=True, slots=True)
class Target:
    """A place to go to."""

    kind: Literal["line", "chunk"]
    """What `number` counts."""
    number: int
    """A line from 1, or a chunk's index from 0."""


def parse_target(typed: str, *, lines: int, chunks: int) -> Target:
    """Read where to go.

    Args:
        typed: What the person wrote.
        lines: Lines in the document, at least 1.
        chunks: Chunks of the document, 0 where there are none (yet).

    Raises:
        InspectorError: It names no place, or one that the document does not have.
    """
    found = _FORM.fullmatch(typed.strip())
    if found is None or (found["chunk"] and found["share"]):
        raise InspectorError("type a line (12), a chunk (#12) or a share of the document (50%)")
    number = int(found["number"][:_LONGEST])
    if found["chunk"]:
        if not chunks:
            raise InspectorError("no chunk to go to: the document has none")
        if number >= chunks:
            raise InspectorError(f"no chunk #{number}: the last is #{chunks - 1}")
        return Target("chunk", number)
    if found["share"]:
        if number > 100:  # noqa: PLR2004 (the whole, in percent)
            raise InspectorError(f"no place at {number}%: the document ends at 100%")
        return Target("line", max(1, lines * number // 100))
    if not 1 <= number <= lines:
        raise InspectorError(f"no line {number}: the document has {lines}")
    return Target("line", number)
