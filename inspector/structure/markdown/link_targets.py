"""What follows a link's text in its brackets: a target and a title, or a label."""

import re
from collections.abc import Collection, Iterable

from inspector.core.block import Block

_SPACE = re.compile(r"[ \t\r\n]*")
_ANGLED = re.compile(r"<(?:[^<>\\\r\n]|\\.)*>")
_CHUNK = re.compile(r"(?:[^()\\\x00-\x20\x7f]|\\[!-/:-@\[-`{-~]|\\)+")
_TITLE = re.compile(r"\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)", re.DOTALL)
_LABEL = re.compile(r"\[((?:[^\[\]\\]|\\.){0,999})\]", re.DOTALL)
_DEEPEST = 32
"""Parentheses within parentheses in a bare target."""


def normal_label(label: str) -> str:
    """A label as labels are compared: blanks as one, and without regard to case."""
    return " ".join(label.split()).casefold()


def labels_of(blocks: Iterable[Block]) -> frozenset[str]:
    """The labels that a document's link definitions define, as `normal_label` gives them."""
    return frozenset(normal_label(block.name) for block in blocks if block.kind == "link-definition")


def inline_target(text: str, start: int) -> int:
    """Where a link ends whose `(` stands at *start*; -1 if what follows is no target."""
    at = _skip(text, start + 1)
    angled = _ANGLED.match(text, at)
    if not angled and text.startswith("<", at):
        return -1
    end = angled.end() if angled else _bare(text, at)
    after = _skip(text, end)
    title = _TITLE.match(text, after) if after > end or end == at else None
    if title and after > end:
        after = _skip(text, title.end())
    return after + 1 if text[after : after + 1] == ")" else -1


def reference_end(text: str, opened: int, closed: int, labels: Collection[str]) -> int:
    """Where a link by reference ends, whose text stands between two brackets; -1 if its label is not known.

    Args:
        text: The text.
        opened: Offset of the text's first character, after the bracket.
        closed: Offset of its closing bracket.
        labels: The labels that the document defines, as `normal_label` gives them.
    """
    label = _LABEL.match(text, closed + 1)
    if label and label[1].strip():
        return label.end() if normal_label(label[1]) in labels else -1
    own = _LABEL.fullmatch(text, opened - 1, closed + 1)
    if own is None or not own[1].strip():
        return -1
    if own[1].startswith("^") or normal_label(own[1]) in labels:
        return label.end() if label and not own[1].startswith("^") else closed + 1
    return -1


def _skip(text: str, at: int) -> int:
    blanks = _SPACE.match(text, at)
    return blanks.end() if blanks else at


def _bare(text: str, at: int) -> int:
    """End of a target without angle brackets; its parentheses must pair."""
    depth, start = 0, at
    while at < len(text):
        chunk = _CHUNK.match(text, at)
        if chunk:
            at = chunk.end()
        elif text[at] == "(" and depth < _DEEPEST:
            depth += 1
            at += 1
        elif text[at] == ")" and depth:
            depth -= 1
            at += 1
        else:
            break
    return start if depth else at
