"""Search by words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.retrieval.bm25 import Bm25Settings, build_bm25

TEXTS = ["idle timeout, idle again", "request timeout", "drain the pool"]


def test_a_chunk_without_a_word_of_the_question_is_never_found() -> None:
    """Only chunks that share a word come back, each with a score above zero."""
    found = build_bm25(TEXTS, Bm25Settings()).rank("timeout of the moon")
    assert {scored.position for scored in found} == {0, 1, 2}
    assert {scored.position for scored in build_bm25(TEXTS, Bm25Settings()).rank("idle moon")} == {0}
    assert all(scored.score > 0 for scored in found)


def test_a_name_is_found_by_its_parts_and_by_the_whole() -> None:
    """A question in plain words finds the identifier, and the identifier itself ranks above its parts."""
    index = build_bm25(["idle_timeout = 60", "the idle one has no timeout", "pool"], Bm25Settings())
    assert {scored.position for scored in index.rank("idle timeout")} == {0, 1}
    assert index.rank("idle_timeout")[0].position == 0


@pytest.mark.parametrize("question", ["idle timeout", "timeout timeout the", "drain idle pool request"])
def test_the_weights_of_the_words_add_up_to_the_score(question: str) -> None:
    """What each word adds is told, and together it is the score."""
    index = build_bm25(TEXTS, Bm25Settings())
    for scored in index.rank(question):
        terms = index.terms(question, scored.position)
        assert sum(term.weight for term in terms) == pytest.approx(scored.score, rel=1e-5)
        assert [term.weight for term in terms] == sorted((term.weight for term in terms), reverse=True)
        assert all(term.word in TEXTS[scored.position] for term in terms)


def test_a_word_that_is_repeated_in_the_question_counts_once() -> None:
    """Saying a word twice does not double its weight."""
    index = build_bm25(TEXTS, Bm25Settings())
    assert index.rank("idle idle idle") == index.rank("idle")


def test_b_decides_whether_a_long_chunk_is_held_back() -> None:
    """With `b` at 0 the length of a chunk is no matter."""
    texts = ["pump", "pump " + "other words that dilute it " * 5]
    even = build_bm25(texts, Bm25Settings(b=0.0)).rank("pump")
    assert even[0].score == even[1].score
    held = build_bm25(texts, Bm25Settings()).rank("pump")
    assert held[0].position == 0
    assert held[0].score > held[1].score


@given(st.lists(st.text(alphabet="abc ", max_size=12), min_size=1, max_size=6))
def test_scores_stay_above_zero_however_few_chunks_there_are(texts: list[str]) -> None:
    """A word that every chunk has still finds them all."""
    index = build_bm25([f"pump {text}" for text in texts], Bm25Settings())
    found = index.rank("pump")
    assert len(found) == len(texts)
    assert all(scored.score > 0 for scored in found)
