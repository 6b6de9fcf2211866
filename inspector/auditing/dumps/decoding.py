"""The bytes of a dump as text, a block at a time."""

import codecs
import re
from collections.abc import Iterator
from typing import BinaryIO

from inspector.core.decoding import decode, mostly_utf8
from inspector.core.errors import InspectorError
from inspector.core.printable import one_line

BLOCK = 2**18
"""Bytes read at a time."""

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_ESCAPED = re.compile("[\udc80-\udcff]")


def undecoded(text: str) -> bool:
    """Whether a text of `TextBlocks` holds bytes that its encoding has no character for."""
    return not text.isascii() and _ESCAPED.search(text) is not None


class TextBlocks:
    """A file as text. A byte that cannot be decoded becomes a lone surrogate, so that the rest can still be read.

    The encoding is the one that was named, or that of a byte order mark, or UTF-8. Where the first bytes beyond ASCII
    are not UTF-8, it is the code page in which they are written most plausibly.

    Attributes:
        encoding: The encoding so far, as Python spells it.
        guessed: Whether it was told from the bytes alone.
    """

    def __init__(self, file: BinaryIO, encoding: str | None = None) -> None:
        """Read from *file*, which is opened for reading bytes, from where it stands, by an encoding that is known."""
        self._file = file
        self._named = encoding
        self.encoding = encoding or "utf-8"
        self.guessed = False

    def __iter__(self) -> Iterator[str]:
        """The text, in blocks of any length.

        Raises:
            InspectorError: The bytes are in no way text of the encoding.
        """
        data = self._file.read(BLOCK)
        if self._named is None:
            self.encoding = next((name for mark, name in _MARKS if data.startswith(mark)), "utf-8")
        decoder = codecs.getincrementaldecoder(self.encoding)("surrogateescape")
        # Only what is UTF-8 by default may still turn out to be something else, up to its first other character.
        open_question = self._named is None and self.encoding == "utf-8"
        while data:
            pending = decoder.getstate()[0] if open_question else b""
            text = self._decoded(decoder, data)
            if open_question and not text.isascii():
                open_question = False
                if undecoded(text) and not mostly_utf8(pending + data):
                    self.encoding = decode(pending + data).encoding
                    self.guessed = True
                    decoder = codecs.getincrementaldecoder(self.encoding)("surrogateescape")
                    text = self._decoded(decoder, pending + data)
            yield text
            data = self._file.read(BLOCK)
        yield self._decoded(decoder, b"", final=True)

    def _decoded(self, decoder: codecs.IncrementalDecoder, data: bytes, *, final: bool = False) -> str:
        try:
            return decoder.decode(data, final)
        except UnicodeDecodeError:
            raise InspectorError(f"is not {self.encoding} throughout: name its encoding (--encoding)") from None


def known_encoding(encoding: str) -> str:
    """The name of an encoding as Python spells it.

    Raises:
        InspectorError: There is none of that name.
    """
    try:
        name = codecs.lookup(encoding).name
        codecs.getincrementaldecoder(name)
        codecs.decode(b"", name).encode()
    except (LookupError, AttributeError, TypeError, ValueError):
        shown = one_line(encoding)
        raise InspectorError(f"unknown encoding {shown!r}: give a name such as utf-8, cp1252 or shift_jis") from None
    return name
