"""A comparison as text, as JSON and as a table."""

import json

import pytest

from inspector.comparison import Comparison, compare
from inspector.core.document import Document
from inspector.report.compare_columns import Column, columns_of, share, with_survival
from inspector.report.compare_json import as_object, json_text
from inspector.report.compare_text import plain_text

TEXT = (
    "# Pumps\n\nOpen the valve slowly, wait for the lamp, and set the limit to\n40 bar. Then close the valve.\n\n"
    "Never open it while the pump runs.\n\nCall the \x1b[31mfitter\x1b[0m when the [/lamp] stays red for an hour.\n"
)
SPECS = ("character:72/0", "recursive:110/30", "character:1000/0")


def compared(*specs: str, text: str = TEXT) -> Comparison:
    """The text, split by those specs."""
    return compare(Document.from_text(text, kind="markdown", name="pumps.md"), specs or SPECS, profile="text")


def lines_of(comparison: Comparison) -> list[str]:
    """The text form, line by line."""
    return "".join(plain_text(comparison)).splitlines()


def column(comparison: Comparison, title: str) -> Column:
    """One column of the table."""
    return next(column for column in columns_of(comparison) if column.title == title)


def test_text_has_the_table_and_every_cut() -> None:
    """A row each for the contenders, then one for each place at which somebody cuts."""
    comparison = compared()
    lines = lines_of(comparison)
    assert lines[0] == f"pumps.md · markdown · {len(TEXT)} characters"
    assert [line.split("  ")[0].rstrip() for line in lines[3:6]] == [
        "1 character 72/0",
        "2 recursive 110/30",
        "3 character 1000/0",
    ]
    rulers = lines[lines.index("") + 8 :]
    assert sum("▐" in line for line in rulers) == sum(count > 0 for count in comparison.counts)


def test_text_shows_what_each_cut_breaks() -> None:
    """A row has the line, for each splitter the sign of what it does there, and the text on both sides of the place."""
    text = "Open the valve. Set the limit to\n40 bar today. Then close it."
    *_, row = lines_of(compared("character:32/0", "recursive:1000/0", text=text))
    assert " ".join(row.split()) == "◆ 1 ╳ torn ┃ Open the valve. Set the limit to ▐⏎ 40 bar today. Then close it."


def test_text_tells_shared_cuts_from_lone_ones() -> None:
    """A double line stands before a cut that all make, a diamond before one that a single splitter makes."""
    lines = lines_of(compared("recursive:110/0", "recursive:111/0", "character:60/0"))
    signs = [line[0] for line in lines if "▐" in line]
    assert set(signs) <= {"═", "◆", " "}
    assert "◆" in signs
    assert {line[0] for line in lines_of(compared("recursive:110/0", "recursive:110/0")) if "▐" in line} == {"═"}
    assert {line[0] for line in lines_of(compared("recursive:110/0")) if "▐" in line} == {" "}


def test_lines_without_a_cut_are_left_out() -> None:
    """Where lines lie between two cuts, one row stands for them all, with the bars going on."""
    lines = lines_of(compared("recursive:110/0"))
    elided = [line for line in lines if "⋮" in line]
    assert elided
    assert all(line.split() == ["⋮", "┃"] for line in elided)


def test_text_is_safe_to_print() -> None:
    """Control characters of the document come out as stand-ins."""
    written = "\n".join(lines_of(compared("character:20/0")))
    assert "\x1b" not in written
    assert "␛[" in written


@pytest.mark.parametrize(("text", "words"), [("", "nothing but blanks"), ("One.", "leaves the document whole")])
def test_no_cuts_are_said(text: str, words: str) -> None:
    """A document that nobody cuts says so."""
    assert words in lines_of(compared("recursive", text=text))[-1]


def test_json_has_every_place_and_edge() -> None:
    """The object is one JSON text, in which each edge of each contender is found once."""
    comparison = compared()
    found = json.loads("".join(json_text(comparison)))
    assert found == as_object(comparison)
    assert found["schema"] == "inspector.compare/1"
    assert [contender["name"] for contender in found["contenders"]] == [c.name for c in comparison.contenders]
    assert [place["after"] for place in found["places"]] == list(comparison.places)
    for place in found["places"]:
        assert not TEXT[place["before"] : place["after"]].strip()
        assert place["edges"]
    edges = [edge for place in found["places"] for edge in place["edges"]]
    assert len(edges) == sum(len(contender.edges) for contender in comparison.contenders)
    torn = next(edge for edge in edges if edge["damage"] == "torn")
    assert torn["kinds"]


def test_json_marks_a_start_by_overlap() -> None:
    """A chunk that starts within the one before it is no cut, and its place nobody's."""
    found = as_object(compared("character:72/20"))
    starts = [edge for place in found["places"] for edge in place["edges"] if not edge["is_cut"]]
    assert starts
    assert all(edge["ends"] is None and edge["starts"] > 0 for edge in starts)
    assert {place["agreement"] for place in found["places"]} == {"all", None}


def test_json_of_nothing_is_json() -> None:
    """A document without places gives an empty list."""
    assert json.loads("".join(json_text(compared("recursive", text=""))))["places"] == []


def test_the_best_figures_are_known() -> None:
    """Of rates and torn sentences the least is best; where all are equal none is."""
    rates = column(compared(), "torn sentences")
    assert rates.cells[2] == "0"
    assert 2 in rates.best
    assert 0 not in rates.best
    assert not column(compared("recursive", "recursive"), "issue rate").best


def test_survival_has_a_column_for_each_kind_that_there_is() -> None:
    """After the torn sentences stand the shares of each kind; a kind that the document has not gets no column."""
    survivals = [{"sentence": 0.5, "list-item": None}, {"sentence": 1.0, "list-item": None}, None]
    titles = {known.title: known for known in with_survival(columns_of(compared()), survivals)}
    assert list(titles)[3:6] == ["torn sentences", "whole: sentences", "cuts"]
    assert titles["whole: sentences"].cells == ("50.0 %", "100 %", "…")
    assert not titles["whole: sentences"].best
    both = with_survival(columns_of(compared()), [{"sentence": 0.5, "list-item": 1.0}] * 2 + [{"sentence": 0.9}])
    assert [known.title for known in both][4:6] == ["whole: sentences", "list items"]
    assert both[4].best == {2}
    assert both[5].cells == ("100 %", "100 %", "–")


def test_titles_have_shorter_forms() -> None:
    """For a narrow table a column has a shorter title where the long one takes the room."""
    titles = [known.shortened.title for known in columns_of(compared())]
    assert titles[:5] == ["chunks", "median", "issues", "torn sent.", "cuts"]


@pytest.mark.parametrize(
    ("value", "written"),
    [(0.0, "0 %"), (1.0, "100 %"), (0.357, "35.7 %"), (0.99999, "99.9 %"), (0.00001, "0.1 %"), (None, "–")],
)
def test_shares_are_nothing_or_all_only_if_they_are(value: float | None, written: str) -> None:
    """A share is written as 0 or 100 only where it is."""
    assert share(value) == written
