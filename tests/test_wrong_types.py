"""What a program gives in the wrong place, and what it is told."""

from collections.abc import Callable
from typing import Any

import pytest

import inspector

anyhow: Any = inspector  # without its types, which forbid every call below
PUMP = inspector.Document.from_text("The pump stops. It starts again when the tank is full.", name="pump.md")
VIEW: Any = inspector.inspect(PUMP, chunk_size=20, chunk_overlap=0)
TRACE = inspector.Trace("When does it start?", None, (), "made")
NO_DOCUMENT = "nothing to search: give a document, or a list of them"


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: anyhow.Document.from_text("one", name=5), "the name of a document must be text, not int"),
        (lambda: anyhow.Document.from_text("one", language=5), "the language of a document must be text, not int"),
        (lambda: anyhow.locate(["one"], None), "NoneType is no document to search: give a document, or a list of them"),
        (lambda: anyhow.locate(["one"], "a text"), NO_DOCUMENT),
        (lambda: anyhow.locate(5, PUMP), "locate takes texts, not int: give a list of strings, dicts or records"),
        (lambda: anyhow.autopsy("bad.json", [PUMP]), "an autopsy takes a trace, not str: give load_trace(path)"),
        (lambda: anyhow.autopsy(TRACE, ["pump.md"]), NO_DOCUMENT),
        (lambda: anyhow.autopsy(TRACE, []), "an autopsy needs the documents: give at least one"),
        (lambda: anyhow.load_trace(5), "a trace is read from a path, not int: give a file or a store's folder"),
        (lambda: anyhow.load_index(None), "a trace is read from a path, not NoneType"),
        (lambda: anyhow.audit(PUMP), "an audit takes paths, not Document: give a file, a folder"),
        (lambda: anyhow.audit([5]), "an audit takes paths, not int: give a file, a folder"),
        (lambda: anyhow.audit_chunks("one"), "chunks must be a list: put the one chunk between [ and ]"),
        (lambda: anyhow.audit_chunks({"text": "one"}), "chunks must be a list: put the one chunk between [ and ]"),
        (lambda: anyhow.audit_chunks(5), "chunks must be a list of texts, or of what holds one, not int"),
        (lambda: anyhow.assert_boundaries(["one."], "pump.md"), "max_rate 'pump.md' is no share: give a number"),
        (lambda: VIEW.suggest(5), "suggest takes an issue, not int: give one of `issues`"),
    ],
)
def test_a_value_of_the_wrong_type_is_one_line(call: Callable[[], object], message: str) -> None:
    """Each public function says what it takes and what it was given."""
    with pytest.raises(inspector.InspectorError) as caught:
        call()
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


def test_an_autopsy_takes_one_document_as_locate_does() -> None:
    """One document alone need not be put in a list."""
    assert inspector.autopsy(TRACE, PUMP) == inspector.autopsy(TRACE, [PUMP])
