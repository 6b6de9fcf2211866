"""What is read from a dump: rows, and lines that are none."""

from collections.abc import Mapping
from dataclasses import dataclass

MAX_ROW = 8 * 2**20
"""Longest row that is read, in characters: a chunk with its vector takes some kilobytes, and what JSON makes of a row
in memory is many times as long."""


@dataclass(frozen=True, slots=True)
class Row:
    """One chunk as it was written down."""

    value: Mapping[str, object]
    """Its fields; of a row that is a text alone, that text under `text`."""
    line: int
    """The line on which it begins, from 1."""
    bare: bool = False
    """Whether it was a text alone."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A place where no chunk could be read."""

    line: int
    """The line, from 1."""
    message: str
    """What is wrong there, as the end of a sentence that begins with the line: `is not valid JSON …`."""
    fatal: bool = False
    """Whether nothing behind it can be read either."""


def row_of(value: object, line: int) -> Row | Fault:
    """A parsed value as a row: an object, or a text alone."""
    if isinstance(value, str):
        return Row({"text": value}, line, bare=True)
    if isinstance(value, Mapping):
        return Row(value, line)
    return Fault(line, f"holds {_called(value)}, not a chunk: give an object with a text, or a text")


def not_json(what: str, column: int) -> str:
    """The words for a fault of the JSON.

    Args:
        what: The parser's words.
        column: Where it is on its line, from 1.
    """
    return f"is not valid JSON: {what.lower().removesuffix(' at')} at column {column:,}"


def _called(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    return "a list" if isinstance(value, list) else "a number"
