"""A trace's question, asked again of other chunks."""

from collections.abc import Sequence

from inspector.core.document import Document
from inspector.core.span import Span
from inspector.core.stop import Stop


class Asker:
    """Ranks chunks for one question."""

    def __init__(self, question: str | None, documents: Sequence[Document], retriever: str) -> None:
        """Get ready to ask *question*; without one, nothing is ranked."""
        self.question = question
        self.retriever = retriever if question else ""
        self._documents = documents

    def of(self, documents: Sequence[Document]) -> "Asker":
        """The same question, asked of other documents."""
        return Asker(self.question, documents, self.retriever)

    def ranks(self, spans: Sequence[Sequence[Span]], stop: Stop | None = None) -> dict[tuple[int, int], int]:
        """The rank, from 1, of every chunk that matches, by the index of its document and its own.

        Args:
            spans: For each document, its chunks.
            stop: Ends the work early.

        Raises:
            InspectorError: The retriever cannot be used.
            Stopped: *stop* was set.
        """
        if not self.question:
            return {}
        from inspector.retrieval.asking import ask  # noqa: PLC0415 (retrievers are loaded when something is asked)

        texts = [
            [document.text[span.start : span.end] for span in found]
            for document, found in zip(self._documents, spans, strict=True)
        ]
        k = max(1, sum(map(len, texts)))
        hits = ask(self.question, texts, retriever=self.retriever, k=k, stop=stop)
        return {(hit.document, hit.chunk): hit.rank for hit in hits}
