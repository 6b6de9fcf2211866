"""A window of fixed size, or pieces between separators merged up to a size."""

from contextlib import closing
from dataclasses import dataclass

from inspector.core.document import Document
from inspector.core.errors import SettingsError
from inspector.core.span import Span
from inspector.core.stop import Stop
from inspector.splitters.base import Splitter
from inspector.splitters.merge import merge
from inspector.splitters.pieces import cut
from inspector.splitters.separators import Separator, read_separator
from inspector.splitters.settings import KeepSeparator, Settings, setting
from inspector.splitters.settle import Edges, settle
from inspector.splitters.windows import window_spans


@dataclass(frozen=True, slots=True)
class CharacterSettings(Settings):
    """Settings of the `character` splitter."""

    chunk_size: int = setting(500, "Largest chunk, in characters.", minimum=1)
    chunk_overlap: int = setting(
        50, "Characters that a chunk shares with the one before it.", minimum=0, half_of="chunk_size"
    )
    separator: str = setting(
        "", "Text to split on before merging; empty gives the pure window.", placeholder="pure window"
    )
    is_separator_regex: bool = setting(default=False, doc="Whether the separator is a regular expression.")
    keep_separator: KeepSeparator = setting(  # noqa: RUF009 (as every field; the rule does not see through the alias)
        default=False,
        doc="Whether a separator stays in the chunks, and on which side; otherwise it is lost between chunks.",
    )
    strip_whitespace: bool = setting(default=True, doc="Whether blanks at both ends of a chunk are left out.")

    def check(self) -> None:
        """Refuse an overlap that would keep the window from moving."""
        if self.chunk_overlap >= self.chunk_size:
            raise SettingsError(
                "chunk_overlap", f"chunk_overlap {self.chunk_overlap} must be smaller than chunk_size {self.chunk_size}"
            )
        _separator_of(self)


def split_character(document: Document, settings: CharacterSettings, stop: Stop | None = None) -> list[Span]:
    """Split a document by characters.

    Raises:
        Stopped: *stop* was set.
    """
    text, size, overlap = document.text, settings.chunk_size, settings.chunk_overlap
    if not text:
        return []
    separator = _separator_of(settings)
    if separator.is_empty:
        return window_spans(text, size=size, overlap=overlap, strip=settings.strip_whitespace, stop=stop)
    chunks: Edges = []
    with closing(separator):
        pieces = cut(text, 0, len(text), separator, keep=settings.keep_separator, stop=stop)
    if pieces is None:
        chunks += 0, len(text)
    else:
        merge(pieces, 0, chunks, size=size, overlap=overlap, stop=stop)
    return settle(text, chunks, strip=settings.strip_whitespace, stop=stop)


def _separator_of(settings: CharacterSettings) -> Separator:
    return read_separator(settings.separator, "separator", is_regex=settings.is_separator_regex)


CHARACTER = Splitter(
    "character", 1, "A window of fixed size, or pieces between separators.", CharacterSettings, split_character
)
