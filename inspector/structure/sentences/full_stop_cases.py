"""Full stops before a blank that pysbd reads wrong in English: for each fault a case that knows better.

A case looks at one full stop and says whether it ends a sentence, or that it has no opinion. The first opinion counts.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from inspector.structure.sentences.words import NEVER_LAST, ORDINARY, SELDOM_LAST, STARTERS

_OPENERS = "([\"'“‘*_"
_NEXT_WORD = re.compile(r"[\"'“‘(\[*_]*([^\W_]+)(?:['’]\w+)?(?=(.?))")
_AFTER_STARTER = frozenset([*' ,"”*_', ""])
_ROMAN = re.compile(r"I[,;)]")
_SHORT_FORM = re.compile(r"[A-Z]\w{1,6}(?=\.)")
_DOTTED = re.compile(r"[A-Za-z](?:\.[A-Za-z])+")
_NAMED_LETTER = re.compile(r"[a-z] [A-Z]\Z")
_SPACED = re.compile(r"[a-z]\.")
_FORM = 14  # characters: the longest short form


class FullStop(NamedTuple):
    """A full stop before a blank and a word."""

    text: str
    """The text it stands in, one blank between words."""
    at: int
    """Its offset."""
    form: str
    """What stands before it, from the last blank or opening bracket on; its beginning is cut off where it is long."""

    def before_starter(self) -> bool:
        """Whether a word follows that begins sentences, rather than going on with a name or a citation."""
        word = _NEXT_WORD.match(self.text, self.at + 2)
        if word is None:
            return True
        # `A` does not begin a sentence in `No. A-04`, nor `I` in `Art. I, § 2`, nor `No` in `Crim. No. 7`.
        if word.group(1) not in STARTERS or word.group(2) not in _AFTER_STARTER:
            return False
        return not _ROMAN.match(self.text, self.at + 2)


Case = Callable[[FullStop], bool | None]
"""Whether a full stop ends a sentence; None where the case has no opinion."""


def full_stop(text: str, at: int) -> FullStop:
    """The full stop at an offset, with what stands before it."""
    words = text[max(0, at - _FORM) : at].rsplit(None, 1)
    return FullStop(text, at, words[-1].lstrip(_OPENERS) if words else "")


def ends_sentence(stop: FullStop) -> bool | None:
    """What the first case with an opinion says; None if none has one."""
    for case in CASES:
        verdict = case(stop)
        if verdict is not None:
            return verdict
    return None


def spaced_letters(stop: FullStop) -> bool | None:
    """Inside `e. g.` and `p. m.` pysbd ends a sentence."""
    if len(stop.form) == 1 and stop.form.islower() and _SPACED.match(stop.text, stop.at + 2):
        return False
    return None


def lettered_number(stop: FullStop) -> bool | None:
    """Inside `n. 8` and `c. 1990` pysbd ends a sentence."""
    if len(stop.form) == 1 and stop.form.islower() and stop.text[stop.at + 2].isdecimal():
        return False
    return None


def section_sign(stop: FullStop) -> bool | None:
    """Inside `Code Ann. § 22` pysbd ends a sentence."""
    return False if stop.form[:1].isupper() and stop.text[stop.at + 2] in "§¶" else None


def short_form(stop: FullStop) -> bool | None:
    """Before a capital pysbd ends a sentence at most short forms: `e.g. Nylon`, `Fed. R. Evid.`, `et al. Smith`."""
    if stop.form in NEVER_LAST:
        return False
    seldom = stop.form in SELDOM_LAST or (stop.form == "al" and stop.text.endswith("et al", 0, stop.at))
    return False if seldom and not stop.before_starter() else None


def short_form_follows(stop: FullStop) -> bool | None:
    """Between two short forms pysbd ends a sentence if it does not know the first, as in `Aluminum & Chem. Corp.`."""
    if not stop.form[:1].isupper():
        return None
    following = _SHORT_FORM.match(stop.text, stop.at + 2)
    return False if following and following.group() in SELDOM_LAST else None


def ordinary_word(stop: FullStop) -> bool | None:
    """Words such as `is`, `me` and `no` are to pysbd abbreviations, so that `that is. I think` runs on."""
    return True if stop.form in ORDINARY and stop.text[stop.at + 2] in "I(" else None


def letter_name(stop: FullStop) -> bool | None:
    """Any capital is to pysbd an initial, so that `vitamin C. It` runs on."""
    if len(stop.form) == 1 and _NAMED_LETTER.search(stop.text, max(0, stop.at - 3), stop.at) and stop.before_starter():
        return True
    return None


def dotted_letters(stop: FullStop) -> bool | None:
    """After `U.S.` and such pysbd ends a sentence before some twenty words only."""
    if "." not in stop.form or stop.form.lower() in {"e.g", "i.e", "a.m", "p.m"}:
        return None
    return True if _DOTTED.fullmatch(stop.form) and stop.before_starter() else None


CASES: tuple[Case, ...] = (
    spaced_letters,
    lettered_number,
    section_sign,
    letter_name,
    ordinary_word,
    dotted_letters,
    short_form,
    short_form_follows,
)
"""All of them, in the order in which they are asked."""
