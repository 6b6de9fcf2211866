"""Blocks as lines that a person can check, and the cases that hold such lines."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from inspector.core.block import Block

FIXTURES = Path(__file__).parent / "fixtures"
"""One file a kind of block; each case is a sentence, a document and its outline, with a lone `.` after each."""


class Case(NamedTuple):
    """A document and its outline."""

    title: str
    """What the case shows, in a sentence."""
    text: str
    """The document, without its last newline."""
    outline: str
    """Its blocks, one a line."""


def outline(text: str, blocks: Sequence[Block]) -> str:
    """The blocks one a line, set in by depth: kind, level, role, name in quotes, and after a colon what it holds."""
    depths: list[int] = []
    lines: list[str] = []
    for block in blocks:
        depths.append(depths[block.parent] + 1 if block.parent >= 0 else 0)
        words: list[str] = [block.kind]
        words += [str(block.level)] * (block.level > 0) + [block.role] * bool(block.role)
        words += [f'"{block.name}"'] * bool(block.name)
        held = text[block.content.start : block.content.end].replace("\n", "⏎")
        lines.append("  " * depths[-1] + " ".join(words) + f": {held}".rstrip())
    return "\n".join(lines)


def cases(name: str) -> Iterator[Case]:
    """The cases of a fixture file."""
    parts = (FIXTURES / f"{name}.txt").read_text(encoding="utf-8").split("\n.\n")
    for title, text, expected in zip(parts[::3], parts[1::3], parts[2::3], strict=False):
        yield Case(title.strip(), text, expected)


def every_case() -> Iterator[Case]:
    """The cases of all fixture files."""
    for path in sorted(FIXTURES.glob("*.txt")):
        yield from cases(path.stem)
