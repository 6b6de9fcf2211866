"""pysbd's result in one pass, for text without the constructs that need its many.

pysbd rewrites the text some eighty times, hiding one after another the marks that end no sentence, and then cuts it
with one pattern. Most text has few such marks. Here each full stop is looked at once, by the same rules
(`full_stops`); what stands in quotes and brackets is hidden by the same patterns; and the same pattern cuts. Text with
anything else that pysbd treats specially (lists, runs of marks, escapes, its private symbols ...) is not for this
module, and `direct_ends` says so.
"""

import re
from collections.abc import Iterator

from inspector.structure.sentences.full_stops import hidden_full_stops, rules_of
from inspector.structure.sentences.list_marks import bracket_cuts, has_list
from inspector.structure.sentences.pysbd_guard import REFERENCE

DIRECT_LANGUAGES = frozenset({"en", "es", "fr", "it"})
"""Languages whose rules in pysbd are the common ones, with word lists of their own."""

_SPECIAL = re.compile(  # each begins with a character that is rare, so that the search is quick
    r"\\|!(?=[!?XK])|\?(?=[!?])|Y(?:!J|um!|ahoo!)"  # escapes, runs of marks, words with a mark inside
    r"|\.(?:(?<= \.)|(?<=\d\.)(?=\.)|(?<!\.\.)\.(?!\.(?![.\d\['])))"  # dots, save three together
    r"|\" \(.*\) [\"“]|\([!?']\)"  # brackets that it cuts at, or hides
)
_SPECIAL_BEYOND = re.compile(
    r"[∯∮♨☝ȸȹ☉☈☇☄♬♭☏ƪ♟♝ᓰᓱᓳᓴᓷᓸ⎋✂⌬"  # symbols that pysbd writes into the text
    r"。．！？（「ǃ\x80-\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]"  # marks of other scripts, other blanks
    r"|°\.|” \(.*\) [\"“]"
)
_CONTROL = re.compile(r"[\x00-\x1f]")
_CUT = re.compile(
    r"\([^\)]{2,}\)(?=\s[A-Z])"
    r"|'[^']*[^,]'(?=\s[A-Z])"
    r'|"[^"]*[^,]"(?=\s[A-Z])'
    r"|“[^”]*[^,]”(?=\s[A-Z])"
    r"|[.!? ]{2,}"
    r"|\S.*?[.!?ȸ]"
    r"|[.!?]"
)
_CUT_IN_QUOTES = re.compile(r"[\"'“”](?<=[!?.\-∯ᓴᓷ].)\s(?=[A-Z])")
_ROMAN = re.compile(r"\(((?=[mdclxvi])m*(?:c[md]|d?c*)(?:x[cl]|l?x*)(?:i[xv]|v?i*))\)(?= [A-Z])")
_MARK = re.compile(r"[.!?]")
_HIDE = str.maketrans(".!?'", "∯ᓴᓷ⎋")
_HIDE_IN_SINGLE = str.maketrans(".!?", "∯ᓴᓷ")
_SINGLE = re.compile(r"'(?<= ')(?:[^']|'[a-zA-Z])*'")
_SINGLE_LEADING = re.compile(r"'(?<= ')(?:[^']|'[a-zA-Z])*'\S")
_PAIRS = (
    ("‘", re.compile(r"‘(?<= ‘)(?:[^’]|’[a-zA-Z])*’")),
    ('"', re.compile(r'"[^"]+"')),
    ("[", re.compile(r"\[[^\]]+\]")),
    ("(", re.compile(r"\([^()]+\)")),
    ("«", re.compile(r"«[^»]+»")),
    ("--", re.compile(r"--[^-]*--")),
    ("“", re.compile(r"“[^”]+”")),
)
_NO_END = re.compile(r"!(?=['\"]|,?\s[a-z])|\?(?=['\"])")


def direct_ends(text: str, language: str) -> list[int] | None:
    """What `pysbd_ends` gives for *text*, or None where it holds what only pysbd itself can judge.

    Args:
        text: One block of text without line breaks.
        language: A code of `DIRECT_LANGUAGES`.
    """
    if _is_special(text) or has_list(text):
        return None
    hidden = hidden_full_stops(text, rules_of(language))
    cuts = None if hidden is None else _cuts(text, hidden)
    if hidden is None or cuts is None:
        return None
    ends: list[int] = []
    for start, piece in _pieces(text, hidden, cuts):
        ends.extend(start + end for end in _ends_in(piece) if end)
    return ends


def _is_special(text: str) -> bool:
    """Whether the text holds what pysbd treats in a way that is not followed here."""
    return (
        _SPECIAL.search(text) is not None
        or (not text.isascii() and _SPECIAL_BEYOND.search(text) is not None)
        or (not text.isprintable() and _CONTROL.search(text) is not None)
    )


def _cuts(text: str, hidden: list[int]) -> list[int] | None:
    """Offsets of the blanks where pysbd cuts beforehand: before the items of a list, after numeric references.

    Args:
        text: The text.
        hidden: The full stops that end no sentence; those before a reference are added.

    Returns:
        Rising offsets; None where only pysbd itself can tell.
    """
    cuts = bracket_cuts(text)
    if cuts and not {cut - 1 for cut in cuts}.isdisjoint(hidden):
        return None  # to pysbd the line ends here, so that it does not see the number after the full stop
    if ".[" in text or hidden:
        for match in REFERENCE.finditer(text):
            hidden.append(match.start())
            cuts.append(match.end() - 1)
    return sorted(set(cuts))


def _pieces(text: str, hidden: list[int], cuts: list[int]) -> Iterator[tuple[int, str]]:
    """The text with hidden full stops replaced, cut at blanks: each piece with its offset."""
    if hidden:
        characters = list(text)
        for at in hidden:
            characters[at] = "∯"
        text = "".join(characters)
    start = 0
    for cut in cuts:
        yield start, text[start:cut]
        start = cut + 1
    yield start, text[start:]


def _ends_in(piece: str) -> list[int]:
    """Offsets in *piece* where pysbd's last patterns end a sentence, rising."""
    length = len(piece)
    cuts = [length]
    if _MARK.search(piece):
        if piece[-1] not in ".!?":
            piece += "ȸ"
        piece = _NO_END.sub(_hide, _hide_in_pairs(piece))
        if "(" in piece:
            piece = _ROMAN.sub(r"✂\1⌬", piece)
        cuts = [match.end() for match in _CUT.finditer(piece)]
    quoted: list[int] = []
    if not _quoteless(piece):
        # The mark and the quote after it must lie in one sentence.
        quoted = [match.start() + 1 for match in _CUT_IN_QUOTES.finditer(piece) if match.start() not in cuts]
    ends: list[int] = []
    for cut in sorted([*cuts, *quoted]) if quoted else cuts:
        end = len(piece[:cut].rstrip(" ȸ")) if piece[cut - 1] in " ȸ" else cut
        if not ends or end > ends[-1]:
            ends.append(end)
    return ends


def _quoteless(piece: str) -> bool:
    return '"' not in piece and "'" not in piece and (piece.isascii() or ("“" not in piece and "”" not in piece))


def _hide(match: re.Match[str]) -> str:
    return match.group().translate(_HIDE)


def _hide_in_pairs(piece: str) -> str:
    """The text with the marks inside quotes and brackets replaced, one for one."""
    if " '" in piece and ("' " in piece or not _SINGLE_LEADING.search(piece)):
        piece = _SINGLE.sub(lambda match: match.group().translate(_HIDE_IN_SINGLE), piece)
    for opener, pair in _PAIRS:
        if opener in piece:
            piece = pair.sub(_hide, piece)
    return piece
