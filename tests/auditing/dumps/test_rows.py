"""Text in blocks as rows: JSON Lines, a JSON list, a table."""

import json
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.auditing.dumps.array import array_rows
from inspector.auditing.dumps.lines import json_rows, lines_of
from inspector.auditing.dumps.rows import MAX_ROW, Fault, Row
from inspector.auditing.dumps.table import table_rows

TEXTS = st.lists(st.text(max_size=12), max_size=6)
CUTS = st.integers(1, 9)


def blocks(text: str, size: int) -> Iterator[str]:
    """A text in blocks of that size."""
    return (text[at : at + size] for at in range(0, len(text), size))


def told(rows: Iterator[Row | Fault]) -> list[object]:
    """Rows as pairs of line and text, faults as pairs of line and words."""
    return [(r.line, r.value.get("text")) if isinstance(r, Row) else (r.line, r.message) for r in rows]


@given(TEXTS, CUTS)
def test_json_lines_are_read_whatever_the_blocks(texts: list[str], size: int) -> None:
    """Every text comes back with its line, wherever a block ends."""
    text = "\n".join(json.dumps({"text": each}) for each in texts)
    assert told(json_rows(lines_of(blocks(text, size)))) == list(enumerate(texts, 1))


@given(TEXTS, CUTS, st.sampled_from([None, 0, 2]))
def test_a_json_list_is_read_whatever_the_blocks(texts: list[str], size: int, indent: int | None) -> None:
    """Every text comes back in order, in one line or in many."""
    text = json.dumps([{"text": each} for each in texts], indent=indent)
    assert [pair[1] for pair in told(array_rows(blocks(text, size)))] == texts  # type: ignore[index]


def test_a_row_of_a_list_has_the_line_on_which_it_begins() -> None:
    """Lines are counted, newlines between rows too."""
    text = '[\n  {"text": "a b"},\n\n  {\n    "text": "c d"\n  }, "e f"\n]\n'
    assert told(array_rows([text])) == [(2, "a b"), (4, "c d"), (6, "e f")]


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ('[{"text": "a"},\n{"text": b}]', 2, "is not valid JSON: expecting value at column 10"),
        ('[{"text": "a"}\n{"text": "b"}]', 2, "is not valid JSON: a comma or the list's end is missing"),
        ('[{"text": "a"}\n', 2, "is not valid JSON: the list has no end: is the file whole?"),
        ('[{"text": "a"},\n{"text": "b', 2, "is not valid JSON: unterminated string starting at column 10"),
        ('[{"text": "a"}]\n[]', 2, "goes on behind the list's end"),
        ('[{"text": "a"},' + "[" * 99_999, 1, "is nested too deeply"),
        ('[{"text": "a"},' + "1" * 5_000 + "]", 1, "holds a number of too many digits"),
    ],
)
def test_a_fault_in_a_list_ends_it_and_names_its_line(text: str, line: int, words: str) -> None:
    """The rows in front of it are read, and no traceback comes of any of it."""
    *_, fault = rows = list(array_rows([text]))
    assert isinstance(rows[0], Row)
    assert (len(rows), fault) == (2, Fault(line, words, fatal=True))


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('{"text": "a"', "is not valid JSON: expecting ',' delimiter at column 13"),
        ("text", "is not valid JSON: expecting value at column 1"),
        ("7", "holds a number, not a chunk: give an object with a text, or a text"),
        ("null", "holds null, not a chunk: give an object with a text, or a text"),
        ("true", "holds true, not a chunk: give an object with a text, or a text"),
        ("[1]", "holds a list, not a chunk: give an object with a text, or a text"),
        ("[" * 99_999, "is nested too deeply"),
        ("1" * 5_000, "holds a number of too many digits"),
        ('{"text": "caf\udce9"}', "holds bytes that are not in the file's encoding"),
    ],
)
def test_a_faulty_line_is_told_and_passed_over(line: str, words: str) -> None:
    """Lines stand each for itself, so that those behind it are read."""
    rows = told(json_rows(lines_of([f'"a b"\n\n{line}\n"c d"\n'])))
    assert rows == [(1, "a b"), (3, words), (4, "c d")]


def test_a_line_too_long_is_passed_over() -> None:
    """It is never held whole, and the line behind it is read."""
    long = ['{"text": "', *["x" * (MAX_ROW // 3)] * 4, '"}\n"c d"']
    rows = list(json_rows(lines_of(['"a b"\n', *long])))
    assert [row.line for row in rows] == [1, 2, 3]
    assert isinstance(rows[1], Fault)
    assert "is longer than 8 million characters" in rows[1].message
    assert told(iter(rows))[2] == (3, "c d")


def test_an_element_too_long_ends_the_list() -> None:
    """No more than a few times its limit is ever held of one element."""
    given_out = 0

    def endless() -> Iterator[str]:
        nonlocal given_out
        yield '["a b", "'
        while True:
            given_out += 2**20
            yield "x" * 2**20

    *_, fault = array_rows(endless())
    assert isinstance(fault, Fault)
    assert fault.fatal
    assert given_out < 5 * MAX_ROW


def test_a_table_is_read_by_the_names_of_its_columns() -> None:
    """A text may hold newlines, delimiters and quotes; the row's line is that on which it begins."""
    text = 'id,text\r\n1,"a, b\nand ""c"""\r\n2,d\r\n\r\n3\r\n'
    rows = list(table_rows(lines_of([text]), ","))
    assert rows == [
        Row({"id": "1", "text": 'a, b\nand "c"'}, 2),
        Row({"id": "2", "text": "d"}, 4),
        Row({"id": "3"}, 6),
    ]


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("id,text\n1,a,b\n2,c\n", 2, "has 3 fields and the first line names 2: is a quote missing?"),
        ('id,text\n1,a\n2,"' + "c\n" * MAX_ROW, 3, "begins a field that does not end: is its closing quote missing?"),
        ("id,text\n1,caf\udce9\n", 2, "holds bytes that are not in the file's encoding"),
    ],
)
def test_a_fault_in_a_table_names_its_line(text: str, line: int, words: str) -> None:
    """A missing quote does not swallow the file in silence."""
    assert (line, words) in told(table_rows(lines_of([text]), ","))
