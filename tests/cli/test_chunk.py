"""The chunk command."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import GUIDE, Run

WINDOW = ("--splitter", "character", "--chunk-size", "40", "--chunk-overlap", "0")


def test_json_is_one_object_whose_spans_are_the_text(run: Run, guide: Path) -> None:
    """The JSON form holds the document, the settings and chunks that are slices of the text."""
    code, out, err = run("chunk", guide, *WINDOW, "--format", "json", "--with-text")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert found["schema"] == "inspector.chunks/1"
    assert found["document"]["text"] == GUIDE
    assert found["splitter"]["name"] == "character"
    assert found["splitter"]["settings"]["chunk_size"] == 40
    assert [GUIDE[chunk["start"] : chunk["end"]] for chunk in found["chunks"]] == [
        chunk["text"] for chunk in found["chunks"]
    ]


def test_the_documents_text_is_left_out_unless_asked_for(run: Run, guide: Path) -> None:
    """Without `--with-text` the JSON holds no copy of the document."""
    assert "text" not in json.loads(run("chunk", guide, "--format", "json")[1])["document"]


def test_jsonl_is_one_chunk_a_line(run: Run, guide: Path) -> None:
    """Each line of JSONL is one chunk, in order."""
    lines = run("chunk", guide, *WINDOW, "--format", "jsonl")[1].splitlines()
    assert len(lines) > 1
    assert [json.loads(line)["index"] for line in lines] == list(range(len(lines)))


def test_text_is_the_default(run: Run, guide: Path) -> None:
    """Without a format the listing is written."""
    code, out, err = run("chunk", guide, *WINDOW)
    assert (code, err) == (0, "")
    assert out.startswith("guide.md · markdown · utf-8 · ")
    assert "no-sentence-end" in out


def test_faults_in_utf_8_are_noted_with_their_line(run: Run, tmp_path: Path) -> None:
    """A document that is UTF-8 but for a byte is read as UTF-8, and a note says where the byte is."""
    path = tmp_path / "a.txt"
    path.write_bytes("«Größe»\nnaïve caf".encode() + b"\xe9\n")
    code, out, err = run("chunk", path, "--format", "json")
    assert code == 0
    assert json.loads(out)["document"]["replaced"] == 1
    place = "1 place, shown as \ufffd, the first on line 2"
    assert err == f"inspector: note: a.txt is UTF-8 but for {place} (--encoding names another)\n"


def test_a_guessed_encoding_is_noted_beside_the_output(run: Run, tmp_path: Path) -> None:
    """A document that is not UTF-8 is read, and a note on stderr says how."""
    path = tmp_path / "a.txt"
    path.write_bytes("Das Café öffnet früh.".encode("cp1252"))
    code, out, err = run("chunk", path, "--format", "jsonl")
    assert (code, json.loads(out)["text"]) == (0, "Das Café öffnet früh.")
    assert err == "inspector: note: a.txt is not UTF-8; read as cp1252 (--encoding names another)\n"
    assert run("chunk", path, "--encoding", "cp1252")[2] == ""


def test_kind_and_size_limit_are_flags(run: Run, tmp_path: Path) -> None:
    """The kind can be named, and the size limit set and lifted."""
    path = tmp_path / "a.ipynb"
    path.write_text('{"cells": []}' + " " * 4000)
    assert "is a notebook, which is not read yet" in run("chunk", path)[2]
    assert run("chunk", path, "--kind", "text")[0] == 0
    assert "over the limit of 2 KB" in run("chunk", path, "--kind", "text", "--max-size", "0.002")[2]
    assert run("chunk", path, "--kind", "text", "--max-size", "0")[0] == 0


@pytest.mark.parametrize("size", ["x", "-1", "nan", "inf", "1e400"])
def test_a_size_limit_that_is_no_number_is_one_line(run: Run, guide: Path, size: str) -> None:
    """A size limit that is no number of megabytes is refused."""
    code, out, err = run("chunk", guide, f"--max-size={size}")
    assert (code, out) == (2, "")
    assert err == f"inspector: --max-size '{size}' is no number of megabytes: give one such as 200, or 0\n"


def test_an_unknown_format_or_profile_is_one_line(run: Run, guide: Path) -> None:
    """A form or a profile that does not exist is refused with those that do."""
    assert run("chunk", guide, "--format", "xml")[2].startswith("inspector: --format: invalid choice: 'xml'")
    refused = run("chunk", guide, "--profile", "x")[2]
    assert refused == "inspector: unknown profile 'x': choose one of source, text\n"


def test_an_empty_document_has_no_chunks(run: Run, tmp_path: Path) -> None:
    """An empty file gives a listing that says so, and JSON without chunks."""
    path = tmp_path / "empty.md"
    path.touch()
    assert run("chunk", path)[1].endswith("no chunks: the document is empty\n")
    found = json.loads(run("chunk", path, "--format", "json")[1])
    assert (found["chunks"], found["summary"]["issue_rate"], found["summary"]["coverage"]) == ([], 0, 1)
    assert run("chunk", path, "--format", "jsonl")[1] == ""
