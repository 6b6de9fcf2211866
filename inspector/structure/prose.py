"""The sentences of one block of prose, with what is written around its words out of the way."""

import re
from collections.abc import Sequence

from inspector.core.block import Block
from inspector.core.document import Document
from inspector.core.span import Span
from inspector.core.stop import Stop
from inspector.structure.units import InlineUnit

_QUOTE_SIGNS = re.compile(r"(?<=\n)[ \t]*(?:>[ \t]?)+")
_SOFT_BREAK = re.compile(r"(?<!  )(?<!\\)\r?\n")


def block_sentences(
    document: Document, block: Block, units: Sequence[InlineUnit], width: int | None, stop: Stop | None
) -> list[Span]:
    """The sentences of a block, in order, spans in the document.

    Args:
        document: The document.
        block: A block of prose with no block inside it; a heading is one sentence, whatever its punctuation.
        units: Its inline units, inside whose opaque parts no sentence ends.
        width: Width at which the document's lines are wrapped, if it has one.
        stop: Asked now and then.

    Raises:
        Stopped: *stop* was set.
    """
    from inspector.structure.sentences import split_sentences  # noqa: PLC0415 (heavy: only for who asks for sentences)

    start, end = block.content
    if block.kind == "heading":
        return [block.content] if start < end else []
    text = document.text[start:end]
    if document.kind == "markdown" and "\n" in text:
        text = _unwrapped(text)
    masked = [Span(part.start - start, part.end - start) for unit in units for part in unit.opaque]
    found = split_sentences(text, language=document.language, masked=masked, width=width, stop=stop)
    sentences = [Span(sentence.start + start, sentence.end + start) for sentence in found]
    return _with_links_whole(sentences, units) if document.kind == "markdown" else sentences


def _with_links_whole(sentences: Sequence[Span], units: Sequence[InlineUnit]) -> list[Span]:
    """The sentences, with those made one that share a link: half of its signs would mean nothing."""
    whole: list[Span] = []
    links = iter(units)
    link = next(links, None)
    for sentence in sentences:
        while link and link.span.end <= sentence.start:
            link = next(links, None)
        if whole and link and link.span.start < whole[-1].end and sentence.start < link.span.end:
            whole[-1] = Span(whole[-1].start, sentence.end)
        else:
            whole.append(sentence)
    return whole


def _unwrapped(text: str) -> str:
    """Markdown with its soft line breaks and the quote signs after them as blanks; hard breaks are kept."""
    text = _QUOTE_SIGNS.sub(lambda signs: " " * len(signs[0]), text)
    return _SOFT_BREAK.sub(lambda line: " " * len(line[0]), text)
