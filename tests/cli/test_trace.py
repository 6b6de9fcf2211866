"""`inspector trace`, as a person runs it."""

import json
from pathlib import Path

from tests.cli.conftest import Run

SAMPLES = Path(__file__).parents[2] / "sample_docs"
BAD = SAMPLES / "bad-answer.json"
GUIDE = SAMPLES / "gateway-timeouts.md"


def test_the_report_begins_with_what_happened_and_what_would_have_prevented_it(run: Run) -> None:
    """Verdict and cure first, then what they rest on."""
    code, out, err = run("trace", BAD, "--source", GUIDE)
    assert (code, err) == (0, "")
    first, second, *rest = out.splitlines()
    assert first.startswith("Retrieved text 1 stops after “To prevent this, set the timeout to”")
    assert second.startswith("markdown 800 keeps it whole in one chunk, which ranks 1")
    text = "\n".join(rest)
    for part in (
        "retrieved (2)",
        "✂ no-sentence-end at its end",
        "next chunk: 30 seconds",
        "“45 seconds”  in no document",
    ):
        assert part in text
    assert "recursive 500/50                       no     -" in text


def test_a_folder_of_documents_is_searched_and_the_trace_in_it_is_not(run: Run) -> None:
    """The bad answer lies beside its document, and is no document."""
    code, out, _err = run("trace", BAD, "--source", SAMPLES)
    assert code == 0
    assert "“45 seconds”  in no document" in out


def test_json_holds_everything(run: Run) -> None:
    """Under its schema, in ASCII."""
    code, out, _err = run("trace", BAD, "--source", GUIDE, "--format", "json")
    found = json.loads(out)
    assert code == 0
    assert out.isascii()
    assert found["schema"] == "inspector.autopsy/1"
    assert [row["status"] for row in found["retrieved"]] == ["exact", "exact"]
    assert found["cuts"][0]["lost"] is True
    assert found["cures"][0]["whole"] is True
    assert found["inferred"]["settings"]["chunk_size"] == 500


def test_the_cure_is_exported_as_code_and_as_settings(run: Run) -> None:
    """Ready to be pasted."""
    assert "TextSplitter" in run("trace", BAD, "--source", GUIDE, "--export", "langchain")[1]
    assert run("trace", BAD, "--source", GUIDE, "--export", "settings")[1].startswith('splitter = "markdown"')


def test_wrong_usage_is_told_in_one_line(run: Run) -> None:
    """What is missing, and how it is written."""
    assert run("trace")[::2] == (
        2,
        "inspector: name a trace and its documents: inspector trace bad.json --source docs\n",
    )
    assert run("trace", BAD)[2].startswith("inspector: say where the documents are")
    assert "unknown retriever" in run("trace", BAD, "--source", GUIDE, "--retriever", "bm52")[2]
    assert "no trace '9'" in run("trace", BAD, "--source", GUIDE, "--trace-id", "9")[2]
