"""Search for a phrase with typos."""

from inspector.retrieval.fuzzy import FuzzySettings, build_fuzzy

TEXTS = ["Set the idle\n  timeout to 30 seconds.", "Nothing of the kind stands here at all.", "a"]


def test_a_phrase_with_typos_is_found() -> None:
    """Two wrong letters and a line break do not hide the phrase."""
    found = build_fuzzy(TEXTS, FuzzySettings()).rank("idle timeuot to 30 secnods")
    assert [scored.position for scored in found] == [0]
    assert 80 <= found[0].score < 100


def test_the_exact_phrase_scores_a_hundred() -> None:
    """Case and line breaks make no difference."""
    assert build_fuzzy(TEXTS, FuzzySettings()).rank("THE IDLE TIMEOUT TO")[0].score == 100


def test_a_chunk_shorter_than_the_phrase_is_compared_as_a_whole() -> None:
    """A chunk of one letter that the phrase has is no hit."""
    assert {scored.position for scored in build_fuzzy(TEXTS, FuzzySettings()).rank("a fan belt")} == set()


def test_the_least_likeness_is_a_setting() -> None:
    """A lower limit finds more."""
    question = "idle time over 40 sections"
    assert not build_fuzzy(TEXTS, FuzzySettings()).rank(question)
    assert build_fuzzy(TEXTS, FuzzySettings(min_score=50)).rank(question)
