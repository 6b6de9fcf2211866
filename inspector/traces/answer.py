"""Where the words and the numbers of an answer come from."""

import re
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from unicodedata import normalize

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.core.stop import Stop, poll
from inspector.location.spot import Place
from inspector.traces.autopsied import Claim, Whence
from inspector.traces.numbers import Number, numbers_in

_WORD = re.compile(
    r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]|\d+(?:[.,]\d+)*|[^\W\d_\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+(?:['’][^\W\d_]+)?"
)
_SENTENCE_END = re.compile(r"[.!?。！？](?=\s|$)|\n\s*\n")
_SHORT = 3
"""Words of so few letters say nothing by themselves."""
_RUN = 3
"""Words in a row that make a phrase: fewer stand in any text."""
_TELLING = 2
"""Words of a phrase that must say something by themselves; in a longer one, one does."""
_OWN_RUN = 4
"""Telling words in a row, found nowhere, that make a phrase of the answer's own."""
_MAX_CHARACTERS = 20_000_000
"""Of the documents, so much is searched for the answer's words."""
_POLL_EVERY = 64


@dataclass(frozen=True, slots=True)
class Said:
    """A text in which the words of the answer are looked for."""

    text: str
    """The text."""
    whence: Whence
    """What it is."""
    rank: int | None = None
    """Its rank, of a retrieved text."""
    place: Place | None = None
    """Where it stands in the documents, if that is known; a claim found in it is placed only in a document."""


def claims_of(
    answer: str, passages: Sequence[Said], documents: Sequence[Document], stop: Stop | None = None
) -> tuple[Claim, ...]:
    """Trace the phrases and numbers of an answer to where they come from.

    A number is looked for with what it counts; a phrase is a run of three words or more as the source has them,
    whatever their case and punctuation. What a retrieved text says is said to be retrieved, wherever else it stands.

    Args:
        answer: The answer.
        passages: Retrieved texts by rank, then continuations that were not retrieved.
        documents: Where else to look.
        stop: Ends the work early.

    Raises:
        Stopped: *stop* was set.
    """
    sources = [_Source.of(passage) for passage in passages]
    room = _MAX_CHARACTERS
    for index, document in enumerate(documents):
        poll(stop)
        whole = Span(0, min(room, len(document.text)))
        room -= whole.length
        sources.append(_Source.of(Said(document.text[: whole.end], "documents", place=Place(index, whole))))
    found = [*_numbers(answer, sources), *_phrases(answer, sources, stop)]
    return tuple(sorted(found, key=lambda claim: (claim.span, claim.kind)))


class _Source:
    """A passage as words, joined so that a run of words is found by searching a string."""

    def __init__(self, passage: Said, joined: str, starts: "array[int]", ends: "array[int]") -> None:
        self.passage = passage
        self.joined = joined
        self.starts = starts
        self.ends = ends
        self._numbers: list[Number] | None = None

    @classmethod
    def of(cls, passage: Said) -> "_Source":
        starts, ends, words = array("I"), array("I"), []
        for found in _WORD.finditer(passage.text):
            starts.append(found.start())
            ends.append(found.end())
            words.append(_plain(found.group()))
        return cls(passage, f" {' '.join(words)} ", starts, ends)

    @property
    def numbers(self) -> list[Number]:
        if self._numbers is None:
            self._numbers = list(numbers_in(self.passage.text))
        return self._numbers

    def place_of(self, words: str, count: int) -> Place | None:
        """Where the run of words that is known to be here stands in the documents."""
        if self.passage.place is None:
            return None
        first = self.joined.count(" ", 0, self.joined.index(words) + 1) - 1
        return self.place(Span(self.starts[first], self.ends[first + count - 1]))

    def place(self, span: Span) -> Place | None:
        """A stretch of this text as one of its document, where the text stands there letter by letter."""
        place = self.passage.place
        if place is None or place.span.length != len(self.passage.text):
            return None
        return Place(place.document, Span(place.span.start + span.start, place.span.start + span.end))


def _plain(word: str) -> str:
    return normalize("NFKC", word).casefold().replace("’", "'")


def _numbers(answer: str, sources: Sequence[_Source]) -> Iterator[Claim]:
    for number in numbers_in(answer):
        text = answer[number.span.start : number.span.end]
        for source in sources:
            same = next((other for other in source.numbers if number.same_as(other)), None)
            if same is not None:
                passage = source.passage
                yield Claim(text, number.span, "number", passage.whence, passage.rank, source.place(same.span))
                break
        else:
            yield Claim(text, number.span, "number", "nowhere")


def _phrases(answer: str, sources: Sequence[_Source], stop: Stop | None) -> Iterator[Claim]:
    breaks = [0, *(found.end() for found in _SENTENCE_END.finditer(answer)), len(answer)]
    for number, (start, end) in enumerate(pairwise(breaks)):
        if number % _POLL_EVERY == 0:
            poll(stop)
        words = [(found.start(), found.end(), _plain(found.group())) for found in _WORD.finditer(answer, start, end)]
        yield from _runs(answer, words, sources)


def _runs(answer: str, words: Sequence[tuple[int, int, str]], sources: Sequence[_Source]) -> Iterator[Claim]:
    """The phrases of one sentence: the longest run from the left that some source has, and what none has."""
    own = at = 0
    while at < len(words):
        count, source = _longest(words, at, sources)
        if source is None:
            at += 1
            continue
        yield from _own(answer, words[own:at])
        span = Span(words[at][0], words[at + count - 1][1])
        place = source.place_of(_joined(words[at : at + count]), count)
        passage = source.passage
        yield Claim(answer[span.start : span.end], span, "phrase", passage.whence, passage.rank, place)
        at += count
        own = at
    yield from _own(answer, words[own:])


def _longest(words: Sequence[tuple[int, int, str]], at: int, sources: Sequence[_Source]) -> tuple[int, _Source | None]:
    """The longest run from *at* that a retrieved text has; else that a continuation has; else a document."""
    best: tuple[int, _Source | None] = (0, None)
    for source in sources:
        if best[1] is not None and best[1].passage.whence != source.passage.whence:
            break  # what is nearer to the answer comes first
        count = max(best[0] + 1, _RUN)
        found = 0
        while at + count <= len(words) and _joined(words[at : at + count]) in source.joined:
            found = count
            count += 1
        telling = sum(_tells(word) for _, _, word in words[at : at + found])
        if telling >= _TELLING or (telling and found > _RUN):
            best = (found, source)
    return best


def _own(answer: str, words: Sequence[tuple[int, int, str]]) -> Iterator[Claim]:
    """A run of words that stands nowhere as such, if it is long enough to say something."""
    if sum(_tells(word) for _, _, word in words) >= _OWN_RUN:
        span = Span(words[0][0], words[-1][1])
        yield Claim(answer[span.start : span.end], span, "phrase", "nowhere")


def _joined(words: Sequence[tuple[int, int, str]]) -> str:
    return f" {' '.join(word for _, _, word in words)} "


def _tells(word: str) -> bool:
    return len(word) > _SHORT or word[:1].isdigit() or ord(word[0]) >= 0x3040  # noqa: PLR2004 (kana and what follows)
