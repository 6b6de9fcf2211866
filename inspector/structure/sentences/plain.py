"""Sentence ends in English text that holds nothing doubtful: as by shields, pysbd and repairs, and far quicker.

Each mark is looked at once. What would take more than a look (a mark inside quotes or brackets, a list, a short form
that may or may not end a sentence) makes the whole text doubtful, and the long way has to be taken.
"""

import re
from collections.abc import Sequence
from functools import cache

from inspector.structure.sentences.full_stops import ends_before_capital, rules_of
from inspector.structure.sentences.list_marks import bracket_cuts, has_list
from inspector.structure.sentences.words import NEVER_LAST, SELDOM_LAST

_UNPLAIN = re.compile(r"[“”«»‘\\]|[^\x00-\u017f–—’•]")
_UNPLAIN_PAIRS = (" '", "('", "['", "-'", '-"', '" (', " :", " ;")
_UNPLAIN_STARTS = ("(", "[", "'", '"')
_MARK = re.compile(r"[.!?]")
_DASHES = re.compile(r"--.*--")
_AFTER = re.compile(r"[*_`]*(?: [*_`]*(?=\w)|$)")  # what may follow a mark that ends a sentence
_COMMAS = (",", ";", ":")
_SHORT_FORM = re.compile(r"[A-Z]\w{1,6}\.")
_TOKEN = 40  # characters: longer than any short form
_NUMERAL = frozenset("IVXLCivxl")
_OPENERS = "([\"'*_"
_CLOSERS = "\"')]*_`"
_WORDS_WITH_MARK = ("Yahoo", "Yum")
_SHORT_NUMBER = 2  # digits of a number that pysbd could take for a list marker
_MARKER = 3  # digits of a number that is a list marker, if it begins the text


def plain_ends(text: str) -> list[int] | None:
    """Offsets where sentences end, or None where only the long way can tell.

    Args:
        text: English text without line breaks, one blank between words and none at the ends.
    """
    if _UNPLAIN.search(text) or any(map(text.__contains__, _UNPLAIN_PAIRS)) or text.startswith(_UNPLAIN_STARTS):
        return None
    if ")" in text and (has_list(text) or bracket_cuts(text)):
        return None
    ends: list[int] = []
    marks: list[int] = []
    for match in _MARK.finditer(text):
        at = match.start()
        if _is_inside(text, at):
            continue
        marks.append(at)
        end = _end_at(text, at)
        if end is None:
            return None
        if end:
            ends.append(end)
    if _are_enclosed(text, marks):
        return None
    if not ends or ends[-1] < len(text):
        ends.append(len(text))
    return ends


def _is_inside(text: str, at: int) -> bool:
    """Whether a mark surely stands inside a word or number, or before a comma."""
    if text[at] != ".":
        return False
    before, after = text[at - 1 : at], text[at + 1 : at + 2]
    if not (before.isascii() and after.isascii()) or not before.isalnum():
        return False
    if before.isdecimal():
        return after.isalnum()
    return after.isalpha() and after.islower() and text[at - 2 : at - 1] != "."


def _end_at(text: str, at: int) -> int | None:
    """Where the sentence that a mark ends is closed; 0 if it ends none, None if that is doubtful."""
    if text[at] == "." and text[at + 1 : at + 2] in _COMMAS:
        return 0
    after = _AFTER.match(text, at + 1)
    if after is None:
        return None
    end = at + 1 + len(after.group().split(" ", 1)[0])
    if text[at] == "!" and text[after.end() : after.end() + 1].islower():
        return 0 if after.group() == " " else None
    ends = _ends_after(text, at, after.end(), is_closed=end > at + 1)
    return None if ends is None else end * ends


def _ends_after(text: str, at: int, begin: int, *, is_closed: bool) -> bool | None:
    """Whether the word before a mark is surely one that a sentence may end in.

    Args:
        text: The text.
        at: Offset of the mark.
        begin: Offset where the next word begins.
        is_closed: Whether signs of emphasis stand between them.
    """
    token = text[max(0, at - _TOKEN) : at].rsplit(" ", 1)[-1].lstrip(_OPENERS)
    following = text[begin : begin + 1]
    if token.isdecimal() and (at == len(token) or len(token) <= _SHORT_NUMBER):
        return False if at == len(token) <= _MARKER and following and not is_closed else None
    if len(token) == 1 and _is_initial(text, at):
        return False
    if is_closed and token[-1:].isdecimal() and not "A" <= following <= "Z":
        return None
    return None if _is_doubtful(token, following) or (token[0].isupper() and _SHORT_FORM.match(text, begin)) else True


def _is_doubtful(token: str, following: str) -> bool:
    """Whether a word could be a short form, an initial or a list marker, or holds a mark that is part of it."""
    if not token.rstrip(_CLOSERS)[-1:].isalnum() or "." in token or ")" in token[:-1]:
        return True
    if token in _forms():
        return not (following.isupper() and following != "I" and token.lower() in _ending())
    return len(token) == 1 or _NUMERAL.issuperset(token) or token.endswith(_WORDS_WITH_MARK)


def _is_initial(text: str, at: int) -> bool:
    """Whether a full stop surely closes the initial of a name; after a word in small letters it may be `vitamin C`."""
    before = text[max(0, at - len("e C")) : at]
    return before[-1] != "I" and "A" <= before[-1] <= "Z" and text[at : at + 2] == ". " and not before[0].islower()


def _are_enclosed(text: str, marks: Sequence[int]) -> bool:
    """Whether a mark could stand in quotes or brackets, or between dashes."""
    for opening, closing in ("()", "[]"):
        if opening in text and any(text.rfind(opening, 0, at) > text.rfind(closing, 0, at) for at in marks):
            return True
    dashed = _DASHES.search(text) if "--" in text else None
    if dashed and any(dashed.start() < at < dashed.end() for at in marks):
        return True
    start = text.find('"')
    while start >= 0:
        end = text.find('"', start + 1)
        if end < 0 or text[start - 1] not in " ([—-" or text[end - 1] == " " or text[end + 1 : end + 2].isalnum():
            return True
        if any(start < at < end for at in marks):
            return True
        start = text.find('"', end + 1)
    return False


@cache
def _ending() -> frozenset[str]:
    """Abbreviations after which a capital begins a sentence, whoever is asked."""
    return frozenset(ends_before_capital(rules_of("en"))) - {"al", *map(str.lower, NEVER_LAST | SELDOM_LAST)}


@cache
def _forms() -> frozenset[str]:
    """All short forms, as they are commonly written."""
    known = rules_of("en").abbreviations
    return frozenset({*known, *map(str.title, known), *map(str.upper, known)}) | NEVER_LAST | SELDOM_LAST
