"""The vectors of texts, and what is refused of an embedder."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest

from inspector.core.errors import InspectorError
from inspector.core.stop import Stop
from inspector.retrieval.embedding.vectors import forget, vectors_of


class Fake:
    """An embedder that gives what it was made with, and counts what it was asked."""

    shown = "fake"
    batch = 2

    def __init__(self, rows: Any = None, identity: str = "fake") -> None:
        self.rows = rows
        self.identity = identity
        self.asked: list[str] = []

    def embed(self, texts: Sequence[str], stop: Stop | None = None) -> Any:
        self.asked += texts
        return [[float(len(text)), 1.0] for text in texts] if self.rows is None else self.rows


@pytest.fixture(autouse=True)
def _nothing_remembered() -> Iterator[None]:
    forget()
    yield
    forget()


def test_every_text_has_a_row_of_length_one() -> None:
    """Rows stand in the order of the texts, and their direction is the embedder's."""
    rows = vectors_of(Fake(), ["a", "bbb", "cc"])
    assert np.allclose((rows**2).sum(axis=1), 1)
    assert np.allclose(rows[1], np.array([3, 1]) / np.sqrt(10))


def test_a_text_is_embedded_once() -> None:
    """After a change, only texts that were not there before are embedded."""
    fake = Fake()
    first = vectors_of(fake, ["a", "b", "c"])
    again = vectors_of(fake, ["c", "new", "a"])
    assert fake.asked == ["a", "b", "c", "new"]
    assert np.array_equal(again[[2, 0]], first[[0, 2]])


def test_two_embedders_do_not_share_what_is_remembered() -> None:
    """The vectors of one are never taken for those of another."""
    one, other = Fake(), Fake(identity="other")
    vectors_of(one, ["a"])
    vectors_of(other, ["a"])
    assert other.asked == ["a"]


def test_a_question_is_not_remembered() -> None:
    """What a person types does not push chunks out."""
    fake = Fake()
    vectors_of(fake, ["q"], for_question=True)
    vectors_of(fake, ["q"], for_question=True)
    assert fake.asked == ["q", "q"]


def test_a_row_of_zeros_stays_one() -> None:
    """A text that an embedder finds nothing in has no direction, and is no error."""
    assert not vectors_of(Fake([[0.0, 0.0]]), ["a"]).any()


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([[1.0, float("nan")]], "NaN or infinity"),
        ([[1.0, float("inf")]], "NaN or infinity"),
        ([[]], "empty vectors"),
        ([], "gave 0 for 1 texts"),
        ([[1.0], [2.0]], "gave 2 by 1 for 1 texts"),
        ([1.0], "gave 1 for 1 texts"),
        ([["x"]], "no rows of numbers"),
        ([[1.0], [1.0, 2.0]], "no rows of numbers"),
        ({"a": 1}, "no rows of numbers"),
        ("words", "no rows of numbers"),
        (3.0, "gave one number for 1 texts"),
    ],
)
def test_what_is_no_vector_is_refused(rows: Any, message: str) -> None:
    """Not a number, infinity, no vector at all, too many: each is told in one line that names the embedder."""
    with pytest.raises(InspectorError, match=message) as told:
        vectors_of(Fake(rows), ["a"])
    assert "the embedder fake" in str(told.value)
    assert "\n" not in str(told.value)


def test_another_length_is_refused() -> None:
    """All vectors have one length, those remembered too."""
    vectors_of(Fake(), ["a"])
    with pytest.raises(InspectorError, match="vectors of 3 numbers after vectors of 2"):
        vectors_of(Fake([[1.0, 2.0, 3.0]]), ["a", "b"])
