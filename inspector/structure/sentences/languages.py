"""Which language's rules a text is split by."""

import re
from collections import Counter

PYSBD_LANGUAGES = frozenset(
    [
        "am",
        "ar",
        "bg",
        "da",
        "de",
        "el",
        "en",
        "es",
        "fa",
        "fr",
        "hi",
        "hy",
        "it",
        "ja",
        "kk",
        "mr",
        "my",
        "nl",
        "pl",
        "ru",
        "sk",
        "ur",
        "zh",
    ]
)
"""Codes that pysbd has rules for."""

_SAMPLE = 2000  # characters looked at: a text rarely changes its script after them
_SCRIPTS = (
    ("zh", re.compile(r"[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]")),
    ("ja", re.compile(r"[\u3040-\u30ff\uff66-\uff9d]")),
    ("ko", re.compile(r"[\u1100-\u11ff\uac00-\ud7af]")),
    ("ar", re.compile(r"[\u0600-\u06ff\u0750-\u077f]")),
    ("ru", re.compile(r"[\u0400-\u04ff]")),
    ("hi", re.compile(r"[\u0900-\u097f]")),
    ("el", re.compile(r"[\u0370-\u03ff\u1f00-\u1fff]")),
    ("hy", re.compile(r"[\u0530-\u058f]")),
    ("my", re.compile(r"[\u1000-\u109f]")),
    ("am", re.compile(r"[\u1200-\u137f]")),
    ("und", re.compile(r"[\u0590-\u05ff\u0980-\u0dff\u0e00-\u0eff\u0f00-\u0fff\u1780-\u17ff\u1800-\u18af]")),
)
_OTHER_SCRIPT = re.compile(r"[\u0370-\u18af\u1f00-\u1fff\u3040-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9d]")
_LATIN = re.compile(r"[A-Za-zÀ-ɏ]")
_SIGNS = (  # letters that tell a language from the others of its script
    ("ar", "ur", re.compile(r"[ٹڈڑںے۔]")),
    ("ar", "fa", re.compile(r"[پچژگی]")),
    ("ru", "kk", re.compile(r"[әғқңөұүһ]", re.IGNORECASE)),
)
_KANA = 20  # Chinese characters for each kana at most, if a text is Japanese
_RUSSIAN = re.compile(r"[ыэё]", re.IGNORECASE)
_BULGARIAN = re.compile(r"ъ[а-я]", re.IGNORECASE)


def primary_language(code: str) -> str:
    """The language of a code with region or script: `en` of `en-US`, `pt` of `pt_BR`."""
    return code.replace("_", "-").split("-", 1)[0].lower()


def guess_language(text: str) -> str:
    """The code of the language whose rules fit *text*, judged by its script.

    Latin letters give `en`: pysbd's English rules split most languages of that script well. `und` (undetermined)
    stands for a script that pysbd has no rules for, such as Kannada, Thai, Hebrew or Korean.
    """
    other = None if text.isascii() else _OTHER_SCRIPT.search(text)
    if other is None:
        return "en"
    start = max(0, other.start() - _SAMPLE // 2)
    sample = text[start : start + _SAMPLE]
    counts = Counter({code: len(pattern.findall(sample)) for code, pattern in _SCRIPTS})
    code, letters = counts.most_common(1)[0]
    # A text of few letters of its own script among Latin names and links is still in that script.
    if letters * 4 < len(_LATIN.findall(sample)):
        return "en"
    return _refined(code, counts, sample) if letters else "en"


def _refined(code: str, counts: Counter[str], sample: str) -> str:
    if code in {"zh", "ja"}:
        return "ja" if counts["ja"] * _KANA > counts["zh"] else "zh"
    for script, language, signs in _SIGNS:
        if code == script and signs.search(sample):
            return language
    if code == "ru" and not _RUSSIAN.search(sample) and _BULGARIAN.search(sample):
        return "bg"
    return "und" if code == "ko" else code
