"""HTML to the text a reader sees, and back."""

import html
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import inspector
from inspector.core.projection import Projection
from inspector.structure.html.project import project_html
from tests.shared import corpus_files

PAGES = [path for path in corpus_files() if path.suffix == ".html"]
SOURCES = st.text("<>/ab \n&;\"'=-!", max_size=120) | st.lists(
    st.sampled_from(
        [
            *("<p>", "</p>", "<b>", "</b>", "<pre>", "</pre>", "<td>", "<tr>", "<table>", "<li>", "<h2>", "</h2>"),
            *("<br>", "one ", " two", "\n", "&amp;", "&#233;", "&nbsp;", "<!-- c -->", "<script>x</script>", "水"),
            *("<div", "</"),
        ]
    ),
    max_size=30,
).map("".join)


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("<b>foo</b>bar", "foobar"),
        ("<div>a</div><div>b</div>", "a\nb"),
        ("<p>One\n  two <i>three</i></p>\n<p>Four", "One two three\n\nFour"),
        ("<table><tr><td>a<td>b<tr><td>c<td>d</table>", "a\tb\nc\td"),
        ("<pre>\n  a\n\tb <i>c</i>\n</pre>", "  a\n\tb c"),
        ("a<br>b", "a\nb"),
        ("&lt;p&gt; &amp;amp; &eacute; &#x6c34; &copy", "<p> &amp; é 水 ©"),
        ("<head><title>T</title></head>x<script>y</script><style>z</style><!-- c -->", "x"),
        ("<p hidden>no</p><p>yes", "yes"),
        ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
        ("<P>Upper<UL><LI>one<LI>two</UL>", "Upper\n\none\ntwo"),
    ],
)
def test_what_a_reader_sees(source: str, text: str) -> None:
    """Words keep their order, blocks stand on lines of their own, what is not shown is left out."""
    assert project_html(source).text.strip("\n") == text


def test_headings_give_the_path_and_text_before_them_survives() -> None:
    """Also in script, style and comments there is none."""
    page = "Lead.<h1>A</h1><p>One.<h3>B <em>b</em></h3>Two.<script>'<h1>no</h1>'</script>"
    blocks = project_html(page).blocks
    assert [(block.level, block.name) for block in blocks if block.kind == "heading"] == [(1, "A"), (3, "B b")]
    assert blocks[0].kind == "paragraph"


def test_a_table_knows_its_header() -> None:
    """The row of headings is the table's header."""
    blocks = project_html("<table><tr><th>a<th>b<tr><td>1<td>2</table>").blocks
    assert [block.kind for block in blocks] == ["table", "table-header", "table-row"]


def shown_by(raw: str) -> str:
    """What a stretch of source shows, its blanks folded."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", "", raw)).split())


def check_map(projection: Projection) -> None:
    """Each visible character comes from a stretch of source that shows it; the stretches go forward."""
    before = 0
    for offset, character in enumerate(projection.text):
        start, end = projection.raw_span(offset)
        assert before <= start <= end <= len(projection.raw)
        before = start
        if not character.isspace():
            raw = projection.raw[start:end]
            assert character == raw or character in html.unescape(raw)
        assert projection.raw_offset(offset) == start


@given(SOURCES)
def test_every_visible_character_has_its_place_in_the_source(source: str) -> None:
    """On any source: the map is total and monotone, blocks are within the text, and no blanks stand at its ends."""
    projection = project_html(source)
    check_map(projection)
    for block in projection.blocks:
        assert 0 <= block.span.start < block.span.end <= len(projection.text)
        piece = projection.text[slice(*block.span)]
        assert piece.strip() == piece or block.kind == "fence"


class Words(HTMLParser):
    """The words that the standard library finds between tags, script, style and head left out."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.hidden = 0
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.hidden += tag in ("script", "style", "head", "template", "noscript", "title")

    def handle_endtag(self, tag: str) -> None:
        self.hidden -= tag in ("script", "style", "head", "template", "noscript", "title")

    def handle_data(self, data: str) -> None:
        if self.hidden <= 0:
            self.found.append(data)


@pytest.mark.parametrize("path", [page for page in PAGES if page.stat().st_size < 150_000], ids=lambda path: path.name)
def test_no_word_of_a_real_page_is_lost_or_moved(path: Path) -> None:
    """The visible characters, blanks aside, are those between the tags, in their order."""
    document = inspector.load(path)
    assert document.projection is not None
    words = Words()
    words.feed(document.projection.raw)
    assert "".join(document.text.split()) == "".join("".join(words.found).split())


def test_nesting_without_end_is_no_trouble() -> None:
    """Ten thousand boxes in each other show what is in the innermost."""
    depth = 10_000
    assert project_html("<div>" * depth + "x" + "</div>" * depth).text.strip() == "x"


def test_html_at_hand_is_projected_too() -> None:
    """`Document.from_text` does as `load` does."""
    document = inspector.Document.from_text("<p>One <b>two</b>", kind="html")
    assert document.text.strip() == "One two"
    assert document.projection is not None
    assert document.projection.raw == "<p>One <b>two</b>"
