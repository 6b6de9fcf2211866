"""Documents with their chunks, ready to be asked: hits, then the passages that a model would read."""

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING

from inspector.core.stop import Stop, poll
from inspector.core.tokens import DEFAULT_TOKENIZER, count_tokens
from inspector.retrieval.asking import DEFAULT_K, Searcher, settings_of
from inspector.retrieval.base import Progress
from inspector.retrieval.budget import fit
from inspector.retrieval.merge import Source, merge, single
from inspector.retrieval.passage import Hit, Passage, Result
from inspector.retrieval.question import check_question
from inspector.retrieval.registry import DEFAULT_RETRIEVER
from inspector.splitters.settings import Settings

if TYPE_CHECKING:
    from inspector.retrieval.why import Why

_KEPT = 4  # indices: one for each retriever


class Corpus:
    """Documents with their chunks; an index is built when it is first asked, and kept. Safe to use from threads."""

    def __init__(self, sources: Sequence[Source]) -> None:
        """Hold documents; a hit names each by its place among them."""
        self.sources = tuple(sources)
        self._searchers: OrderedDict[tuple[str, Settings], Searcher] = OrderedDict()
        self._lock = Lock()

    def query(
        self,
        question: str,
        k: int = DEFAULT_K,
        retriever: str = DEFAULT_RETRIEVER,
        *,
        merged: bool = True,
        healed: bool = False,
        budget: int | None = None,
        tokenizer: str = DEFAULT_TOKENIZER,
        stop: Stop | None = None,
        progress: Progress | None = None,
        **settings: object,
    ) -> Result:
        """Ask the chunks.

        Args:
            question: The question.
            k: How many chunks to bring back at most.
            retriever: A name of the registry.
            merged: Whether hits that touch become one passage.
            healed: Whether passages are extended to the ends of what they cut.
            budget: Room for the passages, in tokens; `None` for no limit.
            tokenizer: What counts the tokens.
            stop: Ends the work early.
            progress: Told `(done, total)` chunks while an index is built.
            **settings: The retriever's settings by name.

        Raises:
            InspectorError: The question, the retriever, a setting, the budget or the embedder cannot be.
            Stopped: *stop* was set.
        """
        check_question(question, k)
        found = self.searcher(retriever, settings, stop, progress)
        hits = found.ask(question, k, stop)
        return self.read(question, hits, merged=merged, healed=healed, budget=budget, tokenizer=tokenizer, stop=stop)

    def read(
        self,
        question: str,
        hits: Sequence[Hit],
        *,
        merged: bool = True,
        healed: bool = False,
        budget: int | None = None,
        tokenizer: str = DEFAULT_TOKENIZER,
        stop: Stop | None = None,
    ) -> Result:
        """What a model would read of hits that are at hand; the arguments are those of `query`.

        Merged or healed passages stand in the order of the documents, others in the order of the hits.

        Raises:
            InspectorError: The budget or the tokenizer cannot be.
            Stopped: *stop* was set.
        """
        poll(stop)
        passages = merge(hits, self.sources) if merged else single(hits, self.sources)
        if healed:
            from inspector.retrieval.heal import heal  # noqa: PLC0415 (it reads structure, which takes parsers)

            passages = heal(passages, self.sources, stop)
        count = partial(count_tokens, tokenizer=tokenizer, stop=stop)
        fitted = fit(passages, budget, count)
        added = sum(
            count(self.sources[passage.document].text[span.start : span.end])
            for passage in fitted.kept
            for span in passage.healed
        )
        return Result(question, tuple(hits), fitted.kept, fitted.tokens, added, fitted.left_out)

    def why(
        self,
        question: str,
        chunk: int,
        retriever: str = DEFAULT_RETRIEVER,
        *,
        document: int = 0,
        stop: Stop | None = None,
        **settings: object,
    ) -> "Why":
        """What speaks for a chunk, whether it was found or not.

        Args:
            question: The question.
            chunk: Index of the chunk in its document.
            retriever: A name of the registry.
            document: Number of the document.
            stop: Ends the work early.
            **settings: The retriever's settings by name.

        Raises:
            InspectorError: The question, the retriever, a setting or the embedder cannot be.
            Stopped: *stop* was set.
        """
        from inspector.retrieval.why import why  # noqa: PLC0415 (asked rarely)

        check_question(question, 1)
        found = self.searcher(retriever, settings, stop)
        return why(found, question, self.sources[document], chunk, document=document, stop=stop)

    def merge(self, hits: Iterable[Hit]) -> tuple[Passage, ...]:
        """The passages that hits make, in the order of the documents."""
        return merge(hits, self.sources)

    def searcher(
        self,
        retriever: str,
        settings: dict[str, object],
        stop: Stop | None = None,
        progress: Progress | None = None,
    ) -> Searcher:
        """The index for a retriever and its settings; built at the first call, those asked last are kept.

        Raises:
            InspectorError: The retriever, a setting or the embedder cannot be.
            Stopped: *stop* was set.
        """
        key = retriever, settings_of(retriever, settings)
        with self._lock:
            found = self._searchers.get(key)
            if found is not None:
                self._searchers.move_to_end(key)
                return found
        texts = [[chunk.text for chunk in source.chunks] for source in self.sources]
        found = Searcher(texts, *key, stop, progress)  # outside the lock: it may take seconds
        with self._lock:
            self._searchers[key] = found
            while len(self._searchers) > _KEPT:
                self._searchers.popitem(last=False)
        return found
