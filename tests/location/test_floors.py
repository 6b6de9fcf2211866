"""Altered chunks of real documents are found again; see tests/benchmarks/eval_locate.py."""

from pathlib import Path

import pytest

from tests.benchmarks.eval_locate import corpus, evaluate, located

CORPUS = Path(__file__).parents[3] / "shared" / "corpus"


@pytest.mark.skipif(not CORPUS.is_dir(), reason=f"real documents are not at {CORPUS}")
def test_altered_chunks_of_the_smaller_documents_are_found_again() -> None:
    """At least 99 of 100 with both ends right, none at a wrong place, every changed digit told, no stranger found."""
    documents = [document for document in corpus(CORPUS) if len(document.text) < 16_000]
    scores, strangers, refused = evaluate(documents, 1, seed=3)
    assert located(scores) >= 0.99
    assert [fault for score in scores.values() for fault in score.wrong] == []
    assert scores["one digit changed"].digits_told == scores["one digit changed"].digits > 20
    assert refused >= 0.995 * strangers > 10


@pytest.mark.full
@pytest.mark.skipif(not CORPUS.is_dir(), reason=f"real documents are not at {CORPUS}")
def test_altered_chunks_of_every_document_are_found_again() -> None:
    """The same floors on the whole corpus."""
    scores, strangers, refused = evaluate(list(corpus(CORPUS)), 1, seed=1)
    assert located(scores) >= 0.99
    assert [fault for score in scores.values() for fault in score.wrong] == []
    assert scores["one digit changed"].digits_told == scores["one digit changed"].digits
    assert refused >= 0.995 * strangers
