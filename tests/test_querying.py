"""Questions to the chunks of a document: the story of the gateway guide, and what an inspection answers."""

from pathlib import Path

import pytest

import inspector
from inspector.core.errors import InspectorError
from inspector.retrieval.passage import Result

GUIDE = Path(__file__).parents[1] / "sample_docs" / "gateway-timeouts.md"
QUESTION = "what should I set the idle timeout to?"
ANSWER = "set the timeout to\n30 seconds and enable keepalive on both sides of the gateway, then\nreload it."
REAL = ("bm25", "dense", "hybrid")


def view(splitter: str = "recursive", **settings: object) -> inspector.Inspection:
    """The guide under a splitter's defaults."""
    return inspector.inspect(inspector.load(GUIDE), splitter, **settings)  # type: ignore[arg-type]


def answers(result: Result) -> bool:
    """Whether the model would read the whole answer."""
    return any(ANSWER in passage.text for passage in result.passages)


@pytest.mark.parametrize("retriever", REAL)
def test_the_top_hit_ends_before_the_number(retriever: str) -> None:
    """Under the default splitter the best chunk ends "set the timeout to", and the next one begins with the number."""
    seen = view()
    top = seen.query(QUESTION, retriever=retriever).hits[0].chunk
    assert seen.chunks[top].text.endswith("set the timeout to")
    assert seen.chunks[top + 1].text.startswith("30 seconds and enable keepalive")


@pytest.mark.parametrize(("retriever", "k"), [("bm25", 12), ("dense", 5), ("hybrid", 5)])
def test_merging_heals_what_both_halves_were_found_of(retriever: str, k: int) -> None:
    """With both chunks among the hits, the merged passage has the answer, and without merging no passage has."""
    seen = view()
    top = seen.query(QUESTION, k=1, retriever=retriever).hits[0].chunk
    merged = seen.query(QUESTION, k=k, retriever=retriever)
    assert {top, top + 1} <= {hit.chunk for hit in merged.hits}
    assert answers(merged)
    assert not answers(seen.query(QUESTION, k=k, retriever=retriever, merge=False))


@pytest.mark.parametrize("retriever", REAL)
def test_healing_mends_what_only_one_half_was_found_of(retriever: str) -> None:
    """With the top hit alone, its sentence is read to its end, and the cost is told."""
    seen = view()
    assert not answers(seen.query(QUESTION, k=1, retriever=retriever))
    healed = seen.query(QUESTION, k=1, retriever=retriever, heal=True)
    assert answers(healed)
    [passage] = healed.passages
    assert [seen.document.text[slice(*span)] for span in passage.healed] == [
        "\n30 seconds and enable keepalive on both sides of the gateway, then\nreload it."
    ]
    assert 0 < healed.healed_tokens < 25
    assert healed.tokens == inspector.count_tokens(passage.text)


@pytest.mark.parametrize("retriever", REAL)
def test_whole_sentences_make_both_unnecessary(retriever: str) -> None:
    """Under the sentence splitter a hit by itself has the answer, neither merged nor healed."""
    assert answers(view("sentence").query(QUESTION, retriever=retriever, merge=False))


def test_a_budget_leaves_out_the_weakest() -> None:
    """The best passages are kept within the budget, and the rest are told."""
    seen = view()
    full = seen.query(QUESTION, k=5)
    tight = seen.query(QUESTION, k=5, budget=300)
    assert full.left_out == ()
    assert tight.tokens <= 300 < full.tokens
    assert tight.left_out
    assert {*tight.passages, *tight.left_out} == set(full.passages)


def test_passages_are_made_of_named_chunks() -> None:
    """Without a retriever, chunks merge by their indices and scores."""
    seen = view()
    [passage] = seen.merge([2, 1], scores=[0.7, 0.9])
    assert (passage.chunks, passage.score) == ((1, 2), 0.9)
    assert ANSWER in passage.text
    with pytest.raises(InspectorError, match="there is no chunk 99"):
        seen.merge([99])


def test_an_index_is_built_once() -> None:
    """Asking again with the same retriever and settings uses the index that is there."""
    seen = view()
    seen.query(QUESTION)
    kept = seen.corpus.searcher("bm25", {})
    seen.query("another question")
    assert seen.corpus.searcher("bm25", {}) is kept
    assert seen.corpus.searcher("bm25", {"b": 0.5}) is not kept


def test_a_document_without_chunks_answers_nothing() -> None:
    """An empty document has no hit and no passage."""
    empty = inspector.inspect(inspector.Document.from_text(""))
    assert empty.query("pump") == Result("pump", (), ())


def test_tokens_are_counted_as_the_splitter_counts() -> None:
    """The splitter's tokenizer measures the budget."""
    seen = view("token", tokenizer="o200k_base")
    result = seen.query(QUESTION, k=3)
    assert result.tokens == sum(inspector.count_tokens(p.text, "o200k_base") for p in result.passages)
