"""Bytes to text, with the name of the encoding: nothing is lost, and nothing is replaced but faults in UTF-8.

For every result without faults `data.decode(encoding) == text`: a byte order mark is part of the encoding
(`utf-8-sig`, `utf-16`), not of the text, and newlines stay as they are. A text that is UTF-8 but for a few bytes stays
UTF-8, with U+FFFD where they stood: any other encoding would spoil all of its letters to save the faulty ones.
"""

import codecs
import re
from collections.abc import Iterator
from typing import NamedTuple

from inspector.core.errors import InspectorError
from inspector.core.latin import latin_code_page
from inspector.core.printable import quoted


class Decoded(NamedTuple):
    """A text and how it was read."""

    text: str
    """The text, without its byte order mark; it never holds a lone surrogate."""
    encoding: str
    """Name of the encoding, as Python spells it."""
    replaced: int = 0
    """Number of faults in UTF-8 that U+FFFD stands for."""


_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)

_OTHER_SCRIPTS = (
    "cp1251", "koi8_r", "cp866", "iso8859_5", "cp1253", "iso8859_7", "cp1255", "cp1256",
    "cp932", "euc_jp", "gb18030", "big5", "cp949",
)  # fmt: skip
"""Encodings of scripts other than Latin that are left to the detector; the rest are rare, and only mislead it."""

_BEYOND = re.compile(rb"[\x80-\xff]")
_RUN = re.compile(rb"[\x80-\xff]{3,}")
_UTF8 = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
_WORD_END = re.compile(rb"\s|\Z")
_DECLARED = re.compile(rb"(?:charset|encoding|coding)[ \t]*[=:][ \t]*[\"']?([A-Za-z0-9._-]+)")

_HIGH = bytes(range(0x80, 0x100))
_SOUND = 3
"""Characters beyond ASCII to a fault that make a text UTF-8: in other encodings bytes form such characters by chance,
but most do not."""

_HEAD = 1024
"""Bytes at the start that may declare the encoding, as HTML, XML and source files do."""
_SAMPLE = 64 * 1024
"""Bytes of evidence shown to the detector."""
_FEW = 8
"""Bytes beyond ASCII, standing apart, that are too few to speak against a western text with an odd byte in it."""
_BEFORE = 64
"""Bytes looked back for the start of a word."""


def decode(data: bytes, encoding: str | None = None) -> Decoded:
    """Read *data* as text.

    Args:
        data: The bytes of a text, whole.
        encoding: How to read them; `None` finds out: a byte order mark, else UTF-8, else what the text declares
            about itself, else the code page in which it is written most plausibly.

    Raises:
        InspectorError: *encoding* is unknown or does not fit, or a UTF-16 or UTF-32 mark is followed by something else.
    """
    if encoding is not None:
        return _decode_as(data, encoding)
    for mark, name in _MARKS:
        if data.startswith(mark):
            try:
                return Decoded(data.decode(name), name)
            except UnicodeDecodeError as error:
                if name == "utf-8-sig":  # which says what the text is meant to be
                    return _with_faults(data[len(mark) :], name)
                raise InspectorError(
                    f"begins as {name.upper()} but byte {error.start:,} does not fit: name its encoding"
                ) from None
    try:
        return Decoded(data.decode("utf-8"), "utf-8")
    except UnicodeDecodeError:
        return _decode_legacy(data)


def is_utf(decoded: Decoded) -> bool:
    """Whether the encoding is certain: a Unicode one, so nothing was guessed."""
    return decoded.encoding.startswith("utf")


def mostly_utf8(data: bytes) -> bool:
    """Whether bytes that are not all UTF-8 are UTF-8 with a fault in it."""
    return sum(map(len, _UTF8.findall(data))) > 0.9 * len(_BEYOND.findall(data))


def _decode_as(data: bytes, encoding: str) -> Decoded:
    try:
        name = codecs.lookup(encoding).name
        text = data.decode(name)
        text.encode("utf-8")  # some codecs, such as unicode_escape, make lone surrogates
    except LookupError:
        raise InspectorError(
            f"unknown encoding {quoted(encoding)}: give a name such as utf-8, cp1252 or shift_jis"
        ) from None
    except UnicodeEncodeError:
        raise InspectorError(f"is not {encoding}: it decodes to half characters; try another encoding") from None
    except UnicodeError as error:
        at = f" at byte {error.start:,}" if isinstance(error, UnicodeDecodeError) else ""
        raise InspectorError(f"is not {encoding}: it does not decode{at}; try another encoding") from None
    if name == "utf-8" and data.startswith(codecs.BOM_UTF8):
        return Decoded(text[1:], "utf-8-sig")
    return Decoded(text, name)


def _with_faults(data: bytes, name: str = "utf-8") -> Decoded:
    """Read UTF-8 with U+FFFD for each fault."""
    text = data.decode("utf-8", "replace")
    return Decoded(text, name, text.count("\ufffd") - data.count("\ufffd".encode()))


def _decode_legacy(data: bytes) -> Decoded:
    """Read bytes that are not all UTF-8; latin-1 comes last, since it reads anything."""
    faulty = _with_faults(data)
    sound = len(faulty.text) - faulty.replaced - len(data.translate(None, _HIGH))
    if sound >= _SOUND * faulty.replaced:
        return faulty
    for name in (*_declared(data), *_plausible(data), "cp1252"):
        try:
            return Decoded(data.decode(name), name)
        except UnicodeDecodeError:
            continue
    return Decoded(data.decode("latin-1"), "latin-1")


def _declared(data: bytes) -> Iterator[str]:
    """The encoding that the text's first lines declare, if it is one that a file of bytes can have."""
    found = _DECLARED.search(data, 0, _HEAD)
    if found is None:
        return
    try:
        name = codecs.lookup(found[1].decode("ascii")).name
    except LookupError:
        return
    if name in ("iso8859-1", "ascii"):
        yield "cp1252"  # what the Web means by those names
    elif name.startswith(("cp", "iso8859", "koi8", "mac", "gb", "big5", "shift_jis", "euc_", "johab", "tis", "hz")):
        yield name


def _plausible(data: bytes) -> Iterator[str]:
    """The encodings that the words beyond ASCII speak for, best first.

    A letter beyond ASCII stands alone, or in a pair, in a Latin script, and in a row in any other.
    """
    sample = _evidence(data)
    beyond = len(_BEYOND.findall(sample))
    if mostly_utf8(sample):
        return  # UTF-8 with a fault: no code page is the right one
    in_rows = sum(map(len, _RUN.findall(sample)))
    if in_rows < 0.5 * beyond and (latin := latin_code_page(sample)):
        yield latin
    elif in_rows >= 0.25 * beyond or (beyond >= _FEW and not _fits(sample, "cp1252")):
        yield from _detected(sample)


def _evidence(data: bytes) -> bytes:
    """The words with bytes beyond ASCII, up to some kilobytes: all the rest reads the same in every encoding.

    No encoding in question has a blank as the second byte of a character, so blanks are safe places to cut.
    """
    words: list[bytes] = []
    at = total = 0
    while total < _SAMPLE and (found := _BEYOND.search(data, at)):
        before = data[max(at, found.start() - _BEFORE) : found.start()]
        head = before.split()[-1] if before.split() and not before[-1:].isspace() else b""
        end = _WORD_END.search(data, found.start())
        at = end.start() if end else len(data)
        words.append(head + data[found.start() : at])
        total += len(words[-1])
    return b" ".join(words)


def _detected(sample: bytes) -> Iterator[str]:
    # Put off until here: most documents are UTF-8, and the detector takes as long to import as all of Inspector.
    from charset_normalizer import from_bytes  # noqa: PLC0415

    matches = from_bytes(sample, cp_isolation=list(_OTHER_SCRIPTS), preemptive_behaviour=False)
    # The detector looks at disorder alone, and letters in a row are orderly in most code pages: half of the
    # languages it recognises in them are what tells Hebrew from Cyrillic.
    for match in sorted(matches, key=lambda match: match.chaos - 0.2 * match.coherence):
        yield codecs.lookup(match.encoding).name


def _fits(data: bytes, encoding: str) -> bool:
    try:
        data.decode(encoding)
    except UnicodeDecodeError:
        return False
    return True
