"""Which of the files of an audit are dumps, and what becomes of one."""

from collections.abc import Sequence
from pathlib import Path

from inspector.auditing.audited import Failure
from inspector.auditing.dumps.audit import DumpAudit, DumpOptions, audit_dump
from inspector.auditing.dumps.reading import is_dump
from inspector.auditing.files import FileToAudit
from inspector.auditing.listener import Listener
from inspector.core.errors import InspectorError
from inspector.core.loading import STDIN
from inspector.core.printable import one_line
from inspector.core.stop import Stop


def told_apart(
    files: Sequence[FileToAudit], options: DumpOptions
) -> tuple[tuple[FileToAudit, ...], tuple[FileToAudit, ...]]:
    """The files that are documents, and those that are dumps; what is neither, such as a trace, is in none.

    Standard input is a dump where all files are said to be.

    Raises:
        InspectorError: There should be a dump, and there is none.
    """
    dumps = tuple(file for file in files if _is_dump(file, options))
    if not dumps and options.expected and files:
        raise InspectorError(f"{one_line(files[0].name)} is no dump of chunks: --dump reads it as one all the same")
    if options.which == "none":  # whoever says so of a folder wants its JSON as documents
        return tuple(files), ()
    return tuple(file for file in files if file not in dumps and file.may_be_document), dumps


def outcomes_of(
    file: FileToAudit, options: DumpOptions, listener: Listener | None = None, stop: Stop | None = None
) -> DumpAudit:
    """What becomes of a dump; that it cannot be read at all is one of its failures."""
    try:
        return audit_dump(STDIN if file.path == STDIN else Path(file.path), options, listener=listener, stop=stop)
    except InspectorError as error:
        return DumpAudit((), (Failure(file.name, str(error)),))


def _is_dump(file: FileToAudit, options: DumpOptions) -> bool:
    if options.which == "told" and file.path != STDIN:
        return is_dump(Path(file.path), encoding=options.encoding, text_key=options.text_key)
    return options.which == "all"
