"""A Chroma store on disk, read by SQLite alone and never written to."""

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from urllib.parse import quote

from inspector.core.errors import InspectorError
from inspector.core.printable import one_line
from inspector.records.recognition import record_of
from inspector.traces.formats.dumps import as_trace
from inspector.traces.trace import Trace

FILE = "chroma.sqlite3"
"""The file that holds a store's texts."""
MAGIC = b"SQLite format 3\x00"
"""How a SQLite file begins."""
_TEXT = "chroma:document"
_QUERY = """
select c.name, e.id, e.embedding_id, m.key, m.string_value, m.int_value, m.float_value, m.bool_value
from collections c
join segments s on s.collection = c.id and s.scope = 'METADATA'
join embeddings e on e.segment_id = s.id
join embedding_metadata m on m.id = e.id
order by c.name, e.id
"""


def read_chroma_store(path: Path) -> tuple[Trace, ...]:
    """The chunks of every collection, in the order in which they were put in.

    Args:
        path: The store's `chroma.sqlite3`.

    Raises:
        InspectorError: It is no store of Chroma, or cannot be read.
    """
    collections: dict[str, dict[int, dict[str, object]]] = {}
    try:
        with _opened(path) as connection:
            for name, number, own, key, *values in connection.execute(_QUERY):
                row = collections.setdefault(str(name), {}).setdefault(number, {"id": own, "metadata": {}})
                value = next((value for value in values if value is not None), None)
                if key == _TEXT:
                    row["document"] = value
                else:
                    metadata = row["metadata"]
                    assert isinstance(metadata, dict)  # noqa: S101 (made two lines above)
                    metadata[str(key)] = value
    except sqlite3.Error as fault:
        raise InspectorError(
            f"{one_line(str(path))} is no store of Chroma that can be read: {one_line(str(fault))}"
        ) from None
    found = {name: [record_of(row) for row in rows.values()] for name, rows in collections.items()}
    return tuple(
        replace(as_trace([record for record in records if record is not None], "Chroma store"), trace_id=name)
        for name, records in found.items()
    )


@contextmanager
def _opened(path: Path) -> "Iterator[sqlite3.Connection]":
    """A connection that cannot write; a store that is in use is copied first, since reading it would touch its log."""
    log = path.with_name(f"{path.name}-wal")
    if log.exists() and log.stat().st_size:
        with tempfile.TemporaryDirectory() as folder:
            for part in (path, log):
                shutil.copy2(part, folder)
            with closing(sqlite3.connect(Path(folder) / path.name)) as connection:
                yield connection
        return
    with closing(sqlite3.connect(f"file:{quote(str(path.resolve()))}?mode=ro&immutable=1", uri=True)) as connection:
        yield connection
