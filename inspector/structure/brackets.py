"""Bracket pairs: which bracket closes which, within one block.

A bracket without a partner is no pair, and so never counts: `:)`, `1)`, `a)` and the interval `[0, 1)` raise nothing.
"""

import re
from collections.abc import Iterable

from inspector.core.span import Span

_PARTNERS = {")": "(", "]": "[", "}": "{"}
_BRACKET = re.compile(r"[()\[\]{}]")
_DOUBTFUL = re.compile(
    r"(?<![\w:;=])[:;=]['^]?-?[)\]}]"  # a smiley
    r"|(?<![^\s])(?:[0-9]{1,3}|[A-Za-z]|[ivxlc]{2,5})\)"  # an item's number or letter
)
"""A bracket that closes something only if something is left open."""

_SAD = re.compile(r"(?<![\w:;=])[:;=]['^]?-?[(\[{](?=[\s.,;!?)]|\Z)")
_MAY_BE_SMILEY = re.compile(r"[:;=]['^]?-?[()\[\]{}]")
_END = r"\s*[-+−]?[\w.∞/]{1,12}\s*"
_INTERVAL = re.compile(rf"\[{_END}[,;]{_END}\)|\({_END}[,;]{_END}\]|(?<!\S)\]{_END}[,;]{_END}\[(?!\w)")


def bracket_pairs(text: str, start: int, end: int, opaque: Iterable[Span] = ()) -> list[Span]:
    """The pairs of round, square and curly brackets in `text[start:end]`, by where they open.

    Args:
        text: The document.
        start: Offset of the block's first character.
        end: Offset one past its last character.
        opaque: Stretches of the document whose brackets mean something else: code, addresses, formulas.

    Returns:
        Spans from an opening bracket to one past the bracket that closes it; they nest.
    """
    piece = text[start:end]
    found = [bracket.start() for bracket in _BRACKET.finditer(piece)]
    if not found:
        return []
    hidden = _hidden(opaque, start, len(piece))
    brackets = [at for at in found if not hidden[at]] if hidden else found
    partners = _partners(piece, brackets)
    # Where all of them pair, and none can be part of a face, that is what they are.
    if 2 * len(partners) < len(brackets) or _MAY_BE_SMILEY.search(piece):
        partners = _careful(piece, brackets)
    return sorted(Span(opened + start, closed + start + 1) for closed, opened in partners.items())


def _hidden(opaque: Iterable[Span], start: int, length: int) -> bytearray | None:
    """A mark for each character of a piece that stands in an opaque stretch; `None` if there is no such stretch."""
    hidden: bytearray | None = None
    for span in opaque:
        first, last = max(span.start - start, 0), min(span.end - start, length)
        if first < last:
            hidden = hidden or bytearray(length)
            hidden[first:last] = b"\1" * (last - first)
    return hidden


def _careful(piece: str, brackets: list[int]) -> dict[int, int]:
    """By closing bracket, the one it closes, with faces, intervals and the numbers of items left out."""
    none = {sad.end() - 1 for sad in _SAD.finditer(piece)}
    for interval in _INTERVAL.finditer(piece):
        none |= {interval.start(), interval.end() - 1}
    doubtful = {found.end() - 1 for found in _DOUBTFUL.finditer(piece)}
    counted = [at for at in brackets if at not in none]
    partners = _partners(piece, (at for at in counted if at not in doubtful))
    _add_doubtful(piece, counted, doubtful, partners)
    return partners


def _partners(text: str, brackets: Iterable[int]) -> dict[int, int]:
    """By closing bracket, the bracket that it closes: the last one open of its kind."""
    partners: dict[int, int] = {}
    opened: list[int] = []
    waiting = dict.fromkeys(_PARTNERS.values(), 0)
    for at in brackets:
        sign = text[at]
        if sign in waiting:
            opened.append(at)
            waiting[sign] += 1
        elif waiting[_PARTNERS[sign]]:
            # Whatever was opened inside and never closed is left alone.
            while text[opened[-1]] != _PARTNERS[sign]:
                waiting[text[opened.pop()]] -= 1
            partners[at] = opened.pop()
            waiting[_PARTNERS[sign]] -= 1
    return partners


def _add_doubtful(text: str, brackets: Iterable[int], doubtful: set[int], partners: dict[int, int]) -> None:
    """Let a doubtful bracket close what nothing else closes: `(see 1)`, but not `(see 1) and 2))`."""
    taken = set(partners.values())
    opened: list[int] = []
    for at in brackets:
        sign = text[at]
        if sign not in _PARTNERS:
            opened.append(at)
        elif at in partners:
            while opened and opened[-1] >= partners[at]:
                opened.pop()
        elif at in doubtful and opened and opened[-1] not in taken and text[opened[-1]] == _PARTNERS[sign]:
            partners[at] = opened.pop()
