"""What a tokenizer is to the rest of the program: it counts, and it places."""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple, Protocol

from inspector.core.stop import Stop

_LONE_SURROGATE = re.compile("[\ud800-\udfff]")


class TokenEdge(NamedTuple):
    """Where the place between two tokens lies in the text, in code points.

    The two are the same unless the place falls inside a character (an emoji of three tokens, say); then
    they are that character's two ends.
    """

    left: int
    """Offset for something that starts here: the start of the character that was split."""
    right: int
    """Offset for something that ends here: the end of the character that was split."""


class PlacedTokens(Protocol):
    """The tokens of one text and where they lie in it."""

    @property
    def count(self) -> int:
        """Number of tokens; 0 only where the tokenizer sees nothing in the text."""
        ...

    def edges(self, indices: Iterable[int]) -> Iterator[TokenEdge]:
        """Place the edges before the tokens of these numbers.

        Args:
            indices: Numbers from 0 (the start of the text) to `count` (its end), none smaller than the one
                before it.

        Yields:
            The edge for each number: `left` of the first is 0, `right` of the last is the text's length, and
            neither falls from one edge to the next.
        """
        ...


class Tokenizer(Protocol):
    """A vocabulary, ready for use from any thread."""

    @property
    def name(self) -> str:
        """What a person calls it: a vocabulary's name, or a file's path."""
        ...

    def count(self, text: str, stop: Stop | None = None) -> int:
        """Count the tokens of *text*.

        Raises:
            Stopped: *stop* was set.
        """
        ...

    def place(self, text: str, stop: Stop | None = None) -> PlacedTokens:
        """Find the tokens of *text* and where they lie in it.

        Raises:
            Stopped: *stop* was set.
        """
        ...


def encodable(text: str) -> str:
    """The text with every lone surrogate replaced by U+FFFD, one for one, so that offsets stay as they are.

    No tokenizer takes a lone surrogate, yet a text read from JSON may hold one.
    """
    return text if text.isascii() else _LONE_SURROGATE.sub("\ufffd", text)
