"""What a question brings back."""

from dataclasses import dataclass

from inspector.core.span import Span


@dataclass(frozen=True, slots=True)
class Hit:
    """One chunk that a retriever brought back."""

    chunk: int
    """Index of the chunk in its document."""
    score: float
    """The retriever's score: more is better, and 0 or less is never brought back by a word-based retriever."""
    rank: int
    """Rank from 1."""
    document: int = 0
    """Index of the document among those asked."""


@dataclass(frozen=True, slots=True)
class Passage:
    """Adjacent or overlapping hits as one exact slice of the document."""

    start: int
    """Offset of the first character in the document's text."""
    end: int
    """Offset one past the last character."""
    text: str
    """`document.text[start:end]`."""
    score: float
    """The highest score among its hits."""
    chunks: tuple[int, ...]
    """Indices of the chunks that it was made of, ascending."""
    document: int = 0
    """Index of the document among those asked."""
    healed: tuple[Span, ...] = ()
    """Spans at its ends that no hit holds: added so that a unit is whole."""


@dataclass(frozen=True, slots=True)
class Result:
    """What one question brought back."""

    query: str
    """The question as asked."""
    hits: tuple[Hit, ...]
    """Hits by rank."""
    passages: tuple[Passage, ...]
    """What the model would read, in the order in which it would read it."""
    tokens: int = 0
    """Number of tokens of all passages together."""
    healed_tokens: int = 0
    """Number of tokens among them that no hit brought back: what it costs to make units whole."""
    left_out: tuple[Passage, ...] = ()
    """Passages that the budget had no room for, best first."""
