"""Records set aside on disk until all of one document are together."""

import json
import sqlite3
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Self

from inspector.records.record import Record

_MAKE = "create table rows (place integer primary key, document integer, record text)"
_BATCH = 1_000


class Spill:
    """Records by document, in a temporary database that is gone when it is closed. Use it in a `with` statement."""

    def __init__(self) -> None:
        """Begin with none."""
        self._rows = sqlite3.connect("")  # no name: on disk, and nobody else's
        self._rows.execute(_MAKE)
        self._waiting: list[tuple[int, str]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._rows.close()

    def add(self, document: int, record: Record) -> None:
        """Set a record aside; of its metadata nothing is kept."""
        self._waiting.append((document, json.dumps(_plain(record))))
        if len(self._waiting) == _BATCH:
            self._write()

    def documents(self) -> list[int]:
        """Every document that has records, ordered."""
        self._write()
        self._rows.execute("create index if not exists by_document on rows (document, place)")
        return [row[0] for row in self._rows.execute("select distinct document from rows order by document")]

    def of(self, document: int) -> Iterator[Record]:
        """The records of a document, in the order in which they were set aside."""
        self._write()
        found = self._rows.execute("select record from rows where document = ? order by place", (document,))
        return (_record(json.loads(row[0])) for row in found)

    def _write(self) -> None:
        self._rows.executemany("insert into rows (document, record) values (?, ?)", self._waiting)
        self._waiting.clear()


def _plain(record: Record) -> list[object]:
    return [
        record.text, record.chunk_id, record.document_names, record.chunk_index, record.start, record.end, record.lines,
        record.line,
    ]  # fmt: skip


def _record(plain: list[Any]) -> Record:
    text, chunk_id, names, index, start, end, lines, line = plain
    return Record(
        text, chunk_id, tuple(names), index, start, end, None if lines is None else (lines[0], lines[1]), line=line
    )
