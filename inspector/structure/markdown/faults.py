"""Where the block grammar is known to be wrong, and what to show it there so that it comes out right.

Each repair looks at one kind of block and gives a stand-in: an offset, and the bytes to show from there on. The text is
then parsed once more. Documents without such a place, nearly all, are parsed once.
"""

import re
from collections.abc import Collection, Iterator, Sequence

from inspector.core.span import Span
from inspector.structure.markdown.extents import TAB, content_column
from inspector.structure.markdown.html_rules import begins_html
from inspector.structure.markdown.tree import Raw
from inspector.structure.offsets import LETTER

StandIn = tuple[int, bytes]
"""An offset in the text, and the bytes to show from there on, one a character."""

OPEN, CLOSE = b"<?", b"?>"
"""The signs between which anything is one block of HTML to the grammar."""

_CLOSE = re.compile(r"\?>")
_DECLARATION = re.compile(r"<!(?:[A-Za-z][^>]*|--)-?>|<\?>")
_TAG = re.compile(r"[ \t]*(<)(?=[A-Za-z/])")
_TAG_LINE = re.compile(r"^[ \t>]*(?:(?:[-+*]|[0-9]{1,9}[.)])[ \t]+)*(<)(?=[A-Za-z/])", re.MULTILINE)
_BLANK_LINE = re.compile(r"\n[ \t>\r]*(?:\n|\Z)")
_WORD = re.compile(r"\S+")
_OPENER = re.compile(r"`{3,}|~{3,}")
_RUN = re.compile(r"(`{3,}|~{3,})\Z")


def faults(text: str, nodes: Sequence[Raw], islands: Collection[int] = ()) -> Iterator[StandIn]:
    """Every stand-in that the trimmed *nodes* of *text* call for.

    Args:
        text: The text that was parsed.
        nodes: Its nodes.
        islands: Offsets of what was shown as HTML and is something else.
    """
    before: Raw | None = None
    for node in nodes:
        if node.kind == "fence":
            yield from _false_closing_fence(text, nodes, node)
        elif node.kind == "indented-code" and before is not None:
            yield from _code_in_paragraph(text, before, node)
        elif node.kind == "html" and node.start not in islands:
            yield from _endless_declaration(text, node)
            yield from _false_tag(text, node)
        elif node.kind == "error":
            yield from _unread_html(text, node)
        before = node


def _false_closing_fence(text: str, nodes: Sequence[Raw], fence: Raw) -> Iterator[StandIn]:
    """A fence ends at a line of its own, not at one that begins with a list marker, a quote sign or four blanks.

    The grammar lets each of these close it, and all that follows is then inside out.
    """
    opener = _OPENER.match(text, fence.start)
    line = text.rfind("\n", fence.start, fence.end) + 1
    closer = _RUN.search(text[line : fence.end]) if line else None
    if not opener or not closer or closer[0][0] != opener[0][0] or len(closer[0]) < len(opener[0]):
        return
    prefix = text[line : line + closer.start()]
    signs, indent = prefix.count(">"), prefix.rpartition(">")[2]
    room = 1 if signs else content_column(text, nodes, fence.parent)
    if prefix.strip("> \t") or signs > fence.quotes or len(indent.expandtabs(TAB)) - room >= TAB:
        yield line + closer.start(), LETTER * len(closer[0])


def _code_in_paragraph(text: str, before: Raw, code: Raw) -> Iterator[StandIn]:
    """A line of a paragraph may be indented as far as it likes; only after a blank line is it code."""
    if before.kind == "paragraph" and text.count("\n", before.end, code.start) == 1:
        blank = _BLANK_LINE.search(text, code.start, code.end)
        for word in _WORD.finditer(text, code.start, blank.start() if blank else code.end):
            yield word.start(), LETTER * len(word[0])


def _endless_declaration(text: str, html: Raw) -> Iterator[StandIn]:
    """`<!DOCTYPE html>`, `<!-->` and `<?>` end with the line that says so; the grammar reads on to the next sign."""
    found = _DECLARATION.match(text, html.start, html.end)
    line = text.find("\n", found.end(), html.end) if found else -1
    if line > 0:
        yield from island(text, html.start, html.start + len(text[html.start : line].rstrip()))


def _false_tag(text: str, html: Raw) -> Iterator[StandIn]:
    """`<a/b>` is no tag, and so begins a paragraph."""
    if not begins_html(text, html.start):
        yield html.start, LETTER


def _unread_html(text: str, error: Raw) -> Iterator[StandIn]:
    """HTML in a list, with a blank line and more of the item after it, is an error to the grammar."""
    rest = max(error.start, error.inner)
    found = _TAG.match(text, rest, error.end) or _TAG_LINE.search(text, rest, error.end)
    if found:
        start = found.start(1)
        blank = _BLANK_LINE.search(text, start)
        html = text[start : blank.start() if blank else len(text)].rstrip()
        yield from island(text, start, start + len(html))


def can_be_island(text: str, span: Span) -> bool:
    """Whether the last line has room for the closing signs behind the prefix that places it in its list or quote."""
    last = text[max(span.start, text.rfind("\n", 0, span.end) + 1) : span.end]
    return len(last.strip("> \t")) >= len(CLOSE)


def island(text: str, start: int, end: int) -> Iterator[StandIn]:
    """Show `[start, end)` as one processing instruction, an HTML block that the grammar reads well wherever it stands.

    It may hold blank lines, it ends a paragraph before it, and it ends with its line. Too short for its four signs, it
    is shown as a word.
    """
    filling = end - start - len(OPEN + CLOSE)
    if filling < 0:
        yield start, LETTER
    elif not start or text[start - 1] == "\n":
        # With no list or quote to go on from line to line, it may be one line, which is read fastest.
        yield start, OPEN + LETTER * filling + CLOSE
    else:
        yield start, OPEN
        for found in _CLOSE.finditer(text, start, end - 1):
            yield found.start(), LETTER * len(CLOSE)
        yield end - len(CLOSE), CLOSE
