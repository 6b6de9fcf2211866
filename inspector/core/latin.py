"""Which Latin code page wrote these bytes, judged by the alphabets of the languages that use it.

The Latin code pages agree on most bytes and a statistical detector tells them apart badly: it takes Portuguese in
cp1252 for cp1250, and Polish in ISO 8859-2 for Irish. An alphabet is harder evidence: under the right code page all
accented letters of a text belong to one language, under a wrong one they belong to none, or stand as `³` inside words.
"""

from collections import Counter
from collections.abc import Mapping

_WESTERN: Mapping[str, str] = {
    "catalan": "àçèéíïòóúü",
    "danish": "æøåé",
    "dutch": "ëïéèêöüáóúíàçñ",
    "english": "éèêëïöüçñàâîôû",
    "finnish": "äöåšž",
    "french": "àâçéèêëîïôœùû",
    "german": "äöüßéàè",
    "icelandic": "áðéíóúýþæö",
    "italian": "àèéìíîòóù",
    "portuguese": "áâãàçéêíóôõú",
    "spanish": "áéíñóúü",
    "swedish": "åäöéàü",
}
_CENTRAL: Mapping[str, str] = {
    "croatian": "čćđšž",
    "czech": "áčďéěíňóřšťúůýž",
    "german": "äöüß",
    "hungarian": "áéíóöőúüű",
    "polish": "ąćęłńóśźż",
    "romanian": "ăâîşţ",
    "slovak": "áäčďéíĺľňóôŕšťúýž",
}
_TURKISH: Mapping[str, str] = {"turkish": "çğıiöşüâîû"}  # İ becomes i in lower case
_BALTIC: Mapping[str, str] = {
    "estonian": "äöõüšž",
    "latvian": "āčēģīķļņšūž",
    "lithuanian": "ąčęėįšųūž",
}

_CODE_PAGES: Mapping[str, Mapping[str, str]] = {
    "cp1252": _WESTERN,
    "iso8859-15": _WESTERN,
    "cp1250": _CENTRAL,
    "iso8859-2": _CENTRAL,
    "cp1254": _TURKISH,
    "cp1257": _BALTIC,
    "mac-roman": _WESTERN,
    "cp850": _WESTERN,
}
"""Code pages, the likelier first, each with the languages written in it and their letters beyond ASCII."""

_MARKS = frozenset("\u00a0\u00ad«»“”„‘’–—…•·€£¥©®™°±×÷§¶¡¿ªº¹²³¼½¾µ´¨")
"""Marks that any text may hold, though few of them between two letters."""
_IN_WORDS = frozenset("\u00a0\u00ad’–—…·")
"""Marks that may stand between two letters, as in `don’t`."""

_RARE = frozenset({"mac-roman", "cp850"})
"""Code pages of machines long gone, for which a word or two is no evidence."""
_RARE_LEAST = 5
"""Characters beyond ASCII that a text in a rare code page must have."""

_ENOUGH = 0.95
"""Share of a text's characters beyond ASCII that must be accounted for."""
_MARGIN = 0.03
"""By how much a code page must do better than one named before it."""


def latin_code_page(data: bytes) -> str | None:
    """Name the Latin code page of *data*, or `None` where no Latin alphabet accounts for it.

    Args:
        data: Bytes with some beyond ASCII; some kilobytes of words that have such bytes are enough.
    """
    best: str | None = None
    best_share = 0.0
    for name, languages in _CODE_PAGES.items():
        try:
            text = data.decode(name)
        except UnicodeDecodeError:
            continue
        if name in _RARE and sum(not char.isascii() for char in text) < _RARE_LEAST:
            continue
        share = _accounted(text, languages)
        if share >= _ENOUGH and share > best_share + _MARGIN:
            best, best_share = name, share
    return best


def _accounted(text: str, languages: Mapping[str, str]) -> float:
    """Share of the characters beyond ASCII that are marks in their place, or letters of the one best language."""
    marks = total = 0
    letters: Counter[str] = Counter()
    for at, char in enumerate(text):
        if char.isascii():
            continue
        total += 1
        if char in _MARKS:
            inside = 0 < at < len(text) - 1 and text[at - 1].isalpha() and text[at + 1].isalpha()
            marks += not inside or char in _IN_WORDS
        else:
            letters[char.lower()[0]] += 1
    known = max(sum(letters[letter] for letter in alphabet) for alphabet in languages.values())
    return (marks + known) / total if total else 0.0
