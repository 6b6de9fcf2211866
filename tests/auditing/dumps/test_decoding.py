"""The bytes of a dump as text."""

from io import BytesIO

import pytest

from inspector.auditing.dumps.decoding import BLOCK, TextBlocks, known_encoding, undecoded
from inspector.core.errors import InspectorError

ROW = '{"text": "Der Kühler läuft über, größer wird der Schaden täglich."}\n'


def read(data: bytes, encoding: str | None = None) -> tuple[str, TextBlocks]:
    """The text of some bytes, and what read it."""
    blocks = TextBlocks(BytesIO(data), encoding)
    return "".join(blocks), blocks


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_unicode_is_told_by_its_mark(encoding: str) -> None:
    """A byte order mark names the encoding and is no part of the text."""
    text, blocks = read((ROW * 9).encode(encoding))
    assert (text, blocks.encoding, blocks.guessed) == (ROW * 9, encoding, False)


@pytest.mark.parametrize("ahead", [0, BLOCK - 1, BLOCK, 3 * BLOCK + 17])
@pytest.mark.parametrize("encoding", ["cp1252", "utf-8"])
def test_the_first_letters_beyond_ascii_decide_however_late_they_come(ahead: int, encoding: str) -> None:
    """A code page is told by its letters, and UTF-8 is read across the ends of blocks."""
    text, blocks = read(b" " * ahead + (ROW * 9).encode(encoding))
    assert text == " " * ahead + ROW * 9
    assert (blocks.encoding, blocks.guessed) == (encoding, encoding == "cp1252")


def test_a_broken_byte_leaves_the_rest_readable() -> None:
    """One bad byte in UTF-8 is marked, and the letters around it are read as they are."""
    text, blocks = read((ROW * 20).encode() + b'{"text": "caf\xe9"}\n' + ROW.encode())
    assert blocks.encoding == "utf-8"
    assert [undecoded(line) for line in text.splitlines()] == [False] * 20 + [True, False]


def test_a_named_encoding_is_kept() -> None:
    """Whoever names the encoding is believed."""
    assert read(ROW.encode("utf-16-le"), "utf-16-le")[0] == ROW


@pytest.mark.parametrize("name", ["utf-9", "base64", "x\x00y", ""])
def test_an_encoding_that_is_none_is_refused(name: str) -> None:
    """A name that stands for no text encoding is refused with names that do."""
    with pytest.raises(InspectorError, match=r"unknown encoding .* give a name such as utf-8"):
        known_encoding(name)


def test_text_that_is_not_what_its_mark_says_is_refused() -> None:
    """A mark with something else behind it cannot be read on."""
    with pytest.raises(InspectorError, match="is not utf-16 throughout: name its encoding"):
        read(b"\xff\xfea")
