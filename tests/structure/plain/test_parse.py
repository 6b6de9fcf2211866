"""Plain text to blocks."""

from threading import Event

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inspector.core.stop import Stopped
from inspector.structure.plain import parse_plain
from tests.shared import shared_path
from tests.structure.code.outline import check_blocks

lines = st.lists(
    st.sampled_from(
        [
            *("", "", " ", "\t", "\f", "Some words that go on for a while, as they do in a paragraph.", "and more"),
            *(
                "1. One",
                "2. Two",
                "  a) deep",
                "  b) deeper",
                "- dash",
                "* star",
                "    - far in",
                "(iv) four",
                "i. one",
            ),
            *("TITLE", "1.2 A title", "=====", "-----", "Chapter 2", "* * *", "== Marked", "[anchor]", "\\section{A}"),
            *("x = f(y);", "{", "}", "+---+", "| a |", "a    b    c", "d    e    f", "one ..... 2", "Example::"),
            *("    in", "Figure 1: A thing.", "é😀\u2028x", "\ud800", "\x1c", "\x85", "\ufeff", "word " * 40),
        ]
    ),
    max_size=30,
)


def kinds(text: str) -> list[str]:
    """Kind, role and first words of each block."""
    blocks = parse_plain(text)
    check_blocks(text, blocks)
    return [
        " ".join(filter(None, (b.kind, b.role, text[slice(*b.span)].split("\n", maxsplit=1)[0][:24]))) for b in blocks
    ]


def test_blank_lines_and_form_feeds_part_paragraphs() -> None:
    """A paragraph has all its lines, whatever ends them."""
    assert kinds("One\ntwo.\n\n \t\nThree.\fFour.\r\n\r\nFive.") == [
        "paragraph One",
        "paragraph Three.",
        "paragraph Four.",
        "paragraph Five.",
    ]


def test_lists_nest_by_their_indent_and_take_in_what_stands_under_an_item() -> None:
    """Numbers, letters and bullets; items may have blank lines between them, and paragraphs of their own."""
    text = (
        "It holds:\n\n"
        "a. License grant.\n\n"
        "   1. Subject to the terms:\n\n"
        "      i. to copy; and\n"
        "      ii. to share.\n\n"
        "   2. Exceptions.\n\n"
        "   More on this.\n\n"
        "b. Other rights.\n\n"
        "The end.\n"
    )
    blocks = parse_plain(text)
    check_blocks(text, blocks)
    assert [(b.kind, b.level, b.role) for b in blocks if b.kind == "list"] == [
        ("list", n, "ordered") for n in (1, 2, 3)
    ]
    items = [text[slice(*b.content)].split("\n", maxsplit=1)[0] for b in blocks if b.kind == "list-item"]
    assert items == [
        "License grant.",
        "Subject to the terms:",
        "to copy; and",
        "to share.",
        "Exceptions.",
        "Other rights.",
    ]
    own = [text[slice(*b.span)] for b in blocks if b.kind == "paragraph" and b.parent >= 0]
    assert own == ["License grant.", "Subject to the terms:", "More on this."]
    assert blocks[-1].parent == -1


def test_a_number_at_the_start_of_a_line_is_no_list() -> None:
    """Nor is one initial, or one dash inside a paragraph."""
    assert kinds("They were born in\n12. That was late.\n") == ["paragraph They were born in"]
    assert kinds("A. Turing wrote it.\n\nNobody read it.\n") == [
        "paragraph A. Turing wrote it.",
        "paragraph Nobody read it.",
    ]
    text = "We walked for a long time through the woods of the north and\n- as it was dark - sang.\n"
    assert kinds(text) == ["paragraph We walked for a long tim"]


def test_an_item_goes_on_at_the_margin() -> None:
    """A wrapped item need not be indented."""
    assert kinds("Topics:\n* Methods for older\nmaterials\n* Use\n") == [
        "paragraph Topics:",
        "list bullet * Methods for older",
        "list-item * Methods for older",
        "list-item * Use",
    ]


def test_headings_are_underlined_numbered_named_or_in_capitals() -> None:
    """Each alone between blank lines; their levels go by style, in the order of their first use."""
    text = (
        "===\nTop\n===\n\nWords.\n\nSecond\n------\n\nWords.\n\nTHIRD PART\n\nWords.\n\n"
        "1. Numbered\n\nWords.\n\n1.1 Deeper\n\nWords.\n\nAppendix B\n\nWords.\n\n2 Next\n\nWords.\n"
    )
    headings = [(b.level, b.name) for b in parse_plain(text) if b.kind == "heading"]
    assert headings == [
        (1, "Top"),
        (2, "Second"),
        (3, "THIRD PART"),
        (4, "1. Numbered"),
        (5, "1.1 Deeper"),
        (4, "Appendix B"),
        (4, "2 Next"),
    ]


def test_what_only_looks_like_a_heading_is_none() -> None:
    """A sentence, a date, a shout, an item among items."""
    for line in ("It was late.", "19 October 1992", "STOP!", "IT IS SO ORDERED.", "Search of the room", "the end"):
        assert kinds(f"Words.\n\n{line}\n\nWords.\n")[1].startswith("paragraph")
    assert kinds("1. Wash\n\n2. Dry\n\n3. Fold\n")[0].startswith("list")


def test_a_title_at_the_margin_of_an_indented_text_is_a_heading() -> None:
    """As in RFCs."""
    text = "Status of This Memo\n\n   This memo provides information.\n   It is short.\n\nNotices\n\n   None.\n"
    assert [b.name for b in parse_plain(text) if b.kind == "heading"] == ["Status of This Memo", "Notices"]


def test_what_asciidoc_and_tex_mark_is_a_heading() -> None:
    """With the anchor above it, and the text below."""
    assert kinds("[[a]]\n== Start\nWords.\n\n\\section{Types}\nMore.\n") == [
        "heading [[a]]",
        "paragraph Words.",
        "heading \\section{Types}",
        "paragraph More.",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "  +---+\n  | a | <-- a box\n  +---+",
        "Symbol  Code\n------  ----\n A       00\n B       1",
        "Name         Size\npump.c       1024\npump.h        512",
        "unsigned long crc = 0L;\nwhile (read(buf)) {\n  crc = next(crc, buf);\n}",
        "1. Introduction ........ 2\n   1.1. Purpose ........ 3",
        "name\tsize\npump\t12",
    ],
)
def test_figures_tables_and_code_are_set_apart(text: str) -> None:
    """They hold no sentences."""
    assert [kind.split()[0] for kind in kinds(f"See:\n\n{text}\n\nThat was it.\n")] == [
        "paragraph",
        "indented-code",
        "paragraph",
    ]


def test_an_example_after_two_colons_is_set_apart() -> None:
    """For as long as it is indented."""
    assert kinds("Do this::\n\n    go there\n\n    come back\n\nDone.\n") == [
        "paragraph Do this::",
        "indented-code example go there",
        "indented-code example come back",
        "paragraph Done.",
    ]


def test_headers_and_footers_of_pages_are_no_text() -> None:
    """They come back on every page, and a paragraph ends where its page does."""
    page = "Pumps, Inc.          Manual\n\nWords on page {0} that\n\n\nAuthor          [Page {0}]\n\f"
    text = "".join(page.format(number) for number in (1, 2, 3))
    assert [kind.split()[:2] for kind in kinds(text)] == [
        ["rule", "page"],
        ["paragraph", "Words"],
        ["rule", "page"],
    ] * 3


def test_verse_and_drama_stay_whole() -> None:
    """Short lines, and speeches that hang from a name, are paragraphs."""
    verse = "Of Man's first disobedience, and the fruit\nOf that forbidden tree whose mortal taste\nBrought death;\n"
    drama = "ADAM\tO unhappy youth!\n\tCome not within these doors;\n\tThe enemy lives:\n"
    assert kinds(f"{verse}\n{drama}") == ["paragraph Of Man's first disobedie", "paragraph ADAM\tO unhappy youth!"]


def test_lines_that_were_not_wrapped_are_paragraphs() -> None:
    """Where each paragraph is one long line, no blank line is needed between them."""
    long = "The court held that it was so, and that nothing else could be said about it by anybody. " * 3
    assert len(kinds(f"{long}\n{long}\nShort one.\n")) == 3


def test_an_indented_first_line_begins_a_paragraph() -> None:
    """As in books."""
    body = "It was a dark night and the rain fell on the roof\nof the house where nobody had lived for years.\n"
    assert len(kinds((f"   {body}" + body) * 2)) == 2


def test_captions_and_rules_are_told_apart() -> None:
    """A figure's caption holds sentences; a rule holds nothing."""
    assert kinds("Figure 2: The pump.\n\n* * *\n\n-----\n\n.\n") == [
        "caption Figure 2: The pump.",
        "rule * * *",
        "rule -----",
        "paragraph .",
    ]


def test_real_documents_are_read_as_what_they_are() -> None:
    """Chapters, books, scenes, sections and footnotes of the corpus are found, and nothing is lost."""
    wanted = {
        "prose/alice29.txt": ("CHAPTER I", "CHAPTER XII"),
        "prose/plrabn12_verse.txt": ("Book I", "Book XII"),
        "prose/asyoulik.txt": ("ACT I", "EPILOGUE"),
        "prose/rfc1951.txt": ("1.1. Purpose", "3.2.7. Compression with dynamic Huffman codes (BTYPE=10)", "Abstract"),
        "prose/lcet10_workshop.txt": ("PRESERVATION AND IMAGING", "CONCLUSION"),
        "legal/gpl-3.0.txt": ("TERMS AND CONDITIONS", "1. Source Code.", "15. Disclaimer of Warranty."),
        "legal/cc_by_4.0_legalcode.txt": ("Section 1 -- Definitions.", "Section 8 -- Interpretation."),
        "legal/scotus_opinion.txt": ("I", "JURISDICTION", "NOTES"),
    }
    for name, titles in wanted.items():
        text = shared_path("corpus", *name.split("/")).read_bytes().decode()
        blocks = parse_plain(text)
        check_blocks(text, blocks)
        found = {block.name for block in blocks if block.kind == "heading"}
        assert set(titles) <= found, name
        drawn = sum(block.span.length for block in blocks if block.kind == "indented-code")
        assert drawn < len(text) * (0.4 if "rfc" in name else 0.02), name


def test_every_text_of_the_corpus_is_read_without_loss() -> None:
    """Markup, data and notebooks too, read as if they were plain."""
    for path in sorted(shared_path("corpus", "odd").iterdir()):
        text = path.read_bytes().decode("utf-8", "replace")
        check_blocks(text, parse_plain(text))


def test_lists_may_be_nested_without_end() -> None:
    """Fifteen hundred levels are read like three."""
    text = "".join(" " * (2 * depth) + "- a\n" for depth in range(1500))
    blocks = parse_plain(text)
    assert blocks[-1].kind == "list-item"
    assert len(blocks) == 3 * 1500 - 1


def test_reading_stops_when_told_to() -> None:
    """A set stop ends the work."""
    stop = Event()
    stop.set()
    with pytest.raises(Stopped):
        parse_plain("Words.\n\n" * 100, stop)


@settings(max_examples=300, deadline=None)
@given(text=st.one_of(lines.map("\n".join), lines.map("\r\n".join), st.text(max_size=80)))
def test_any_text_is_read_without_loss(text: str) -> None:
    """Whatever the text: no error, nothing lost, in order, well nested."""
    check_blocks(text, parse_plain(text))


def test_an_empty_text_has_no_blocks() -> None:
    """Nor has a blank one."""
    assert parse_plain("") == ()
    assert parse_plain(" \n\f\n\t") == ()
