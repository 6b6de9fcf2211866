"""Inline units by kind of document."""

from inspector.core.block import Block
from inspector.core.document import Document
from inspector.core.span import Span
from inspector.structure.markdown import parse_markdown
from inspector.structure.units import InlineUnit
from inspector.structure.units_in import InlineReader


def test_plain_text_has_addresses_only() -> None:
    """Signs of Markdown mean nothing in plain text."""
    text = "See [a](b) or `c` at https://example.org."
    block = Block("paragraph", Span(0, len(text)), Span(0, len(text)))
    found = InlineReader(Document.from_text(text), [block]).units(block)
    assert [(unit.kind, text[slice(*unit.span)]) for unit in found] == [("url", "https://example.org")]


def test_markdown_knows_the_labels_of_its_document() -> None:
    """A link by reference is one if its label is defined anywhere."""
    text = "See [this] or [that].\n\n[This]: /x\n"
    blocks = parse_markdown(text)
    found = InlineReader(Document.from_text(text, kind="markdown"), blocks).units(blocks[0])
    assert [text[slice(*unit.span)] for unit in found] == ["[this]"]


def test_a_unit_is_opaque_but_for_its_prose() -> None:
    """A link's text may hold the end of a sentence, its target may not; code is opaque throughout."""
    link = InlineUnit("link", Span(0, 10), Span(1, 4))
    assert link.opaque == (Span(0, 1), Span(4, 10))
    assert InlineUnit("code", Span(0, 10), Span(10, 10)).opaque == (Span(0, 10),)
    assert InlineUnit("link", Span(0, 10), Span(0, 10)).opaque == ()


def test_html_says_itself_what_is_a_link_and_what_is_code() -> None:
    """Links and code are read from the source, addresses from what is left of the visible text."""
    raw = "<p>Run <code>f()</code>, see <a href='x'>the https://a.example guide</a> or https://b.example.</p>"
    document = Document.from_text(raw, kind="html")
    assert document.projection is not None
    found = InlineReader(document, document.projection.blocks).units(document.projection.blocks[0])
    assert [(unit.kind, document.text[slice(*unit.span)]) for unit in found] == [
        ("code", "f()"),
        ("link", "the https://a.example guide"),
        ("url", "https://b.example"),
    ]
