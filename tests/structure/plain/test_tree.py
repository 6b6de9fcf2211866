"""Blocks while they are put together."""

from inspector.core.span import Span
from inspector.structure.plain.lines import Line
from inspector.structure.plain.markers import Marker
from inspector.structure.plain.tree import Tree


def test_an_item_grows_with_what_is_added_to_it() -> None:
    """Its own text becomes a paragraph once it holds another, and the list ends where its last part does."""
    tree = Tree()
    first = Line(0, 5, 0, "- one")
    tree.add_item(Marker("-", -1, 0, 2), first, first)
    assert tree.holds(2)
    tree.add("paragraph", Span(10, 14))
    assert [(b.kind, b.span, b.parent) for b in tree.blocks()] == [
        ("list", (0, 14), -1),
        ("list-item", (0, 14), 0),
        ("paragraph", (2, 5), 1),
        ("paragraph", (10, 14), 1),
    ]


def test_what_stands_further_out_ends_a_list() -> None:
    """The next item begins another."""
    tree = Tree()
    line = Line(0, 5, 0, "- one")
    tree.add_item(Marker("-", -1, 0, 2), line, line)
    assert not tree.holds(0)
    line = Line(10, 15, 0, "- two")
    tree.add_item(Marker("-", -1, 0, 2), line, line)
    assert [b.kind for b in tree.blocks()] == ["list", "list-item", "list", "list-item"]


def test_an_open_list_awaits_its_next_number() -> None:
    """And no other."""
    tree = Tree()
    line = Line(0, 6, 0, "1. one")
    tree.add_item(Marker("1.", 1, 0, 3), line, line)
    assert tree.awaits(Marker("1.", 2, 0, 3))
    assert not tree.awaits(Marker("1.", 3, 0, 3))
    assert not tree.awaits(Marker("1)", 2, 0, 3))
    tree.end_lists()
    assert not tree.awaits(Marker("1.", 2, 0, 3))
