"""Which full stops pysbd hides, because they end an abbreviation, an initial or a number: each looked at once."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from inspector.structure.sentences.pysbd_guard import language_class

_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
_CAPITALS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
_WORD = _LETTERS | frozenset("0123456789_")
_AFTER_TITLE = re.compile(r"\s|:\d+")
_AFTER_NUMBERING = re.compile(r"\s\d|\s+\(")
_AFTER_OTHER = re.compile(r"[.:\-?,]|\s(?:[a-z]|I\s|I'm|I'll|\d|\()")
_POSSESSIVE = re.compile(r"'s(?:\s|\Z)")
_COMMA_BLANK = re.compile(r",?\s")
_BLANK_CAPITAL = re.compile(r"\s[A-Z]")
_BLANKS_CAPITAL = re.compile(r"\s+[A-Z]")
_BLANK_TEXT = re.compile(r"\s\S|\)")
_KG = re.compile(r"Co\.\sKG")
_DOTTED = re.compile(r"[a-zA-Z](?:\.[a-zA-Z])*\.")
_UNSURE = re.compile(r"U\.[SK]|E\.U|I\.|i.v\.|I.V\.")  # without starters, pysbd shows a full stop inside these
_HOURS = ("A.M", "p.m", "a.m")
_STATES = ("U.S", "E.U", "U.S.A")
_STATES_HIDDEN = ("U.S", "E.U", "U.S.A", "U.K")


@dataclass(frozen=True, slots=True)
class Rules:
    """The word lists of one language."""

    abbreviations: Mapping[str, re.Pattern[str]]
    """Each abbreviation in lower case and without its last full stop: what must follow for that to be hidden."""
    longest: int
    """Characters of the longest abbreviation."""
    in_words: tuple[str, ...]
    """Abbreviations with a blank inside, which only pysbd itself finds."""
    starters: re.Pattern[str] | None
    """What follows where `U.S.` and such end a sentence after all; None where pysbd has no words for that."""


@cache
def rules_of(language: str) -> Rules:
    """The word lists of pysbd for *language*, ready to be looked up."""
    base = language_class(language)
    lists = base.Abbreviation
    words = [word.strip().lower() for word in lists.ABBREVIATIONS]

    def follows(word: str) -> re.Pattern[str]:
        if word in lists.PREPOSITIVE_ABBREVIATIONS:
            return _AFTER_TITLE
        return _AFTER_NUMBERING if word in lists.NUMBER_ABBREVIATIONS else _AFTER_OTHER

    abbreviations = {word: follows(word) for word in words if len(word.split()) == 1}
    starters = base.AbbreviationReplacer.SENTENCE_STARTERS
    return Rules(
        abbreviations=abbreviations,
        longest=max(map(len, abbreviations)),
        in_words=tuple(word for word in words if len(word.split()) > 1),
        starters=re.compile("|".join(rf"\s{word}\s" for word in starters)) if starters else None,
    )


def ends_before_capital(rules: Rules) -> list[str]:
    """The abbreviations after which a capital begins a sentence."""
    return [word for word, follows in rules.abbreviations.items() if follows is _AFTER_OTHER]


def hidden_full_stops(text: str, rules: Rules) -> list[int] | None:
    """Offsets of the full stops that end no sentence, rising; None where only pysbd itself can tell."""
    if rules.in_words:
        lowered = text.lower()
        if any(word in lowered for word in rules.in_words):
            return None
    if rules.starters is None and _UNSURE.search(text):
        return None
    hidden: list[int] = []
    at = text.find(".")
    while at >= 0:
        if text.startswith("...", at):
            if _is_short_form(text, at, rules):
                return None
            hidden += range(at, at + (2 if _BLANKS_CAPITAL.match(text, at + 3) else 3))
            at = text.find(".", at + 3)
            continue
        verdict = _is_hidden(text, at, rules)
        if verdict is None:
            return None
        if verdict:
            hidden.append(at)
        at = text.find(".", at + 1)
    return hidden


def _is_short_form(text: str, at: int, rules: Rules) -> bool:
    """Whether the first of several full stops closes an abbreviation."""
    return _is_dotted_letters(text, at) or _rule_for(text, at, rules) is not None


def _rule_for(text: str, at: int, rules: Rules) -> re.Pattern[str] | None:
    """What must follow the full stop of the abbreviation before it; None if there is no abbreviation."""
    token = text[max(0, at - rules.longest - 1) : at].rsplit(None, 1)[-1:]
    return rules.abbreviations.get(token[0].lower()) if token and not text[at - 1].isspace() else None


def _is_hidden(text: str, at: int, rules: Rules) -> bool | None:
    before, after = text[at - 1 : at], text[at + 1 : at + 2]
    if after.isdecimal() or (before.isdecimal() and after.strip()):
        return True
    if after in _WORD and before in _WORD:
        return _is_inside_word(text, at)
    if before in _CAPITALS and (at < len(" A") or text[at - 2].isspace()) and _follows_initial(text, at):
        return not _ends_after_all(text, at, rules, ())
    needed = _rule_for(text, at, rules)
    if needed is not None and needed.match(text, at + 1):
        return not _ends_after_all(text, at, rules, _STATES)
    if _is_dotted_letters(text, at):
        return not (_ends_at_hour(text, at) or _ends_after_all(text, at, rules, _STATES_HIDDEN))
    return _is_list_number(text, at) or _is_before_letters(text, at)


def _is_before_letters(text: str, at: int) -> bool:
    """Whether `'s` follows, or `KG` after `Co`."""
    return _POSSESSIVE.match(text, at + 1) is not None or (at > 1 and _KG.match(text, at - 2) is not None)


def _is_inside_word(text: str, at: int) -> bool | None:
    # pysbd takes such letters in pairs, and misses every other full stop of `a.b.c` unless it takes that for `U.S.C.`
    meets = text[at - 2 : at - 1] == "." and text[at - 3 : at - 2] in _LETTERS | {"_"}
    return True if not meets or _in_dotted_letters(text, at) else None


def _is_list_number(text: str, at: int) -> bool:
    """Whether a number of one or two digits at the beginning stands before the full stop, and text after it."""
    return 0 < at <= len("10") and text[:at].isdecimal() and _BLANK_TEXT.match(text, at + 1) is not None


def _follows_initial(text: str, at: int) -> bool:
    return text[at + 1 : at + 2].isspace() if at == 1 else _COMMA_BLANK.match(text, at + 1) is not None


def _is_dotted_letters(text: str, at: int) -> bool:
    """Whether the full stop closes letters with full stops between them, as in `U.S.` or `p.m.`."""
    if at < len("a.m") or text[at - 2] != "." or text[at - 1] not in _LETTERS:
        return False
    return text[at - 3] in _LETTERS and _begins_word(text, at - 3)


def _in_dotted_letters(text: str, at: int) -> bool:
    """Whether the full stop stands inside such letters."""
    return text[at - 3] in _LETTERS and _begins_word(text, at - 3) and _DOTTED.match(text, at + 1) is not None


def _begins_word(text: str, at: int) -> bool:
    return at == 0 or not (text[at - 1].isalnum() or text[at - 1] == "_")


def _ends_at_hour(text: str, at: int) -> bool:
    is_hour = text.endswith(_HOURS, 0, at) or text.endswith(" P.M", 0, at)
    return is_hour and _BLANK_CAPITAL.match(text, at + 1) is not None


def _ends_after_all(text: str, at: int, rules: Rules, names: tuple[str, ...]) -> bool:
    """Whether a full stop that was hidden is shown again, since a word follows that begins a sentence."""
    if rules.starters is None or not rules.starters.match(text, at + 1):
        return False
    return text[at - 1] == "I" or _is_five(text, at) or text.endswith(names, 0, at)


def _is_five(text: str, at: int) -> bool:
    return text[at - 3 : at - 2] + text[at - 1] in {"iv", "IV"}
