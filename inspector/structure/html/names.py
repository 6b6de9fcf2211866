"""What a heading is called."""

from inspector.core.block import Block
from inspector.core.projection import Projection
from inspector.core.span import Span
from inspector.structure.html.marks import marks_of


def named(heading: Block, projection: Projection) -> Block:
    """The heading with its content and name.

    A link without a letter or digit at either end of it, such as `¶` or `#`, leads to the heading and is no part of
    its name.
    """
    text = projection.text
    start, end = heading.span
    signs = [span for span, kind in marks_of(projection, start, end) if kind == "link" and not _speaks(text, span)]
    for sign in signs:
        if sign.start == start:
            start = sign.end + len(text[sign.end : end]) - len(text[sign.end : end].lstrip())
    for sign in reversed(signs):
        if sign.end == end and sign.start > start:
            end = start + len(text[start : sign.start].rstrip())
    if start >= end:
        start, end = heading.span
    return heading._replace(content=Span(start, end), name=" ".join(text[start:end].split()))


def _speaks(text: str, span: Span) -> bool:
    return any(character.isalnum() for character in text[span.start : span.end])
