"""What the block grammar is shown: the text with one byte a character, and nothing in it that the grammar fails on.

Block structure hangs on few signs. All else is shown as a word, so offsets in bytes are offsets in characters, and the
grammar, which makes a node of every sign within a line, has less than half as many to make.
"""

import re
from collections.abc import Iterable

from inspector.structure.offsets import LETTER, one_byte

_SLASH, _COLON, _OPEN, _SHUT = b"\x02", b"\x03", b"\x04", b"\x05"
"""What stands for a sign that must be shown while the others of its kind are hidden."""

_IDLE = b"/@,;%^{}$&!."
"""Signs on which no block hangs, save where `_quiet` gives the text back."""
_IDLE_WITHOUT_DEFINITIONS = b":\"'()[]"
"""Signs that mean something to link definitions, and else only in `_KEPT`."""

_KEPT = (
    (b":-", _COLON + b"-"),
    (b"-:", b"-" + _COLON),
    (b"[ ]", _OPEN + b" " + _SHUT),
    (b"[x]", _OPEN + b"x" + _SHUT),
    (b"[X]", _OPEN + b"X" + _SHUT),
    (b"]]>", _SHUT + _SHUT + b">"),
)
"""Where such a sign counts all the same: in a table's line of dashes, in a check box, at the end of CDATA."""


def _table(idle: bytes) -> bytes:
    kept = {_SLASH[0]: ord("/"), _COLON[0]: ord(":"), _OPEN[0]: ord("["), _SHUT[0]: ord("]")}
    return bytes(kept.get(byte, LETTER[0] if byte in idle else byte) for byte in range(256))


_SHOWN = _table(_IDLE)
_SHOWN_WITHOUT_DEFINITIONS = _table(_IDLE + _IDLE_WITHOUT_DEFINITIONS)

_NUMBERED = re.compile(rb"\n[ \t>*+\-0-9.)]*[0-9][.)](?=[ \t\n])")
"""The prefix of a line that may hold the number of a list item."""
_TAG = re.compile(rb"\n[ \t>*+\-0-9.)]*<[^\n]*")
"""A line that may begin a block of HTML, by rules for which every sign counts."""

_RAW_TEXT = ((b"<textarea", b"<script  "), (b"</textarea>", b"</script>  "))
"""A tag that hides blank lines, as `script` does, and that the grammar does not know."""

_DECLARATION = re.compile(rb"<![a-z]")
"""The start of a declaration in small letters, which the grammar does not know."""

_BLANK_LINES = re.compile(rb"\n(?:[ \t]*\n){2,}")
"""Blank lines in a row, shown as one: over two the grammar loses an HTML block in a list, over many it is slow."""

_DEEP = 100
"""Characters at the start of a line beyond which no list or quote may begin.

The grammar's scanner has room for about 250 open blocks, and crashes the process at one more. A container that goes on
takes at least half a column of the line, so no more than twice this many can be open.
"""
_DEEP_LINE = re.compile(rb"\n[ \t>*+\-0-9.)]{%d}[^\n]*" % _DEEP)
_MARKER = re.compile(rb">|(?:[-+*]|[0-9]{1,9}[.)])(?=[ \t\n>]|\Z)")
_PREFIX = re.compile(rb"(?:[ \t>]|(?:[-+*]|[0-9]{1,9}[.)])(?=[ \t\n]|\Z))*")
_RULE = re.compile(rb"\n[ \t>]{0,%d}((?:\*[ \t]*){3,}|(?:-[ \t]*){3,})\Z" % _DEEP)


def view(text: str, stand_ins: Iterable[tuple[int, bytes]] = ()) -> bytes:
    """The bytes to parse for *text*, one a character, and a last newline.

    Args:
        text: The text without its front matter.
        stand_ins: Offsets, and what to show there instead of what is there.
    """
    # With a newline before the first line and after the last one, they are like the rest.
    data = one_byte(f"\n{text}\n")
    if b"\r" in data:
        data = data.replace(b"\r\n", b" \n").replace(b"\r", b"\n")
    data = _BLANK_LINES.sub(lambda run: b"\n" + b" " * (len(run[0]) - 2) + b"\n", data)
    shown = _quiet(data)
    for offset, sign in stand_ins:
        shown[offset + 1 : offset + 1 + len(sign)] = sign
    return _without_metadata(_DEEP_LINE.sub(_without_markers, bytes(shown))[1:])


def _quiet(data: bytes) -> bytearray:
    """*data* with the idle signs as letters."""
    if b"<" in data:
        for tag, shown in _RAW_TEXT:
            data = data.replace(tag, shown)
        data = _DECLARATION.sub(lambda sign: sign[0].upper(), data)
    signs = data.replace(b"</", b"<" + _SLASH)
    if b"]:" in data:
        quiet = bytearray(signs.translate(_SHOWN))
    else:
        for sign, kept in _KEPT:
            signs = signs.replace(sign, kept)
        quiet = bytearray(signs.translate(_SHOWN_WITHOUT_DEFINITIONS))
    for pattern in (_NUMBERED, _TAG) if b"<" in data else (_NUMBERED,):
        for found in pattern.finditer(data):
            start, end = found.span()
            quiet[start:end] = data[start:end]
    return quiet


def _without_markers(line: re.Match[bytes]) -> bytes:
    """A line without the list and quote markers that stand too far in for the grammar's scanner."""
    shown = line[0]
    rule = _RULE.match(shown)
    if rule:
        # Its signs are counted in a byte, so a few stand for all.
        start = rule.start(1)
        return shown[:start] + shown[start : start + 1] * 3 + b" " * (len(shown) - start - 3)
    prefix = _PREFIX.match(shown, 1)
    start = 1 + _DEEP
    end = max(start, prefix.end() if prefix else 0)
    deep = _MARKER.sub(lambda marker: LETTER * len(marker[0]), shown[start:end])
    return shown[:start] + deep + shown[end:]


def _without_metadata(data: bytes) -> bytes:
    """*data* with a first line that cannot be taken for the start of front matter, which is read elsewhere."""
    if data.startswith(b"+++"):
        return LETTER * 3 + data[3:]
    if data.startswith(b"---"):
        line, newline, rest = data.partition(b"\n")
        return line.replace(b"-", b"*") + newline + rest
    return data
