"""Rows of a CSV table whose first line names its columns."""

import csv
from collections.abc import Iterable, Iterator, Sequence

from inspector.auditing.dumps.decoding import undecoded
from inspector.auditing.dumps.lines import TOO_LONG, Line
from inspector.auditing.dumps.rows import MAX_ROW, Fault, Row

DELIMITERS = (",", ";", "\t", "|")
"""What may stand between two columns."""


class _TooLongError(Exception):
    """A line of the table is too long to be read."""


def table_rows(lines: Iterable[Line], delimiter: str) -> Iterator[Row | Fault]:
    """The rows of a table."""
    # The default, 128 KB, is less than some vectors take; the limit is the whole process's, so it is only ever raised.
    csv.field_size_limit(max(csv.field_size_limit(), MAX_ROW))
    reader = csv.reader(_texts(lines), delimiter=delimiter)
    line = 1
    header: list[str] | None = None
    while True:
        try:
            cells = next(reader, None)
        except _TooLongError:
            yield Fault(reader.line_num + 1, TOO_LONG, fatal=True)
            return
        except csv.Error as error:
            yield Fault(line, _words(str(error)), fatal=True)
            return
        if cells is None:
            return
        if header is None:
            header = [cell.strip() for cell in cells]
        elif cells:
            yield _row(header, cells, line)
        line = reader.line_num + 1


def header_of(text: str, delimiter: str) -> list[str]:
    """The names of the columns, by the beginning of a file."""
    try:
        return [cell.strip() for cell in next(csv.reader(text.splitlines()[:1], delimiter=delimiter), [])]
    except csv.Error:
        return []


def _texts(lines: Iterable[Line]) -> Iterator[str]:
    for line in lines:
        if line.text is None:
            raise _TooLongError
        yield line.text


def _row(header: Sequence[str], cells: Sequence[str], line: int) -> Row | Fault:
    if len(cells) > len(header):
        return Fault(line, f"has {len(cells)} fields and the first line names {len(header)}: is a quote missing?")
    if any(map(undecoded, cells)):
        return Fault(line, "holds bytes that are not in the file's encoding")
    return Row(dict(zip(header, cells, strict=False)), line)


def _words(error: str) -> str:
    if "field larger" in error:
        return "begins a field that does not end: is its closing quote missing?"
    return f"is no row of a table: {error}"
