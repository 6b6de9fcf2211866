"""Sections under their headings, blocks whole."""

from dataclasses import dataclass
from typing import Literal

from inspector.core.document import Document
from inspector.core.piece import Piece
from inspector.core.stop import Stop
from inspector.core.tokens import DEFAULT_TOKENIZER
from inspector.splitters.base import Splitter
from inspector.splitters.settings import Settings, setting
from inspector.splitters.sizes import size_in


@dataclass(frozen=True, slots=True)
class SectionSettings(Settings):
    """Settings of the splitters that go by headings."""

    chunk_size: int = setting(1200, "Largest chunk, in units.", minimum=1)
    unit: Literal["characters", "tokens"] = setting("characters", "What sizes are counted in.")
    tokenizer: str = setting(
        DEFAULT_TOKENIZER, "Vocabulary that counts tokens: a name, or the path of a tokenizer.json."
    )
    oversized: Literal["keep", "cut"] = setting(
        "keep",
        "What becomes of a block longer than chunk_size: kept whole and marked, or cut by items, rows, sentences.",
    )


@dataclass(frozen=True, slots=True)
class MarkdownSettings(SectionSettings):
    """Settings of the `markdown` splitter."""


def split_markdown(document: Document, settings: SectionSettings, stop: Stop | None = None) -> list[Piece]:
    """Split a document at its headings, and its longer sections between their blocks.

    Any kind of document can be split so: what has no headings is one section.

    Raises:
        InspectorError: The tokenizer cannot be used.
        Stopped: *stop* was set.
    """
    # Put off until a document is split: the parsers take their time to load.
    from inspector.splitters.sections import split_sections  # noqa: PLC0415
    from inspector.structure.structure import structure_of  # noqa: PLC0415

    size_of = size_in(document.text, settings.unit, settings.tokenizer, stop)
    structure = structure_of(document, stop)
    return split_sections(structure, settings.chunk_size, size_of, cut=settings.oversized == "cut", stop=stop)


MARKDOWN = Splitter("markdown", 1, "Sections under their headings, blocks whole.", MarkdownSettings, split_markdown)
