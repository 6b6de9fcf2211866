"""Code points to bytes and back, one at a time, without counting from the beginning."""

from bisect import bisect_right

_STEP = 1024  # characters between two places that are remembered
_CONTINUATION = bytes(range(0x80, 0xC0))


class Places:
    """The way between a text and its bytes in UTF-8."""

    def __init__(self, text: str, data: bytes) -> None:
        """Remember a place now and then.

        Args:
            text: The text.
            data: The same in UTF-8, lone surrogates encoded like other characters.
        """
        self._text = text
        self._data = data
        self._bytes: list[int] = []
        if not data.isascii():
            at = 0
            for start in range(0, len(text) + 1, _STEP):
                self._bytes.append(at)
                at += len(_encoded(text[start : start + _STEP]))

    def byte_at(self, offset: int) -> int:
        """The byte where the character at a code-point offset begins."""
        if not self._bytes:
            return offset
        number = offset // _STEP
        return self._bytes[number] + len(_encoded(self._text[number * _STEP : offset]))

    def character_at(self, byte: int) -> int:
        """The code-point offset of a byte that begins a character."""
        if not self._bytes:
            return byte
        number = bisect_right(self._bytes, byte) - 1
        return number * _STEP + len(self._data[self._bytes[number] : byte].translate(None, _CONTINUATION))


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")
