"""Search by meaning: a chunk counts for how near its vector is to the question's."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from inspector.core.errors import InspectorError
from inspector.core.stop import Stop, poll
from inspector.retrieval.base import Progress, Retriever, Scored
from inspector.retrieval.embedding.base import Embedder
from inspector.retrieval.embedding.choice import EMBEDDER, KEY_ENV, MODEL, check_embedder, choose
from inspector.retrieval.embedding.vectors import vectors_of
from inspector.retrieval.ranking import Scores
from inspector.splitters.settings import Settings

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class DenseSettings(Settings):
    """Settings of the `dense` retriever."""

    embedder: str = EMBEDDER
    embedder_model: str = MODEL
    embedder_key_env: str = KEY_ENV

    def check(self) -> None:
        """Refuse an embedder that there is not.

        Raises:
            SettingsError: There is none such, or it takes no model or key.
        """
        check_embedder(self.embedder, self.embedder_model, self.embedder_key_env)


class DenseIndex:
    """Texts by their vectors."""

    def __init__(self, embedder: Embedder, vectors: "NDArray[np.float32]", rows: "NDArray[np.intp]") -> None:
        """Hold what embeds a question, a vector of length 1 for each different text, and each text's row of these.

        A text that says nothing has a vector of zeros. Equal texts share a row, so that their scores are equal to the
        last bit.
        """
        self._embedder = embedder
        self._vectors = vectors
        self._rows = rows
        self._said: NDArray[np.bool_] = (vectors != 0).any(axis=1)

    def rank(self, question: str, most: int | None = None, stop: Stop | None = None) -> list[Scored]:
        """As `Index.rank`; the score is the cosine, from -1 to 1. A text that says nothing is never given."""
        return self.scores(question, stop).best(most)

    def scores(self, question: str, stop: Stop | None = None) -> Scores:
        """The cosine of every text, and the texts that say something.

        Raises:
            InspectorError: The embedder cannot be used.
            Stopped: *stop* was set.
        """
        import numpy as np  # noqa: PLC0415 (start-up does without)

        poll(stop)
        if not len(self._rows):
            return Scores(np.zeros(0, dtype=np.float32), self._rows)
        cosines = self._vectors @ self._question(question, stop)
        return Scores(cosines[self._rows], self._said[self._rows].nonzero()[0])

    def near(self, question: str, texts: Sequence[str], stop: Stop | None = None) -> list[float]:
        """The cosine of the question with each of some texts, such as the sentences of a chunk."""
        if not texts:
            return []
        cosines = vectors_of(self._embedder, texts, stop) @ self._question(question, stop)
        return [float(cosine) for cosine in cosines]

    def _question(self, question: str, stop: Stop | None) -> "NDArray[np.float32]":
        vector: NDArray[np.float32] = vectors_of(self._embedder, [question], stop, for_question=True)[0]
        width = self._vectors.shape[1]
        if len(vector) != width:
            raise InspectorError(
                f"the embedder {self._embedder.shown} gave the question {len(vector)} numbers and the chunks {width}: "
                "give the model that the chunks were embedded with"
            )
        if not vector.any():
            raise InspectorError("the embedder finds no meaning in this question: ask with other words, or by bm25")
        return vector


def build_dense(
    texts: Sequence[str], settings: DenseSettings, stop: Stop | None = None, progress: Progress | None = None
) -> DenseIndex:
    """Embed texts; those embedded lately are taken from memory.

    Raises:
        InspectorError: The embedder cannot be used, or what it gives cannot be.
        Stopped: *stop* was set.
    """
    import numpy as np  # noqa: PLC0415 (start-up does without)

    embedder = choose(settings.embedder, settings.embedder_model, settings.embedder_key_env)
    numbers: dict[str, int] = {}
    rows = np.array([numbers.setdefault(text, len(numbers)) for text in texts], dtype=np.intp)
    vectors = vectors_of(embedder, list(numbers), stop, progress)
    return DenseIndex(embedder, vectors, rows)


DENSE = Retriever("dense", "By meaning: the nearest vectors.", DenseSettings, build_dense)
