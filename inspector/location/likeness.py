"""What must be overlooked for two texts to be the same."""

from typing import Literal
from unicodedata import normalize


def how_altered(text: str, there: str) -> Literal["blanks", "case", "unicode", "markup"]:
    """The least that must be overlooked: blanks, case too, Unicode form too, or signs and markup."""
    ours, theirs = _close(text), _close(there)
    if ours == theirs:
        return "blanks"
    if ours.casefold() == theirs.casefold():
        return "case"
    return "unicode" if _composed(ours) == _composed(theirs) else "markup"


def _close(text: str) -> str:
    return "".join(text.split())


_QUOTES = str.maketrans("“”„‘’–—\u2212", '"""\'\'---', "\u00ad")


def _composed(text: str) -> str:
    return "".join(normalize("NFKC", text.translate(_QUOTES)).casefold().split())
