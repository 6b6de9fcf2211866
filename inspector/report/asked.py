"""A question asked of documents, and all that its reports need."""

from collections.abc import Sequence
from dataclasses import dataclass

from inspector.core.issue import Issue
from inspector.inspection import Inspection
from inspector.retrieval.corpus import Corpus
from inspector.retrieval.merge import Source
from inspector.retrieval.passage import Hit, Passage, Result
from inspector.splitters.settings import Settings


@dataclass(frozen=True, slots=True)
class Asked:
    """What was asked of whom, and what came back."""

    views: Sequence[Inspection]
    """The documents as they were split, by `Hit.document`."""
    result: Result
    """What came back."""
    retriever: str
    """The retriever's name."""
    settings: Settings
    """Its settings."""
    k: int
    """How many chunks were asked for."""
    merged: bool = True
    """Whether hits that touch became one passage."""
    healed: bool = False
    """Whether passages were extended to the ends of what they cut."""
    budget: int | None = None
    """Room for the passages in tokens; `None` for no limit."""

    @property
    def chunks(self) -> int:
        """Number of chunks of all documents."""
        return sum(len(view.chunks) for view in self.views)

    def name(self, document: int) -> str:
        """What a document is called."""
        return self.views[document].document.name

    def issues(self, hit: Hit) -> tuple[Issue, ...]:
        """What is wrong with the chunk of a hit."""
        return self.views[hit.document].issues_of(hit.chunk)

    def source(self, passage: Passage) -> Source:
        """The document of a passage."""
        return self.source_of(passage.document)

    def source_of(self, document: int) -> Source:
        """A document by its number."""
        view = self.views[document]
        return Source(view.document, view.chunks)


def corpus_of(views: Sequence[Inspection]) -> Corpus:
    """Inspected documents, ready to be asked as one."""
    return Corpus([Source(view.document, view.chunks) for view in views])
