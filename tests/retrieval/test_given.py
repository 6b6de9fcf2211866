"""Chunks that somebody names."""

from typing import Any

import numpy as np
import pytest

from inspector.core.errors import InspectorError
from inspector.retrieval.given import given_hits


def test_ranks_are_the_order_given() -> None:
    """Chunks are hits in the order in which they were named."""
    assert [(hit.chunk, hit.rank, hit.score) for hit in given_hits([4, 2], [0.9, 0.8], 5)] == [(4, 1, 0.9), (2, 2, 0.8)]


def test_a_chunk_without_a_score_wipes_no_score() -> None:
    """Where a score is missing, it is the least."""
    assert [hit.score for hit in given_hits([0, 1, 2], [0.9, None, -0.5], 3)] == [0.9, -0.5, -0.5]
    assert [hit.score for hit in given_hits([0, 1], None, 3)] == [0.0, 0.0]


@pytest.mark.parametrize(
    ("indices", "scores", "message"),
    [
        ([3], None, "there is no chunk 3: they run from 0 to 2"),
        ([-1], None, "there is no chunk -1"),
        ([True], None, "there is no chunk True"),
        (["1"], None, "there is no chunk '1'"),
        ([0, 1], [0.5], "2 chunks and 1 scores"),
        ([0], [float("nan")], "score nan is not a number"),
        ([0], [True], "score True is not a number"),
        ([0], [10**400], "is not a number"),
        ([0], ["high"], "score 'high' is not a number"),
        (None, None, "chunks must be a list of numbers, not NoneType"),
        ([0], 0.5, "scores must be a list of numbers, not float"),
    ],
)
def test_what_cannot_be_is_refused(indices: Any, scores: Any, message: str) -> None:
    """A chunk that is not there and a score that is no number are told in one line."""
    with pytest.raises(InspectorError, match=message):
        given_hits(indices, scores, 3)


def test_chunks_and_scores_may_come_from_numpy() -> None:
    """What a vector index gives is taken as it is, and becomes plain numbers."""
    hits = given_hits(np.array([4, 2]), np.array([0.5, 0.25], dtype=np.float32), 5)  # type: ignore[arg-type]
    assert [(hit.chunk, hit.score) for hit in hits] == [(4, 0.5), (2, 0.25)]
    assert all(type(hit.chunk) is int and type(hit.score) is float for hit in hits)


def test_a_document_without_chunks_says_so() -> None:
    """There is no range to name."""
    with pytest.raises(InspectorError, match="the document has none"):
        given_hits([0], None, 0)
