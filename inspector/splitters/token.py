"""A window of tokens."""

from dataclasses import dataclass

from inspector.core.document import Document
from inspector.core.errors import SettingsError
from inspector.core.span import Span
from inspector.core.stop import Stop
from inspector.core.tokens import DEFAULT_TOKENIZER
from inspector.splitters.base import Splitter
from inspector.splitters.settings import Settings, setting


@dataclass(frozen=True, slots=True)
class TokenSettings(Settings):
    """Settings of the `token` splitter."""

    chunk_size: int = setting(256, "Largest chunk, in tokens.", minimum=1)
    chunk_overlap: int = setting(32, "Tokens that a chunk shares with the one before it.", minimum=0)
    tokenizer: str = setting(DEFAULT_TOKENIZER, "Vocabulary: a name, or the path of a tokenizer.json.")

    def check(self) -> None:
        """Refuse an overlap that would keep the window from moving."""
        if self.chunk_overlap >= self.chunk_size:
            raise SettingsError(
                "chunk_overlap", f"chunk_overlap {self.chunk_overlap} must be smaller than chunk_size {self.chunk_size}"
            )


def split_token(document: Document, settings: TokenSettings, stop: Stop | None = None) -> list[Span]:
    """Split a document into windows of tokens."""
    raise NotImplementedError


TOKEN = Splitter("token", 1, "A window of tokens.", TokenSettings, split_token)
