"""What form a dump has, told by its name and its beginning; and whether a file is a dump at all."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import PurePath
from typing import Literal

from inspector.auditing.dumps.array import array_rows
from inspector.auditing.dumps.lines import json_rows, lines_of
from inspector.auditing.dumps.rows import Fault, Row
from inspector.auditing.dumps.table import DELIMITERS, header_of
from inspector.auditing.dumps.wrapped import holds_chunks
from inspector.records.fields import TEXT

EXTENSIONS = frozenset({"json", "jsonl", "ndjson", "csv", "tsv"})
"""Of files that may be dumps; any other file is a document unless it is said to be a dump."""

HEAD = 2**20
"""Characters at the beginning that are looked at."""
_ENOUGH = 20
"""Rows at the beginning of which one must hold a text."""


@dataclass(frozen=True, slots=True)
class Form:
    """How the rows of a dump are written."""

    name: Literal["lines", "array", "object", "table"]
    """JSON Lines, a JSON list, a JSON object with the chunks in it, or CSV."""
    delimiter: str = ","
    """What stands between the columns of a table."""


def form_of(name: str, head: str, *, whole: bool, text_key: str | None = None, forced: bool = False) -> Form | None:
    """The form of a file that may be a dump.

    Args:
        name: Its name.
        head: Its beginning.
        whole: Whether *head* is all of it.
        text_key: The key that holds the text, where a person named one.
        forced: Whether a person says that it is a dump, so that a file without a text in its first rows is one too.

    Returns:
        `None` where it is no dump: none of its first rows holds a text, or it has none of the forms. An `object` may
        still turn out to hold none.
    """
    extension = PurePath(name).suffix[1:].lower()
    start = head.lstrip()[:1]
    if extension in ("csv", "tsv"):
        return _table(head, text_key, forced=forced)
    if start == "[":
        rows = array_rows([head if whole else head + " "])
        return Form("array") if forced or _holds_text(rows, text_key) else None
    if start not in ("{", '"'):
        if extension in ("json", "jsonl", "ndjson"):
            return Form("lines") if forced else None
        return _table(head, text_key, forced=False) if forced else None
    if extension not in ("jsonl", "ndjson") and not _more_than_one(head):
        return Form("object")
    first = head if whole else head[: head.rfind("\n") + 1] or head
    return Form("lines") if forced or _holds_text(json_rows(lines_of([first])), text_key) else None


def _holds_text(rows: Iterator[Row | Fault], text_key: str | None) -> bool:
    """Whether one of the first rows holds a text; faults among them are no reason against it."""
    first = [row for row in islice(rows, _ENOUGH) if isinstance(row, Row)]
    if text_key is not None:
        return any(isinstance(row.value.get(text_key), str) for row in first)
    return holds_chunks([row.value["text"] if row.bare else row.value for row in first])


def _more_than_one(head: str) -> bool:
    """Whether the first line is a whole JSON value and another line follows: JSON Lines under another name."""
    first, _, rest = head.lstrip().partition("\n")
    if not rest.strip():
        return False
    try:
        json.loads(first)
    except (ValueError, RecursionError):
        return False
    return True


def _table(head: str, text_key: str | None, *, forced: bool) -> Form | None:
    """A table is a dump if its first line names a column of texts."""
    wanted = set(TEXT) if text_key is None else {text_key}
    for delimiter in DELIMITERS:
        if wanted & set(header_of(head, delimiter)):
            return Form("table", delimiter)
    return Form("table") if forced else None
