"""The fusion of two rankings."""

import numpy as np
import pytest

from inspector.retrieval.asking import ask
from inspector.retrieval.bm25 import Bm25Settings, build_bm25
from inspector.retrieval.dense import DenseSettings, build_dense
from inspector.retrieval.hybrid import HybridIndex
from inspector.retrieval.ranking import Scores

TEXTS = ["the pump seal kit", "fan belt", "a kit for pumps and seals", "valve"]


def test_the_score_is_the_sum_of_both_reciprocal_ranks() -> None:
    """Each text scores 1 / (k + rank) for either index that found it."""
    words, meaning = build_bm25(TEXTS, Bm25Settings()), build_dense(TEXTS, DenseSettings())
    ranks = [
        {scored.position: rank for rank, scored in enumerate(index.rank("pump seal"), 1)} for index in (words, meaning)
    ]
    for scored in HybridIndex(words, meaning, 60).rank("pump seal"):
        expected = sum(1 / (60 + found[scored.position]) for found in ranks if scored.position in found)
        assert scored.score == pytest.approx(expected)


def test_equal_sums_stand_in_the_order_of_the_texts() -> None:
    """Two texts that change places between the rankings are equals."""

    class Fixed:
        def __init__(self, *scores: float) -> None:
            self.values = np.array(scores)

        def scores(self, *_: object) -> Scores:
            return Scores(self.values, np.arange(2))

    fused = HybridIndex(Fixed(0.5, 0.9), Fixed(3, 1), 60).rank("x")  # type: ignore[arg-type]
    assert [scored.position for scored in fused] == [0, 1]
    assert fused[0].score == fused[1].score


def test_the_constant_is_a_setting() -> None:
    """With a smaller constant the first ranks count more."""
    small = ask("pump seal", [TEXTS], retriever="hybrid", rrf_k=0)
    assert small[0].score == pytest.approx(2.0)
