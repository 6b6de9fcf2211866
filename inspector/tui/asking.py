"""A question to the chunks on the screen, or to those of a whole folder, and all that is shown of the answer."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from inspector.core.stop import Stop
from inspector.core.tokens import DEFAULT_TOKENIZER
from inspector.inspection import Inspection
from inspector.report.asked import Asked
from inspector.retrieval.corpus import Corpus
from inspector.retrieval.heal import torn
from inspector.retrieval.passage import Passage, Result
from inspector.retrieval.registry import RETRIEVERS, find_retriever
from inspector.retrieval.template import Template, assemble
from inspector.splitters.settings import Settings, as_dict
from inspector.tui.library import Library
from inspector.verdicts import judge_some

Tell = Callable[[str], None]
"""Told in a few words how far the work is; called from a thread."""

BUDGETS: tuple[int | None, ...] = (400, 800, 1600, 3200, None)
"""Rooms for the passages that a key goes through, in tokens; `None` is no limit."""


@dataclass(frozen=True, slots=True)
class Wish:
    """How a question is to be asked."""

    question: str = ""
    """The question."""
    retriever: str = "hybrid"
    """A name of the registry."""
    settings: Settings | None = None
    """The retriever's settings; `None` for its defaults."""
    k: int = 5
    """How many chunks to bring back at most."""
    merge: bool = True
    """Whether hits that touch become one passage."""
    heal: bool = False
    """Whether passages are extended to the ends of what they cut."""
    budget: int | None = 800
    """Room for the passages in tokens; `None` for no limit."""
    folder: bool = False
    """Whether all documents of the folder are asked, not only the one on the screen."""

    @property
    def settings_used(self) -> Settings:
        """The retriever's settings, its defaults where none were chosen."""
        return find_retriever(self.retriever).settings() if self.settings is None else self.settings


@dataclass(slots=True)
class Memory:
    """What the pane remembers while it is closed."""

    wish: Wish = field(default_factory=Wish)
    """How the last question was asked."""
    history: list[str] = field(default_factory=list)
    """Questions, the last one last."""
    settings: dict[str, Settings] = field(default_factory=dict)
    """The settings that were chosen, by retriever."""
    template: Template = field(default_factory=Template)
    """The form of what the model gets."""

    def next_retriever(self) -> str:
        """The retriever after the one that is asked."""
        names = list(RETRIEVERS)
        return names[(names.index(self.wish.retriever) + 1) % len(names)]


@dataclass(frozen=True, slots=True)
class Ends:
    """What is torn of a passage, and what was torn within it before chunks became one."""

    start: bool
    """Whether it begins inside something."""
    end: bool
    """Whether it ends inside something."""
    mended: tuple[int, ...] = ()
    """Offsets, within it, of cuts that tore something and tear it no more."""


@dataclass(frozen=True, slots=True, eq=False)
class Answer:
    """What a question brought back, and what is to be said of it."""

    wish: Wish
    """How it was asked."""
    asked: Asked
    """The documents as they were split, and the result."""
    corpus: Corpus
    """What was asked."""
    ends: Mapping[Passage, Ends]
    """What is torn of each passage."""
    notes: tuple[str, ...] = ()
    """What could not be asked, a line each."""

    @property
    def result(self) -> Result:
        """Hits and passages."""
        return self.asked.result

    @property
    def tokenizer(self) -> str:
        """What counts its tokens."""
        return _tokenizer(self.asked.views[0])

    def number_of(self, inspection: Inspection) -> int | None:
        """The number of a document among those asked; `None` where it was not asked as it is now."""
        matching = (number for number, view in enumerate(self.asked.views) if _alike(view, inspection))
        return next(matching, None)

    def ranks_in(self, inspection: Inspection) -> dict[int, int]:
        """Rank by the index of the chunk, of the hits in a document that was asked as it is now."""
        number = self.number_of(inspection)
        return {hit.chunk: hit.rank for hit in self.result.hits if hit.document == number}

    def context(self, template: Template) -> str:
        """What the model gets."""
        return assemble(self.result.query, self.result.passages, self.corpus.sources, template)


def _tokenizer(inspection: Inspection) -> str:
    return str(getattr(inspection.settings, "tokenizer", DEFAULT_TOKENIZER))


def _alike(one: Inspection, other: Inspection) -> bool:
    """Whether both are the same document, cut and judged in the same way."""
    how, other_how = ((view.splitter, view.settings, view.profile, view.checks) for view in (one, other))
    return one.document is other.document and how == other_how


def answer_to(
    wish: Wish, inspection: Inspection, library: Library | None, stop: Stop | None = None, tell: Tell | None = None
) -> Answer:
    """Ask the chunks on the screen, or those of the folder where that is wished and there is one.

    Raises:
        InspectorError: The question or the retriever cannot be, or an embedder cannot be used.
        Stopped: *stop* was set.
    """
    views: tuple[Inspection, ...] = (inspection,)
    corpus, notes = inspection.corpus, tuple[str, ...]()
    if wish.folder and library is not None:
        shelf = library.shelf(inspection, stop, tell)
        views, corpus, notes = shelf.views, shelf.corpus, shelf.notes

    def count(done: int, total: int) -> None:
        if tell is not None:
            tell(f"{done:,} of {total:,} chunks made ready")

    result = corpus.query(
        wish.question, wish.k, wish.retriever, merged=wish.merge, healed=wish.heal, budget=wish.budget,
        tokenizer=_tokenizer(inspection), stop=stop, progress=count,
        **as_dict(wish.settings_used),
    )  # fmt: skip
    hit = {document: [one.chunk for one in result.hits if one.document == document] for document in range(len(views))}
    views = tuple(judge_some(view, hit[number], stop) for number, view in enumerate(views))
    asked = Asked(
        views, result, wish.retriever, wish.settings_used, wish.k, wish.merge, wish.heal, wish.budget
    )  # fmt: skip
    ends = {passage: _ends(passage, asked, stop) for passage in result.passages}
    return Answer(wish, asked, corpus, ends, notes)


def _ends(passage: Passage, asked: Asked, stop: Stop | None) -> Ends:
    cut, view = torn(passage, asked.source(passage), stop), asked.views[passage.document]
    torn_at = {
        issue.offset
        for chunk in passage.chunks
        for issue in view.issues_of(chunk)
        if issue.side in {"start", "end"} and issue.severity == "error" and passage.start < issue.offset < passage.end
    }
    return Ends(cut.start is not None, cut.end is not None, tuple(_apart(torn_at, view.document.text)))


def _apart(offsets: Iterable[int], text: str) -> Iterator[int]:
    """Offsets in order, one of those that nothing visible lies between: both sides of a cut are one seam."""
    last = None
    for offset in sorted(offsets):
        if last is None or text[last:offset].strip():
            yield offset
        last = offset
