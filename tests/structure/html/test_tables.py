"""Tables of values, and tables that only lay out a page."""

import pytest

from inspector.structure.html.tables import LONG_CELL, layout_tables
from tests.structure.html.shown import blocks_of, text_of


def test_a_row_is_a_line_and_tabs_part_its_cells() -> None:
    """Empty cells keep their place, up to the last one that shows something."""
    assert text_of("<table><tr><td>a</td> <td></td>\n<td>b</td><td></td></tr>\n<tr><td>c</table>d") == "a\t\tb\nc\n\nd"


def test_blocks_in_a_cell_do_not_break_its_line() -> None:
    """Paragraphs, boxes, lists and line breaks are parted by blanks."""
    raw = "<table><tr><td><p>a<p>b</p><td>c<br>d<td><ul><li>e<li>f</ul><td><div>g</div></table>"
    assert text_of(raw) == "a b\tc d\te f\tg"


def test_the_header_is_known() -> None:
    """By `thead`, or as the rows of headings above the first row of values."""
    assert blocks_of("<table><caption>x<tr><th>a<th>b<tr><td>1<td>2</table>") == [
        ("table", "x\na\tb\n1\t2"),
        ("caption", "x"),
        ("table-header", "a\tb"),
        ("table-row", "1\t2"),
    ]
    kinds = [kind for kind, _ in blocks_of("<table><thead><tr><td>a<tbody><tr><th>b<td>1<tr><th>c</table>")]
    assert kinds == ["table", "table-header", "table-row", "table-row"]


def test_rows_and_cells_need_no_table() -> None:
    """A part of a table that is at hand without the rest is still lines and cells."""
    assert blocks_of("<tr><td>a<td>b<tr><td>c") == [("table-row", "a\tb"), ("table-row", "c")]
    assert blocks_of("<td>a</td><td>b</td>") == [("table-row", "a\tb")]


@pytest.mark.parametrize(
    "raw",
    [
        "<table role=presentation><tr><td>a<td>b</table>",
        "<table><tr><td><h2>a</h2><td>b</table>",
        "<table><tr><td><pre>a</pre><td>b</table>",
        "<TABLE><TR><TD><SECTION>a</SECTION><TD>b</TABLE>",
    ],
)
def test_a_table_that_lays_out_a_page_is_no_table(raw: str) -> None:
    """Its cells are blocks below each other."""
    assert "table" not in dict(blocks_of(raw))
    assert text_of(raw).split() == ["a", "b"]
    assert "\t" not in text_of(raw)


def test_of_nested_tables_the_inner_one_holds_the_values() -> None:
    """The outer one lays out."""
    raw = "<table><tr><td>a<table><tr><td>b<td>c</table><td>d</table>"
    assert blocks_of(raw) == [
        ("paragraph", "a"),
        ("table", "b\tc"),
        ("table-row", "b\tc"),
        ("paragraph", "d"),
    ]


def test_a_cell_of_several_blocks_and_great_length_is_a_page() -> None:
    """Either alone is not."""
    long = "word " * (LONG_CELL // 5)
    assert text_of(f"<table><tr><td><p>{long}<p>a<td>b</table>").endswith("a\n\nb")
    assert text_of(f"<table><tr><td>{long}<td>b</table>").endswith("\tb")
    assert text_of("<table><tr><td><p>x<p>a<td>b</table>").endswith("a\tb")


def test_what_only_looks_like_a_part_of_a_table_counts_for_nothing() -> None:
    """Comments and scripts in a cell, and what comes after the table."""
    raw = "<table><tr><td><!-- <pre> --><script>'<h1>'</script>a<td>b</table><pre>c</pre>"
    assert layout_tables(raw, 0) == (frozenset(), raw.index("</table>") + len("</table"))


def test_headings_beside_cells_do_not_make_a_layout() -> None:
    """A caption may hold one."""
    assert blocks_of("<table><caption><h3>x</h3></caption><tr><td>a</table>")[-1] == ("table-row", "a")


def test_text_between_the_cells_stays_where_it_stands() -> None:
    """A browser would move it above the table; here the order of the source counts."""
    assert text_of("a<table>b<tr>c<td>d</table>") == "a\n\nb\nc d"
