"""Comments at the end of a node that are not its own."""

from bisect import bisect_left
from collections.abc import Sequence

from inspector.structure.code.survey import Range

_BLANKS = b" \t\r\n\f\v"


def end_without_comments(start: int, end: int, comments: Sequence[Range], data: bytes) -> int:
    """The end of a node less the comments that a grammar took in though they stand under it.

    A comment at the end belongs to the node if it stands further to the right than the node does.

    Args:
        start: Where the node begins, in bytes.
        end: One past its end.
        comments: Every comment of the text, in order.
        data: The text in UTF-8.
    """
    number = bisect_left(comments, (end, 0)) - 1
    while number >= 0 and comments[number][0] > start:
        first, last = comments[number]
        if last < end and data[last:end].strip(_BLANKS):
            break
        line = data.rfind(b"\n", 0, first) + 1
        if data[line:first].strip(_BLANKS) or first - line > start - data.rfind(b"\n", 0, start) - 1:
            break
        end = start + len(data[start:first].rstrip(_BLANKS))
        number -= 1
    return end
