"""Search by words and by meaning at once: the two orders become one."""

from collections.abc import Sequence
from dataclasses import dataclass

from inspector.core.stop import Stop
from inspector.retrieval.base import Progress, Retriever, Scored
from inspector.retrieval.bm25 import Bm25Index, Bm25Settings, build_bm25
from inspector.retrieval.dense import DenseIndex, DenseSettings, build_dense
from inspector.retrieval.embedding.choice import EMBEDDER, KEY_ENV, MODEL, check_embedder
from inspector.retrieval.ranking import Scores
from inspector.splitters.settings import Settings, setting


@dataclass(frozen=True, slots=True)
class HybridSettings(Settings):
    """Settings of the `hybrid` retriever."""

    rrf_k: int = setting(
        60, "How little the first ranks count over later ones: a rank gives 1 / (rrf_k + rank).", minimum=0
    )
    embedder: str = EMBEDDER
    embedder_model: str = MODEL
    embedder_key_env: str = KEY_ENV

    def check(self) -> None:
        """Refuse an embedder that there is not.

        Raises:
            SettingsError: There is none such, or it takes no model or key.
        """
        check_embedder(self.embedder, self.embedder_model, self.embedder_key_env)


class HybridIndex:
    """Two indices over the same texts, asked both."""

    def __init__(self, words: Bm25Index, meaning: DenseIndex, rrf_k: int) -> None:
        """Hold both indices and the constant of the fusion."""
        self.words = words
        self.meaning = meaning
        self._rrf_k = rrf_k

    def rank(self, question: str, most: int | None = None, stop: Stop | None = None) -> list[Scored]:
        """As `Index.rank`; the score is the sum of `1 / (rrf_k + rank)` over the indices that found the text."""
        import numpy as np  # noqa: PLC0415 (start-up does without)

        words, meaning = self.words.scores(question, stop), self.meaning.scores(question, stop)
        fused = np.zeros(len(meaning.values))
        for order in (words.order(), meaning.order()):
            fused[order] += 1 / (self._rrf_k + 1 + np.arange(len(order)))
        return Scores(fused, (fused > 0).nonzero()[0]).best(most)


def build_hybrid(
    texts: Sequence[str], settings: HybridSettings, stop: Stop | None = None, progress: Progress | None = None
) -> HybridIndex:
    """Index texts by words and by meaning.

    Raises:
        InspectorError: The embedder cannot be used.
        Stopped: *stop* was set.
    """
    words = build_bm25(texts, Bm25Settings(), stop)
    dense = DenseSettings(settings.embedder, settings.embedder_model, settings.embedder_key_env)
    return HybridIndex(words, build_dense(texts, dense, stop, progress), settings.rrf_k)


HYBRID = Retriever("hybrid", "By words and by meaning, their ranks added up.", HybridSettings, build_hybrid)
