"""The documents that a command works on together: files, folders and patterns."""

import sys
from argparse import Namespace
from collections.abc import Sequence

from inspector.auditing.files import find_files
from inspector.auditing.one import read
from inspector.auditing.plan import make_plan
from inspector.cli.source import bytes_of, reading_note
from inspector.core.document import Document
from inspector.core.errors import InspectorError, NotTextError
from inspector.core.printable import one_line
from inspector.core.stop import Stop, poll


def documents_of(paths: Sequence[str], args: Namespace, stop: Stop) -> list[tuple[str, Document]]:
    """The documents that are text, each with its path; a note on stderr tells what could not be read.

    What `FileToAudit.may_be_document` denies is left out, as in an audit.

    Raises:
        InspectorError: What was named is not there or cannot be read, or no document is text.
        Stopped: *stop* was set.
    """
    plan = make_plan(kind=args.kind, encoding=args.encoding, max_bytes=bytes_of(args.max_size))
    found = find_files(paths)
    if found.failures:
        raise InspectorError(found.failures[0].message)
    documents: list[tuple[str, Document]] = []
    for file in found.files:
        poll(stop)
        if not file.may_be_document:
            continue
        try:
            document = read(file, plan)
        except InspectorError as fault:
            if file.named:
                raise
            if not isinstance(fault, NotTextError):
                note(str(fault))
            continue
        documents.append((file.path, document))
        if line := reading_note(document, guessed=args.encoding is None):
            note(f"note: {line}")
    if not documents:
        raise InspectorError("no document among the files that were named is text")
    return documents


def note(line: str) -> None:
    """Say something on stderr."""
    print(f"inspector: {one_line(line, 400)}", file=sys.stderr)
