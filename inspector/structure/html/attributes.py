"""The attributes of a tag."""

import re
from html import unescape

from inspector.core.span import Span

_ATTRIBUTE = re.compile(r"""([^\s/>][^\s/>=]*+)(?:\s*+=\s*+(?:"([^"]*+)"|'([^']*+)'|([^\s>"'][^\s>]*+)))?+""")
_LANGUAGE = re.compile(r"(?:^|\s)(?:language|lang|highlight-source|brush:)[-:\s]?\s*([\w+#.-]+)", re.IGNORECASE)
_UNWRITTEN = frozenset({"checkbox", "color", "file", "hidden", "image", "password", "radio", "range"})


def attributes_of(text: str) -> dict[str, str]:
    """Names in lower case and decoded values of a tag's attributes; of two with one name, the first counts.

    Args:
        text: What stands between the name of the tag and its `>`.
    """
    found: dict[str, str] = {}
    for name, double, single, bare in _ATTRIBUTE.findall(text):
        found.setdefault(name.lower(), unescape(double or single or bare))
    return found


def language_of(text: str) -> str:
    """The programming language that the attributes of a `pre` or `code` name; empty when they name none."""
    if "lang" not in text.lower() and "highlight-" not in text and "brush" not in text:
        return ""
    found = attributes_of(text)
    named = _LANGUAGE.search(found.get("class", ""))
    return (named[1] if named else found.get("data-lang", "")).lower()


def value_shown(text: str) -> Span | None:
    """Where in the attributes of an `input` the text lies that a reader sees in it; `None` if there is none."""
    if attributes_of(text).get("type", "text").strip().lower() in _UNWRITTEN:
        return None
    for found in _ATTRIBUTE.finditer(text):
        if found[1].lower() == "value":
            group = next((group for group in (2, 3, 4) if found[group]), None)
            return Span(*found.span(group)) if group else None
    return None
