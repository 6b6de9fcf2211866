"""Blocks of code as an outline that a person can check."""

from collections.abc import Sequence

from inspector.core.block import Block


def outline(text: str, blocks: Sequence[Block]) -> str:
    """One line a block: its kind, role and name, its lines, and the line where its content begins if another."""
    depths: list[int] = []
    lines = []
    for block in blocks:
        depths.append(depths[block.parent] + 1 if block.parent >= 0 else 0)
        first, last, content = (1 + text.count("\n", 0, at) for at in (*block.span, block.content.start))
        place = f"{first}" if first == last else f"{first}-{last}"
        place += f" from {content}" if content != first else ""
        words = " ".join(filter(None, (block.kind, block.role, block.name)))
        lines.append(f"{'  ' * depths[-1]}{words} [{place}]")
    return "\n".join(lines)


def check_blocks(text: str, blocks: Sequence[Block]) -> None:
    """Assert what holds for the blocks of any text: nothing lost, in order, trimmed, properly nested."""
    done = 0
    ends: dict[int, int] = {}
    for number, block in enumerate(blocks):
        start, end = block.span
        assert 0 <= start < end <= len(text)
        assert text[start:end] == text[start:end].strip()
        assert start <= block.content.start <= block.content.end <= end
        assert block.parent < number
        assert start >= ends.get(block.parent, 0), "blocks side by side overlap, or are out of order"
        ends[block.parent] = end
        if block.parent >= 0:
            outer = blocks[block.parent].span
            assert outer.start <= start
            assert end <= outer.end
        else:
            assert not text[done:start].strip(), "text between blocks is lost"
            done = end
    assert not text[done:].strip(), "text at the end is lost"
