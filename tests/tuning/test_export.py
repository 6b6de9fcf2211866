"""The code that is written gives the chunks that were promised."""

import tomllib
from collections.abc import Mapping
from typing import Any

import pytest

import inspector
from inspector.core.document import Document
from inspector.core.errors import InspectorError
from inspector.splitters.registry import SPLITTERS
from inspector.splitters.settings import build
from inspector.tuning.export import export
from tests.tiktoken_reference import VARIABLE, vocabulary_folder

TEXT = """# Ferry

The ferry leaves at seven. Whoever is late waits for the next one, which
leaves when there are twelve (or at noon). Dogs travel free.

## Fares

| Who   | Fare |
|-------|------|
| adult | 4    |
| child | 2    |

- Pay on board, in coins.
- Keep the ticket until you are ashore, since it is asked for there.
"""

CASES: Mapping[str, dict[str, Any]] = {
    "recursive": {"chunk_size": 120, "chunk_overlap": 30},
    "character": {"chunk_size": 90, "chunk_overlap": 10, "separator": "\n\n"},
    "token": {"chunk_size": 30, "chunk_overlap": 5},
    "sentence": {"chunk_size": 150, "overlap_sentences": 1},
    "markdown": {"chunk_size": 200},
}


def run(code: str, name: str) -> Any:
    """What the code binds to a name."""
    names: dict[str, Any] = {"__name__": "exported"}
    exec(compile(code, "exported", "exec"), names)  # noqa: S102 (the code is ours, and running it is the test)
    return names[name]


@pytest.fixture(autouse=True)
def vocabulary(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tiktoken, which LangChain counts with, find its vocabulary without a network."""
    monkeypatch.setenv(VARIABLE, str(vocabulary_folder()))


@pytest.mark.parametrize("name", CASES)
def test_langchain_code_gives_the_same_chunks(name: str) -> None:
    """Run as it is printed, on a document of every kind of block."""
    row = SPLITTERS[name]
    settings = build(row.settings, row.name, CASES[name])
    splitter = run(export(row, settings, "langchain", "markdown"), "splitter")
    view = inspector.inspect(Document.from_text(TEXT, kind="markdown"), name, **CASES[name])
    assert splitter.split_text(TEXT) == [chunk.text for chunk in view.chunks]


@pytest.mark.parametrize("name", ["recursive", "sentence", "markdown"])
def test_llamaindex_code_gives_the_same_chunks(name: str) -> None:
    """Nodes hold the same texts."""
    from llama_index.core.schema import Document as LlamaDocument  # noqa: PLC0415 (heavy)

    row = SPLITTERS[name]
    settings = build(row.settings, row.name, CASES[name])
    parser = run(export(row, settings, "llamaindex", "markdown"), "parser")
    nodes = parser.get_nodes_from_documents([LlamaDocument(text=TEXT)])
    view = inspector.inspect(Document.from_text(TEXT, kind="markdown"), name, **CASES[name])
    assert [node.text for node in nodes] == [chunk.text for chunk in view.chunks]


@pytest.mark.parametrize("name", CASES)
def test_settings_are_toml_of_our_own_configuration(name: str) -> None:
    """Read back, they name the splitter and its settings."""
    row = SPLITTERS[name]
    read = tomllib.loads(export(row, build(row.settings, row.name, CASES[name]), "settings"))
    assert read["splitter"] == name
    assert read[name].items() >= CASES[name].items()


def test_an_unknown_form_is_refused() -> None:
    """With the forms that there are."""
    row = SPLITTERS["token"]
    with pytest.raises(InspectorError, match="settings, langchain or llamaindex"):
        export(row, row.settings(), "haystack")  # type: ignore[arg-type]  # what is tested
