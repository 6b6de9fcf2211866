"""OpenAI's vocabularies, which come with the package and need no network."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from inspector.core.stop import Stop, poll
from inspector.core.token_pieces import TARGET, pieces
from inspector.core.tokenizer import TokenEdge, encodable

NAMES = ("cl100k_base", "o200k_base")
"""The vocabularies, the default first."""

_NEVER_REFUSED = 50_000
"""Characters that are at most the 200,000 tokens `bpe_openai` takes at once: a character has four bytes at most."""


@dataclass(frozen=True, slots=True)
class BpeTokenizer:
    """One of OpenAI's vocabularies; text such as `<|endoftext|>` is text like any other."""

    name: str
    """The vocabulary's name."""
    encoding: Any
    """The encoder, a `bpe_openai.Encoding`."""
    lengths: list[int]
    """Bytes of each token, by its id; 128 at most."""

    def count(self, text: str, stop: Stop | None = None) -> int:
        """Count the tokens of *text*."""
        if len(text) <= TARGET:
            return len(self._encode(text))
        total = 0
        for start, end in pieces(text):
            poll(stop)
            total += len(self._encode(text[start:end]))
        return total

    def place(self, text: str, stop: Stop | None = None) -> "PlacedBytes":
        """Find the tokens of *text* and where they lie in it."""
        found: list[_Piece] = []
        first = 0
        for start, end in pieces(text):
            poll(stop)
            ids = self._encode(text[start:end])
            found.append(_Piece(start, end, first, bytes(map(self.lengths.__getitem__, ids))))
            first += len(ids)
        return PlacedBytes(text, first, tuple(found))

    def _encode(self, piece: str) -> list[int]:
        piece = encodable(piece)
        encode = self.encoding.encode_ordinary
        ids: list[int]
        try:
            ids = encode(piece)
        except ValueError:  # too many tokens for one call
            ids = []
            for start in range(0, len(piece), _NEVER_REFUSED):
                ids += encode(piece[start : start + _NEVER_REFUSED])
        return ids


@dataclass(frozen=True, slots=True)
class _Piece:
    start: int
    """Offset of the first character."""
    end: int
    """Offset one past the last character."""
    first: int
    """Number of its first token."""
    lengths: bytes
    """Bytes of each token."""


@dataclass(frozen=True, slots=True)
class PlacedBytes:
    """Tokens that are runs of UTF-8 bytes, so that one may end inside a character."""

    text: str
    """The text."""
    count: int
    """Number of tokens."""
    pieces: tuple[_Piece, ...]
    """The text's pieces in order, at the ends of which tokens end too."""

    def edges(self, indices: Iterable[int]) -> Iterator[TokenEdge]:
        """Place the edges before the tokens of these numbers, none smaller than the one before it."""
        rest = iter(self.pieces)
        reader: _Reader | None = None
        for index in indices:
            while reader is None or index > reader.last:
                piece = next(rest, None)
                if piece is None:  # a text without tokens
                    break
                reader = _Reader(self.text, piece)
            yield reader.edge(index) if reader else TokenEdge(0, 0)


class _Reader:
    """Walks one piece from edge to edge, decoding no byte twice."""

    __slots__ = ("_at", "_byte", "_char", "_lengths", "_piece", "_raw", "last")

    def __init__(self, text: str, piece: _Piece) -> None:
        chars = text[piece.start : piece.end]
        self.last = piece.first + len(piece.lengths)
        self._piece = piece
        self._raw = None if chars.isascii() else chars.encode("utf-8", "surrogatepass")
        self._at = 0
        """Tokens passed."""
        self._byte = 0
        """Bytes of the tokens passed."""
        self._char = (0, piece.start)
        """First byte and offset of the character in which the last edge lay."""

    def edge(self, index: int) -> TokenEdge:
        at = index - self._piece.first
        self._byte += sum(self._piece.lengths[self._at : at])
        self._at = at
        if self._raw is None:
            offset = self._piece.start + self._byte
            return TokenEdge(offset, offset)
        first = _first_byte(self._raw, self._byte)
        known, offset = self._char
        offset += len(self._raw[known:first].decode("utf-8", "surrogatepass"))
        self._char = (first, offset)
        return TokenEdge(offset, offset + (first < self._byte))


def load(name: str) -> BpeTokenizer:
    """Load a vocabulary of `NAMES`; takes most of a second the first time."""
    import bpe_openai  # noqa: PLC0415 (slow to import, and not every run counts tokens)

    encoding = bpe_openai.get_encoding(name)
    return BpeTokenizer(name, encoding, [len(token) for token in encoding.token_byte_values()])


def _first_byte(raw: bytes, at: int) -> int:
    """Where the character that holds byte *at* begins; *at* itself where one begins there, or nothing does."""
    while at < len(raw) and raw[at] & 0xC0 == 0x80:  # noqa: PLR2004 (the mark of a byte that continues a character)
        at -= 1
    return at
