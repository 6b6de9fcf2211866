r"""Cutting a long text where no token of OpenAI's vocabularies can lie across the cut.

Both `cl100k_base` and `o200k_base` first part the text by a regular expression and then encode each part by
itself. A cut changes nothing where (1) no alternative of the expression can match the characters on both
sides of it, and (2) no lookahead (`$`, `(?!\S)`) asks what follows it. With L a letter, N a number, S a blank
and P the rest, the pairs that an alternative can span are L-L, N-N, P-P, S-S, P-L, S-L, S-P and P-newline; `o200k_base`
adds L-mark, mark-L, L-apostrophe and newline-slash. The lookaheads look past blanks only, and a run of blanks
that holds a newline at its end is matched before they are tried. The cuts below keep clear of all of these.
"""

import re
from collections.abc import Iterator

TARGET = 16_384
"""Characters after which a piece ends at the next safe place: about a millisecond's work, since the encoder
holds the interpreter lock."""

LONGEST = 200_000
"""Characters after which a piece ends wherever it is."""

_SIGNS = (
    re.escape('!"#$%&()*+,-./:;<=>?@[\\]^_`{|}~')
    + r"\u060c\u061b\u061f\u0964\u0965"  # Arabic and Indic stops
    + r"\u2010-\u2027\u2030-\u205e"  # dashes, quotation marks and the like
    + r"\u3001\u3002\u3008-\u3011\u3014-\u301b\uff01-\uff0f\uff1a-\uff20"  # Chinese and Japanese
)
"""Signs that are neither letters, numbers, blanks nor marks, nor the apostrophe."""

SAFE_CUT = re.compile(
    rf"""
    [^\W_]\s                        # a letter or number, then a blank
  | [\r\n][^\W_]                    # a newline, then a letter or number
  | [^\W_][{_SIGNS}]          # a letter or number, then a sign that is neither apostrophe nor mark
  | [A-Za-z][0-9] | [0-9][A-Za-z]   # letter and digit, as in encoded data without blanks
    """,
    re.VERBOSE,
)
"""Matches the two characters on both sides of a cut that no token spans."""


def pieces(text: str, target: int = TARGET, longest: int = LONGEST) -> Iterator[tuple[int, int]]:
    """Cut *text* into stretches that can be encoded one by one.

    Encoding the pieces gives the tokens of the whole, unless more than *longest* characters hold no safe
    place (a megabyte of one letter): there the cut falls at *longest*, and the counts may differ by a few.

    Args:
        text: The text.
        target: Characters after which a piece ends at the next safe place.
        longest: Most characters of a piece; larger than *target*.

    Yields:
        Start and end of each piece; together they cover the text, and none is empty.
    """
    start = 0
    while len(text) - start > target:
        found = SAFE_CUT.search(text, start + target - 1, start + longest)
        end = found.start() + 1 if found else min(start + longest, len(text))
        yield start, end
        start = end
    if start < len(text):
        yield start, len(text)
