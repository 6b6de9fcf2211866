"""A piece that a splitter made of a document."""

from dataclasses import dataclass
from typing import Literal

from inspector.core.piece import PieceMark
from inspector.core.span import Span
from inspector.core.tokens import DEFAULT_TOKENIZER, count_tokens

Fidelity = Literal["exact", "altered", "ambiguous", "not-found"]
"""How a chunk's text relates to the document: a native splitter's is always `exact`."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """One chunk; for a native splitter `document.text[start:end] == text` by construction."""

    index: int
    """Position among the document's chunks, from 0; never falls as `start` grows."""
    start: int
    """Offset of the first character in the document's text."""
    end: int
    """Offset one past the last character."""
    text: str
    """The chunk's text."""
    heading_path: tuple[str, ...] = ()
    """Headings (or, in code, definitions) that the chunk stands under, outermost first."""
    mark: PieceMark = ""
    """`oversized` where it is one unit longer than the size, `cut` where it is part of such a unit; else empty."""
    header: Span | None = None
    """The header row of the table that its rows come from, where the header is in another chunk."""
    fidelity: Fidelity = "exact"
    """`exact` unless the chunk came from elsewhere and its text is not in the document as it stands."""
    tokenizer: str = DEFAULT_TOKENIZER
    """Tokenizer by which `tokens` counts."""

    @property
    def span(self) -> Span:
        """Where the chunk stands in the document."""
        return Span(self.start, self.end)

    @property
    def tokens(self) -> int:
        """Number of tokens by `tokenizer`; counted when asked, since a tokenizer takes its time to load."""
        return count_tokens(self.text, self.tokenizer)
