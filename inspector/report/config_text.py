"""What is configured, as a table to read or as JSON."""

import json
from collections.abc import Sequence

from inspector.configuration.configuration import Configuration
from inspector.configuration.effective import Value
from inspector.core.printable import one_line

_NOBODY = "no file configures Inspector here: every value is a default, or a flag's"


def config_text(configured: Configuration, values: Sequence[Value]) -> str:
    """A line for the file, and one for each value with where it comes from."""
    head = f"configured by {one_line(str(configured.file))}" if configured.file else _NOBODY
    rows = [(value.key, _shown(value.value), value.where or value.origin) for value in values]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)][:2]
    lines = (
        "  ".join((*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[2])) for row in rows
    )
    return "\n".join((head, "", *lines)) + "\n"


def config_json(configured: Configuration, values: Sequence[Value]) -> str:
    """One object: `schema`, `file` and `values`, each with `key`, `value`, `from` and `where`."""
    found = {
        "schema": "inspector.config/1",
        "file": str(configured.file) if configured.file else None,
        "values": [
            {"key": value.key, "value": value.value, "from": value.origin, "where": value.where or None}
            for value in values
        ],
    }
    return json.dumps(found, ensure_ascii=False, indent=2) + "\n"


def _shown(value: object) -> str:
    """A value as a row can hold it."""
    return "unset" if value is None else one_line(json.dumps(value, ensure_ascii=False), 60)
