"""The faults of the grammar: that it has them, and that they are mended."""

import pytest

from inspector.structure.markdown.extents import trim
from inspector.structure.markdown.faults import faults, island
from inspector.structure.markdown.reading import read_nodes
from inspector.structure.markdown.table_search import false_tables, missed_tables
from inspector.structure.markdown.tree import read
from inspector.structure.markdown.view import view

FAULTS = [
    ("a list marker before a closing fence", "```\n- ```\nx\n```\n", ["fence", "paragraph", "fence"], ["fence"]),
    ("a quote sign before a closing fence", "```\n> ```\nx\n", ["fence", "paragraph"], ["fence"]),
    ("a closing fence set in", "```\n    ```\nx\n", ["fence", "paragraph"], ["fence"]),
    ("code in a paragraph", "a\n    ```\nb\n", ["paragraph", "indented-code", "paragraph"], ["paragraph"]),
    ("a declaration", "<!DOCTYPE a>\n# b\n", ["html"], ["html", "heading"]),
    ("an empty comment", "<!-->\n# b\n", ["html"], ["html", "heading"]),
    ("no tag", "<a/b>\n", ["html"], ["paragraph"]),
    (
        "HTML in a list",
        "- <div>\n\n  a\n",
        ["list", "list-item", "error", "paragraph"],
        ["list", "list-item", "html", "paragraph"],
    ),
    (
        "a short tag in a list",
        "- <b>\n\n  a\n",
        ["list", "list-item", "error", "paragraph"],
        ["list", "list-item", "html", "paragraph"],
    ),
    ("an empty first cell", "||a|\n|-|-|\n|||\n", ["error", "table-row", "error"], ["html"]),
    ("a table of one column", "| a\n|---\n| b\n", ["paragraph"], ["html"]),
    (
        "an item after a table",
        "a|b\n-|-\n+\n",
        ["table", "table-header", "table-row"],
        ["html", "list", "list-item"],
    ),
    ("a row outside of tables", "b |\n---\n", ["error", "table-row", "error"], ["heading"]),
]
"""A name, a text, the kinds that the grammar finds by itself, and those that are there."""


@pytest.mark.parametrize(("text", "by_itself", "mended"), [row[1:] for row in FAULTS], ids=[row[0] for row in FAULTS])
def test_a_fault_is_mended(text: str, by_itself: list[str], mended: list[str]) -> None:
    """The grammar by itself is wrong, so that the mending is still needed, and read again it is right.

    A table that is mended is shown as HTML; what it is, is known by its offset.
    """
    nodes = read(view(text))
    trim(text, nodes)
    assert [node.kind for node in nodes] == by_itself
    assert [*faults(text, nodes), *false_tables(text, nodes), *missed_tables(text, nodes)] != []
    reading = read_nodes(text)
    assert [node.kind for node in reading.nodes if node.start < node.end] == mended
    assert all(region.kind == "table" for region in reading.islands.values())


@pytest.mark.parametrize(
    "text",
    [
        "```\ncode\n```\n",
        "- ```\n  code\n  ```\n",
        "> ```\n> code\n> ```\n",
        "1.  ```\n    code\n    ```\n",
        "a\n\n    code\n",
        "<div>\n\n</div>\n",
        "a | b\n--|--\n1 | 2\n\ntext\n",
        "- | a | b |\n  |---|---|\n  | 1 | 2 |\n",
    ],
)
def test_what_is_right_is_left_alone(text: str) -> None:
    """A text that the grammar reads well is parsed once."""
    nodes = read(view(text))
    trim(text, nodes)
    assert [*faults(text, nodes), *false_tables(text, nodes), *missed_tables(text, nodes)] == []


def test_an_island_is_one_processing_instruction() -> None:
    """At the start of a line it is one line; set in, its lines stay, since each needs its prefix."""
    assert list(island("$$\na\n$$", 0, 7)) == [(0, b"<?\1\1\1?>")]
    assert list(island("  $$\n  ?>\n  $$", 2, 14)) == [(2, b"<?"), (7, b"\1\1"), (12, b"?>")]
    assert list(island("<b>", 0, 3)) == [(0, b"\1")]
