"""The sentence around a place, guessed from the characters near it.

The `text` profile judges a chunk alone; the guess only tells a person what was cut, and what to keep whole.
"""

import re

from inspector.core.span import Span

_BOUNDARY = re.compile(
    r"[.!?\n](?:"  # one set of signs first, which the engine looks for several times as fast as for alternatives
    r"""(?<=[.!?])["')\]]?\s+"""  # a sentence's end
    r"|(?<=\n)[ \t]*\r?\n\s*"  # a blank line
    r"|(?<=\n)(?=[ \t]*(?:[-*+>|\#]|\d{1,3}[.)]|```|~~~))"  # a line that begins a block of its own
    r")"
)
_WINDOWS = (200, 1000)  # characters to each side: most sentences are short, and a look costs what it reads
_LOOKAHEAD = 12  # characters: the longest mark that begins a block, with its indent


def sentence_at(text: str, offset: int) -> Span:
    """The sentence that holds the non-blank character at *offset*, looking at most 1,000 characters to each side.

    It ends at `.`, `!` or `?` before blanks, at a blank line, or before a line that begins with a Markdown block mark.
    """
    return Span(_start(text, offset), _end(text, offset))


def _start(text: str, offset: int) -> int:
    begin = 0
    for window in _WINDOWS:
        begin = max(0, offset - window)
        last = -1
        for match in _BOUNDARY.finditer(text, begin, offset + _LOOKAHEAD):
            if match.end() > offset:
                break
            last = match.end()
        if last >= 0:
            return last
        if begin == 0:
            break
    piece = text[begin:offset]
    return begin + len(piece) - len(piece.lstrip())


def _end(text: str, offset: int) -> int:
    finish = offset
    for window in _WINDOWS:
        finish = min(len(text), offset + window)
        found = _BOUNDARY.search(text, offset, finish)
        if found is not None:
            return found.start() + len(found.group().rstrip())
        if finish == len(text):
            break
    return offset + len(text[offset:finish].rstrip())
