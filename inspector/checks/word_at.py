"""Words as a reader sees them: letters and digits that belong together, numbers with their signs."""

import re
import unicodedata

_REACH = 100  # characters of a word to each side of a cut that are looked at

_NO_BLANKS = re.compile(
    "[\u0e00-\u0fff\u1000-\u109f\u1780-\u17ff\u1950-\u19df\u2e80-\u2fdf\u3005-\u3007\u3021-\u309f\u3100-\u312f"
    "\u31a0-\u31bf\u3400-\u4dbf\u4e00-\u9fff\ua9e0-\ua9ff\uaa60-\uaa7f\uf900-\ufaff\U00020000-\U0003ffff]"
)
"""Letters of scripts that set no blanks between words, where no rule tells where a word ends: Chinese, Hiragana,
Thai, Lao, Tibetan, Burmese, Khmer. Katakana and Korean are not among them."""

_WITHIN = frozenset("'’")
_IN_NUMBERS = frozenset(".,'’٫٬")
_JOINERS = frozenset("\u200c\u200d\u00ad")


def is_in_word(text: str, offset: int) -> bool:
    """Whether a cut at *offset* falls into a word or a number.

    An apostrophe between letters belongs to the word, a comma or point between digits to the number.
    """
    if not 0 < offset < len(text):
        return False
    before, after = text[offset - 1], text[offset]
    if before.isspace() or after.isspace():
        return False
    if _is_part(text, offset - 1) and _is_part(text, offset):
        return not _is_apart(text, offset)
    return _holds(text, offset - 1) or _holds(text, offset)


def word_around(text: str, offset: int) -> tuple[int, int]:
    """Start and end of the word or number that a cut at *offset* falls into, at most 100 characters to each side."""
    start, end = offset, offset
    while offset - start < _REACH and is_in_word(text, start):
        start -= 1
    while end - offset < _REACH and is_in_word(text, end):
        end += 1
    return start, end


def _is_part(text: str, at: int) -> bool:
    """Whether the character at an offset is a letter or a digit, or a mark upon one."""
    character = text[at]
    if character.isalnum() or character == "_":
        return True
    if character < "\u00ad" or not (character in _JOINERS or unicodedata.category(character)[0] == "M"):
        return False
    base = at - 1
    while base >= 0 and at - base < _REACH and (text[base] in _JOINERS or unicodedata.category(text[base])[0] == "M"):
        base -= 1
    return base >= 0 and text[base].isalnum()


def _is_apart(text: str, offset: int) -> bool:
    """Whether two neighbouring letters may belong to two words: one is of a script that sets no blanks."""
    return bool(_NO_BLANKS.match(text, offset) or _NO_BLANKS.match(text, offset - 1))


def _holds(text: str, at: int) -> bool:
    """Whether the sign at an offset holds two letters or two digits together."""
    sign = text[at]
    if not 0 < at < len(text) - 1:
        return False
    before, after = text[at - 1], text[at + 1]
    if sign in _IN_NUMBERS and before.isdigit() and after.isdigit():
        return True
    return sign in _WITHIN and before.isalpha() and after.isalpha()
