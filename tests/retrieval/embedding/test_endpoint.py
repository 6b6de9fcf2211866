"""An embedder behind an address, asked on this machine."""

import logging
import socket
import traceback
from collections.abc import Iterator
from threading import Event

import numpy as np
import pytest

import inspector
from inspector.core.errors import InspectorError
from inspector.core.stop import Stopped
from inspector.retrieval.embedding import endpoint as module
from inspector.retrieval.embedding.choice import choose
from inspector.retrieval.embedding.vectors import forget, vectors_of
from tests.retrieval.embedding.server import Scripted, endpoint

KEY = "sk-very-secret-0123456789"


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Iterator[Scripted]:
    """An endpoint that is up, and tries that need no patience."""
    monkeypatch.setattr(module, "WAITS", (0.01, 0.01))
    forget()
    with endpoint() as script:
        yield script
    forget()


def told(address: str, model: str = "m", key_env: str = "") -> str:
    """What a person is told when an endpoint cannot be used."""
    with pytest.raises(InspectorError) as caught:
        choose(address, model, key_env).embed(["a"])
    message = str(caught.value)
    assert message.isprintable()
    assert KEY not in "".join(traceback.format_exception(caught.value))
    return message


def test_vectors_come_in_the_order_of_the_texts(served: Scripted) -> None:
    """An answer in any order is put into that of the texts; model and texts are sent as OpenAI's form has them."""
    rows = vectors_of(choose(f"{served.address}/v1", "small"), ["a", "bbb"])
    assert np.allclose(rows[:, 0] / rows[:, 1], [1, 3])
    assert served.requests == [{"path": "/v1/embeddings", "key": "", "body": {"input": ["a", "bbb"], "model": "small"}}]


def test_ollama_is_spoken_to_in_its_own_form(served: Scripted) -> None:
    """Its address is used as given, and its answer read."""
    rows = vectors_of(choose(f"{served.address}/api/embed", "nomic"), ["a", "bbb"])
    assert np.allclose(rows[:, 0] / rows[:, 1], [1, 3])
    assert served.requests[0]["path"] == "/api/embed"


def test_many_texts_are_sent_in_batches(served: Scripted) -> None:
    """No request holds more texts than a batch."""
    vectors_of(choose(f"{served.address}/v1/embeddings"), [f"text {n}" for n in range(150)])
    assert [len(request["body"]["input"]) for request in served.requests] == [64, 64, 22]


def test_the_key_is_read_from_the_environment(served: Scripted, monkeypatch: pytest.MonkeyPatch) -> None:
    """The named variable holds what is sent, read anew for each request."""
    served.key = KEY
    monkeypatch.setenv("MY_KEY", KEY)
    choose(f"{served.address}/v1", "m", "MY_KEY").embed(["a"])
    assert served.requests[0]["key"] == KEY


def test_no_key_is_sent_that_was_not_named(served: Scripted, monkeypatch: pytest.MonkeyPatch) -> None:
    """A key that lies in the environment goes to no endpoint by itself."""
    monkeypatch.setenv("OPENAI_API_KEY", KEY)
    choose(f"{served.address}/v1", "m").embed(["a"])
    assert served.requests[0]["key"] == ""


def test_a_wrong_key_is_told_without_it(
    served: Scripted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither message nor traceback, log nor repr holds the key, though the endpoint repeats it."""
    caplog.set_level(logging.DEBUG)
    served.key = "another"
    monkeypatch.setenv("MY_KEY", KEY)
    message = told(f"{served.address}/v1", "m", "MY_KEY")
    assert message.endswith("refused the key (401): check what MY_KEY holds")
    assert len(served.requests) == 1
    assert KEY not in caplog.text
    assert KEY not in repr(choose(f"{served.address}/v1", "m", "MY_KEY"))


def test_a_key_in_a_refusal_is_blotted_out(served: Scripted, monkeypatch: pytest.MonkeyPatch) -> None:
    """What an endpoint says is shown, but for the key in it."""
    monkeypatch.setenv("MY_KEY", KEY)
    served.answers = [(400, {"error": {"message": f"no model for {KEY}\x1b[2J"}})]
    assert "answered 400 (no model for ***␛[2J)" in told(f"{served.address}/v1", "m", "MY_KEY")


def frames(fault: BaseException) -> str:
    """All that a debugger could show of a fault: every frame below the test's own, with its variables."""
    below = fault.__traceback__ and fault.__traceback__.tb_next
    summary = traceback.TracebackException(type(fault), fault, below, capture_locals=True)
    return "".join(summary.format())


@pytest.mark.parametrize("answer", [(401, {}), (200, b"<html>"), (200, {})])
def test_the_frames_of_a_fault_hold_no_key(
    served: Scripted, monkeypatch: pytest.MonkeyPatch, answer: tuple[int, object]
) -> None:
    """A debugger that prints every variable of a fault shows no key."""
    monkeypatch.setenv("MY_KEY", KEY)
    served.answers = [answer]
    with pytest.raises(InspectorError) as caught:
        choose(f"{served.address}/v1", "m", "MY_KEY").embed(["a"])
    assert "endpoint.py" in frames(caught.value)
    assert KEY not in frames(caught.value)


def test_a_key_that_cannot_be_one_is_not_shown(served: Scripted, monkeypatch: pytest.MonkeyPatch) -> None:
    """A character that no header can hold is told without the rest."""
    monkeypatch.setenv("MY_KEY", KEY + "é")
    with pytest.raises(InspectorError, match="holds a character that no key has") as caught:
        choose(f"{served.address}/v1", "m", "MY_KEY").embed(["a"])
    assert KEY not in frames(caught.value)


@pytest.mark.parametrize("value", [None, "", "  "])
def test_a_variable_that_is_not_set_is_told(
    served: Scripted, monkeypatch: pytest.MonkeyPatch, value: str | None
) -> None:
    """Before anything is sent, the missing variable is named."""
    if value is not None:
        monkeypatch.setenv("MY_KEY", value)
    assert "'MY_KEY' is not set" in told(f"{served.address}/v1", "m", "MY_KEY")
    assert not served.requests


def test_an_endpoint_that_wants_a_key_says_so(served: Scripted) -> None:
    """Without a key the message names the setting."""
    served.key = KEY
    assert "name the variable that holds it with embedder_key_env" in told(f"{served.address}/v1")


@pytest.mark.parametrize("code", [429, 500, 503])
def test_another_try_helps(served: Scripted, code: int) -> None:
    """An endpoint that was busy twice is asked a third time."""
    served.answers = [(code, {}), (code, b"busy")]
    assert len(choose(f"{served.address}/v1").embed(["a"])) == 1
    assert len(served.requests) == 3


def test_tries_come_to_an_end(served: Scripted) -> None:
    """An endpoint that stays busy is told of in a sentence."""
    served.answers = [(429, {})] * 3
    assert told(f"{served.address}/v1").endswith("has too much to do (429): try again later")
    served.answers = [(503, {"error": "loading"})] * 3
    assert told(f"{served.address}/v1").endswith("answered 503 (loading): try again later")


def test_the_endpoint_says_how_long_to_wait(served: Scripted) -> None:
    """A longer wait than a person has patience for ends the tries."""
    served.headers = {"Retry-After": "3600"}
    served.answers = [(429, {})]
    assert "too much to do" in told(f"{served.address}/v1")
    assert len(served.requests) == 1


def test_waiting_stops_when_told(served: Scripted, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits out a long pause that is no longer wanted."""
    monkeypatch.setattr(module, "WAITS", (20.0,))
    served.answers = [(503, {})]
    stop = Event()

    class Later:
        def is_set(self) -> bool:
            if served.requests:
                stop.set()
            return stop.is_set()

    with pytest.raises(Stopped):
        choose(f"{served.address}/v1").embed(["a"], Later())


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (b"<html>not json", "answered with what is no JSON"),
        (b"\xff\xfe{", "answered with what is no JSON"),
        (b"[" * 100_000, "answered with what is no JSON"),
        ({}, "answered with JSON that has no 'data'"),
        ([], "answered with JSON that has no 'data'"),
        ({"data": [{"embedding": [1.0], "index": 7}]}, "answered with JSON that has no 'data'"),
        ({"data": [1]}, "answered with JSON that has no 'data'"),
    ],
)
def test_an_answer_that_is_none_is_told(served: Scripted, body: object, message: str) -> None:
    """Garbage, and JSON of another form, are a sentence."""
    served.answers = [(200, body)]
    assert message in told(f"{served.address}/v1")


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([[1.0, 2.0, 3.0], [1.0]], "no rows of numbers of one length"),
        ([[1.0]], "gave 1 by 1 for 2 texts"),
        ([[1.0, None], [1.0, 2.0]], "NaN"),
        ([["x"], ["y"]], "no rows of numbers"),
        ([[], []], "empty vectors"),
    ],
)
def test_vectors_that_cannot_be_are_told(served: Scripted, rows: list[list[float]], message: str) -> None:
    """Too few, of unequal length, empty, or no numbers."""
    served.answers = [(200, {"data": [{"index": n, "embedding": row} for n, row in enumerate(rows)]})]
    with pytest.raises(InspectorError, match=message):
        vectors_of(choose(f"{served.address}/v1"), ["a", "b"])


def test_a_question_of_another_length_is_told(served: Scripted) -> None:
    """A model that was changed between chunks and question is noticed."""
    view = inspector.inspect(inspector.Document.from_text("The pump runs hot."))
    served.answers = [(200, {"data": [{"embedding": [1.0, 2.0]}]}), (200, {"data": [{"embedding": [1.0, 2.0, 3.0]}]})]
    with pytest.raises(InspectorError, match="gave the question 3 numbers and the chunks 2"):
        view.query("pump", retriever="dense", embedder=f"{served.address}/v1")


def test_other_refusals_are_told(served: Scripted) -> None:
    """A model that is not there and an address that moved."""
    served.answers = [(404, {"error": {"message": "model 'm' not found"}})]
    assert "answered 404 (model 'm' not found): check the address and embedder_model" in told(f"{served.address}/v1")
    served.answers = [(302, b"")]
    served.headers = {"Location": "http://127.0.0.1:1/elsewhere"}
    assert "points to another address (302)" in told(f"{served.address}/v1")


def test_an_endpoint_that_is_down_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing listens, the message says which address."""
    monkeypatch.setattr(module, "WAITS", ())
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{free.getsockname()[1]}/v1"
    assert told(address).startswith(f"the embedder {address}/embeddings cannot be reached (Connect")


def test_an_endpoint_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection without an answer ends after the time that is given."""
    monkeypatch.setattr(module, "WAITS", ())
    monkeypatch.setattr(module, "_ANSWER", 0.05)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        assert "cannot be reached (ReadTimeout" in told(f"http://127.0.0.1:{silent.getsockname()[1]}/v1")


def test_nothing_is_asked_before_there_is_a_text(served: Scripted) -> None:
    """To name an endpoint sends nothing, nor does a document without chunks."""
    view = inspector.inspect(inspector.Document.from_text(""))
    assert view.query("pump", retriever="dense", embedder=f"{served.address}/v1").hits == ()
    assert not served.requests


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("http://", "cannot be one: write it like"),
        ("http://host:99999/v1", "cannot be one"),
        ("http://ho st/v1", "cannot be one"),
        ("http://[::1/v1", "cannot be one"),
        ("https://user:sk-secret@host/v1", "holds a name or a key"),
        ("http://localhost:11434", "has no path: write it like"),
        ("http://localhost:11434/api/embeddings", "write /api/embed instead"),
    ],
)
def test_an_address_that_cannot_be_is_told(address: str, message: str) -> None:
    """The form is shown, and a key in the address is not."""
    with pytest.raises(InspectorError, match=message) as caught:
        choose(address)
    assert "sk-secret" not in str(caught.value)


def test_what_follows_the_path_is_not_shown(served: Scripted) -> None:
    """An address may hold a secret behind its question mark: it is sent, and not told."""
    served.answers = [(404, {})]
    message = told(f"{served.address}/v1/embeddings?api-key=hush")
    assert "hush" not in message
    assert served.requests[0]["path"] == "/v1/embeddings?api-key=hush"


def test_without_httpx_the_extra_is_named(served: Scripted, monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing library is a sentence with the command that installs it."""
    monkeypatch.setitem(__import__("sys").modules, "httpx", None)
    assert "pip install 'inspector[remote]'" in told(f"{served.address}/v1")
