"""Separators from coarse to fine, each tried where the one before left pieces too long."""

from dataclasses import dataclass
from typing import Literal

from inspector.core.document import Document
from inspector.core.errors import SettingsError
from inspector.core.span import Span
from inspector.core.stop import Stop
from inspector.core.tokens import DEFAULT_TOKENIZER
from inspector.splitters.base import Splitter
from inspector.splitters.settings import KeepSeparator, Settings, setting


@dataclass(frozen=True, slots=True)
class RecursiveSettings(Settings):
    """Settings of the `recursive` splitter."""

    chunk_size: int = setting(500, "Largest chunk, in units.", minimum=1)
    chunk_overlap: int = setting(50, "Most that a chunk shares with the one before it, in units.", minimum=0)
    unit: Literal["characters", "tokens"] = setting("characters", "What sizes are counted in.")
    tokenizer: str = setting(DEFAULT_TOKENIZER, "Vocabulary that counts tokens: a name, or the path of a tokenizer.json.")
    separators: tuple[str, ...] | None = setting(None, "Separators from coarse to fine; unset takes the language's, or paragraphs, lines, words.")
    language: str | None = setting(None, "Take LangChain's separators for this language, such as python or markdown.")
    is_separator_regex: bool = setting(default=False, doc="Whether the separators are regular expressions.")
    keep_separator: KeepSeparator = setting(default=True, doc="Whether a separator stays in the chunks, and on which side.")
    strip_whitespace: bool = setting(default=True, doc="Whether blanks at both ends of a chunk are left out.")

    def check(self) -> None:
        """Refuse an overlap as large as the chunk."""
        if self.chunk_overlap >= self.chunk_size:
            raise SettingsError(
                "chunk_overlap", f"chunk_overlap {self.chunk_overlap} must be smaller than chunk_size {self.chunk_size}"
            )


def split_recursive(document: Document, settings: RecursiveSettings, stop: Stop | None = None) -> list[Span]:
    """Split a document by separators from coarse to fine."""
    raise NotImplementedError


RECURSIVE = Splitter("recursive", 1, "Separators from coarse to fine.", RecursiveSettings, split_recursive)
