"""Ends that pysbd sets wrong, mended after it: each fault with the repair of it.

A repair takes the text and the rising offsets of the ends in it, each after a character that is not blank, and gives
the ends as they should be. The last one closes the text and stays.
"""

import re
from collections.abc import Callable, Sequence

from inspector.structure.sentences.words import STARTERS

Repair = Callable[[str, Sequence[int]], list[int]]
"""A text and the ends in it; the ends mended."""

_EMOJI = "[\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2b00-\u2bff\ufe0f\u200d\U0001f000-\U0001faff]"
_CLOSING = re.compile(
    r"(?:[.!?…·]|[\"'”’»)\]}」』】〉》〕）］｝*_~`¹²³⁰-⁹]|\[[\w*†‡^, -]{0,6}\])++(?!\w)"
    r"|[.!?…]++|[」』】〉》〕）］｝”’](?<=[。！？].)"
)
_TRAILING_EMOJI = re.compile(rf"\s(?![👉👇➡▶☞→]){_EMOJI}+(?=\s|$)")
_LEADING_EMOJI = re.compile(_EMOJI)
_ARABIC_COMMA = re.compile(r"،|:(?<=[\u0620-\u06ff] :|[\u0620-\u06ff][\u0620-\u06ff]:)")
_NEVER_FIRST = re.compile(r"[,;:]|\s(?:&\s|_{2,})")
_BARE = re.compile(r"\W*")
_SMILEY = re.compile(r"[:;](?<=\s[:;])['’]?-?[)(DPp](?=\s+[A-Z\"“(])")
_BRACKETED = re.compile(r"[)\]](?<=[a-z\d]{2}[.!?][)\]])(?=\s([A-Z][a-z]*)\b)")
_QUOTED = re.compile(r"[»’](?<=[.!?…].)(?=\s[A-ZÀ-ÞА-Я])")
_QUOTED_NOTE = re.compile(r"[\"”](?<=[.!?].)(?:(?:\[\d{1,3}\])+(?=\s[A-Z])|(?=\s\d{1,4}\s[A-Z]))")
_HOUR = re.compile(r"\s*(?:At|By|Before|After|Around|Since|Until|From|About)\s[\d:]+\s?[ap]\.m\.")
_MARKER = re.compile(r"\s*(?:\(?(?:\d{1,3}(?:\.\d{1,3})*|[A-Za-z]|[IVXLCivxl]{1,5})[.)]|[§¶#•]+\s?[\d.]*)+")
_LONGEST_MARKER = 16  # characters
_ENUMERATED = re.compile(r"\s+\([a-z]{1,4}\)")
_TAIL = 6  # characters: a mark and what may close after it
_ENDING = re.compile(r"[.!?:;…][\"'”’»)\]]*$")
_LONG = 400  # characters: a sentence longer than this that holds clear ends is several, glued by a quote or a bracket
_CLEAR = re.compile(
    r"[.!?](?:(?<=[a-z]{3}[.!?])|(?<=\d\d[\d)][.!?])|(?<=[a-z][)\]][.!?]))[\"'”’)\]]*(?=\s[\"'“‘(\[]?[A-Z])"
)


def attach_closing(text: str, ends: Sequence[int]) -> list[int]:
    """Quotes, brackets, footnote marks and more full stops after an end go with pysbd to the next sentence."""
    moved = []
    for end in ends:
        found = _CLOSING.match(text, end)
        moved.append(found.end() if found else end)
    return sorted(set(moved))


def attach_emoji(text: str, ends: Sequence[int]) -> list[int]:
    """An emoji after a full stop goes with what it follows, unless it points ahead or the text begins with one."""
    if text.isascii() or _LEADING_EMOJI.match(text):
        return list(ends)
    moved = []
    for end in ends:
        found = _TRAILING_EMOJI.match(text, end)
        moved.append(found.end() if found else end)
    return sorted(set(moved))


def join_after_comma(text: str, ends: Sequence[int]) -> list[int]:
    """At each comma and colon pysbd ends an Arabic sentence."""
    last = len(ends) - 1
    return [end for number, end in enumerate(ends) if number == last or not _ARABIC_COMMA.match(text, end - 1)]


def join_bare_marks(text: str, ends: Sequence[int]) -> list[int]:
    """Single marks such as `.`, `:)` and `***` are to pysbd sentences."""
    kept: list[int] = []
    start = 0
    for end in ends:
        if kept and _BARE.fullmatch(text, start, end):
            kept.pop()
        kept.append(end)
        start = end
    return kept[1:] if len(kept) > 1 and _BARE.fullmatch(text, 0, kept[0]) else kept


def join_list_marker(text: str, ends: Sequence[int]) -> list[int]:
    """A marker at the beginning, such as `II.`, `10.2.` and `§ 3.`, is to pysbd a sentence."""
    is_marker = len(ends) > 1 and ends[0] < _LONGEST_MARKER and _MARKER.fullmatch(text, 0, ends[0])
    return list(ends[1:] if is_marker else ends)


def join_before_comma(text: str, ends: Sequence[int]) -> list[int]:
    """Before a comma pysbd ends a sentence, as in `377 F. Supp., at 1330` and `See, e. g., Sue`.

    So it does before an ampersand (`C. & S. Lines`) and a place left open (`541 U.S. ___, 12`).
    """
    return [end for end in ends if not _NEVER_FIRST.match(text, end)]


def join_opening_hour(text: str, ends: Sequence[int]) -> list[int]:
    """Before a capital pysbd always ends a sentence at `a.m.`, even in `At 5 a.m. Mr. Smith went`."""
    if ".m." not in text:
        return list(ends)
    last = len(ends) - 1
    starts = [0, *ends]
    return [end for number, end in enumerate(ends) if number == last or not _HOUR.fullmatch(text, starts[number], end)]


def join_enumerated(text: str, ends: Sequence[int]) -> list[int]:
    """At the items that it enumerates pysbd cuts a sentence, as in `shall (a) answer and (b) appear`."""
    return [end for end in ends if not _ENUMERATED.match(text, end) or _ENDING.search(text, max(0, end - _TAIL), end)]


def end_at_smiley(text: str, ends: Sequence[int]) -> list[int]:
    """A smiley before a capital ends a sentence."""
    added = [match.end() for match in _SMILEY.finditer(text)]
    return sorted({*ends, *added}) if added else list(ends)


def end_after_quoted_note(text: str, ends: Sequence[int]) -> list[int]:
    """After a quotation pysbd sees no end before a footnote mark or a citation: `"busy?"[5] The`, `law." 38 Fed`."""
    if '"' not in text and "”" not in text:
        return list(ends)
    added = [match.end() for match in _QUOTED_NOTE.finditer(text)]
    return sorted({*ends, *added}) if added else list(ends)


def end_after_bracket(text: str, ends: Sequence[int]) -> list[int]:
    """In a bracket that closes after it pysbd sees no end, as in `(as it should.) The next`."""
    if ")" not in text and "]" not in text:
        return list(ends)
    added = [match.end() for match in _BRACKETED.finditer(text) if match[1] in STARTERS]
    return sorted({*ends, *added}) if added else list(ends)


def end_after_quote(text: str, ends: Sequence[int]) -> list[int]:
    """Before a closing `»` or `’` pysbd sees no end, as it does before `"`; so `«Oui.» Il part` runs on."""
    added = [] if text.isascii() else [match.end() for match in _QUOTED.finditer(text)]
    return sorted({*ends, *added}) if added else list(ends)


def split_glued(text: str, ends: Sequence[int]) -> list[int]:
    """Between quotes pysbd ends nothing, however long the quotation is, even if they are no pair."""
    added = set(ends)
    start = 0
    for end in ends:
        if end - start > _LONG:
            added.update(match.end() for match in _CLEAR.finditer(text, start, end))
        start = end
    return sorted(added)


ADDING: tuple[Repair, ...] = (end_after_quote,)
"""Those that add ends, for every language, in their order."""

ENGLISH_ADDING: tuple[Repair, ...] = (
    *ADDING,
    end_at_smiley,
    end_after_bracket,
    end_after_quoted_note,
    split_glued,
)
"""Those for English text."""

MOVING: tuple[Repair, ...] = (
    attach_closing,
    attach_emoji,
    join_before_comma,
    join_after_comma,
    join_bare_marks,
    join_list_marker,
)
"""Those that move ends or drop them, for every language, in their order."""

ENGLISH_MOVING: tuple[Repair, ...] = (*MOVING, join_opening_hour, join_enumerated)
"""Those for English text."""


def repaired(text: str, ends: Sequence[int], language: str) -> list[int]:
    """The ends as they should be.

    Args:
        text: Text without line breaks, one blank between words.
        ends: Offsets where sentences end in it, rising; the last closes it.
        language: The code of its language.
    """
    is_english = language == "en"
    for repair in ENGLISH_ADDING if is_english else ADDING:
        ends = repair(text, ends)
    if len(ends) > 1:
        for repair in ENGLISH_MOVING if is_english else MOVING:
            ends = repair(text, ends)
    return list(ends)
