"""Why a chunk has its rank."""

import pytest

from inspector.core.document import Document
from inspector.retrieval.corpus import Corpus
from inspector.retrieval.parts import parts_of
from tests.retrieval.sources import parted

GUIDE = "Pumps are loud. The idle timeout is a minute. |Fans are quiet.\n\n| a | b |\n"


def corpus() -> Corpus:
    """Two chunks of which the first has the answer."""
    return Corpus([parted(GUIDE)])


def test_words_are_told_with_their_weights() -> None:
    """For bm25 the words that a chunk shares add up to its score."""
    [hit] = corpus().query("what is the idle timeout", retriever="bm25").hits
    found = corpus().why("what is the idle timeout", 0, "bm25")
    assert {term.word for term in found.terms} == {"is", "the", "idle", "timeout"}
    assert sum(term.weight for term in found.terms) == pytest.approx(hit.score, rel=1e-5)
    assert found.nearest is None
    assert corpus().why("what is the idle timeout", 1, "bm25").terms == ()


@pytest.mark.parametrize("retriever", ["dense", "fuzzy"])
def test_the_nearest_sentence_is_told(retriever: str) -> None:
    """For meaning and for letters, the sentence that answers is pointed at in the document."""
    asked = corpus()
    found = asked.why("the idle timeout", 0, retriever)
    assert found.nearest is not None
    assert asked.sources[0].text[slice(*found.nearest.span)] == "The idle timeout is a minute."
    assert found.terms == ()


def test_both_ranks_are_told_for_a_hybrid() -> None:
    """A fused rank is explained by the two that it is made of."""
    asked = corpus()
    found = asked.why("the idle timeout", 0, "hybrid")
    assert found.ranks == (("bm25", 1), ("dense", 1))
    assert found.terms
    assert found.nearest is not None
    assert asked.why("the idle timeout", 1, "hybrid").ranks[0] == ("bm25", None)


def test_a_chunk_is_read_in_its_parts() -> None:
    """Sentences that a chunk cuts are cut in its parts, and what is no prose is read by lines."""
    source = parted("One is here. Two is| cut.\n\n```\nx = 1\n\ny = 2\n```\n| and more", "markdown")
    assert [source.text[slice(*span)] for span in parts_of(source, 0)] == ["One is here.", "Two is"]
    assert [source.text[slice(*span)] for span in parts_of(source, 1)] == ["cut.", "x = 1", "y = 2"]


def test_code_and_blanks_have_parts_too() -> None:
    """Code is read by lines, and blanks hold nothing."""
    source = parted("def f():\n    return 1\n|\n\n", "code", "python")
    assert [source.text[slice(*span)] for span in parts_of(source, 0)] == ["def f():", "return 1"]
    assert parts_of(source, 1) == ()


def test_an_empty_corpus_has_nothing_to_explain() -> None:
    """There is no chunk to ask about."""
    assert Corpus([]).query("pump").hits == ()
    assert Document.from_text("").text == ""
