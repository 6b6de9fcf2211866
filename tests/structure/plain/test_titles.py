"""Headings of plain text."""

import pytest

from inspector.structure.plain.lines import Line, runs_of
from inspector.structure.plain.titles import SECTION, Title, is_caption, marked_title, title_of, underline_of


def lines(text: str) -> list[Line]:
    """The lines of a text."""
    return [line for run in runs_of(text) for line in run.lines]


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("1. Introduction", Title(SECTION)),
        ("3.2.7. Compression (BTYPE=10)", Title(SECTION, 2)),
        ("A.1 Sample code", Title(SECTION, 1)),
        ("15. Disclaimer of Warranty.", Title(SECTION)),
        ("Section 1 -- Definitions.", Title(SECTION)),
        ("CHAPTER XII", Title(SECTION)),
        ("Book II", Title("book")),
        ("References", Title(SECTION)),
        ("IV", Title("roman")),
        ("B", Title("letter")),
        ("TERMS AND CONDITIONS", Title("capitals")),
    ],
)
def test_a_title_has_a_style_and_a_depth(text: str, title: Title) -> None:
    """By which its level is found."""
    assert title_of(lines(text)[0]) == title


@pytest.mark.parametrize(
    "text",
    [
        *(
            "Words.",
            "1. It was late and we left. Then it rained.",
            "2. wash",
            "12 March",
            "WHAT?",
            "A-",
            "Section of a text",
        ),
        *("DONE.", "THIS " * 30, "Introduction to the art of pumps", "1234"),
    ],
)
def test_what_is_no_title(text: str) -> None:
    """Sentences, items, dates and noise."""
    assert title_of(lines(text)[0]) is None


def test_an_underline_is_about_as_long_as_its_title() -> None:
    """Or it is a rule, or the row of a table."""
    assert underline_of(*lines("A title\n=======")) == "="
    assert underline_of(*lines("A title\n------")) == "-"
    assert underline_of(*lines("A title\n---")) is None
    assert underline_of(*lines("A title\n" + "-" * 70)) is None
    assert underline_of(*lines("return;\n-------")) is None


def test_marked_titles_give_their_text() -> None:
    """Anchors above them are theirs."""
    assert marked_title(lines("[[a]]\n=== Deep\nx")) == (2, "Deep", Title("=", 2))
    assert marked_title(lines("\\subsection*{Types}")) == (1, "Types", Title("\\", 3))
    assert marked_title(lines("a == b")) is None


def test_captions_name_what_they_stand_under() -> None:
    """With its number."""
    assert is_caption("Figure 2: A pump.")
    assert is_caption("Table iv. Sizes")
    assert not is_caption("Figure skating is fun.")
    assert not is_caption("Table 5 shows how it is done.")


def test_the_end_of_a_fence_underlines_nothing() -> None:
    """Three grave accents under a short line close a block of code; more of them may be a line."""
    title, under, longer = (runs_of(text)[0].lines[0] for text in ("bar", "```", "````"))
    assert underline_of(title, under) is None
    assert underline_of(title._replace(text="bars"), longer) == "`"
