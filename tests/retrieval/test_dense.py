"""Search by meaning."""

from inspector.retrieval.dense import DenseSettings, build_dense

TEXTS = ["The dog sleeps.", "Our puppy is asleep.", "Interest rates rose in March.", "", "..."]


def test_meaning_is_found_without_a_common_word() -> None:
    """A text that shares no word but the subject is nearer than one about something else."""
    ranking = [scored.position for scored in build_dense(TEXTS, DenseSettings()).rank("a small hound takes a nap")]
    assert set(ranking[:2]) == {0, 1}


def test_scores_are_cosines() -> None:
    """A text asked for by itself scores 1, and nothing scores more."""
    ranking = build_dense(TEXTS, DenseSettings()).rank(TEXTS[2])
    assert ranking[0].position == 2
    assert 0.999 < ranking[0].score < 1.001
    assert all(-1.001 < scored.score < 1.001 for scored in ranking)


def test_a_text_that_says_nothing_is_never_found() -> None:
    """An empty text has no direction."""
    assert 3 not in {scored.position for scored in build_dense(TEXTS, DenseSettings()).rank("dog")}


def test_the_nearest_of_some_texts_is_told() -> None:
    """Each text gets its own cosine."""
    index = build_dense(TEXTS, DenseSettings())
    near = index.near("puppy", TEXTS[:3])
    assert max(range(3), key=near.__getitem__) == 1
    assert index.near("puppy", []) == []
