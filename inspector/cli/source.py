"""The document that a command is about, and the flags that say how to read it."""

import sys
from argparse import ArgumentParser, Namespace

from inspector.core.document import KINDS, Document
from inspector.core.errors import InspectorError
from inspector.core.loading import MAX_BYTES, load
from inspector.core.printable import one_line

_MEGABYTE = 2**20


def add_source_flags(parser: ArgumentParser) -> None:
    """Give a parser the file and the flags that say how to read it."""
    parser.add_argument("file", metavar="FILE", nargs="?", help="the document; - reads standard input")
    add_reading_flags(parser)


def add_reading_flags(parser: ArgumentParser) -> None:
    """Give a parser the flags that say how a document is to be read."""
    group = parser.add_argument_group("reading")
    group.add_argument("--kind", metavar="KIND", help=f"{', '.join(KINDS)} (default: by the file's name)")
    group.add_argument("--encoding", metavar="NAME", help="such as utf-8 or cp1252 (default: recognised)")
    group.add_argument(
        "--max-size", metavar="MB", default=str(MAX_BYTES // _MEGABYTE),
        help="largest file to read, in megabytes; 0 lifts the limit (default: %(default)s)",
    )  # fmt: skip


def document_of(args: Namespace) -> Document:
    """Load the document that the flags ask for; a note on stderr tells what was guessed or replaced in reading it.

    Raises:
        InspectorError: It cannot be read, or is no text.
    """
    if args.file is None:  # asked for here, so that an unknown option is told first
        raise InspectorError("name a document, or - for standard input")
    document = load(args.file, kind=args.kind, encoding=args.encoding, max_bytes=bytes_of(args.max_size))
    if note := reading_note(document, guessed=args.encoding is None):
        print(f"inspector: note: {note}", file=sys.stderr)
    return document


def reading_note(document: Document, *, guessed: bool = True) -> str:
    """What a person should know of how a document was read, in one line; empty where there is nothing to tell."""
    shown = one_line(document.name)
    if document.replaced:
        raw = document.projection.raw if document.projection else document.text
        line = raw.count("\n", 0, raw.find("\ufffd")) + 1
        places = "1 place" if document.replaced == 1 else f"{document.replaced:,} places"
        return (
            f"{shown} is UTF-8 but for {places}, shown as \ufffd, the first on line {line:,} (--encoding names another)"
        )
    if guessed and not document.encoding.startswith("utf"):
        return f"{shown} is not UTF-8; read as {document.encoding} (--encoding names another)"
    return ""


def bytes_of(megabytes: str) -> int | None:
    """A number of megabytes in bytes; 0 is no limit.

    Raises:
        InspectorError: It is no such number.
    """
    try:
        size = int(float(megabytes) * _MEGABYTE)
    except (ValueError, OverflowError):
        size = -1
    if size < 0:
        raise InspectorError(
            f"--max-size {one_line(megabytes)!r} is no number of megabytes: give one such as 200, or 0"
        )
    return size or None
