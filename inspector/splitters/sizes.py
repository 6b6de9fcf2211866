"""How long a stretch of a text is, in characters or tokens."""

from collections.abc import Callable

from inspector.core.stop import Stop
from inspector.core.tokens import load_tokenizer

SizeOf = Callable[[int, int], int]
"""Size of `text[start:end]`, given start and end."""


def size_in(text: str, unit: str, tokenizer: str, stop: Stop | None = None) -> SizeOf:
    """The measure that a splitter's `unit` and `tokenizer` name.

    Raises:
        InspectorError: The tokenizer cannot be used.
    """
    if unit == "characters":
        return lambda start, end: end - start
    count = load_tokenizer(tokenizer).count
    return lambda start, end: count(text[start:end], stop)
