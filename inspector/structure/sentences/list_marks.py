"""Whether a text holds a list that pysbd would cut into its items."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

_ALPHABETS = (
    list("abcdefghijklmnopqrstuvwxyz"),
    [
        "i",
        "ii",
        "iii",
        "iv",
        "v",
        "vi",
        "vii",
        "viii",
        "ix",
        "x",
        "xi",
        "xii",
        "xiii",
        "xiv",
        "x",
        "xi",
        "xii",
        "xiii",
        "xv",
        "xvi",
        "xvii",
        "xviii",
        "xix",
        "xx",
    ],
)
_LONGEST = 6  # characters: the longest numeral and what precedes it
_LETTER_STOP = re.compile(r"\.(?<=\s[a-z]\.)")
_NUMBER_STOP_NEAR = re.compile(r"\.(?<=\d\.)[\s)]")
_NUMBER_STOP = re.compile(
    r"\s\d{1,2}(?=\.\s)|^\d{1,2}(?=\.\s)|\s\d{1,2}(?=\.\))|^\d{1,2}(?=\.\))|(?<=\s-)\d{1,2}(?=\.\s)|(?<=^-)\d{1,2}(?=\.\s)"
    r"|(?<=\s⁃)\d{1,2}(?=\.\s)|(?<=^⁃)\d{1,2}(?=\.\s)|(?<=s-)\d{1,2}(?=\.\))|(?<=^-)\d{1,2}(?=\.\))"
    r"|(?<=\s⁃)\d{1,2}(?=\.\))|(?<=^⁃)\d{1,2}(?=\.\))"
)
_NUMBER_BRACKET_NEAR = re.compile(r"\)(?<=\d\))\s")
_NUMBER_BRACKET = re.compile(r"\d{1,2}(?=\)\s)")


def has_list(text: str) -> bool:
    """Whether two markers in *text* follow each other in the alphabet, the Roman numerals or the numbers.

    Markers are `a.`, `(a)`, `a)`, `1.` and `1)`; pysbd looks for them anywhere, not at line starts only.

    Args:
        text: Text with plain blanks only.
    """
    if ")" in text:
        if _lettered(list(_before_brackets(text))):
            return True
        if _NUMBER_BRACKET_NEAR.search(text) and _numbered(list(map(int, _NUMBER_BRACKET.findall(text)))):
            return True
    letters = [text[match.start() - 1] for match in _LETTER_STOP.finditer(text)]
    if text[1:2] == "." and "a" <= text[0] <= "z":
        letters.insert(0, text[0])
    if len(letters) > 1 and _lettered(letters):
        return True
    near = _NUMBER_STOP_NEAR.search(text)
    return near is not None and _numbered(list(map(int, _NUMBER_STOP.findall(text))))


def _before_brackets(text: str) -> Iterator[str]:
    """The words that stand alone before a closing bracket."""
    at = text.find(")")
    while at >= 0:
        near = max(0, at - _LONGEST)
        start = max(text.rfind(" ", near, at), text.rfind("(", near, at))
        if start >= 0 or not near:
            yield text[start + 1 : at]
        at = text.find(")", at + 1)


def _lettered(marks: Sequence[str]) -> bool:
    for alphabet in _ALPHABETS:
        places = [alphabet.index(mark) for mark in marks if mark in alphabet]
        # The first is compared with the last too, as pysbd does.
        if any(abs(a - b) == 1 for a, b in zip(places, places[1:] + places[:1], strict=True)):
            return True
    return False


def _numbered(numbers: Sequence[int]) -> bool:
    return any(b == a + 1 or {a, b} == {0, 9} for a, b in pairwise(numbers))
