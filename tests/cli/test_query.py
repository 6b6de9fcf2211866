"""The query command."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import pytest

from inspector.cli import query
from tests.cli.conftest import Run
from tests.retrieval.embedding.server import endpoint

SAMPLES = Path(__file__).parents[2] / "sample_docs"
GUIDE = SAMPLES / "gateway-timeouts.md"
QUESTION = "what should I set the idle timeout to?"


def test_the_story_is_told_as_text(run: Run) -> None:
    """The top hit is torn, and healing it shows the number, its cost and its mark."""
    code, out, err = run("query", GUIDE, QUESTION, "-k", "1")
    assert (code, err) == (0, "")
    assert out.startswith(f"“{QUESTION}”\nbm25 · k 1 · merged · 1 document · 16 chunks · recursive 500/50\n")
    assert "set the timeout to… ✂\n" in out
    assert "✂ torn at its end\n" in out
    assert "30 seconds" not in out
    code, healed, err = run("query", GUIDE, QUESTION, "-k", "1", "--heal")
    assert (code, err) == (0, "")
    assert " tokens added so that units are whole\n" in healed
    assert " · healed at its end\n" in healed
    assert "set the timeout to\n30 seconds and enable keepalive" in healed


def test_json_is_one_object(run: Run) -> None:
    """The JSON form holds hits with their issues, and passages that are slices of the document."""
    code, out, err = run("query", GUIDE, QUESTION, "-k", "5", "--retriever", "dense", "--format", "json")
    assert (code, err) == (0, "")
    assert out.isascii()
    found = json.loads(out)
    text = GUIDE.read_text(encoding="utf-8")
    assert (found["schema"], found["question"], found["k"]) == ("inspector.query/1", QUESTION, 5)
    assert found["retriever"]["name"] == "dense"
    assert [hit["rank"] for hit in found["hits"]] == [1, 2, 3, 4, 5]
    assert found["hits"][0]["issues"][0]["kind"] == "no-sentence-end"
    assert all(text[p["start"] : p["end"]] == p["text"] for p in found["passages"])
    assert sum(p["tokens"] for p in found["passages"]) == found["tokens"]
    assert found["left_out"] == []
    assert found["documents"][0]["chunks"] == 16


def test_what_is_still_torn_is_told(run: Run) -> None:
    """A passage says what it cuts, and a healed one what was added."""
    torn = json.loads(run("query", GUIDE, QUESTION, "-k", "1", "--format", "json")[1])["passages"][0]
    assert torn["torn"]["start"] is None
    assert torn["torn"]["end"][0] < torn["end"] < torn["torn"]["end"][1]
    healed = json.loads(run("query", GUIDE, QUESTION, "-k", "1", "--heal", "--format", "json")[1])["passages"][0]
    assert healed["torn"] == {"start": None, "end": None}
    assert healed["healed"] == [[torn["end"], torn["torn"]["end"][1]]]


def test_a_folder_is_one_corpus(run: Run, tmp_path: Path) -> None:
    """Documents of a folder are asked together, hidden files and pictures left alone."""
    (tmp_path / "pumps.md").write_text("The pump runs hot.")
    (tmp_path / "fans.md").write_text("A fan is quiet.")
    (tmp_path / "picture.md").write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00\xff\xfe")
    (tmp_path / ".hidden.md").write_text("pump pump pump")
    code, out, err = run("query", tmp_path, "which pump runs", "--format", "json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert [Path(document["name"]).name for document in found["documents"]] == ["fans.md", "pumps.md"]
    assert [(hit["document"], hit["index"]) for hit in found["hits"]] == [(1, 0)]


def test_several_documents_can_be_named(run: Run) -> None:
    """Files and folders stand before the question, options anywhere."""
    code, out, _ = run("query", GUIDE, "-k", "2", SAMPLES / "runbook.md", "--no-merge", "idle timeout")
    assert code == 0
    assert "k 2 · not merged · 2 documents" in out


def test_a_budget_names_what_it_leaves_out(run: Run) -> None:
    """What had no room is listed with its size."""
    _, out, _ = run("query", GUIDE, QUESTION, "--budget", "150")
    assert " of 150 tokens\n" in out
    assert "\nleft out, for want of room:\n   " in out


def test_splitter_and_retriever_are_set_by_flags(run: Run) -> None:
    """Settings of both reach their owners, and those that differ are shown."""
    flags = ("--splitter", "sentence", "--chunk-size", "700", "--retriever", "hybrid", "--rrf-k", "10")
    code, out, _ = run("query", GUIDE, QUESTION, *flags)
    assert code == 0
    assert "\nhybrid · rrf_k 10 · k 5 · merged · 1 document" in out
    assert " · sentence 700\n" in out


def test_no_hit_is_no_fault(run: Run, guide: Path) -> None:
    """A word that is nowhere brings nothing back, and what to do is told."""
    code, out, err = run("query", guide, "zebra")
    assert (code, err) == (0, "")
    assert out.endswith("\nno chunk matches: try other words or ask by meaning: --retriever dense\n")


def test_an_empty_document_has_nothing_to_ask(run: Run, tmp_path: Path) -> None:
    """No chunk is no fault."""
    (tmp_path / "empty.md").write_text("")
    code, out, err = run("query", tmp_path / "empty.md", "pump", "--retriever", "dense")
    assert (code, err) == (0, "")
    assert "nothing to ask: there are no chunks" in out


def test_nothing_raw_reaches_the_terminal(run: Run) -> None:
    """Controls in a document and in a question are shown as stand-ins."""
    code, out, _ = run("query", SAMPLES / "hostile.log", "error \x1b[2J 500", "-k", "20")
    assert code == 0
    assert not {chr(code) for code in (*range(9), *range(11, 32), 0x7F, *range(0x80, 0xA0))} & set(out)


def test_what_is_broken_off_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends the work without a report."""

    @contextmanager
    def pressed() -> Iterator[Event]:
        stop = Event()
        stop.set()
        yield stop

    monkeypatch.setattr(query, "interruptible", pressed)
    assert run("query", GUIDE, QUESTION) == (130, "", "inspector: broken off\n")


def test_the_configuration_is_gone_by(run: Run, guide: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file says how documents are split, and a flag says otherwise."""
    (guide.parent / "inspector.toml").write_text('splitter = "sentence"\nsentence = { chunk_size = 400 }\n')
    monkeypatch.chdir(guide.parent)
    assert "sentence 400" in run("query", guide, "pump")[1]
    assert "recursive 500/50" in run("query", guide, "pump", "--no-config")[1]


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        ((), "give the documents, then the question"),
        (("guide.md",), "give the documents, then the question"),
        (("guide.md", "guide.md"), "the last word is the question, and guide.md is a file"),
        (("guide.md", ""), "the question is empty"),
        (("guide.md", "?!"), "has no letter and no digit to look for"),
        (("guide.md", "word " * 20_000), "the question has 100,000 characters"),
        (("guide.md", "pump", "-k", "0"), "k 0 must be at least 1"),
        (("guide.md", "pump", "-k", "x"), "-k 'x' is not a whole number"),
        (("guide.md", "pump", "--budget", "0"), "budget 0 must be a whole number of tokens, at least 1"),
        (("guide.md", "pump", "--budget", "many"), "--budget 'many' is not a whole number"),
        (("guide.md", "pump", "--retriever", "dens"), "unknown retriever 'dens': did you mean dense?"),
        (("guide.md", "pump", "--rrf-k", "9"), "retriever bm25 has no --rrf-k: it has --k1, --b"),
        (("guide.md", "pump", "--b", "2"), "b 2.0 must be at most 1"),
        (("guide.md", "pump", "--b", "x"), "b 'x' is not a number"),
        (("guide.md", "pump", "--retriever", "dense", "--embedder", "nope"), "unknown embedder 'nope'"),
        (("none.md", "pump"), "none.md does not exist"),
        (("guide.md", "none.md", "pump"), "none.md does not exist"),
        (("no/such", "pump"), "no/such does not exist"),
        (("guide.md", "*.rst", "pump"), "no document matches *.rst"),
        (("guide.md", "pump", "--chunksize", "9"), "unknown option --chunksize: did you mean --chunk-size?"),
    ],
)
def test_a_wrong_usage_is_one_line(
    run: Run, guide: Path, monkeypatch: pytest.MonkeyPatch, argv: tuple[str, ...], message: str
) -> None:
    """What cannot be is told in one line, and nothing is written."""
    monkeypatch.chdir(guide.parent)
    code, out, err = run("query", *argv)
    assert (code, out) == (2, "")
    assert message in err
    assert err.startswith("inspector: ")
    assert err.count("\n") == 1


def test_an_endpoint_is_asked_and_its_secrets_are_not_written(
    run: Run, guide: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Vectors come from the address that was named; the report holds neither key nor what follows the path."""
    monkeypatch.setenv("MY_KEY", "sk-secret")
    with endpoint() as served:
        served.key = "sk-secret"
        flags = (
            "--retriever",
            "dense",
            "--embedder",
            f"{served.address}/v1/embeddings?v=hush",
            "--embedder-model",
            "m",
        )
        for form in ("text", "json"):
            code, out, err = run("query", guide, "pump", *flags, "--embedder-key-env", "MY_KEY", "--format", form)
            assert (code, err) == (0, "")
            assert "secret" not in out
            assert "hush" not in out
        assert served.requests
        code, out, err = run("query", guide, "pump", *flags)
    assert (code, out) == (2, "")
    assert "asks for a key (401)" in err


def test_data_in_a_folder_is_no_document_unless_it_is_named(run: Run, tmp_path: Path) -> None:
    """A trace that lies among the documents must not answer in their place."""
    (tmp_path / "guide.md").write_text("The pump stops at noon.", encoding="utf-8")
    (tmp_path / "trace.json").write_text('{"question": "When does the pump stop?"}', encoding="utf-8")
    assert "1 document" in run("query", tmp_path, "when does the pump stop?")[1]
    assert "trace.json#0" in run("query", tmp_path / "trace.json", "when does the pump stop?")[1]


def test_the_context_is_what_the_model_gets_and_nothing_else(run: Run) -> None:
    """So that it can be piped into one."""
    code, out, err = run("query", GUIDE, QUESTION, "-k", "1", "--heal", "--format", "context")
    assert (code, err) == (0, "")
    assert out.startswith("Answer the question from the passages alone.")
    assert "[1] " in out
    assert "set the timeout to\n30 seconds and enable keepalive" in out
    assert out.endswith(f"Question: {QUESTION}\n")


def test_a_template_gives_the_context_its_form(run: Run, tmp_path: Path) -> None:
    """From a file."""
    form = tmp_path / "form.txt"
    form.write_text("{passages}<{number} {start}-{end}>{/passages} Q: {question}", encoding="utf-8")
    code, out, err = run("query", GUIDE, QUESTION, "-k", "1", "--format", "context", "--template", form)
    assert (code, err) == (0, "")
    assert out == f"<1 242-692> Q: {QUESTION}"


@pytest.mark.parametrize(
    ("text", "words", "message"),
    [
        ("{txt}", ["--format", "context"], "form.txt: the template has no place '{txt}'"),
        ("{question}", [], "--template is the form of the context: add --format context"),
        (None, ["--format", "context"], "form.txt"),
    ],
)
def test_a_template_that_cannot_be_is_told_in_a_line(
    run: Run, tmp_path: Path, text: str | None, words: list[str], message: str
) -> None:
    """With its file."""
    form = tmp_path / "form.txt"
    if text is not None:
        form.write_text(text, encoding="utf-8")
    code, out, err = run("query", GUIDE, QUESTION, "--template", form, *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert message in err
