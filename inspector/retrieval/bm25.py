"""Search by words: a chunk counts for the words it shares with the question, the rare ones most."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from inspector.core.stop import Stop, poll
from inspector.retrieval.base import Progress, Retriever, Scored
from inspector.retrieval.ranking import Scores
from inspector.retrieval.tokenize import words_of
from inspector.splitters.settings import Settings, setting

if TYPE_CHECKING:
    import bm25s

_POLL_EVERY = 64  # texts: to read so many takes a few milliseconds


@dataclass(frozen=True, slots=True)
class Bm25Settings(Settings):
    """Settings of the `bm25` retriever."""

    k1: float = setting(1.5, "How much a word counts that a chunk repeats; 0: once is enough.", minimum=0)
    b: float = setting(0.75, "How much a long chunk is held back, from 0 (not at all) to 1.", minimum=0, maximum=1)


class Term(NamedTuple):
    """A word of the question that a chunk holds."""

    word: str
    """The word, folded."""
    weight: float
    """Its part of the chunk's score."""


class Bm25Index:
    """Texts by their words."""

    def __init__(self, size: int, vocabulary: dict[str, int], scorer: "bm25s.BM25 | None") -> None:
        """Hold a scorer of *size* texts, `None` where none has a word, and the number by which it knows each word."""
        self._size = size
        self._vocabulary = vocabulary
        self._scorer = scorer

    def rank(self, question: str, most: int | None = None, stop: Stop | None = None) -> list[Scored]:
        """As `Index.rank`; a text that has no word of the question is never given."""
        return self.scores(question, stop).best(most)

    def scores(self, question: str, stop: Stop | None = None) -> Scores:
        """The score of every text, and the texts that share a word with the question.

        Raises:
            Stopped: *stop* was set.
        """
        import numpy as np  # noqa: PLC0415 (start-up does without)

        poll(stop)
        numbers = self._numbers(question)
        if self._scorer is None or not numbers:
            return Scores(np.zeros(self._size, dtype=np.float32), np.zeros(0, dtype=np.intp))
        values = self._scorer.get_scores_from_ids(list(numbers.values()))
        return Scores(values, (values > 0).nonzero()[0])

    def terms(self, question: str, position: int) -> tuple[Term, ...]:
        """The words of the question that one text has, heaviest first; the weights add up to its score."""
        found: list[Term] = []
        if self._scorer is None:
            return ()
        columns = self._scorer.scores
        for word, number in self._numbers(question).items():
            low, high = columns["indptr"][number : number + 2]
            at = low + columns["indices"][low:high].searchsorted(position)  # texts of one word are in order
            if at < high and columns["indices"][at] == position:
                found.append(Term(word, float(columns["data"][at])))
        return tuple(sorted(found, key=lambda term: -term.weight))

    def _numbers(self, question: str) -> dict[str, int]:
        """The words of the question that some text has; one that is repeated counts once."""
        words = dict.fromkeys(words_of(question))
        return {word: self._vocabulary[word] for word in words if word in self._vocabulary}


def build_bm25(
    texts: Sequence[str], settings: Bm25Settings, stop: Stop | None = None, progress: Progress | None = None
) -> Bm25Index:
    """Index texts by their words.

    Raises:
        Stopped: *stop* was set.
    """
    vocabulary: dict[str, int] = {}
    number = vocabulary.setdefault
    rows = _Rows(stop)
    for position, text in enumerate(texts):
        if position % _POLL_EVERY == 0:
            poll(stop)
            if progress is not None:
                progress(position, len(texts))
        rows.append([number(word, len(vocabulary)) for word in words_of(text)])
    if progress is not None:
        progress(len(texts), len(texts))
    return Bm25Index(len(texts), vocabulary, _scorer(vocabulary, rows, settings) if vocabulary else None)


class _Rows(list[list[int]]):
    """The words of each text by number; who walks through them is told to stop."""

    def __init__(self, stop: Stop | None) -> None:
        super().__init__()
        self._stop = stop

    def __iter__(self) -> Iterator[list[int]]:
        for place in range(len(self)):
            if place % _POLL_EVERY == 0:
                poll(self._stop)
            yield self[place]


def _scorer(vocabulary: dict[str, int], rows: _Rows, settings: Bm25Settings) -> "bm25s.BM25":
    import logging  # noqa: PLC0415 (with bm25s)

    import bm25s  # noqa: PLC0415 (it loads NumPy)

    # Its logger speaks at every level to whoever set up logging.
    logging.getLogger("bm25s").setLevel(logging.WARNING)
    # Lucene's weights are above zero even for a word that every text has.
    scorer = bm25s.BM25(method="lucene", k1=settings.k1, b=settings.b)
    scorer.index((rows, vocabulary), create_empty_token=False, show_progress=False)
    return scorer


BM25 = Retriever("bm25", "By words: those that few chunks have count most.", Bm25Settings, build_bm25)
