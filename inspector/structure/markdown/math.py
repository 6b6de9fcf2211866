r"""Math blocks: `$$ … $$` and `\[ … \]`, on a line or over several."""

import re

from inspector.core.span import Span
from inspector.structure.markdown.extents import trimmed
from inspector.structure.markdown.regions import Region, Sign

_CLOSERS = {"$$": "$$", "\\[": "\\]"}
_LABEL = re.compile(r"[ \t]*(?:\{[^{}\n]*\}|\([^()\n]*\))?[ \t\r]*(?=\n|\Z)")
"""What may stand after the closing sign: a label, as in `$$ (1)` or `$$ {#eq:one}`."""

_BLANK_LINE = re.compile(r"\n[ \t>\r]*\n")
_OTHER_BLOCK = re.compile(r"\n[ \t>]*(?:#{1,6}[ \t]|```|~~~)")
_LONGEST = 10_000
"""Characters of the longest formula: two signs further apart do not belong together."""


def math_at(text: str, sign: Sign) -> Region | None:
    """The math block that begins with *sign*, or `None` if the line is a formula within a sentence, or money."""
    if sign.sign not in _CLOSERS:
        return None
    closer = _CLOSERS[sign.sign]
    start = sign.start + len(sign.sign)
    at = text.find(closer, start, start + _LONGEST)
    tail = _LABEL.match(text, at + len(closer)) if at >= 0 else None
    if tail is None or not text[start:at].strip():
        return None
    between = text[start:at]
    if _BLANK_LINE.search(between) and not (_alone(text, sign, at) and not _OTHER_BLOCK.search(between)):
        return None
    end = at + len(closer) + len(tail[0].rstrip())
    return Region("math", Span(sign.start, end), trimmed(text, Span(start, at)))


def _alone(text: str, sign: Sign, closer: int) -> bool:
    """Whether both signs stand on lines of their own, so that blank lines between them are part of the formula."""
    line = text.rfind("\n", 0, closer) + 1
    return not sign.rest and not text[line:closer].strip(" \t>")
