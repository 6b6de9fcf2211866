"""Whole sentences up to a size, with whole sentences shared between neighbours."""

from dataclasses import dataclass
from typing import Literal

from inspector.core.document import Document
from inspector.core.piece import Piece
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.core.tokens import DEFAULT_TOKENIZER
from inspector.splitters.base import Splitter
from inspector.splitters.settings import Settings, setting
from inspector.splitters.sizes import SizeOf, size_in

_POLL_EVERY = 64  # units


@dataclass(frozen=True, slots=True)
class SentenceSettings(Settings):
    """Settings of the `sentence` splitter."""

    chunk_size: int = setting(1000, "Largest chunk, in units.", minimum=1)
    overlap_sentences: int = setting(2, "Whole sentences that a chunk shares with the one before it.", minimum=0)
    unit: Literal["characters", "tokens"] = setting("characters", "What sizes are counted in.")
    tokenizer: str = setting(
        DEFAULT_TOKENIZER, "Vocabulary that counts tokens: a name, or the path of a tokenizer.json."
    )
    oversized: Literal["keep", "cut"] = setting(
        "keep", "What becomes of a sentence longer than chunk_size: kept whole and marked, or cut at words."
    )


def split_sentence(document: Document, settings: SentenceSettings, stop: Stop | None = None) -> list[Piece]:
    """Gather whole sentences into chunks of at most `chunk_size`.

    Each chunk begins with up to `overlap_sentences` of the last sentences of the one before it, as many as leave room
    for the next one. A code fence, a table row or, in code, a function counts as one sentence.

    Raises:
        InspectorError: The tokenizer cannot be used.
        Stopped: *stop* was set.
    """
    # Put off until a document is split: reading sentences loads half a second of parsers.
    from inspector.splitters.sentence_units import sentence_units  # noqa: PLC0415
    from inspector.structure.structure import structure_of  # noqa: PLC0415

    structure = structure_of(document, stop)
    units = sentence_units(structure, stop)
    size_of = size_in(document.text, settings.unit, settings.tokenizer, stop)
    pieces: list[Piece] = []
    first, number = 0, 0
    while number < len(units):
        if number % _POLL_EVERY == 0:
            poll(stop)
        unit = units[number]
        if size_of(unit.start, unit.end) > settings.chunk_size:
            pieces += _oversized(document.text, Span(unit.start, unit.end), settings, size_of)
            number += 1
            first = number
            continue
        while first < number and size_of(units[first].start, unit.end) > settings.chunk_size:
            first += 1
        last = number
        while last + 1 < len(units) and size_of(units[first].start, units[last + 1].end) <= settings.chunk_size:
            last += 1
        pieces.append(Piece(units[first].start, units[last].end))
        number = last + 1
        first = max(first + 1, number - settings.overlap_sentences)
    return [piece._replace(heading_path=structure.heading_path(piece.start)) for piece in pieces]


def _oversized(text: str, span: Span, settings: SentenceSettings, size_of: SizeOf) -> list[Piece]:
    from inspector.splitters.word_cuts import cut_at_words  # noqa: PLC0415 (rarely needed)

    if settings.oversized == "keep":
        return [Piece(*span, mark="oversized")]
    return [Piece(*part, mark="cut") for part in cut_at_words(text, span, settings.chunk_size, size_of)]


SENTENCE = Splitter("sentence", 1, "Whole sentences, overlapping by sentences.", SentenceSettings, split_sentence)
