"""Text in blocks as lines, and lines as rows of JSON."""

import json
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from inspector.auditing.dumps.decoding import undecoded
from inspector.auditing.dumps.rows import MAX_ROW, Fault, Row, not_json, row_of


class Line(NamedTuple):
    """One line."""

    number: int
    """Its number, from 1."""
    text: str | None
    """The line with its end; `None` where it is longer than `MAX_ROW`, and was passed over."""


TOO_LONG = f"is longer than {MAX_ROW // 2**20} million characters, which no row of chunks is: is it a list on one line?"


def lines_of(blocks: Iterable[str]) -> Iterator[Line]:
    """The lines of a text; of one that is too long, no more than `MAX_ROW` and a block are ever held."""
    number, parts, held = 1, [""], 0
    for block in blocks:
        *ended, rest = block.split("\n")
        for piece in ended:
            whole = "".join((*parts, piece, "\n")) if held + len(piece) <= MAX_ROW else None
            yield Line(number, whole)
            number, parts, held = number + 1, [], 0
        held += len(rest)
        if held <= MAX_ROW:
            parts.append(rest)
        else:
            parts = []
    if held:
        yield Line(number, "".join(parts) if held <= MAX_ROW else None)


def json_rows(lines: Iterable[Line]) -> Iterator[Row | Fault]:
    """The rows of JSON Lines; blank lines are passed over."""
    for number, text in lines:
        if text is None:
            yield Fault(number, TOO_LONG)
        elif not text.isspace():
            yield _row(text, number)


def _row(text: str, line: int) -> Row | Fault:
    if undecoded(text):
        return Fault(line, "holds bytes that are not in the file's encoding")
    try:
        return row_of(json.loads(text.rstrip()), line)
    except json.JSONDecodeError as error:
        return Fault(line, not_json(error.msg, error.colno))
    except RecursionError:
        return Fault(line, "is nested too deeply")
    except ValueError:
        return Fault(line, "holds a number of too many digits")
