"""A run to paragraphs."""

from inspector.structure.plain.lines import runs_of
from inspector.structure.plain.paragraphs import Paragraphs


def parts(text: str) -> list[int]:
    """How many lines each paragraph of the first run has."""
    runs = runs_of(text)
    return [len(part) for part in Paragraphs(runs, text).split(runs[0].lines)]


LONG = "It was held that nothing more could be said of it by anybody, then or at any later time. " * 2


def test_long_lines_are_paragraphs_unless_they_go_on() -> None:
    """A line after which more must follow was wrapped, however long."""
    assert parts(f"{LONG}\n{LONG}\nShort.\n") == [1, 1, 1]
    assert parts(f"{LONG}and the\nother one.\n") == [2]


def test_first_lines_stand_further_in() -> None:
    """After a line that ends a sentence, where most lines stand at the margin."""
    assert parts("   A first\nline, and more.\n   A second\nline, and more.\nMore still.\nAnd more.\n") == [2, 4]
    assert parts("Name\n   hangs.\n   So do\n   the rest.\n") == [4]


def test_a_rule_stands_alone() -> None:
    """Between two paragraphs."""
    assert parts("One.\n-----\nTwo.\n") == [1, 1, 1]
