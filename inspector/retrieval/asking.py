"""A question to the chunks of some documents, and the hits that it brings back."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from inspector.core.stop import Stop, poll
from inspector.retrieval.base import Index, Progress
from inspector.retrieval.passage import Hit
from inspector.retrieval.question import check_question
from inspector.retrieval.registry import find_retriever
from inspector.splitters.settings import Settings, build

DEFAULT_K = 5
"""How many chunks to bring back where no number is named."""


class Searcher:
    """The chunks of some documents made ready for questions; safe to ask from several threads."""

    def __init__(
        self,
        texts: Sequence[Sequence[str]],
        retriever: str,
        settings: Settings,
        stop: Stop | None = None,
        progress: Progress | None = None,
    ) -> None:
        """Index chunk texts.

        Args:
            texts: For each document, the texts of its chunks.
            retriever: A name of the registry.
            settings: The retriever's settings.
            stop: Ends the work early.
            progress: Told `(done, total)` chunks now and then.

        Raises:
            InspectorError: The retriever or its embedder cannot be used.
            Stopped: *stop* was set.
        """
        self.retriever = retriever
        self.settings = settings
        self._firsts = list(accumulate(map(len, texts), initial=0))
        flat = [text for document in texts for text in document]
        poll(stop)
        self.index: Index = find_retriever(retriever).build(flat, settings, stop, progress)

    def ask(self, question: str, k: int = DEFAULT_K, stop: Stop | None = None) -> tuple[Hit, ...]:
        """The *k* best chunks by rank, fewer where fewer match; equals in the order of the documents.

        Raises:
            InspectorError: The question or *k* cannot be, or the embedder cannot be used.
            Stopped: *stop* was set.
        """
        check_question(question, k)
        ranking = self.index.rank(question, k, stop)
        return tuple(self._hit(scored.position, scored.score, rank) for rank, scored in enumerate(ranking, 1))

    def position(self, document: int, chunk: int) -> int:
        """The place of a chunk among all chunks."""
        return self._firsts[document] + chunk

    def _hit(self, position: int, score: float, rank: int) -> Hit:
        document = bisect_right(self._firsts, position) - 1
        return Hit(position - self._firsts[document], score, rank, document)


def searcher(
    texts: Sequence[Sequence[str]],
    retriever: str,
    stop: Stop | None = None,
    progress: Progress | None = None,
    **settings: object,
) -> Searcher:
    """As `Searcher`, with the retriever's settings as keywords.

    Raises:
        InspectorError: The retriever, a setting or the embedder cannot be.
        Stopped: *stop* was set.
    """
    return Searcher(texts, retriever, settings_of(retriever, settings), stop, progress)


def settings_of(retriever: str, values: dict[str, object]) -> Settings:
    """A retriever's settings from keywords; the rest keep their defaults.

    Raises:
        InspectorError: There is no such retriever or setting, or a value cannot be.
    """
    row = find_retriever(retriever)
    return build(row.settings, row.name, values, "retriever")


def ask(
    question: str,
    texts: Sequence[Sequence[str]],
    *,
    retriever: str = "hybrid",
    k: int = DEFAULT_K,
    stop: Stop | None = None,
    progress: Progress | None = None,
    **settings: object,
) -> tuple[Hit, ...]:
    """Ask once; who asks the same chunks again keeps a `Searcher`.

    Args:
        question: The question.
        texts: For each document, the texts of its chunks.
        retriever: `bm25`, `dense`, `hybrid` or `fuzzy`.
        k: How many hits to bring back at most.
        stop: Ends the work early.
        progress: Told `(done, total)` chunks now and then.
        **settings: The retriever's settings by name; the rest keep their defaults.

    Raises:
        InspectorError: The question, the retriever, a setting or the embedder cannot be.
        Stopped: *stop* was set.
    """
    check_question(question, k)
    return searcher(texts, retriever, stop, progress, **settings).ask(question, k, stop)
