"""Markdown to blocks, by documents and their outlines."""

import pytest

from inspector.structure.markdown import parse_markdown
from tests.structure.markdown.outline import Case, every_case, outline


@pytest.mark.parametrize("case", every_case(), ids=lambda case: case.title)
def test_a_document_has_its_outline(case: Case) -> None:
    """The blocks of a document are those that its outline says."""
    assert outline(case.text, parse_markdown(case.text)) == case.outline


@pytest.mark.parametrize("case", every_case(), ids=lambda case: case.title)
def test_line_ends_change_nothing_but_offsets(case: Case) -> None:
    """A document with the line ends of Windows, or with a byte order mark, has the blocks that it has without."""
    plain = outline(case.text, parse_markdown(case.text))
    windows = case.text.replace("\n", "\r\n")
    assert outline(windows, parse_markdown(windows)).replace("\r⏎", "⏎") == plain
    marked = "\ufeff" + case.text
    assert outline(marked, parse_markdown(marked)) == plain


def test_old_line_ends_end_lines() -> None:
    """A carriage return by itself ends a line."""
    text = "# Title\r\rOne.\r\r- item"
    assert [block.kind for block in parse_markdown(text)] == ["heading", "paragraph", "list", "list-item", "paragraph"]


def test_offsets_count_characters() -> None:
    """Spans are exact after characters of any width, tabs and no-break spaces included."""
    text = "# Größe 😀\n\n\tcode\n\n漢字\u00a0mm\n"
    assert [text[slice(*block.span)] for block in parse_markdown(text)] == ["# Größe 😀", "code", "漢字\u00a0mm"]


@pytest.mark.parametrize("text", ["", " \n\t\n", "\u00a0\n", "\ufeff"])
def test_a_blank_document_has_no_blocks(text: str) -> None:
    """Blanks, and a byte order mark, are no block."""
    assert parse_markdown(text) == ()
