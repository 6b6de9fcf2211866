"""Bytes that are no text."""

import random

import pytest

from inspector.core.signatures import known_format, looks_utf16, mostly_controls


@pytest.mark.parametrize(
    ("head", "name"),
    [
        (b"%PDF-1.7\n", "PDF"),
        (b"\x89PNG\r\n\x1a\n\x00", "a PNG image"),
        (b"\xff\xd8\xff\xe0", "a JPEG image"),
        (b"GIF89a", "a GIF image"),
        (b"PK\x03\x04", "a ZIP archive"),
        (b"\x1f\x8b\x08\x00", "a gzip archive"),
        (b"\x7fELF\x02", "an ELF program"),
        (b"MZ\x90\x00\x03", "a Windows program"),
        (b"SQLite format 3\x00", "an SQLite database"),
        (b"\xca\xfe\xba\xbe", "a Java class"),
        (b"\x00asm\x01", "a WebAssembly module"),
        (b"7z\xbc\xaf\x27\x1c", "a 7-Zip archive"),
        (b"ID3\x04\x00", "an MP3 file"),
        (b"RIFF\x00\x01\x00\x00WEBPVP8 ", "a WebP image"),
        (b"BZh91AY&SY", "a bzip2 archive"),
        (b"\x00\x00\x00\x18ftypmp42", "an MP4 video"),
        (b"name" + bytes(253) + b"ustar", "a tar archive"),
    ],
)
def test_a_known_beginning_names_its_format(head: bytes, name: str) -> None:
    """A file with the first bytes of a known format is recognised."""
    assert known_format(head) == name


@pytest.mark.parametrize(
    "text", [b"", b"MZ is a prefix.", b"ID3 tags hold a title.", b"RIFF is a container.", b"BZh", b"PK fire", b"GIF89"]
)
def test_words_that_begin_like_a_format_are_text(text: bytes) -> None:
    """A text about a format is not taken for the format."""
    assert known_format(text) is None


def test_controls_over_a_tenth_are_binary() -> None:
    """More than a tenth of control bytes make a file binary, a tenth does not."""
    assert mostly_controls(b"\x01" * 11 + b"x" * 89, utf8=True)
    assert not mostly_controls(b"\x01" * 10 + b"x" * 90, utf8=True)


def test_only_the_beginning_counts() -> None:
    """What follows the first 8 KB decides nothing."""
    assert not mostly_controls(b"x" * 8192 + b"\x00" * 8192, utf8=True)


_LOG = b"\x1b]8;;u\x07x\x1b]8;;\x07\x1b(B\x0f\n" * 9  # links and resets of colour, as terminals write them


@pytest.mark.parametrize(
    "data", [_LOG, b"a\x00b", b"\x00", b"\x1b[1mx\x1b[0m" * 9, b"N\bNA\bAM\bME\bE", b"\f\v\r\n\t" * 9]
)
def test_a_nul_escapes_and_layout_are_text(data: bytes) -> None:
    """A lone NUL, terminal escapes, overstrikes and layout controls do not make a file binary."""
    assert not mostly_controls(data, utf8=True)


def test_random_bytes_are_binary() -> None:
    """Compressed or random bytes, of which only a tenth are controls, are binary since they are not UTF-8 either."""
    for seed in range(50):
        assert mostly_controls(random.Random(seed).randbytes(4096), utf8=False)  # noqa: S311 (no secret)


def test_a_short_line_in_a_code_page_may_hold_a_control() -> None:
    """One or two stray controls in a line of cp1252 are borne with."""
    assert not mostly_controls(b"caf\xe9 \x00 \x01 bar", utf8=False)


def test_utf_16_without_a_mark_is_guessed() -> None:
    """Every second byte being NUL gives UTF-16 away, with its byte order."""
    assert looks_utf16("plain words".encode("utf-16-le")) == "utf-16-le"
    assert looks_utf16("plain words".encode("utf-16-be")) == "utf-16-be"
    assert looks_utf16(bytes(100)) is None
    assert looks_utf16(b"plain words") is None
