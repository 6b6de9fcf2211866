"""What a document is: its blocks, and, worked out when first asked for, its sentences, inline units and brackets."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable
from functools import cached_property

from inspector.core.block import Block
from inspector.core.document import Document
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.structure.brackets import bracket_pairs
from inspector.structure.prose import block_sentences
from inspector.structure.units import InlineUnit
from inspector.structure.units_in import InlineReader

_PROSE = frozenset({"paragraph", "heading", "caption", "quote", "list-item"})
"""Blocks that hold sentences, unless they hold blocks."""
_LINES = _PROSE | {"table-row", "table-header"}
"""Blocks that hold inline units and brackets, unless they hold blocks."""


class Structure:
    """The structure of one document; every span is in code points of `document.text`."""

    document: Document
    """The document."""
    blocks: tuple[Block, ...]
    """Its blocks in document order, each before those inside it."""

    def __init__(self, document: Document, blocks: Iterable[Block]) -> None:
        """Hold the blocks that a parser found in a document."""
        self.document = document
        self.blocks = tuple(blocks)
        self._inline: dict[Block, tuple[InlineUnit, ...]] = {}
        self._brackets: dict[Block, tuple[Span, ...]] = {}
        self._sentences: tuple[Span, ...] | None = None
        self._sentences_of: dict[Block, tuple[Span, ...]] = {}

    def children(self, number: int) -> tuple[int, ...]:
        """Numbers of the blocks that stand directly in a block, in order; -1 asks for those that stand in none."""
        return tuple(self._children.get(number, ()))

    def blocks_at(self, offset: int) -> tuple[Block, ...]:
        """The blocks that hold the character at *offset*, from the outermost in; none between blocks."""
        number = bisect_right(self._starts, offset) - 1
        while number >= 0 and self.blocks[number].span.end <= offset:
            number = self.blocks[number].parent
        found: list[Block] = []
        while number >= 0:
            found.append(self.blocks[number])
            number = self.blocks[number].parent
        return tuple(reversed(found))

    def heading_path(self, offset: int) -> tuple[str, ...]:
        """Names of the headings above the character at *offset*, outermost first; a heading is in its own path.

        A heading within a quote, a list or an admonition opens no section. In code, the path is that of the named
        definitions around the character, outermost first.
        """
        if self.document.kind == "code":
            return tuple(block.name for block in self.blocks_at(offset) if block.kind == "definition" and block.name)
        starts, paths = self._sections
        number = bisect_right(starts, offset) - 1
        return paths[number] if number >= 0 else ()

    @property
    def sentences(self) -> tuple[Span, ...]:
        """The sentences of all prose, in order, without overlap."""
        return self.read_sentences()

    def read_sentences(self, stop: Stop | None = None) -> tuple[Span, ...]:
        """As `sentences`, asking *stop* between blocks while they are read for the first time.

        Raises:
            Stopped: *stop* was set; nothing is kept of what was read.
        """
        if self._sentences is None:
            found: list[Span] = []
            for block in self.prose:
                poll(stop)
                found.extend(self.sentences_of(block, stop))
            self._sentences = tuple(found)
        return self._sentences

    def sentences_of(self, block: Block, stop: Stop | None = None) -> tuple[Span, ...]:
        """The sentences of one block of `prose`, in order; to ask for a few blocks is to read no others.

        Raises:
            Stopped: *stop* was set.
        """
        found = self._sentences_of.get(block)
        if found is None:
            found = tuple(block_sentences(self.document, block, self.inline(block), self._width, stop))
            self._sentences_of[block] = found
        return found

    def sentences_in(self, start: int, end: int) -> tuple[Span, ...]:
        """The sentences that share at least one character with `[start, end)`."""
        found = self.sentences
        first = bisect_right(found, start, key=lambda sentence: sentence.end)
        return found[first : max(first, bisect_left(found, end, key=lambda sentence: sentence.start))]

    @cached_property
    def prose(self) -> tuple[Block, ...]:
        """The blocks whose sentences are read: paragraphs, headings, captions, and items and quotes without blocks."""
        if self.document.kind == "code":
            return ()
        return tuple(block for block in self.blocks if block.kind in _PROSE and block not in self._holders)

    def inline(self, block: Block) -> tuple[InlineUnit, ...]:
        """The links, code, formulas and addresses within a block, by start; none in one that holds other blocks."""
        if block not in self._inline:
            read = block.kind in _LINES and self.document.kind != "code" and block not in self._holders
            self._inline[block] = self._reader.units(block) if read else ()
        return self._inline[block]

    def brackets(self, block: Block) -> tuple[Span, ...]:
        """The pairs of brackets within a block, each from its opening to one past its closing bracket.

        Brackets in code, addresses, formulas and link targets are none, nor are those of a block that holds others.
        """
        if block not in self._brackets:
            read = block.kind in _LINES and self.document.kind != "code" and block not in self._holders
            opaque = [_without_brackets(unit) for unit in self.inline(block)]
            pairs = bracket_pairs(self.document.text, *block.content, opaque) if read else ()
            self._brackets[block] = tuple(pairs)
        return self._brackets[block]

    @cached_property
    def code_brackets(self) -> tuple[Span, ...]:
        """The pairs of brackets of a document that is code, by where they open; none of any other kind."""
        if self.document.kind != "code":
            return ()
        from inspector.structure.code.tokens import code_brackets  # noqa: PLC0415 (only for code)

        pairs = code_brackets(self.document.text, self.document.language)
        return tuple(Span(pair.open, pair.close + 1) for pair in pairs)

    @cached_property
    def _starts(self) -> list[int]:
        return [block.span.start for block in self.blocks]

    @cached_property
    def _children(self) -> dict[int, list[int]]:
        children: dict[int, list[int]] = defaultdict(list)
        for number, block in enumerate(self.blocks):
            children[block.parent].append(number)
        return children

    @cached_property
    def _holders(self) -> frozenset[Block]:
        return frozenset(self.blocks[number] for number in self._children if number >= 0)

    @cached_property
    def _reader(self) -> InlineReader:
        return InlineReader(self.document, self.blocks)

    @cached_property
    def _width(self) -> int | None:
        """The width at which plain text is wrapped; in Markdown and HTML a line break says itself what it is."""
        if self.document.kind != "text":
            return None
        from inspector.structure.sentences import common_width  # noqa: PLC0415 (as where sentences are split)

        return common_width(self.document.text.splitlines())

    @cached_property
    def _sections(self) -> tuple[list[int], list[tuple[str, ...]]]:
        """Where each section begins, and its path."""
        starts: list[int] = []
        paths: list[tuple[str, ...]] = []
        above: list[tuple[int, str]] = []
        for block in self.blocks:
            if block.kind == "heading" and block.parent < 0:
                while above and above[-1][0] >= block.level:
                    above.pop()
                above.append((block.level, block.name))
                starts.append(block.span.start)
                paths.append(tuple(name for _, name in above))
        return starts, paths


def _without_brackets(unit: InlineUnit) -> Span:
    """The part of a unit whose brackets are none; a link's own brackets are, those in its target are not."""
    if unit.kind not in ("link", "image"):
        return unit.span
    start = unit.prose.end + len("](")
    return Span(min(start, unit.span.end), max(min(start, unit.span.end), unit.span.end - 1))
