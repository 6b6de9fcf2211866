"""Bytes that are no text: files known by their first bytes, and files that are mostly control bytes."""

import re
from collections.abc import Sequence

HEAD = 8192
"""Bytes at the start that are looked at."""

_CONTROL = bytes({*range(0x20), 0x7F} - set(b"\a\b\t\n\v\f\r\x0e\x0f\x1b"))
"""Control bytes that texts do not hold; terminal logs hold escapes, the bells that end a title or a link, the shifts
that go with colours, and, as old manual pages do, backspaces."""

_MANY = 1 / 10
"""Share of control bytes over which a file is no text."""
_SOME = 1 / 50
"""The same for a file that is not UTF-8: compressed and random bytes have no more than a tenth themselves."""

_SIGNATURES: Sequence[tuple[bytes, str]] = (
    (b"%PDF-", "PDF"),
    (b"\x89PNG\r\n\x1a\n", "a PNG image"),
    (b"\xff\xd8\xff", "a JPEG image"),
    (b"GIF87a", "a GIF image"),
    (b"GIF89a", "a GIF image"),
    (b"II*\x00", "a TIFF image"),
    (b"MM\x00*", "a TIFF image"),
    (b"\x00\x00\x01\x00", "an icon"),
    (b"PK\x03\x04", "a ZIP archive"),
    (b"PK\x05\x06", "a ZIP archive"),
    (b"\x1f\x8b\x08", "a gzip archive"),
    (b"\xfd7zXZ\x00", "an xz archive"),
    (b"\x28\xb5\x2f\xfd", "a Zstandard archive"),
    (b"7z\xbc\xaf\x27\x1c", "a 7-Zip archive"),
    (b"Rar!\x1a\x07", "a RAR archive"),
    (b"\x7fELF", "an ELF program"),
    (b"\xfe\xed\xfa\xce", "a Mach-O program"),
    (b"\xfe\xed\xfa\xcf", "a Mach-O program"),
    (b"\xce\xfa\xed\xfe", "a Mach-O program"),
    (b"\xcf\xfa\xed\xfe", "a Mach-O program"),
    (b"\xca\xfe\xba\xbe", "a Java class"),
    (b"\x00asm", "a WebAssembly module"),
    (b"SQLite format 3\x00", "an SQLite database"),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "an old Office document"),
    (b"OggS\x00", "an Ogg file"),
    (b"fLaC\x00", "a FLAC file"),
    (b"\xff\xfb", "an MP3 file"),
    (b"\x00\x01\x00\x00\x00", "a font"),
    (b"wOFF\x00", "a font"),
    (b"wOF2\x00", "a font"),
    (b"\x93NUMPY", "a NumPy array"),
    (b"\x89HDF\r\n\x1a\n", "an HDF5 file"),
    (b"PAR1\x15", "a Parquet file"),
    (b"ARROW1\x00\x00", "an Arrow file"),
)
"""What a file that begins so is; each signature holds a byte that no text has there."""


_PATTERNS: Sequence[tuple[re.Pattern[bytes], str]] = tuple(
    (re.compile(pattern, re.DOTALL), name)
    for pattern, name in (
        (rb"MZ[^\x00]{0,61}\x00", "a Windows program"),
        (rb"ID3[\x02-\x04]", "an MP3 file"),
        (rb"BZh[1-9]1AY&SY", "a bzip2 archive"),
        (rb"\x00.{3}ftyp", "an MP4 video"),
        (rb"RIFF.{4}WEBP", "a WebP image"),
        (rb"RIFF.{4}(?:WAVE|AVI )", "a RIFF sound or video"),
        (rb".{257}ustar", "a tar archive"),
    )
)
"""The same for signatures that are not in one piece."""


def known_format(data: bytes) -> str | None:
    """Name the format that the first bytes give away, such as `a PNG image`; `None` for anything that may be text."""
    for signature, name in _SIGNATURES:
        if data.startswith(signature):
            return name
    return next((name for pattern, name in _PATTERNS if pattern.match(data)), None)


def mostly_controls(data: bytes, *, utf8: bool) -> bool:
    """Whether the first bytes hold more control bytes than a text can; one alone never decides.

    Args:
        data: The file, or its beginning.
        utf8: Whether the file is valid UTF-8; if not, fewer are allowed.
    """
    head = data[:HEAD]
    controls = len(head) - len(head.translate(None, _CONTROL))
    if utf8:
        return controls > max(1, _MANY * len(head))
    return controls > max(3, _SOME * len(head))  # a short text in a code page may hold a stray one or two


def looks_utf16(data: bytes) -> str | None:
    """Name the UTF-16 that bytes without a mark seem to be in: every second byte of Latin text is then NUL."""
    head = data[:HEAD]
    half = len(head) // 2
    for first, name in ((1, "utf-16-le"), (0, "utf-16-be")):
        nuls = head[first::2].count(0)
        if half and nuls > 0.7 * half and head[1 - first :: 2].count(0) < 0.1 * half:
            return name
    return None
