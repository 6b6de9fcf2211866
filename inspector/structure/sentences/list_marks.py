"""Lists that pysbd would cut into their items."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

_LETTERS = "a b c d e f g h i j k l m n o p q r s t u v w x y z"
_NUMERALS = "i ii iii iv v vi vii viii ix x xi xii xiii xiv x xi xii xiii xv xvi xvii xviii xix xx"  # as pysbd has them
_ALPHABETS = (_LETTERS.split(), _NUMERALS.split())
_LONGEST = 6  # characters: the longest numeral and what precedes it
_LETTER_STOP = re.compile(r"\.(?<=\s[a-z]\.)")
_NUMBER_STOP_NEAR = re.compile(r"\.(?<=\d\.)[\s)]")
_NUMBER_STOP = re.compile(
    r"\s\d{1,2}(?=\.\s)|^\d{1,2}(?=\.\s)|\s\d{1,2}(?=\.\))|^\d{1,2}(?=\.\))|(?<=\s-)\d{1,2}(?=\.\s)|(?<=^-)\d{1,2}(?=\.\s)"
    r"|(?<=\s⁃)\d{1,2}(?=\.\s)|(?<=^⁃)\d{1,2}(?=\.\s)|(?<=s-)\d{1,2}(?=\.\))|(?<=^-)\d{1,2}(?=\.\))"
    r"|(?<=\s⁃)\d{1,2}(?=\.\))|(?<=^⁃)\d{1,2}(?=\.\))"
)
_NUMBER_BRACKET_NEAR = re.compile(r"\)(?<=\d\))\s")
_CUT_BEFORE = re.compile(r"\S\S (?=\d)")
_NUMBER_BRACKET = re.compile(r"\d{1,2}(?=\)\s)")


def has_list(text: str) -> bool:
    """Whether two markers in *text* follow each other in the alphabet, the Roman numerals or the numbers.

    Markers are `a.`, `(a)`, `a)` and `1.`; pysbd looks for them anywhere, not at line starts only. For `1)` see
    `bracket_cuts`.

    Args:
        text: Text with plain blanks only.
    """
    if ")" in text and _lettered(list(_before_brackets(text))):
        return True
    letters = [text[match.start() - 1] for match in _LETTER_STOP.finditer(text)]
    if text[1:2] == "." and "a" <= text[0] <= "z":
        letters.insert(0, text[0])
    if len(letters) > 1 and _lettered(letters):
        return True
    near = _NUMBER_STOP_NEAR.search(text)
    return near is not None and _numbered(list(map(int, _NUMBER_STOP.findall(text))))


def bracket_cuts(text: str) -> list[int]:
    """Offsets of the blanks that pysbd cuts at, before the items of a list numbered `1)`, `2)`.

    Args:
        text: Text with plain blanks only.
    """
    if ")" not in text or not _NUMBER_BRACKET_NEAR.search(text):
        return []
    marks = [(match.start(), match.group()) for match in _NUMBER_BRACKET.finditer(text)]
    items: list[int] = []
    for _ in range(2):  # pysbd looks twice, the second time at what it passed over
        found = _in_a_row([int(digits) for _, digits in marks])
        items += [start for start, digits in marks if digits in found]
        marks = [mark for mark in marks if mark[1] not in found]
    return sorted(at - 1 for at in items if at >= len("ab ") and _CUT_BEFORE.match(text, at - len("ab ")))


def _in_a_row(numbers: Sequence[int]) -> set[str]:
    """Those numbers that come before their successor or after their predecessor."""
    found: set[str] = set()
    for number, after in pairwise(numbers):
        if after == number + 1:
            found.update((str(number), str(after)))
        elif {number, after} == {0, 9}:
            found.add(str(after))
    return found


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
