"""Fences: their language and their code."""

import re
from typing import NamedTuple

from inspector.core.span import Span
from inspector.structure.markdown.extents import trimmed
from inspector.structure.markdown.inset import next_line

_OPENER = re.compile(r"(`{3,}|~{3,})[ \t]*([^\n\r]*)")
_CLOSER = re.compile(r"[ \t>]*(`{3,}|~{3,})\Z")
_LANGUAGE = re.compile(r"(?:\{(?:code|code-block|code-cell|sourcecode)\}[ \t]*)?[{. \t]*([\w+#./-]+)")


class Fence(NamedTuple):
    """What a fence holds."""

    language: str
    """First word after its opening signs, in small letters; empty where there is none."""
    content: Span
    """The code, without the blanks around it."""


def fence(text: str, span: Span) -> Fence:
    """Read the fence that stands at *span*; one that is never closed ends where its container ends."""
    opener = _OPENER.match(text, span.start, span.end)
    if not opener:
        return Fence("", span)
    language = _LANGUAGE.match(opener[2])
    start, end = min(next_line(text, opener.end()), span.end), span.end
    last = text.rfind("\n", start - 1, end) + 1
    closer = _CLOSER.match(text[last:end]) if last else None
    if closer and closer[1][0] == opener[1][0] and len(closer[1]) >= len(opener[1]):
        end = last
    return Fence(language[1].lower() if language else "", trimmed(text, Span(start, max(start, end))))
