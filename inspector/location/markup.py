"""Where markup stands in a text, as far as it has words of its own: what is gone when somebody strips it."""

import re

from inspector.core.document import Kind
from inspector.core.span import Span

_TAGS = r"<!--.*?-->|</?[A-Za-z][^<>]*>|&(?:[A-Za-z][A-Za-z0-9]{1,31}|\#\d{1,7}|\#[xX][0-9A-Fa-f]{1,6});"
_TAGGED = re.compile(_TAGS, re.DOTALL)
_MARKED = re.compile(
    rf"""{_TAGS}
    | (?<=\])\((?:<[^<>\n]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)(?:\s+(?:"[^"]*"|'[^']*'))?\)  # where a link leads
    | (?<=\])\[[^\[\]\n]*\]                       # the label that says so
    | \[\^[^\]\s]+\]                              # a footnote's mark
    | ^[ ]{{0,3}}\[[^\]\n]+\]:[^\n]*              # the definition of a label
    | ^[ \t>]*(?:```+|~~~+)[^\n]*                 # a fence and its language
    | ^[ \t>]*(?:[-*+][ \t]+)*\d{{1,9}}[.)](?=\s) # a list's number
    | ^[ \t>]*[-*+][ \t]+\[[ xX]\](?=\s)          # a box to tick
    | \{{[ ]?\#[\w-]+[ ]?\}}                      # a heading's name
    """,
    re.DOTALL | re.MULTILINE | re.VERBOSE,
)


def markup_in(text: str, kind: Kind | None = None) -> list[Span]:
    """The stretches of a text that are markup with words in it: tags, link targets, labels, list numbers.

    Args:
        text: The text.
        kind: Of a document, what it is: code has no markup; of a text from elsewhere, `None`.
    """
    if kind == "code":
        return []
    pattern = _TAGGED if kind in ("html", "text") else _MARKED
    return [Span(*found.span()) for found in pattern.finditer(text) if found.end() > found.start()]
