"""Separators from coarse to fine, each tried where the one before left pieces too long."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from inspector.core.document import Document
from inspector.core.errors import SettingsError
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.core.tokens import DEFAULT_TOKENIZER, count_tokens
from inspector.splitters.base import Splitter
from inspector.splitters.merge import merge
from inspector.splitters.pieces import Measure, Pieces, characters, cut
from inspector.splitters.presets import DEFAULT_SEPARATORS, preset
from inspector.splitters.seek import seek
from inspector.splitters.separators import Separator, read_separator
from inspector.splitters.settings import KeepSeparator, Settings, setting
from inspector.splitters.settle import Edges, settle
from inspector.splitters.windows import add_windows

_REMEMBERED = 4096
"""Pieces whose number of tokens is remembered: words come again and again."""

_MOST = 10_000
"""Separators that a list may hold: each is looked for in what the ones before it left."""


@dataclass(frozen=True, slots=True)
class RecursiveSettings(Settings):
    """Settings of the `recursive` splitter."""

    chunk_size: int = setting(500, "Largest chunk, in units.", minimum=1)
    chunk_overlap: int = setting(
        50, "Most that a chunk shares with the one before it, in units.", minimum=0, half_of="chunk_size"
    )
    unit: Literal["characters", "tokens"] = setting("characters", "What sizes are counted in.")
    tokenizer: str = setting(
        DEFAULT_TOKENIZER, "Vocabulary that counts tokens: a name, or the path of a tokenizer.json."
    )
    separators: tuple[str, ...] | None = setting(
        None, "Separators from coarse to fine; unset takes the language's, or paragraphs, lines, words."
    )
    language: str | None = setting(None, "Take LangChain's separators for this language, such as python or markdown.")
    is_separator_regex: bool = setting(default=False, doc="Whether the separators are regular expressions.")
    keep_separator: KeepSeparator = setting(  # noqa: RUF009 (as every field; the rule does not see through the alias)
        default=True, doc="Whether a separator stays in the chunks, and on which side."
    )
    strip_whitespace: bool = setting(default=True, doc="Whether blanks at both ends of a chunk are left out.")

    def check(self) -> None:
        """Refuse an overlap as large as the chunk, and separators that are missing, wrong or named twice."""
        if self.chunk_overlap >= self.chunk_size:
            raise SettingsError(
                "chunk_overlap", f"chunk_overlap {self.chunk_overlap} must be smaller than chunk_size {self.chunk_size}"
            )
        if self.separators is not None and self.language is not None:
            raise SettingsError(
                "separators",
                f"separators are given, and so are those of language {self.language}: unset one of the two",
            )
        if self.separators is not None and not self.separators:
            raise SettingsError("separators", "separators is empty: give at least one, or unset it for the usual ones")
        if self.separators is not None and len(self.separators) > _MOST:
            raise SettingsError(
                "separators", f"separators holds {len(self.separators):,}: more than {_MOST:,} are never needed"
            )
        _separators_of(self)


def split_recursive(document: Document, settings: RecursiveSettings, stop: Stop | None = None) -> list[Span]:
    """Split a document by separators from coarse to fine.

    A text is cut at the first separator that occurs in it. Pieces shorter than `chunk_size` are gathered into chunks;
    a longer one is cut by the separators that are finer, and nothing is shared across it. A piece that no finer
    separator cuts is a chunk as it stands.

    Raises:
        InspectorError: The tokenizer cannot be used.
        Stopped: *stop* was set.
    """
    with closing(_Work(document.text, settings, stop)) as work:
        work.run()
    return settle(document.text, work.chunks, strip=settings.strip_whitespace, whole=work.whole, stop=stop)


class _Work:
    """One document being split: chunks are added from left to right."""

    __slots__ = ("_measure", "_pending", "_seekable", "_separators", "_settings", "_stop", "_text", "chunks", "whole")

    def __init__(self, text: str, settings: RecursiveSettings, stop: Stop | None) -> None:
        self._text = text
        self._settings = settings
        self._separators = _separators_of(settings)
        self._stop = stop
        touching = settings.unit == "characters" and bool(settings.keep_separator)
        self._seekable = [touching and bool(separator.literal) for separator in self._separators]
        self._measure: Measure | None = None
        if settings.unit == "tokens":
            tokenizer = settings.tokenizer
            self._measure = lru_cache(_REMEMBERED)(lambda piece: count_tokens(piece, tokenizer, stop))
        self._pending: list[tuple[Pieces | None, int, int, int]] = []
        """What is left to do, the next last: pieces and the index from which on to gather them, or no pieces and where
        the stretch to seek in starts; the end of either; the level at which to cut what is too long. A stack of our
        own, since a long list of separators would exhaust Python's."""
        self.chunks: Edges = []
        """The chunks, blanks and all."""
        self.whole: set[int] = set()
        """Starts of the chunks that could not be cut: they keep their blanks, as in LangChain."""

    def close(self) -> None:
        """End what was begun to look for separators."""
        for separator in self._separators:
            separator.close()

    def run(self) -> None:
        """Split the whole text."""
        text, chunks, pending, stop = self._text, self.chunks, self._pending, self._stop
        size, overlap = self._settings.chunk_size, self._settings.chunk_overlap
        after = self._settings.keep_separator == "end"
        if text:
            self._open(0, len(text), 0)
        while pending:
            pieces, first, end, finer = pending.pop()
            if pieces is None:
                separator = self._separators[finer - 1]
                long = seek(text, first, end, separator, chunks, size=size, overlap=overlap, after=after, stop=stop)
                if long is None:
                    continue
                if long[1] < end:
                    pending.append((None, long[1], end, finer))
                self._open(*long, finer)
            else:
                last = merge(pieces, first, chunks, size=size, overlap=overlap, limit=size, stop=stop)
                if last < end:
                    pending.append((pieces, last + 1, end, finer))
                    self._open(pieces.starts[last], pieces.ends[last], finer)

    def _open(self, start: int, end: int, level: int) -> None:
        """Cut `start..end` at the first separator from *level* on that occurs there."""
        poll(self._stop)
        for finer in range(level + 1, len(self._seekable) + 1):
            if self._seekable[
                finer - 1
            ]:  # where it does not occur, all of the stretch comes back as one piece that is too long
                self._pending.append((None, start, end, finer))
                return
            if self._cut(start, end, finer):
                return
        size = end - start if self._measure is None else self._measure(self._text[start:end])
        if size >= self._settings.chunk_size:
            self.whole.add(start)
        self.chunks += start, end

    def _cut(self, start: int, end: int, finer: int) -> bool:
        """Cut `start..end` at the separator before level *finer*, if it occurs there."""
        text, measure, settings, stop = self._text, self._measure, self._settings, self._stop
        separator = self._separators[finer - 1]
        if not separator.is_empty:
            pieces = cut(text, start, end, separator, keep=settings.keep_separator, measure=measure, stop=stop)
        elif measure is not None:
            pieces = characters(text, start, end, measure, stop)
        else:
            add_windows(start, end, self.chunks, size=settings.chunk_size, overlap=settings.chunk_overlap, stop=stop)
            return True
        if pieces is None:
            return False
        self._pending.append((pieces, 0, len(pieces.starts), finer))
        return True


def _separators_of(settings: RecursiveSettings) -> tuple[Separator, ...]:
    """The separators as the settings give them, up to the empty one: nothing is left to cut after it."""
    texts: Sequence[str] = DEFAULT_SEPARATORS if settings.separators is None else settings.separators
    name, is_regex = "separators", settings.is_separator_regex
    if settings.language is not None:
        texts, name, is_regex = preset(settings.language), "language", True
    known = name == "language"
    found = tuple(read_separator(text, name, is_regex=is_regex, trusted=known) for text in texts)
    empty = next((place for place, separator in enumerate(found) if separator.is_empty), len(found))
    return found[: empty + 1]


RECURSIVE = Splitter("recursive", 1, "Separators from coarse to fine.", RecursiveSettings, split_recursive)
