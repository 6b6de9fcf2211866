"""Where one visible character ends and the next begins, by the rules of Unicode's Annex 29."""

import unicodedata

_FURTHEST = 64  # code points that a visible character is followed to each side

_JOINER = "\u200d"
_EXTENDERS = frozenset("\u200c\u200d\uff9e\uff9f\u0e33\u0eb3") | frozenset(map(chr, range(0x1F3FB, 0x1F400)))
_LINKERS = frozenset("\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d")
"""Signs of the Indian scripts that make one letter of the two around them."""


def is_within(text: str, offset: int) -> bool:
    """Whether a cut at *offset* falls into one visible character: a letter and its accent, a flag, a family."""
    if not 0 < offset < len(text):
        return False
    before, after = text[offset - 1], text[offset]
    if before < "\u0300" and after < "\u0300":
        return False  # nothing in Latin joins with what follows but by marks; a line break is never looked into
    if before.isspace() or after.isspace():
        return False
    return _extends(after) or _joins(text, offset, before, after)


def grapheme_around(text: str, offset: int) -> tuple[int, int]:
    """Start and end of the visible character that a cut at *offset* falls into."""
    start, end = offset, offset
    while is_within(text, start) and offset - start < _FURTHEST:
        start -= 1
    while is_within(text, end) and end - offset < _FURTHEST:
        end += 1
    return start, end


def _extends(character: str) -> bool:
    """Whether a character is one with whatever stands before it."""
    return (
        character in _EXTENDERS
        or unicodedata.category(character)[0] == "M"
        or "\U000e0020" <= character <= "\U000e007f"
    )


def _joins(text: str, offset: int, before: str, after: str) -> bool:
    """Whether two characters, neither of which is a mark, are one all the same."""
    if before == _JOINER:
        return _is_picture(after)
    if before in _LINKERS:
        return unicodedata.category(after) == "Lo" and ord(after) >> 7 == ord(before) >> 7
    if _is_flag_half(after) and _is_flag_half(before):
        run = offset
        while run and _is_flag_half(text[run - 1]) and offset - run < _FURTHEST:
            run -= 1
        return (offset - run) % 2 == 1
    if "\ud800" <= before <= "\udbff":
        return "\udc00" <= after <= "\udfff"
    return _is_syllable(before, after)


def _is_picture(character: str) -> bool:
    return character >= "\U0001f000" or "\u2190" <= character <= "\u2bff" or character in "\u00a9\u00ae\u3030\u303d"


def _is_flag_half(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"


def _is_syllable(before: str, after: str) -> bool:
    """Whether two Korean letters stand in one syllable."""
    vowel = "\u1160" <= after <= "\u11a7"
    tail = "\u11a8" <= after <= "\u11ff"
    if "\u1100" <= before <= "\u115f":
        return vowel or "\u1100" <= after <= "\u115f" or "\uac00" <= after <= "\ud7a3"
    if "\uac00" <= before <= "\ud7a3":
        open_syllable = (ord(before) - 0xAC00) % 28 == 0
        return tail or (vowel and open_syllable)
    if "\u1160" <= before <= "\u11a7":
        return vowel or tail
    return tail and "\u11a8" <= before <= "\u11ff"
