"""Whether a line break only wraps the text, or ends something: judged from the lines themselves."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import pairwise

from inspector.structure.sentences.words import OPEN, STARTERS

_FEW = 3  # lines that must agree before they count as wrapped at a common width
_WORD = 15  # characters by which a wrapped line falls short of the width, since the next word did not fit
_AGREEING = 0.5  # share of lines within a word of the width
_NARROWEST = 30  # characters: columns narrower than this are lists and captions, not wrapped prose
_FULL = 0.75  # of the width: a line that ends before it, though the next word would fit, was ended on purpose
_SHORT = 45  # characters: without a common width, a line shorter than this was ended on purpose
_LONG = 120  # characters: a line longer than this was not wrapped, so its break is an end
_BARE = 35  # characters: lines shorter than this, all without a mark or a capital, are a list

_MARKER = re.compile(
    r"(?:[-*+•‣▪◦·–—]\s|>|\||#{1,6}\s|\[[ xX\d]{1,3}\]\s"
    r"|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4}|[A-Z])\)\s|\d{1,3}(?:\.\d{1,3})*\.\s)"
)
_RULE = re.compile(r"[\W_]{3,}")
_SENTENCE = re.compile(r"[.!?;]|,\s*$")
_COLUMNS = re.compile(r"\S(?: {5,}|(?: ?\.){5,} *)\S")
_FIELD = re.compile(r"\s*[A-Z][\w /-]{1,24}:\s")
_WORD_FIRST = re.compile(r"\s*[\"'“‘(]?([^\W\d_]+)")
_STARTING = STARTERS - {"A", "I"}
_OPEN_ENDS = (",", ";", "(", "[", "/", "&", "-")


def common_width(lines: Iterable[str]) -> int | None:
    """The width at which text was wrapped, in characters, a wide one counting twice; None where it was not.

    Args:
        lines: The lines of a document or a block. Only those followed by a line that is not blank tell anything.
    """
    widths: list[int] = []
    previous = ""
    for line in lines:
        if previous.strip() and line.strip():
            widths.append(_width(previous))
        previous = line
    if len(widths) < _FEW:
        return None
    widths.sort()
    width = widths[-1 - len(widths) // 50]  # the widest, save for stray ones
    near = sum(w >= width - _WORD for w in widths)
    return width if width >= _NARROWEST and near >= _AGREEING * len(widths) else None


def is_hard_wrap(before: str, after: str, width: int | None = None) -> bool:
    """Whether the break between two lines wraps the text, so that a blank could stand for it.

    What follows is asked first (a list marker, a small letter), then how *before* ends (`the`, a comma), and last how
    long it is: a line that ends well before the width, and before a capital, was ended on purpose.

    Args:
        before: The line before the break, without it.
        after: The line after it.
        width: What `common_width` says of the document or block, if it says anything.
    """
    verdict = _by_words(before, after)
    if verdict is None and width is None:
        verdict = _by_first_word(after)
    return _is_full(before.rstrip(), after.strip(), width) if verdict is None else verdict


def line_ends(lines: Sequence[str], width: int | None = None) -> list[bool]:
    """For each line but the last, whether the break after it is an end.

    Args:
        lines: The lines of one block.
        width: The document's common width, if known; else the block's own is used.
    """
    if len(lines) < 2:  # noqa: PLR2004 (a single line has no break)
        return []
    if _is_bare_list(lines):
        return [True] * (len(lines) - 1)
    pairs = list(pairwise(lines))
    verdicts = [_by_words(before, after) for before, after in pairs]
    if None in verdicts and width is None:
        width = common_width(lines)
        if width is None:
            verdicts = [_by_first_word(lines[n + 1]) if v is None else v for n, v in enumerate(verdicts)]
    # Where lines were clearly ended on purpose, as in a caption or an address, length alone makes no wrap.
    on_purpose = width is None and verdicts.count(False) > max(1, verdicts.count(True))
    return [
        not (verdict if verdict is not None else not on_purpose and _is_full(before.rstrip(), after.strip(), width))
        for verdict, (before, after) in zip(verdicts, pairs, strict=True)
    ]


def _by_words(before: str, after: str) -> bool | None:
    """Whether the break wraps, if the words tell; None if only the lengths can."""
    head, tail = before.strip(), after.strip()
    if not head or not tail or _is_marked(tail) or _is_rule(head) or _is_rule(tail) or _is_in_columns(head):
        return False
    first = tail.lstrip("\"'“‘(«[*_`")[:1]
    if first.islower() or _is_open(head):
        return True
    if head.rfind("(") > head.rfind(")") and 0 <= tail.find(")") < (tail.find("(") + 1 or len(tail) + 1):
        return True
    return False if head.isupper() and not tail.isupper() else None


def _by_first_word(after: str) -> bool | None:
    """Whether the break is an end for the word after it; asked only where lines have no common width."""
    word = _WORD_FIRST.match(after)
    return False if _FIELD.match(after) or (word and word[1] in _STARTING) else None


def _is_full(before: str, after: str, width: int | None) -> bool:
    length = _width(before)
    if width is None:
        return _SHORT <= length <= _LONG
    return length + 1 + _width(after.split(None, 1)[0]) > _FULL * width


def _is_open(line: str) -> bool:
    """Whether a line ends in a word or a sign after which more must follow."""
    if line.endswith(_OPEN_ENDS):
        return not line.endswith(("--", " -"))
    return line.rsplit(None, 1)[-1].lstrip("(\"'“‘[").lower() in OPEN


def _is_marked(line: str) -> bool:
    """Whether a line begins with the marker of an item, a heading, a quote or a table row."""
    if line[0].isalpha() and ")" not in line[:6]:
        return False
    return _MARKER.match(line) is not None


def _is_rule(line: str) -> bool:
    """Whether a line holds no letter and no digit, but several signs."""
    return not line[0].isalnum() and _RULE.fullmatch(line) is not None


def _is_in_columns(line: str) -> bool:
    """Whether a line has columns, or dots that lead from a title to its page."""
    return ("     " in line or ". . ." in line or "....." in line) and _COLUMNS.search(line) is not None


def _is_bare_list(lines: Sequence[str]) -> bool:
    return all(len(line) < _BARE and not line.strip()[:1].isupper() and not _SENTENCE.search(line) for line in lines)


def _width(line: str) -> int:
    if line.isascii():
        return len(line)
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in line)
