"""Character references, decoded as HTML says, with or without their semicolon."""

import re
from collections.abc import Iterator
from functools import lru_cache
from html import unescape
from html.entities import html5

_LONGEST_REFERENCE = 40
_REFERENCE = re.compile(r"&(?:#(?:[0-9]++|[xX][0-9a-fA-F]++);?+|[A-Za-z][A-Za-z0-9]{1,31};?+)")


def pieces(text: str, start: int) -> Iterator[tuple[str, int, int]]:
    """Cut a text at its character references.

    Args:
        text: A stretch of raw source without tags.
        start: Raw offset of its first character.

    Yields:
        What is seen, and the raw start and end of what it stands for: plain text character for character, or a
        decoded reference, which may be longer than one character and is never empty.
    """
    done = 0
    for found in _REFERENCE.finditer(text):
        value, length = decode(found[0])
        if length == 0:
            continue
        at = found.start()
        if at > done:
            yield text[done:at], start + done, start + at
        done = at + length
        if value:
            yield value, start + at, start + done
    if done < len(text):
        yield text[done:], start + done, start + len(text)


def cut(text: str, size: int) -> Iterator[str]:
    """Cut a long text into pieces of at most *size* characters, more than 40, at blanks if there are any.

    No character reference is cut, save one made longer than any by zeros.
    """
    start = 0
    while len(text) - start > size:
        end = start + size
        blank = max(text.rfind(" ", start, end), text.rfind("\n", start, end))
        reference = text.rfind("&", end - _LONGEST_REFERENCE, end)
        if blank > start:
            end = blank
        elif reference > start:
            end = reference
        yield text[start:end]
        start = end
    yield text[start:]


@lru_cache(maxsize=4096)
def decode(reference: str) -> tuple[str, int]:
    """Decode what may be a character reference.

    Args:
        reference: `&` and what follows it that could belong to a reference.

    Returns:
        The characters it stands for, and how much of *reference* stands for them: all of it, or the longest name that
        needs no semicolon, or 0 when it is no reference.
    """
    if reference[1] == "#":
        return unescape(reference), len(reference)
    name = reference[1:]
    for length in range(len(name), 1, -1):
        value = html5.get(name[:length])
        if value is not None:
            return value, length + 1
    return "", 0
