"""Where tags, comments and raw content begin and end, by HTML's own rules; every search is linear in the source."""

import re
from collections.abc import Iterable
from functools import cache

from inspector.core.span import Span

_S = r" \t\n\r\f"  # the blanks of HTML, to stand in a set: letter for letter, they are compared much faster than \s
_ATTRIBUTES = rf"""
    [{_S}/]
    (?:
        [^{_S}/>] [^{_S}/>=]*+                              # a name, whose first character may be anything
        (?: ="[^"]*+" | [{_S}]*+ = [{_S}]*+ (?: "[^"]*+" | '[^']*+' | [^{_S}>"'] [^{_S}>]*+ | (?=>) ) )?+
        [{_S}/]*+
      | [{_S}/]++
    )*+
"""
# A quote that is never closed does not open a value: the tag then ends at its first `>`, and nothing after it is lost.

TAG = re.compile(rf"([^<]*+)<(/?)([A-Za-z][^{_S}/>]*+)(?:>|({_ATTRIBUTES})>)", re.VERBOSE)
"""Text up to a tag, then the tag: its slash, its name and its attributes (`None` if there is nothing but the name)."""

TAGS_WITHIN_LINE = re.compile(rf"(</?[A-Za-z][^{_S}/>]*+(?:>|{_ATTRIBUTES}>?+)?+)", re.VERBOSE)
"""One tag of any name, to split a line at; one without `>` runs to the end of the line."""

_COMMENT_END = re.compile("--!?>")
_SCRIPT_EVENT = re.compile(r"<!--|-->|<(/?)script[\s/>]", re.IGNORECASE)
_XML = re.compile(r"\s*(?:<\?xml\b|<!doctype\s[^>]*\bxhtml\b)", re.IGNORECASE)

RAW = frozenset({"iframe", "noembed", "noframes", "noscript", "script", "style", "textarea", "title", "xmp"})
"""Elements whose content holds no tags; it ends at their own end tag."""
ALWAYS_RAW = frozenset({"script", "style"})
"""Those that run to the end of the document when they are never closed; the others then have content like any other."""


def tags_of(names: Iterable[str]) -> re.Pattern[str]:
    """A pattern for what ends a stretch of text and of tags within a line.

    Args:
        names: Of the elements that do.

    Returns:
        A pattern for the tags of these elements, with their slash, name, attributes as in `TAG`, and the `>` after the
        attributes, which is missing from a tag that the document ends in; and for the beginnings of comments,
        declarations and the like, which have no name.
    """
    return re.compile(rf"<(?:(/?)({any_of(names)})(?:>|({_ATTRIBUTES})(>?+))|[!?]|/[^A-Za-z])", re.VERBOSE)


def any_of(names: Iterable[str]) -> str:
    """A pattern for the name of a tag, in any case, that is one of *names*.

    Most tags are none of them: their first letter alone tells, as long as it is compared letter for letter.
    """
    by_letter: dict[str, list[str]] = {}
    for name in sorted(names, reverse=True):
        by_letter.setdefault(name[0], []).append(name[1:])
    return "|".join(
        f"[{letter}{letter.upper()}](?i:{'|'.join(rests)})(?=[{_S}/>])" for letter, rests in by_letter.items()
    )


def comment_end(raw: str, start: int) -> int:
    """Raw offset after the comment whose `<!--` is at *start*; an unclosed one runs to the end of the document."""
    for empty in ("<!-->", "<!--->"):
        if raw.startswith(empty, start):
            return start + len(empty)
    found = _COMMENT_END.search(raw, start + 4)
    return found.end() if found else len(raw)


def pass_by(raw: str, start: int) -> tuple[int, Span]:
    """Read what begins with `<` and is no tag.

    Args:
        raw: The source.
        start: Raw offset of the `<`, at which `TAG` finds no tag.

    Returns:
        Raw offset after it, and the part of it that is shown: the text of a CDATA section, or a `<` that is only
        itself. Comments, declarations and a tag that the document ends in show nothing.
    """
    nothing = Span(start, start)
    following = raw[start + 1 : start + 3]
    if raw.startswith("<!--", start):
        return comment_end(raw, start), nothing
    if raw.startswith("<![CDATA[", start):
        end = raw.find("]]>", start)
        return (len(raw), Span(start + 9, len(raw))) if end < 0 else (end + 3, Span(start + 9, end))
    if following[:1] in ("!", "?") or (following[:1] == "/" and len(following) > 1 and not following[1].isalpha()):
        end = raw.find(">", start)
        return (end + 1 if end >= 0 else len(raw)), nothing
    if following[:1].isascii() and following.lstrip("/")[:1].isalpha():
        return len(raw), nothing
    return start + 1, Span(start, start + 1)


def raw_content_end(raw: str, name: str, start: int) -> int:
    """Raw offset of the end tag that ends the raw content which starts at *start*, or -1 if there is none."""
    if name != "script":
        found = _end_tag(name).search(raw, start)
        return found.start() if found else -1
    commented = nested = False
    for found in _SCRIPT_EVENT.finditer(raw, start):
        event = found[0][:3]
        if event == "<!-":
            commented = True
        elif event == "-->":
            commented = nested = False
        elif not found[1]:
            nested = commented
        elif nested:
            nested = False
        else:
            return found.start()
    return -1


def is_closed(raw: str, names: str, start: int) -> bool:
    """Whether, from *start* on, an end tag of an element comes before another start tag of it.

    Args:
        raw: The source.
        names: A regular expression for the names that the element may have.
        start: Raw offset of its content.
    """
    found = _tag_of(names).search(raw, start)
    return found is not None and found[1] == "/"


def is_xml(raw: str) -> bool:
    """Whether the source is XHTML, where `/>` ends any element and not only those without content."""
    return _XML.match(raw[:2048]) is not None


@cache
def _end_tag(name: str) -> re.Pattern[str]:
    return re.compile(rf"</{name}[{_S}/>]", re.IGNORECASE)


@cache
def _tag_of(names: str) -> re.Pattern[str]:
    return re.compile(rf"<(/?)(?:{names})[{_S}/>]", re.IGNORECASE)
