"""Edges inside blocks of code."""

from tests.checks.marked import only, seam, unit_of

FENCE = "Run this:\n\n```sh\nmake\nmake install\n```\n\nThen stop.\n"


def test_an_edge_inside_a_fence_breaks_it() -> None:
    """Both chunks of the seam have the issue, and the unit is the fence."""
    marked = FENCE.replace("make\nmake", "make\n✂make")
    end, start = only(marked), only(marked, "start")
    assert (end.kind, start.kind) == ("broken-code-fence", "broken-code-fence")
    assert unit_of(marked, end) == unit_of(marked, start) == "```sh\nmake\nmake install\n```"
    assert end.detail.startswith("cuts a code block (sh): “")


def test_an_edge_beside_a_fence_breaks_nothing() -> None:
    """A chunk may end on a closing fence, and start after it."""
    assert seam(FENCE.replace("```\n\n", "```\n✂\n")) == set()


def test_backquotes_in_a_longer_fence_are_its_text() -> None:
    """Three backquotes inside four open nothing, though their number is odd."""
    assert seam("````\n```\n````\n\n✂Then stop.\n") == set()


def test_indented_code_is_a_warning() -> None:
    """Without a fence there is none that could be left open."""
    assert only("Run:\n\n    make\n✂    make install\n").severity == "warning"


def test_what_is_drawn_in_plain_text_is_called_what_it_is() -> None:
    """Markup, a figure and an example are no indented code, and a warning all the same."""
    markup = only("<part>\n  <name>bolt</name>\n✂  <size>12</size>\n</part>\n", kind="text")
    assert (markup.kind, markup.severity) == ("broken-code-fence", "warning")
    assert markup.detail.startswith("cuts a stretch of markup: “")
    example = only("Do this::\n\n    go there\n✂    come back\n", kind="text")
    assert example.detail.startswith("cuts an example: “")


def test_a_table_of_contents_may_be_cut_between_its_lines() -> None:
    """As a list may between its items; inside a line it is broken."""
    contents = "1. Scope ............ 2\n2. Terms ............ 13\n3. Forms ............ 15\n"
    assert seam(contents.replace("2. Terms", "✂2. Terms"), kind="text") == set()
    marked = contents.replace("Terms ....", "Terms ✂....")
    assert only(marked, kind="text").detail.startswith("cuts a line of a table of contents: “")
    assert unit_of(marked, only(marked, kind="text")) == "2. Terms ............ 13"


def test_a_log_may_be_cut_between_its_lines() -> None:
    """Each says when it was and what happened: it needs no first line."""
    log = "2026-01-02 03:04:05\tWARN\tpump slow\n2026-01-02 03:04:06\tINFO\tpump fine\n"
    assert seam(log.replace("\n2026", "\n✂2026", 1), kind="text") == set()
    marked = log.replace("pump fine", "✂pump fine")
    assert only(marked, kind="text").detail.startswith("cuts a line of a log: “")
