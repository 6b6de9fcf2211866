"""Headings of plain text, only where they are plain to see."""

import re
from collections.abc import Hashable, Sequence
from typing import NamedTuple

from inspector.structure.plain.lines import Line

SECTION = "section"
"""The style of headings that are numbered or named."""
_LONGEST = 90  # characters of a heading
_SLACK = 2  # characters by which an underline may be too short
_SURPLUS = 12  # characters by which it may be too long, at least
_SMALL_WORD = 4  # letters of `from`, `with` and the like
_WORDS = 14
_UNDERLINE = re.compile(r"([=\-~^\"'`*+#.:_])\1{2,}$")
_ASCIIDOC = re.compile(r"(={1,6}) (\S.*)$")
_ANCHOR = re.compile(r"\[.*\]$")
_TEX = re.compile(r"\\(part|chapter|(?:sub){0,2}section)\*?\{(.+)\}$")
_FENCE = "```"  # under a short line the end of a fence, hardly ever a line drawn with grave accents
_TEX_DEPTH = {"part": 0, "chapter": 1, "section": 2, "subsection": 3, "subsubsection": 4}
_NUMBERED = re.compile(r"(\d{1,3}(?:\.\d{1,3}){0,5}|[A-Z](?:\.\d{1,3}){1,5})\.?\)?\s+(\S.*)$")
_DATE = re.compile(
    r"\d{1,2}(?:st|nd|rd|th)?\s+(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\b", re.IGNORECASE
)
_KEYWORD = re.compile(
    r"(?:(chapter|part|book|act|scene|section|article|appendix|annex|volume|session|lecture|letter|canto)"
    r"[ .]+(?:\d{1,3}|[ivxlc]{1,7}|[a-z]|one|two|three|four|five|six|seven|eight|nine|ten)\b[.:)]?(?:\s.*)?"
    r"|(preface|preamble|foreword|introduction|prologue|epilogue|contents|table of contents|abstract|conclusion"
    r"|references|bibliography|acknowledge?ments|index|glossary|appendix)[.:]?)$",
    re.IGNORECASE,
)
_HOLDERS = frozenset({"part", "book", "act", "scene", "volume"})
_ROMAN = re.compile(r"(?:[IVX]|[IVXLC]{2,7})\.?$")
_LETTER = re.compile(r"[A-Z]\.?$")
_CAPTION = re.compile(
    r"(?:figure|fig\.|table|listing|exhibit|plate|diagram|chart)\s+(?:\d|[ivx]+\b)[\w.-]*\s*(?:[.:–—-]|$)",
    re.IGNORECASE,
)
_ENDS_PROSE = (",", ";", ":", "-", "!", "?", "…", "&")


class Title(NamedTuple):
    """What makes a line a heading."""

    style: Hashable
    """How it is written; headings of one style have one level."""
    depth: int = 0
    """Levels below the first of its style, as its number says."""


def underline_of(title: Line, under: Line) -> str | None:
    """The sign that a title is underlined with, if it is."""
    if under.text[0].isalnum():
        return None
    found = None if under.text == _FENCE else _UNDERLINE.match(under.text)
    wide = len(title.text)
    if not found or not 0 <= len(under.text) - wide + _SLACK <= max(_SURPLUS, wide):
        return None
    if wide > _LONGEST or (not title.text[0].isalnum() and title.text[0] not in "\"'`“‘(*:|<[$."):
        return None
    if not any(map(str.isalpha, title.text)) or title.text.endswith((";", "{", "}", ",")):
        return None
    return found[1]


def is_overline(line: Line) -> bool:
    """Whether a line may stand over a title."""
    return not line.text[0].isalnum() and _UNDERLINE.match(line.text) is not None


def is_caption(text: str) -> bool:
    """Whether a text begins as the caption of a figure or table does."""
    return len(text) <= 4 * _LONGEST and _CAPTION.match(text) is not None


def marked_title(lines: Sequence[Line]) -> tuple[int, str, Title] | None:
    """The heading at the beginning of lines that AsciiDoc or TeX marks as one.

    Returns:
        How many lines it takes, its text, and what makes it one; `None` if there is none.
    """
    if lines[0].text[0] not in "=[\\":
        return None
    number = 0
    while number + 1 < len(lines) and _ANCHOR.match(lines[number].text):
        number += 1
    line = lines[number]
    if len(line.text) > _LONGEST:
        return None
    marked = _ASCIIDOC.match(line.text)
    if marked:
        return number + 1, marked[2], Title("=", len(marked[1]) - 1)
    marked = _TEX.match(line.text)
    return (number + 1, marked[2], Title("\\", _TEX_DEPTH[marked[1]])) if marked else None


def title_of(line: Line) -> Title | None:
    """What makes a line that stands alone between blank ones a heading, if anything does."""
    text = line.text
    if len(text) > _LONGEST or len(text.split()) > _WORDS or text.endswith(_ENDS_PROSE):
        return None
    return _named(text) or _numbered(text) or _bare(text)


def _named(text: str) -> Title | None:
    named = _KEYWORD.match(text)
    if not named:
        return None
    word = (named[1] or "").lower()
    return Title(word if word in _HOLDERS else SECTION)


def _numbered(text: str) -> Title | None:
    found = _NUMBERED.match(text)
    if not found or _DATE.match(text) or not _is_titled(found[2]):
        return None
    return Title(SECTION, found[1].count("."))


def _bare(text: str) -> Title | None:
    """A Roman number, a letter, or capitals."""
    if _ROMAN.match(text):
        return Title("roman")
    if _LETTER.match(text):
        return Title("letter")
    return Title("capitals") if _is_capitals(text) else None


def is_outdented_title(line: Line) -> bool:
    """Whether a line is a title if all that follows it is indented: a few words without an end, from the margin on."""
    text = line.text
    return (
        line.indent == 0
        and len(text) <= _LONGEST // 2
        and text[0].isupper()
        and (text[-1].isalnum() or text[-1] == ")")
        and len(text.split()) <= _WORDS // 2
    )


def _is_titled(text: str) -> bool:
    """Whether words after a number are a title: without an end, or with one but all in capitals of a title."""
    if not text[0].isupper() and not text[0].isdigit() and text[0] not in "\"“'":
        return False
    if not text.endswith("."):
        return ". " not in text
    words = text.rstrip(".").split()
    return ". " not in text and all(
        word[0].isupper() or len(word) <= _SMALL_WORD or not word[0].isalpha() for word in words
    )


def _is_capitals(text: str) -> bool:
    """Whether a text is in capitals, with two letters that stand together at least."""
    return text.isupper() and text[-1] != "." and re.search(r"[^\W\d_]{2}", text) is not None
