"""In which words a text differs from the place that it was found at."""

import re
from collections.abc import Sequence

from inspector.core.span import Span
from inspector.location.flat import fold
from inspector.location.spot import Difference

_TOKEN = re.compile(
    r"(?:(?<![\w.,)])[-\u2212])?\d+(?:[.,:/\u2212-]\d+)*(?!\w)|[^\W_]+|[\u2100-\u214f\u2460-\u24ff\u3200-\u33ff]"
)
"""A number with its sign and all that is within it, else a word: `1.5` is not `15`, and `-5` is not `5`."""


def differences(place: str, text: str, at: int, skipped: Sequence[Span] = ()) -> tuple[Difference, ...]:
    """The words and numbers in which two texts differ; blanks, case, form and other signs are overlooked.

    Args:
        place: What the document says.
        text: What is said to be there.
        at: Offset of *place* in the document.
        skipped: Stretches of *place* that the text may leave out, such as markup.
    """
    from rapidfuzz.distance import Levenshtein  # noqa: PLC0415 (heavy, and needed only for what is altered)

    wanted = [found for found in _TOKEN.finditer(place) if not _within(found.start(), skipped)]
    given = list(_TOKEN.finditer(text))
    found: list[Difference] = []
    for code in Levenshtein.opcodes([_key(one.group()) for one in wanted], [_key(one.group()) for one in given]):
        theirs, ours = wanted[code.src_start : code.src_end], given[code.dest_start : code.dest_end]
        if code.tag == "equal" or _joined(theirs) == _joined(ours):
            continue  # such as a word that was parted by a hyphen
        if theirs:
            start, end = theirs[0].start(), theirs[-1].end()
        else:
            start = end = wanted[code.src_start].start() if code.src_start < len(wanted) else len(place)
        said = text[ours[0].start() : ours[-1].end()] if ours else ""
        found.append(Difference(place[start:end], said, at + start, at + end))
    return tuple(found)


def _joined(tokens: "Sequence[re.Match[str]]") -> str:
    return "".join(_key(token.group()) for token in tokens)


def _key(token: str) -> str:
    if token[0].isdigit() or token[0] in "-\u2212":
        return token.replace("\u2212", "-")
    return fold(token)


def _within(position: int, spans: Sequence[Span]) -> bool:
    return any(span.start <= position < span.end for span in spans)
