"""What a document is, by its file name, else by its first lines."""

import re
from pathlib import PurePath
from typing import NamedTuple

from inspector.core.document import KINDS, Kind
from inspector.core.errors import InspectorError
from inspector.core.extensions import CODE, FILES, HTML, INTERPRETERS, MARKDOWN
from inspector.core.printable import quoted


class KindOf(NamedTuple):
    """Kind of a document, and the language of code."""

    kind: Kind
    """`markdown`, `html`, `code` or `text`."""
    language: str | None = None
    """Programming language by tree-sitter's name; `None` unless the kind is `code` and the language known."""


_HEAD = 16 * 1024
"""Characters at the start that are looked at."""

_HTML = re.compile(
    r"\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).)*-->\s*)*<(?:!doctype\s+html|html)\b", re.IGNORECASE | re.DOTALL
)
_SHEBANG = re.compile(r"#!\s*(\S+)([^\n\r]*)")
_VERSION = re.compile(r"[\d.]+$")
_TITLE = re.compile(r"\s*#{1,6} \S[^\n\r]*(?:\r?\n|\r)[ \t]*(?:[\r\n]|\Z)")
_HEADING = re.compile(r"^ {0,3}#{2,6} \S", re.MULTILINE)
_FENCE = re.compile(r"^ {0,3}(?:```|~~~)", re.MULTILINE)
_LINK = re.compile(r"\[[^\]\n]{1,200}\]\((?:https?://|#|\.{0,2}/|[\w./-]+\.(?:md|html|png))")
_CPP = re.compile(
    r"^[ \t]*(?:namespace\b|template\s*<|class\s+\w+[^;\n]*$|using\s+\w|(?:public|private|protected):)", re.MULTILINE
)


def as_kind(kind: str) -> Kind:
    """The kind of that name.

    Raises:
        InspectorError: *kind* is none of the four.
    """
    for known in KINDS:
        if kind == known:
            return known
    raise InspectorError(f"unknown document kind {quoted(kind)}: choose one of {', '.join(KINDS)}")


def kind_of(name: str, text: str) -> KindOf:
    """What a file is: its name decides; only a name without an extension leaves it to the text.

    Args:
        name: File name or path; it need not exist. A name that says nothing, such as `<stdin>`, is fine.
        text: The file's text, or its beginning.
    """
    path = PurePath(name)
    file_name = path.name.lower()
    if file_name in FILES:
        return KindOf("code", FILES[file_name])
    extension = path.suffix[1:].lower()
    if extension in MARKDOWN:
        return KindOf("markdown")
    if extension in HTML:
        return KindOf("html")
    if extension in CODE:
        return KindOf("code", _dialect(extension, text))
    return KindOf("text") if extension else kind_of_text(text)


def kind_of_text(text: str) -> KindOf:
    """What a text without a name is: HTML and scripts say so; Markdown shows by its headings, fences and links."""
    head = text[:_HEAD]
    if _HTML.match(head):
        return KindOf("html")
    if head.startswith("#!"):
        return KindOf("code", _interpreter(head))
    # One sign is not enough: a lone `#` line is a comment in most configuration files.
    signs = 2 * bool(_TITLE.match(head)) + 2 * bool(_FENCE.search(head))
    signs += len(_HEADING.findall(head)) + bool(_LINK.search(head))
    return KindOf("markdown" if signs > 1 else "text")


def _dialect(extension: str, text: str) -> str:
    """The language of an extension; a `.h` may be C++, and a `.m` Objective-C."""
    head = text[:_HEAD]
    if extension == "h" and _CPP.search(head):
        return "cpp"
    if extension == "m" and re.search(r"^(?:@|#import\b|#include\b)", head, re.MULTILINE):
        return "objc"
    return CODE[extension]


def _interpreter(head: str) -> str | None:
    """The language of the program named by `#!`, through `env` and its options."""
    found = _SHEBANG.match(head)
    if found is None:
        return None
    program = PurePath(found[1]).name
    if program == "env":
        words = (word for word in found[2].split() if not word.startswith("-") and "=" not in word)
        program = PurePath(next(words, "")).name
    return INTERPRETERS.get(_VERSION.sub("", program).lower())
