"""Web and mail addresses that stand bare in a text."""

import re
from collections.abc import Iterator

from inspector.core.span import Span

BEGINNING = r"(?<![A-Za-z0-9_/.-])(?:https?://|ftp://|www\.)"
"""What a web address begins with."""

MAILBOX = r"(?<![A-Za-z0-9_.+@/-])[A-Za-z0-9_.+-]+@(?=[\w-]+\.)"
"""What a mail address begins with, up to its host."""

_ANY = re.compile(rf"{BEGINNING}|{MAILBOX}", re.IGNORECASE)
_WORTH_READING = re.compile(r"://|www\.|@", re.IGNORECASE)
# Blanks and what Chinese and Japanese set for commas and full stops end an address; so do the brackets of Markdown.
_REST = re.compile(r"[^\s<>\[\]`|\"\u3000-\u303f\uff00-\uffef]+")
_HOST = re.compile(r"[\w-]+(?:\.[\w-]+)+")
_TRAILING = "?!.,:;*_~'\""
"""Punctuation at the end of an address that belongs to the sentence around it."""


def address_end(text: str, beginning: int) -> int:
    """Where an address ends whose `BEGINNING` or `MAILBOX` ends at *beginning*; -1 if nothing follows."""
    if text[beginning - 1] == "@":
        host = _HOST.match(text, beginning)
        return host.end() if host else -1
    rest = _REST.match(text, beginning)
    if not rest:
        return -1
    length, surplus = len(rest[0]), rest[0].count(")") - rest[0].count("(")
    while length and (rest[0][length - 1] in _TRAILING or (rest[0][length - 1] == ")" and surplus > 0)):
        length -= 1
        surplus -= rest[0][length] == ")"
    return beginning + length if length else -1


def addresses(text: str, start: int, end: int) -> Iterator[Span]:
    """Every bare address in `text[start:end]`, in order."""
    piece = text[start:end]
    if not _WORTH_READING.search(piece):
        return
    at = 0
    while found := _ANY.search(piece, at):
        at = found.end()
        stop = address_end(piece, at)
        if stop > 0:
            yield Span(start + found.start(), start + stop)
            at = stop
