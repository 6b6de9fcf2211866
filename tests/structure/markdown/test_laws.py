"""What holds of the blocks of any text whatever."""

from hypothesis import given

from inspector.core.block import Block
from inspector.core.document import Document
from inspector.structure.base import Structure
from inspector.structure.markdown import parse_markdown
from tests.structure.markdown.markdownish import DOCUMENTS, MARKDOWN


@given(MARKDOWN)
def test_blocks_nest_in_order_and_are_trimmed(text: str) -> None:
    """A block lies within the one it stands in, after those before it, and neither begins nor ends with a blank."""
    blocks = parse_markdown(text)
    ends: dict[int, int] = {}
    for number, block in enumerate(blocks):
        start, end = block.span
        assert 0 <= start < end <= len(text)
        assert not text[start].isspace()
        assert not text[end - 1].isspace()
        assert start <= block.content.start <= block.content.end <= end
        assert -1 <= block.parent < number
        assert start >= ends.get(block.parent, 0)
        ends[block.parent] = end
        if block.parent >= 0:
            holder = blocks[block.parent].span
            assert holder.start <= start
            assert end <= holder.end
    assert [block.span.start for block in blocks] == sorted(block.span.start for block in blocks)


@given(MARKDOWN)
def test_no_character_is_left_out(text: str) -> None:
    """Every character that is not blank is in a block; a byte order mark is none."""
    held = {offset for block in parse_markdown(text) for offset in range(*block.span)}
    first = int(text.startswith("\ufeff"))
    assert all(character.isspace() or offset in held for offset, character in enumerate(text[first:], first))


@given(DOCUMENTS)
def test_line_ends_do_not_matter(text: str) -> None:
    """With the line ends of Windows, or of none but the last line, the same blocks are found at the same places."""
    windows = text.replace("\n", "\r\n")
    assert [_moved(block, windows) for block in parse_markdown(windows)] == [
        _moved(block, text) for block in parse_markdown(text)
    ]
    assert parse_markdown(text + "\n") == parse_markdown(text)


@given(MARKDOWN)
def test_whatever_follows_from_the_blocks_is_within_them(text: str) -> None:
    """Inline units and bracket pairs lie within the content of their block, in order."""
    structure = Structure(Document.from_text(text, kind="markdown"), parse_markdown(text))
    for block in structure.blocks:
        units = structure.inline(block)
        assert [unit.span.start for unit in units] == sorted(unit.span.start for unit in units)
        for unit in units:
            assert block.content.start <= unit.span.start < unit.span.end <= block.content.end
            assert unit.span.start <= unit.prose.start <= unit.prose.end <= unit.span.end
        for pair in structure.brackets(block):
            assert text[pair.start] + text[pair.end - 1] in ("()", "[]", "{}")


def _moved(block: Block, text: str) -> tuple[object, ...]:
    """A block with its offsets as if no line ended with a carriage return."""
    spans = [offset - text.count("\r\n", 0, offset) for offset in (*block.span, *block.content)]
    return (block.kind, *spans, block.parent, block.level, block.role, block.name)
