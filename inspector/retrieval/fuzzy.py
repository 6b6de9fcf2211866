"""Search for a phrase as it stands, a few wrong letters allowed."""

from collections.abc import Sequence
from dataclasses import dataclass
from unicodedata import normalize

from inspector.core.errors import InspectorError
from inspector.core.stop import Stop, poll
from inspector.retrieval.base import Progress, Retriever, Scored
from inspector.splitters.settings import Settings, setting

_POLL_EVERY = 16  # texts
_LONGEST = 2000
"""Characters of a phrase: the time grows with the product of both lengths."""


@dataclass(frozen=True, slots=True)
class FuzzySettings(Settings):
    """Settings of the `fuzzy` retriever."""

    min_score: int = setting(
        80, "How alike a place must be to be found, from 0 to 100 (the same letters).", minimum=0, maximum=100
    )


class FuzzyIndex:
    """Texts, folded for comparison."""

    def __init__(self, texts: Sequence[str], min_score: int) -> None:
        """Hold folded texts."""
        self._texts = texts
        self._min_score = min_score

    def rank(self, question: str, most: int | None = None, stop: Stop | None = None) -> list[Scored]:
        """As `Index.rank`; the score is that of the text's best place, from 0 to 100.

        A text shorter than the phrase is compared as a whole.
        """
        scores = _scores(question, self._texts, self._min_score, stop)
        found = [Scored(position, score) for position, score in enumerate(scores) if score > 0]
        found.sort(key=lambda scored: -scored.score)  # stable: equals keep their order
        return found[:most]

    def near(self, question: str, texts: Sequence[str], stop: Stop | None = None) -> list[float]:
        """How alike the phrase and the best place of each of some texts are, from 0 to 100."""
        return _scores(question, [_fold(text) for text in texts], 0, stop)


def _scores(question: str, texts: Sequence[str], least: float, stop: Stop | None) -> list[float]:
    """How alike a phrase and each folded text are, from 0 to 100; 0 where it is less than *least*."""
    from rapidfuzz.fuzz import partial_ratio, ratio  # noqa: PLC0415 (loaded when something is asked)

    phrase = _fold(question)
    if len(phrase) > _LONGEST:
        raise InspectorError(
            f"the phrase has {len(phrase):,} characters: fuzzy looks for at most {_LONGEST:,}; bm25 takes more"
        )
    scores: list[float] = []
    for position, text in enumerate(texts):
        if position % _POLL_EVERY == 0:
            poll(stop)
        alike = partial_ratio if len(text) >= len(phrase) else ratio
        scores.append(alike(phrase, text, score_cutoff=least))
    return scores


def build_fuzzy(
    texts: Sequence[str], settings: FuzzySettings, stop: Stop | None = None, progress: Progress | None = None
) -> FuzzyIndex:
    """Fold texts, so that case, blanks and line breaks are no difference.

    Raises:
        Stopped: *stop* was set.
    """
    folded: list[str] = []
    for position, text in enumerate(texts):
        if position % _POLL_EVERY == 0:
            poll(stop)
        folded.append(_fold(text))
    if progress is not None:
        progress(len(texts), len(texts))
    return FuzzyIndex(folded, settings.min_score)


def _fold(text: str) -> str:
    return " ".join(normalize("NFKC", text).casefold().split())


FUZZY = Retriever("fuzzy", "By letters: an exact phrase, a few typos allowed.", FuzzySettings, build_fuzzy)
