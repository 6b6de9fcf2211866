"""Every visible character has its place in the source."""

from html import unescape

from hypothesis import assume, example, given

from inspector.core.projection import Projection
from inspector.structure.html.project import project_html
from tests.structure.html.pages import ANY_TEXT, PAGES
from tests.structure.html.reference import reference_words


def check_map(projection: Projection) -> None:
    """Each character comes from a stretch of source that shows it; the stretches only go forward."""
    before = projection.raw_span(0)
    for offset, character in enumerate(projection.text):
        span = projection.raw_span(offset)
        assert 0 <= span.start < span.end <= len(projection.raw)
        assert span == before or span.start >= before.end or offset == 0
        before = span
        source = projection.raw[slice(*span)]
        assert character == source or character.isspace() or character in unescape(source)
        assert projection.raw_offset(offset) == span.start
        assert projection.raw_offset(projection.visible_at(span.start)) == span.start


@given(ANY_TEXT)
@example("a<td>b<td>c")
@example("<pre>a<br>b</pre>")
@example("x &lt;&lt y")
@example("a<INPUT VALUE='a  b &amp; c'>b")
@example("a<plaintext>")
def test_the_map_holds_on_any_source(raw: str) -> None:
    """It is total and goes forward, and what it leads to shows the character."""
    check_map(project_html(raw))


@given(ANY_TEXT)
@example("<blockquote>a<plaintext>")
@example("<xmp></xmp>")
def test_blocks_hold_on_any_source(raw: str) -> None:
    """They lie in the text without blanks at their ends, in order, each inside its parent, and hold all of the text."""
    projection = project_html(raw)
    text, blocks = projection.text, projection.blocks
    covered = bytearray(len(text))
    for number, block in enumerate(blocks):
        shown = text[slice(*block.span)]
        assert shown
        assert shown == shown.strip()
        assert block.span.start <= block.content.start < block.content.end <= block.span.end
        assert -1 <= block.parent < number
        if block.parent >= 0:
            parent = blocks[block.parent].span
            assert parent.start <= block.span.start
            assert block.span.end <= parent.end
        if number:
            assert blocks[number - 1].span.start <= block.span.start
        covered[slice(*block.span)] = b"\1" * block.span.length
    assert all(covered[place] or character.isspace() for place, character in enumerate(text))


@given(ANY_TEXT)
def test_blocks_side_by_side_do_not_overlap(raw: str) -> None:
    """Of two blocks with one parent, the second starts where the first has ended."""
    ends: dict[int, int] = {}
    for block in project_html(raw).blocks:
        assert block.span.start >= ends.get(block.parent, 0)
        ends[block.parent] = block.span.end


@given(ANY_TEXT)
def test_text_is_tidy_on_any_source(raw: str) -> None:
    """Outside exact text, no two blanks stand together, and the text neither starts nor ends with one."""
    assume(not any(tag in raw.lower() for tag in ("<pre", "<textarea", "<plaintext")))
    text = project_html(raw).text
    for blank in ("  ", " \n", "\n ", "\n\n\n", "\t ", " \t", "\r", "\f"):
        assert blank not in text
    assert text == text.strip(" \t\n")


@given(PAGES)
def test_no_word_is_lost_moved_or_glued(raw: str) -> None:
    """The words of a well-formed page are those that another parser finds, in the same order."""
    assert project_html(raw).text.split() == reference_words(raw)


@given(ANY_TEXT)
def test_a_projection_is_the_same_every_time(raw: str) -> None:
    """It follows from the source alone."""
    first, second = project_html(raw), project_html(raw)
    assert (first.text, first.blocks, first.runs) == (second.text, second.blocks, second.runs)


def test_places_inside_the_markup_lead_to_the_next_character() -> None:
    """From a tag or a comment one comes to what is shown after it, from inside a word to that letter."""
    projection = project_html("<p>on<b>e</b><!-- no --> t&#119;o</p>")
    assert projection.text == "one two"
    assert projection.visible_at(0) == 0
    assert projection.visible_at(projection.raw.index("<b>")) == 2
    assert projection.visible_at(projection.raw.index("no")) == 3
    assert projection.visible_at(projection.raw.index("119")) == 5
    assert projection.visible_at(projection.raw.index("</p>")) == 7


def test_a_stretch_of_text_has_a_stretch_of_source() -> None:
    """From the source of its first character to that of its last one, tags between them included."""
    projection = project_html("<p>one <b>two</b> three")
    start = projection.text.index("two")
    assert projection.raw[slice(*projection.raw_range(start, start + 3))] == "two"
    assert projection.raw[slice(*projection.raw_range(0, len(projection.text)))] == "one <b>two</b> three"
