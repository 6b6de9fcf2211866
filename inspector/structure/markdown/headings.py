"""Headings: their level, and their text without the signs of Markdown."""

import re
from collections.abc import Collection
from html import unescape
from typing import NamedTuple

from inspector.core.span import Span
from inspector.structure.markdown.link_targets import normal_label

_ATX = re.compile(r"(#{1,6})(?:[ \t]+|$)")
_CLOSING = re.compile(r"(?:^|[ \t])#+[ \t]*\Z")
_ATTRIBUTES = re.compile(r"[ \t]*\{:?[ \t]*(?:[#.][^{}\s]*|[\w-]+=[^{}]*)(?:[ \t]+[^{}]*)?\}[ \t]*\Z")
_UNDERLINE = re.compile(r"\n[ \t>]*(=+|-+)[ \t]*\Z")
_CONTINUED = re.compile(r"[ \t\r]*\n[ \t>]*")

_CODE = re.compile(r"(?<![`\\])(`+)(?!`)(.+?)(?<!`)\1(?!`)", re.DOTALL)
_SIGNS = re.compile(r"[\\`*_\[\]<~&!]")
_LINK = re.compile(
    r"!?\[((?:[^\[\]\\]|\\.|\[[^\[\]]*\])*)\](?:\((?:[^()\\]|\\.|\([^()]*\))*\)|\[[^\[\]]*\])", re.DOTALL
)
_SHORTCUT = re.compile(r"\[([^\[\]]+)\]")
_AUTOLINK = re.compile(r"<([A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>")
_TAG = re.compile(r"</?[A-Za-z][^<>]*>|<!--.*?-->", re.DOTALL)
_EMPHASIS = re.compile(
    r"(?<![\\*])(\*{1,3})(?=[^\s*])(.+?)(?<=[^\s\\*])\1(?!\*)"
    r"|(?<![\w\\])(_{1,3})(?=[^\s_])(.+?)(?<=[^\s\\_])\3(?!\w)"
    r"|(?<![~\\])(~~)(?=[^\s~])(.+?)(?<=[^\s\\~])~~(?!~)",
    re.DOTALL,
)
_ESCAPE = re.compile(r"\\([!-/:-@\[-`{-~])")
_PRIVATE = re.compile("[\ue000-\uf8ff]")
_FIRST_PRIVATE = 0xE000
"""Characters that stand for a piece of text while the signs around it are taken off."""

_LONGEST = 1000
"""Characters of the longest heading whose signs are taken off; a longer one is a paragraph gone wrong."""


class Heading(NamedTuple):
    """What a heading says."""

    level: int
    """1 to 6."""
    content: Span
    """Its text, without hashes, underline and attributes; empty at its end where it says nothing."""
    name: str
    """Its text without any markup, on one line."""


def heading(text: str, span: Span) -> Heading:
    """Read the heading that stands at *span*, whether begun by hashes or underlined."""
    piece = text[span.start : span.end]
    hashes = _ATX.match(piece)
    if hashes and "\n" not in piece:
        level, start = len(hashes[1]), hashes.end()
        end = len(_CLOSING.sub("", piece[start:])) + start
    else:
        underline = _UNDERLINE.search(piece)
        level, start = (1 if underline and underline[1][0] == "=" else 2), 0
        end = underline.start() if underline else len(piece)
    said = _ATTRIBUTES.sub("", piece[start:end]).rstrip()
    start += len(said) - len(said.lstrip())
    said = said.lstrip()
    return Heading(level, Span(span.start + start, span.start + start + len(said)), bare(said))


def without_references(name: str, labels: Collection[str]) -> str:
    """A heading's name without the brackets of links by reference, such as `[this]`, to any of the *labels*."""
    return _SHORTCUT.sub(lambda link: link[1] if normal_label(link[1]) in labels else link[0], name)


def bare(markup: str) -> str:
    """Inline Markdown as a reader sees it: code, links and emphasis without their signs, on one line."""
    if "\n" in markup:
        markup = _CONTINUED.sub(" ", markup)
    if not _SIGNS.search(markup) or len(markup) > _LONGEST or _PRIVATE.search(markup):
        return markup
    kept: list[str] = []

    def keep(text: str) -> str:
        kept.append(text)
        return chr(_FIRST_PRIVATE + len(kept) - 1)

    markup = _CODE.sub(lambda found: keep(_code(found[2])), markup)
    markup = _AUTOLINK.sub(lambda found: keep(found[1]), markup)
    markup = _ESCAPE.sub(lambda found: keep(found[1]), markup)
    for pattern in (_LINK, _TAG, _EMPHASIS):
        before = None
        while before != markup:
            before = markup
            markup = pattern.sub(_inside, markup)
    return _PRIVATE.sub(lambda found: kept[ord(found[0]) - _FIRST_PRIVATE], " ".join(unescape(markup).split()))


def _code(code: str) -> str:
    """A code span's text: one blank at each end belongs to its signs."""
    return code[1:-1] if code.startswith(" ") and code.endswith(" ") and code.strip() else code


def _inside(found: re.Match[str]) -> str:
    """What is left of a piece of markup: its last group that matched, or nothing."""
    return found[found.lastindex] if found.lastindex else ""
