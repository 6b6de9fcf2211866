"""Documents with their chunks, asked from several places at once."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from inspector.core.errors import InspectorError
from inspector.core.stop import Stopped
from inspector.retrieval.corpus import Corpus
from inspector.retrieval.passage import Hit
from inspector.retrieval.registry import RETRIEVERS
from tests.retrieval.sources import parted

DOCUMENTS = (parted("The pump| runs hot. |Fans are cold."), parted("A pump |is loud."))


def test_hits_and_passages_name_their_document() -> None:
    """A question to two documents brings back both, and neighbours join within each alone."""
    result = Corpus(DOCUMENTS).query("the pump runs", k=5)
    assert {(hit.document, hit.chunk) for hit in result.hits} == {(0, 0), (0, 1), (1, 0)}
    assert [(passage.document, passage.text) for passage in result.passages] == [
        (0, "The pump runs hot. "),
        (1, "A pump "),
    ]


def test_threads_get_the_same_answers() -> None:
    """Asked by many at once while no index is there yet, all are told the same."""
    asked = Corpus(DOCUMENTS)
    names = list(RETRIEVERS) * 6
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda name: asked.query("pump", retriever=name), names))
    for name, answer in zip(names, answers, strict=True):
        assert answer == Corpus(DOCUMENTS).query("pump", retriever=name)


def test_indices_asked_long_ago_are_let_go() -> None:
    """As many settings as a person tries, only the last indices are kept."""
    asked = Corpus(DOCUMENTS)
    first = asked.searcher("bm25", {"b": 0.0})
    assert asked.searcher("bm25", {"b": 0.0}) is first
    for tenths in range(1, 8):
        asked.searcher("bm25", {"b": tenths / 10})
    assert asked.searcher("bm25", {"b": 0.0}) is not first


def test_hits_that_are_at_hand_can_be_read() -> None:
    """Switching merging, healing and budget asks no retriever again."""
    asked = Corpus(DOCUMENTS)
    hits = [Hit(0, 0.5, 1, 0), Hit(0, 0.4, 2, 1)]
    assert [passage.text for passage in asked.read("?", hits, healed=True).passages] == [
        "The pump runs hot.",
        "A pump is loud.",
    ]
    assert [passage.score for passage in asked.read("?", hits, budget=2).left_out] == [0.4]
    with pytest.raises(InspectorError, match="budget 0"):
        asked.read("?", hits, budget=0)


def test_reading_stops_when_told() -> None:
    """A stop that is set ends it."""
    stop = Event()
    stop.set()
    with pytest.raises(Stopped):
        Corpus(DOCUMENTS).read("?", [Hit(0, 0.5, 1)], stop=stop)
