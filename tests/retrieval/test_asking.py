"""A question to the chunks of several documents, by every retriever."""

import os
import subprocess
import sys
from threading import Event
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inspector.core.errors import InspectorError
from inspector.core.stop import Stopped
from inspector.retrieval.asking import ask, searcher, settings_of
from inspector.retrieval.question import LONGEST
from inspector.retrieval.registry import RETRIEVERS, find_retriever

PUMPS = [["pump seal kit", "fan belt kit"], ["valve spring", "the pump runs hot", "oil"]]
NAMES = list(RETRIEVERS)


@pytest.mark.parametrize("name", NAMES)
def test_the_best_chunk_is_first_and_is_told_by_its_document(name: str) -> None:
    """Each hit names its document, its chunk and its rank, and scores fall."""
    hits = ask("the pump runs hot", PUMPS, retriever=name, k=9)
    assert (hits[0].document, hits[0].chunk) == (1, 1)
    assert [hit.rank for hit in hits] == list(range(1, len(hits) + 1))
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


@pytest.mark.parametrize("name", NAMES)
def test_equal_chunks_stand_in_the_order_of_the_documents(name: str) -> None:
    """Chunks of equal text have equal scores, and the earlier one is ranked first."""
    twins = [["pump seal kit", "other words", "pump seal kit"], ["pump seal kit"] * 7]
    hits = [hit for hit in ask("pump seal", twins, retriever=name, k=20) if (hit.document, hit.chunk) != (0, 1)]
    assert [(hit.document, hit.chunk) for hit in hits] == [(0, 0), (0, 2), *((1, chunk) for chunk in range(7))]
    if name != "hybrid":  # which adds up ranks, and no two are equal
        assert len({hit.score for hit in hits}) == 1


@pytest.mark.parametrize("name", NAMES)
def test_no_more_than_k_come_back(name: str) -> None:
    """The number asked for is a limit, and to ask for more than there are is fine."""
    assert len(ask("pump", PUMPS, retriever=name, k=1)) == 1
    assert len(ask("pump", PUMPS, retriever=name, k=1000)) <= 5


@pytest.mark.parametrize("name", NAMES)
def test_no_chunks_give_no_hits(name: str) -> None:
    """Documents without chunks, and no documents, bring nothing back."""
    assert ask("pump", [], retriever=name) == ()
    assert ask("pump", [[], []], retriever=name) == ()


@pytest.mark.parametrize("name", ["bm25", "fuzzy"])
def test_chunks_without_words_bring_nothing_back(name: str) -> None:
    """Signs and blanks hold no word to find."""
    assert ask("pump", [["...", " ", ""]], retriever=name) == ()


@pytest.mark.parametrize("name", NAMES)
def test_one_chunk_is_found_with_a_score_above_zero(name: str) -> None:
    """A document of a single chunk can be asked like any other."""
    [hit] = ask("pump seal", [["the pump seal kit"]], retriever=name)
    assert (hit.chunk, hit.rank) == (0, 1)
    assert hit.score > 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("question", "k", "message"),
    [
        ("", 5, "the question is empty"),
        (" \n\t", 5, "the question is empty"),
        ("?!… --", 5, "has no letter and no digit to look for"),
        ("\x1b[", 5, "has no letter and no digit to look for"),
        ("word " * 20_000, 5, "the question has 100,000 characters: ask with at most 20,000"),
        ("pump", 0, "k 0 must be at least 1"),
        ("pump", -3, "k -3 must be at least 1"),
    ],
)
def test_what_cannot_be_asked_is_told_in_a_sentence(name: str, question: str, k: int, message: str) -> None:
    """A question with nothing to look for, or too much, is refused in one line without a control character."""
    with pytest.raises(InspectorError) as told:
        ask(question, PUMPS, retriever=name, k=k)
    assert message in str(told.value)
    assert str(told.value).isprintable()


@pytest.mark.parametrize("question", [None, 5, b"pump"])
def test_a_question_that_is_no_text_is_refused(question: Any) -> None:
    """Whoever calls from Python with something else is told what it is."""
    with pytest.raises(InspectorError, match="the question must be text, not"):
        ask(question, PUMPS)


@pytest.mark.parametrize("k", [True, 2.5, "5"])
def test_a_k_that_is_no_number_is_refused(k: int) -> None:
    """Only whole numbers count chunks."""
    with pytest.raises(InspectorError, match="must be a whole number"):
        ask("pump", PUMPS, k=k)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("question", ["насос", "ポンプ", "🙂 pump", "pump\ud800", "x" * LONGEST])
def test_any_script_may_be_asked(name: str, question: str) -> None:
    """A question in another script, with an emoji or a broken character is asked, found or not."""
    if name == "fuzzy" and len(question) == LONGEST:
        with pytest.raises(InspectorError, match="fuzzy looks for at most 2,000"):
            ask(question, PUMPS, retriever=name)
    else:
        ask(question, PUMPS, retriever=name)


@pytest.mark.parametrize("name", NAMES)
def test_building_stops_when_told(name: str) -> None:
    """A stop that is set ends the work without a result."""
    stop = Event()
    stop.set()
    with pytest.raises(Stopped):
        ask("pump", PUMPS, retriever=name, stop=stop)


class _StopsAt:
    """Stops at the n-th look."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def is_set(self) -> bool:
        self.looks -= 1
        return self.looks < 0


@pytest.mark.parametrize("name", NAMES)
def test_building_asks_now_and_then(name: str) -> None:
    """A long build is stopped on its way, however far it got."""
    texts = [[f"pump number {number}" for number in range(400)]]
    for looks in (2, 5, 9):
        with pytest.raises(Stopped):
            ask("pump", texts, retriever=name, stop=_StopsAt(looks))


@pytest.mark.parametrize("name", NAMES)
def test_progress_ends_with_all_chunks(name: str) -> None:
    """Progress grows up to the number of chunks."""
    told: list[tuple[int, int]] = []
    ask("pump", [[f"pump {name} {n}" for n in range(300)]], retriever=name, progress=lambda *pair: told.append(pair))
    assert told[-1][0] == told[-1][1]
    assert [done for done, _ in told] == sorted(done for done, _ in told)


def test_a_searcher_answers_again_the_same() -> None:
    """An index that is kept gives the same answer as one made anew."""
    for name in NAMES:
        kept = searcher(PUMPS, name)
        assert kept.ask("pump") == kept.ask("pump") == ask("pump", PUMPS, retriever=name)


def test_an_unknown_retriever_is_told_the_nearest() -> None:
    """The message offers what was most likely meant, and shows no control character."""
    with pytest.raises(InspectorError, match="unknown retriever 'dens': did you mean dense"):
        find_retriever("dens")
    with pytest.raises(InspectorError) as told:
        find_retriever("\x1b[2J")
    assert str(told.value).isprintable()


@pytest.mark.parametrize(
    ("name", "values", "message"),
    [
        ("bm25", {"k2": 1}, "retriever bm25 has no setting k2"),
        ("bm25", {"b": 1.5}, "b 1.5 must be at most 1"),
        ("bm25", {"k1": float("nan")}, "k1 must be a number, not nan"),
        ("hybrid", {"rrf_k": -1}, "rrf_k -1 must be at least 0"),
        ("fuzzy", {"min_score": 101}, "min_score 101 must be at most 100"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(name: str, values: dict[str, object], message: str) -> None:
    """Settings are checked before anything is built."""
    with pytest.raises(InspectorError, match=message):
        settings_of(name, values)


@settings(max_examples=30, deadline=None)
@given(
    st.lists(st.lists(st.text(alphabet="ab .é日\n", max_size=12), max_size=4), max_size=3),
    st.text(alphabet="ab 日", min_size=1, max_size=8).filter(lambda text: bool(text.strip())),
    st.sampled_from(NAMES),
)
def test_every_hit_is_a_chunk_that_was_given(texts: list[list[str]], question: str, name: str) -> None:
    """Whatever the texts, hits name chunks that exist, each once."""
    hits = ask(question, texts, retriever=name, k=50)
    assert len({(hit.document, hit.chunk) for hit in hits}) == len(hits)
    assert all(0 <= hit.chunk < len(texts[hit.document]) for hit in hits)


def test_retrievers_leave_logging_alone() -> None:
    """Asking sets up no logging and writes nothing beside the answer."""
    program = (
        "import logging; from inspector.retrieval.asking import ask; ask('pump', [['pump']], retriever='hybrid');"
        "print(logging.getLogger().handlers, logging.getLogger().level)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("[] 30\n", "")


def test_no_retriever_speaks_to_a_network() -> None:
    """With every connection forbidden, all of them answer, in a fresh process."""
    program = (
        "import socket\n"
        "def refuse(*_): raise AssertionError('a connection was tried')\n"
        "socket.socket.connect = socket.getaddrinfo = refuse\n"
        "from inspector.retrieval.asking import ask\n"
        "from inspector.retrieval.registry import RETRIEVERS\n"
        "print([ask('pump', [['the pump runs']], retriever=name)[0].rank for name in RETRIEVERS])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "HOME": "/nonexistent"},
    )
    assert (done.stdout, done.stderr) == ("[1, 1, 1, 1]\n", "")
