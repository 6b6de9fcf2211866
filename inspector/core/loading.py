"""A file or standard input to a `Document`, or one line that says why not."""

import sys
from difflib import get_close_matches
from os import PathLike, fspath
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from inspector.core.decoding import Decoded, decode, is_utf
from inspector.core.document import Document, project
from inspector.core.errors import InspectorError, NotTextError, wrong_type
from inspector.core.kinds import as_kind, kind_of
from inspector.core.printable import one_line
from inspector.core.signatures import known_format, looks_utf16, mostly_controls

MAX_BYTES = 64 * 1024 * 1024
"""Largest file read unless told otherwise, in bytes."""

STDIN = "-"
"""The source that stands for standard input."""

_CONVERT = "convert it to Markdown or text first"


def load(
    source: str | PathLike[str],
    *,
    kind: str | None = None,
    language: str | None = None,
    encoding: str | None = None,
    max_bytes: int | None = MAX_BYTES,
) -> Document:
    """Read a document: any file that is text.

    Args:
        source: A path, or `-` for standard input.
        kind: `markdown`, `html`, `code` or `text`; `None` goes by the name, and without one by the text.
        language: Programming language of code, by tree-sitter's name; `None` goes by the name.
        encoding: Encoding of the bytes, as Python spells it; `None` finds out.
        max_bytes: Largest size to read, in bytes; `None` lifts the limit.

    Returns:
        The document. Its text is exact, newlines included, or of HTML what a reader sees; a byte order mark is in its
        `encoding`, not in its text.

    Raises:
        InspectorError: The source is missing, unreadable or too large, or an argument cannot be.
        NotTextError: The source is no text; an `InspectorError` too.
    """
    wanted = None if kind is None else as_kind(kind)
    if wrong := wrong_type(source, (str, PathLike)):
        raise InspectorError(f"load takes a path, not {wrong}: of a text make Document.from_text(text)")
    if source == "":
        raise InspectorError("the file name is empty: name a document, or - for standard input")
    if source == STDIN:
        name, path = "<stdin>", None
        data = _read_stdin(max_bytes)
    else:
        path = Path(source)
        name = path.name
        if wanted is None and path.suffix.lower() == ".ipynb" and path.is_file():
            raise NotTextError(
                f"{_shown(path)} is a notebook, which is not read yet: "
                f"{_CONVERT}, or open its raw JSON with the kind text (--kind text)"
            )
        data = _read(path, max_bytes)
    text, read_as, replaced = _text(data, name if path is None else _shown(path), encoding)
    guess = kind_of(name if path else "", text)
    kept = wanted or guess.kind
    projection = project(text, kept)
    return Document(
        text=projection.text if projection else text,
        kind=kept,
        language=language or (guess.language if kept == "code" else None),
        encoding=read_as,
        name=name,
        path=path,
        projection=projection,
        replaced=replaced,
    )


def _read(path: Path, max_bytes: int | None) -> bytes:
    shown = _shown(path)
    try:
        status = path.stat()
        if S_ISDIR(status.st_mode):
            raise InspectorError(f"{shown} is a folder: name a file in it")
        if not S_ISREG(status.st_mode):
            # Reading a pipe or a device may never end.
            raise InspectorError(f"{shown} is not a regular file: pipe its text in and give - as the file")
        if max_bytes is not None and status.st_size > max_bytes:
            raise _too_large(shown, f"is {_megabytes(status.st_size)}", max_bytes)
        return path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        if path.is_symlink():
            target = _shown(path.readlink())
            raise InspectorError(f"{shown} is a dangling link: it points to {target}, which does not exist") from None
        raise InspectorError(f"{shown} does not exist{_near(path)}") from None
    except PermissionError:
        raise InspectorError(f"{shown} cannot be read: permission denied") from None
    except OSError as error:
        raise InspectorError(f"{shown} cannot be read: {(error.strerror or str(error)).lower()}") from None
    except ValueError:  # a NUL in the name
        raise InspectorError(f"{shown} is not a possible file name") from None


def _read_stdin(max_bytes: int | None) -> bytes:
    stdin = sys.stdin
    if stdin is None or stdin.closed:
        raise InspectorError("standard input is closed: name a file instead of -")
    try:
        data = stdin.buffer.read() if max_bytes is None else stdin.buffer.read(max_bytes + 1)
    except OSError as error:
        raise InspectorError(f"<stdin> cannot be read: {(error.strerror or str(error)).lower()}") from None
    if max_bytes is not None and len(data) > max_bytes:
        raise _too_large("<stdin>", "goes on", max_bytes)
    return data


def _text(data: bytes, shown: str, encoding: str | None) -> Decoded:
    """Decode the bytes of a file that is text; *shown* is the file in messages."""
    found = known_format(data)
    if found is not None:
        raise NotTextError(_refusal(data, shown, found))
    try:
        decoded = decode(data, encoding)
    except InspectorError as error:
        verb = "" if str(error).startswith(("is ", "begins ")) else ": "
        raise InspectorError(f"{shown}{verb or ' '}{error}") from None
    certain = encoding is not None or decoded.encoding in ("utf-16", "utf-32")
    if not certain and mostly_controls(data, utf8=is_utf(decoded) and not decoded.replaced):
        wide = looks_utf16(data)
        hint = f"if it is text, name its encoding (--encoding {wide or 'utf-16-le'})"
        raise NotTextError(f"{shown} is binary, not text: {hint if wide else _CONVERT}")
    return decoded


def _refusal(data: bytes, shown: str, found: str) -> str:
    if found == "PDF":
        return f"{shown} is a PDF, which is not read yet: {_CONVERT}"
    if found == "a ZIP archive":
        office = _office(data)
        if office:
            return f"{shown} is {office}, which is not read yet: {_CONVERT}"
    if found == "an old Office document":
        return f"{shown} is {found}, which is not read: {_CONVERT}"
    return f"{shown} is {found}, not text"


def _office(data: bytes) -> str | None:
    """Name the kind of document that a ZIP archive is, by the folders in it."""
    # Put off until here: few runs meet an archive.
    from io import BytesIO  # noqa: PLC0415
    from zipfile import BadZipFile, ZipFile  # noqa: PLC0415

    try:
        with ZipFile(BytesIO(data)) as archive:
            names = archive.namelist()
    except (BadZipFile, ValueError, NotImplementedError):
        return None
    marks = (
        ("word/", "a Word document (DOCX)"),
        ("xl/", "an Excel workbook (XLSX)"),
        ("ppt/", "a PowerPoint presentation (PPTX)"),
        ("META-INF/container.xml", "an EPUB book"),
        ("content.xml", "an OpenDocument file"),
    )
    return next((what for mark, what in marks if any(name.startswith(mark) for name in names)), None)


def _near(path: Path) -> str:
    """The nearest file name in the folder where a file was sought, as the rest of a message."""
    try:
        names = [entry.name for entry in path.parent.iterdir()]
    except (OSError, ValueError):
        return f": there is no folder {_shown(path.parent)}"
    near = get_close_matches(path.name, names, n=1)
    return f": did you mean {one_line(fspath(path.with_name(near[0])))}?" if near else ""


def _too_large(shown: str, size: str, limit: int) -> InspectorError:
    return InspectorError(
        f"{shown} {size}, over the limit of {_megabytes(limit)}; --max-size 0 (max_bytes=None) lifts it"
    )


def _megabytes(size: int) -> str:
    """A size for a person: `80 MB`, `1.5 MB`, `12 KB`."""
    unit, number = ("MB", size / 2**20) if size >= 2**20 else ("KB", size / 2**10)
    return f"{number:,.1f}".removesuffix(".0") + f" {unit}"


def _shown(path: Path) -> str:
    return one_line(fspath(path))
