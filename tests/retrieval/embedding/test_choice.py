"""Which embedder a setting names."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import inspector
from inspector.core.errors import InspectorError
from inspector.retrieval.embedding.choice import choose


@pytest.fixture(autouse=True)
def _chosen_anew() -> None:
    choose.cache_clear()


def view() -> inspector.Inspection:
    """A document of three chunks."""
    text = "The pump runs hot. Fans are cold. Seals wear out."
    return inspector.inspect(inspector.Document.from_text(text), chunks=[(0, 18), (19, 33), (34, 49)])


def test_the_one_in_the_package_is_the_default() -> None:
    """Without a name the bundled vectors are used."""
    assert choose("static").shown == "static"


@pytest.mark.parametrize("name", ["", "statik", "no/such/folder", "a b:c", "C:\\models", "\x1b[2J", "x" * 5000, "a\0b"])
def test_an_unknown_name_is_told_the_forms(name: str) -> None:
    """What is no embedder is refused with what can be written."""
    with pytest.raises(InspectorError, match=r"unknown embedder .*: write static, an existing folder") as told:
        choose(name)
    assert str(told.value).isprintable()


@pytest.mark.parametrize("setting", ["embedder_model", "embedder_key_env"])
def test_a_model_or_key_is_for_an_endpoint(setting: str) -> None:
    """Naming one beside the bundled vectors is a mistake, and told."""
    with pytest.raises(InspectorError, match=f"{setting} is for an endpoint"):
        view().query("pump", retriever="dense", **{setting: "x"})  # type: ignore[arg-type]


def test_a_function_embeds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A function in a module of the working folder is called with a list of texts, and its vectors rank."""
    (tmp_path / "mine_embeds.py").write_text(
        "class Space:\n"
        "    @staticmethod\n"
        "    def embed(texts):\n"
        "        assert type(texts) is list\n"
        "        return [[text.count('e'), text.count('u'), 1] for text in texts]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    before = list(sys.path)
    hits = view().query("uuu", retriever="dense", embedder="mine_embeds:Space.embed").hits
    assert hits[0].chunk == 0
    assert sys.path == before


@pytest.mark.parametrize(
    ("body", "name", "message"),
    [
        ("raise RuntimeError('no\\nway')", "embed", "cannot be loaded: RuntimeError: no"),
        ("x = 1", "embed", "has no function 'embed'"),
        ("embed = 3", "embed", "has no function 'embed'"),
        ("def embed(texts): return 1 / 0", "embed", "failed: ZeroDivisionError"),
        ("def embed(texts): return None", "embed", "no rows of numbers|gave one number"),
        ("def embed(texts): return [[1.0]]", "embed", "gave 1 by 1 for 3 texts"),
    ],
)
def test_a_function_that_fails_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, name: str, message: str
) -> None:
    """Whatever somebody's code does, a person reads one line."""
    (tmp_path / "broken_embeds.py").write_text(body)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "broken_embeds", raising=False)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    with pytest.raises(InspectorError, match=message) as told:
        view().query("pump", retriever="dense", embedder=f"broken_embeds:{name}")
    assert str(told.value).isprintable()


def test_a_module_that_is_not_there_is_told() -> None:
    """The name is repeated."""
    with pytest.raises(InspectorError, match="module 'no_such_module' of the embedder cannot be loaded"):
        view().query("pump", retriever="dense", embedder="no_such_module:embed")


def test_a_folder_without_the_library_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where sentence-transformers is not installed, the message says what to install."""
    monkeypatch.setitem(sys.modules, "sentence_transformers", None)
    with pytest.raises(InspectorError, match="pip install sentence-transformers"):
        view().query("pump", retriever="dense", embedder=str(tmp_path))


class _Model:
    """Stands for a model that is installed."""

    made: list[tuple[str, dict[str, Any]]]

    def __init__(self, folder: str, **options: Any) -> None:
        self.made.append((folder, options))
        if "bad" in folder:
            raise OSError("no\nconfig.json here")

    def encode(self, texts: list[str], **_: Any) -> list[list[float]]:
        return [[float(text.count("u")), 1.0] for text in texts]


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, dict[str, Any]]]:
    """A library of that name that records what is loaded."""
    library = ModuleType("sentence_transformers")
    _Model.made = []
    library.SentenceTransformer = _Model  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "sentence_transformers", library)
    return _Model.made


def test_a_folder_is_a_model(tmp_path: Path, installed: list[tuple[str, dict[str, Any]]]) -> None:
    """The model is loaded once, from the folder alone, and none of its code is run."""
    for _ in range(2):
        assert view().query("uuu", retriever="dense", embedder=str(tmp_path)).hits[0].chunk == 0
    assert installed == [(str(tmp_path), {"local_files_only": True, "trust_remote_code": False})]


def test_a_folder_that_holds_no_model_is_told(tmp_path: Path, installed: list[tuple[str, dict[str, Any]]]) -> None:
    """What the library says is repeated on one line."""
    folder = tmp_path / "bad"
    folder.mkdir()
    with pytest.raises(InspectorError, match=r"no model can be loaded from .*OSError: no.config.json here") as told:
        view().query("pump", retriever="dense", embedder=str(folder))
    assert str(told.value).isprintable()
