"""Offsets that a parser counts in bytes, as the code points that Inspector counts in.

Two ways. `one_byte` shows the parser a stand-in with one byte for every character, so that its offsets are ours:
right where the grammar asks of characters beyond ASCII only that they are no blank and no sign. `characters_at` turns
offsets into UTF-8 back into code points: right everywhere.
"""

import codecs
from collections.abc import Sequence

LETTER = b"\x01"
"""What stands for a character beyond ASCII: a control character, which grammars read as part of a word, not a name."""

_ASCII = range(1, 0x80)  # NUL ends a text for some grammars
_CONTINUATION = bytes(range(0x80, 0xC0))
_PLAIN = bytes(byte if byte in _ASCII else LETTER[0] for byte in range(256))


def _stand_in(error: UnicodeError) -> tuple[bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return LETTER * (error.end - error.start), error.end


codecs.register_error("inspector.stand-in", _stand_in)


def one_byte(text: str, table: bytes = _PLAIN) -> bytes:
    r"""The text with one byte a character: ASCII as it is, `\x01` for anything else and for NUL.

    Args:
        text: Any text; lone surrogates are characters like any other.
        table: 256 bytes, what each byte of the text in Latin-1 becomes; the default leaves ASCII alone.
    """
    return text.encode("latin-1", "inspector.stand-in").translate(table)


def characters_at(data: bytes, positions: Sequence[int]) -> list[int]:
    """The code-point offsets of byte positions in UTF-8, in one pass over the bytes.

    Args:
        data: A text in UTF-8 (lone surrogates encoded by `surrogatepass` are fine).
        positions: Byte offsets from 0 to the length, in any order; one inside a character means its end.
    """
    if data.isascii():
        return list(positions)
    characters: dict[int, int] = {}
    done = count = 0
    for position in sorted(set(positions)):
        # A character is counted at its first byte, so only the bytes that continue one are left out.
        count += len(data[done:position].translate(None, _CONTINUATION))
        characters[position] = count
        done = position
    return [characters[position] for position in positions]
