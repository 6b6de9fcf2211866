"""Definitions whole: imports first, small neighbours packed, large classes by their methods."""

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
class CodeSettings(Settings):
    """Settings of the `code` splitter."""

    chunk_size: int = setting(1500, "Largest chunk, in units.", minimum=1)
    unit: Literal["characters", "tokens"] = setting("characters", "What sizes are counted in.")
    tokenizer: str = setting(
        DEFAULT_TOKENIZER, "Vocabulary that counts tokens: a name, or the path of a tokenizer.json."
    )
    oversized: Literal["keep", "cut"] = setting(
        "keep", "What becomes of a function longer than chunk_size: kept whole and marked, or cut between statements."
    )


def split_code(document: Document, settings: CodeSettings, stop: Stop | None = None) -> list[Piece]:
    """Split a document between its definitions.

    Prose can be split so too: each of its blocks counts as a definition.

    Raises:
        InspectorError: The tokenizer cannot be used.
        Stopped: *stop* was set.
    """
    # Put off until a document is split: the parsers take their time to load.
    from inspector.splitters.definitions import DefinitionSplitter  # noqa: PLC0415
    from inspector.structure.structure import structure_of  # noqa: PLC0415

    size_of = size_in(document.text, settings.unit, settings.tokenizer, stop)
    structure = structure_of(document, stop)
    work = DefinitionSplitter(structure, settings.chunk_size, size_of, cut=settings.oversized == "cut", stop=stop)
    return work.split()


CODE = Splitter("code", 1, "Definitions whole, large classes by their methods.", CodeSettings, split_code)
