"""The audit command."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import inspector
from tests.cli.conftest import GUIDE, Run

SMALL = ("--splitter", "character", "--chunk-size", "40", "--chunk-overlap", "0")


@pytest.fixture
def docs(tmp_path: Path, guide: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the guide and a clean page, and the current one."""
    (tmp_path / "clean.md").write_text("One sentence.\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_folder_is_audited_and_told_as_text(run: Run, docs: Path) -> None:
    """Without limits the exit code is 0 whatever was found, and nothing but the report is written."""
    code, out, err = run("audit", ".", *SMALL)
    assert (code, err) == (0, "")
    assert out.startswith("2 documents · character 40/0 · profile source\n")
    assert "guide.md:3:" in out
    assert "keeps this whole" in out


@pytest.mark.parametrize("form", ["json", "jsonl", "sarif", "junit", "github"])
def test_every_form_is_written(run: Run, docs: Path, form: str) -> None:
    """Each has the document's name, and the same without and with a file to write to."""
    code, out, err = run("audit", ".", *SMALL, "--format", form)
    assert (code, err) == (0, "")
    assert "guide.md" in out
    assert run("audit", ".", *SMALL, "--format", form, "-o", docs / ".report") == (0, "", "")
    again = (docs / ".report").read_text()
    if form == "junit":  # which holds times
        assert again.count("<testcase") == out.count("<testcase") == 2
    else:
        assert again == out


def test_the_source_profile_is_the_default(run: Run, docs: Path) -> None:
    """An audit has the documents at hand; the other profile is a flag away."""
    _, out, _ = run("audit", ".", *SMALL, "--format", "json")
    assert json.loads(out)["profile"] == "source"
    _, out, _ = run("audit", ".", *SMALL, "--format", "json", "--profile", "text")
    assert json.loads(out)["profile"] == "text"


def configure(folder: Path, text: str) -> None:
    """Configure what runs in a folder."""
    (folder / "inspector.toml").write_text(
        "splitter = 'character'\ncharacter = { chunk_size = 40, chunk_overlap = 0 }\n" + text
    )


def kinds(out: str) -> dict[str, int]:
    """By kind, the number of edges in an audit's JSON."""
    found: dict[str, int] = json.loads(out)["summary"]["by_kind"]
    return found


def test_the_gate_may_be_configured_and_flags_go_before_it(run: Run, docs: Path) -> None:
    """A rate, a number by kind and a splitter in the file gate as flags do, and give way to them."""
    configure(docs, "max_rate = '5%'")
    code, out, err = run("audit", "**/*.md")
    assert code == 1
    assert "is over the 5 % allowed" in err
    assert out.startswith("2 documents · character 40/0 ")
    assert run("audit", "**/*.md", "--max-rate", "100%")[0] == 0
    assert run("audit", "**/*.md", "--no-config")[0] == 0
    configure(docs, "max = { mid-word = 0, blank = 0 }")
    assert run("audit", "**/*.md")[0] == 1
    assert run("audit", "**/*.md", "--max", "mid-word=99")[0] == 0


def test_kinds_may_be_off_or_graver_by_configuration(run: Run, docs: Path) -> None:
    """What the file says of a kind holds unless a flag says otherwise."""
    form = ("--format", "json")
    found = kinds(run("audit", "**/*.md", *SMALL, *form)[1])
    assert "mid-word" in found
    configure(docs, "off = ['mid-word']")
    assert "mid-word" not in kinds(run("audit", "**/*.md", *form)[1])
    assert kinds(run("audit", "**/*.md", "--severity", "mid-word=error", *form)[1]) == found


@pytest.mark.parametrize(("jobs", "times"), [("1", 2), ("2", 600)])
def test_places_may_be_excused_by_configuration(run: Run, docs: Path, jobs: str, times: int) -> None:
    """A document whose path is ignored passes, wholly or but for the kinds that are named, in every process."""
    (docs / "old").mkdir()
    for name in ("old/a.md", "old/b.md", "new.md"):
        (docs / name).write_text(GUIDE * times)
    (docs / "guide.md").unlink()
    (docs / "clean.md").unlink()
    configure(docs, "ignore = ['old/a.md', { path = '*.md', kinds = ['mid-word'] }]")
    out = run("audit", "**/*.md", "--jobs", jobs, "--format", "json")[1]
    found = {document["name"]: document for document in json.loads(out)["documents"]}
    assert found["old/a.md"]["chunks_with_issues"] == 0
    assert found["old/a.md"]["chunks"] == found["old/b.md"]["chunks"]
    assert found["old/b.md"]["chunks_with_issues"] > 0
    assert "mid-word" not in kinds(out)


def test_a_dump_may_be_excused_by_configuration(run: Run, docs: Path) -> None:
    """The path of a dump counts as that of a document does."""
    (docs / "chunks.jsonl").write_text(json.dumps({"text": "Set the timeout to"}) + "\n")
    assert kinds(run("audit", "chunks.jsonl", "--format", "json")[1])
    configure(docs, "ignore = ['*.jsonl']")
    assert kinds(run("audit", "chunks.jsonl", "--format", "json")[1]) == {}


def test_the_baseline_may_be_configured(run: Run, docs: Path) -> None:
    """Its path starts from the file's folder; where it is yet to be written there is none, unless it is asked for."""
    configure(docs, "baseline = 'base.json'\nmax_rate = 0")
    assert "does not exist: --write-baseline" in run("audit", "**/*.md")[2]
    assert run("audit", "**/*.md", "--write-baseline", "base.json", "--max-rate", "1")[0] == 0
    assert run("audit", "**/*.md")[0] == 0
    (docs / "guide.md").write_text(GUIDE + GUIDE.replace("timeout", "latency"))
    assert run("audit", "**/*.md")[0] == 1


def test_options_may_stand_between_paths(run: Run, docs: Path) -> None:
    """Paths on both sides of an option are all audited."""
    _, out, _ = run("audit", "guide.md", "--format", "json", "clean.md")
    assert [document["name"] for document in json.loads(out)["documents"]] == ["clean.md", "guide.md"]


def test_a_limit_that_is_not_kept_is_exit_code_1_and_one_line(run: Run, docs: Path) -> None:
    """The report is written all the same, and stderr says why."""
    code, out, err = run("audit", ".", *SMALL, "--max-rate", "5%", "--max", "no-sentence-end=0")
    assert code == 1
    assert "guide.md" in out
    assert err.count("\n") == 1
    assert err.startswith("inspector: issue rate ")
    assert "is over the 5 % allowed; " in err
    assert err.endswith("no-sentence-end are over the 0 allowed\n")
    assert run("audit", ".", *SMALL, "--max-rate", "100%")[0] == 0


def test_kinds_can_be_off_or_less_severe(run: Run, docs: Path) -> None:
    """What is off is not found, what is info does not count."""
    _, out, _ = run("audit", "guide.md", *SMALL, "--format", "json")
    kinds = json.loads(out)["summary"]["by_kind"]
    off = [word for kind in kinds for word in ("--off", kind)]
    code, out, _ = run("audit", "guide.md", *SMALL, "--format", "json", *off, "--max-rate", "0")
    assert (code, json.loads(out)["summary"]["by_kind"]) == (0, {})
    mild = [word for kind in kinds for word in ("--severity", f"{kind}=info")]
    code, out, _ = run("audit", "guide.md", *SMALL, "--format", "json", *mild, "--max-rate", "0")
    assert (code, json.loads(out)["summary"]["by_kind"]) == (0, kinds)


def test_a_baseline_lets_only_what_is_new_fail(run: Run, docs: Path) -> None:
    """The same passes, an edit elsewhere passes, a new cut fails with its place."""
    recursive = ("--chunk-size", "60", "--chunk-overlap", "0")
    assert run("audit", ".", *recursive, "--write-baseline", ".baseline.json")[0] == 0
    check = ("audit", ".", *recursive, "--baseline", ".baseline.json")
    assert run(*check)[0] == 0
    (docs / "guide.md").write_text("# New title\n\nA short paragraph in front.\n\n" + GUIDE)
    assert run(*check)[0] == 0
    (docs / "clean.md").write_text(
        "One sentence. " + "Another that goes on for longer than any chunk may be, so it is cut.\n"
    )
    code, out, err = run(*check)
    assert code == 1
    assert "new or worse than the baseline, first no-sentence-end at clean.md:1\n" in err
    assert "clean.md:1" in out
    assert "guide.md:" not in out


def test_what_cannot_be_read_is_told_and_the_rest_reported(run: Run, docs: Path) -> None:
    """Exit code 2, a line for each on stderr, the report on stdout; a limit that is broken weighs more."""
    (docs / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    code, out, err = run("audit", "guide.md", "none.md", "picture.png", *SMALL)
    assert code == 2
    assert err == "inspector: none.md does not exist\ninspector: picture.png is a PNG image, not text\n"
    assert out.startswith("1 document · 2 not read")
    assert run("audit", "guide.md", "none.md", *SMALL, "--max-rate", "0")[0] == 1


def test_many_failures_are_not_all_told(run: Run, docs: Path) -> None:
    """Ten, and how many more."""
    _, _, err = run("audit", "guide.md", *(f"{number}.none" for number in range(15)))
    assert err.endswith("inspector: and 5 more that could not be read\n")
    assert err.count("\n") == 11


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        ((), "name the documents: files, folders, patterns such as 'docs/**/*.md', or - for stdin"),
        (("none.md",), "none.md does not exist"),
        (("*.rst",), "no document matches *.rst"),
        (("none/",), "none does not exist"),
        (("guide.md", "--max-rate", "5"), "--max-rate '5' is no rate"),
        (("guide.md", "--max", "mid-word"), "--max 'mid-word': write KIND=N, such as split-table=0"),
        (("guide.md", "--max", "mid-word=x"), "--max 'mid-word=x': write KIND=N"),
        (("guide.md", "--max", "mid-wor=1"), "unknown issue kind 'mid-wor': did you mean mid-word?"),
        (("guide.md", "--off", "mid-wor"), "unknown issue kind 'mid-wor': did you mean mid-word?"),
        (("guide.md", "--severity", "mid-word"), "--severity 'mid-word': write KIND=LEVEL"),
        (("guide.md", "--severity", "mid-word=awful"), "mid-word is set to 'awful': choose one of"),
        (("guide.md", "--baseline", "b.json"), "the baseline b.json does not exist: --write-baseline b.json makes it"),
        (("guide.md", "--jobs", "0"), "--jobs '0' is no number of processes"),
        (("guide.md", "-o", "no/where.txt"), "--output no/where.txt: there is no folder no"),
        (("guide.md", "-o", "."), "--output . is a folder: name a file in it"),
        (("guide.md", "-o", "guide.md"), "--output guide.md is one of the documents: name another file"),
        (("guide.md", "--write-baseline", "no/b.json"), "--write-baseline no/b.json: there is no folder no"),
        (("guide.md", "--profile", "x"), "unknown profile 'x'"),
        (("guide.md", "--kind", "x"), "unknown document kind 'x'"),
        (("guide.md", "--formt", "json"), "unknown option --formt: did you mean --format?"),
    ],
)
def test_a_wrong_usage_is_one_line(run: Run, docs: Path, argv: tuple[str, ...], message: str) -> None:
    """What cannot be is told in one line, nothing is written, and no document is touched."""
    code, out, err = run("audit", *argv)
    assert (code, out) == (2, "")
    assert err.startswith(f"inspector: {message}")
    assert err.count("\n") == 1
    assert (docs / "guide.md").read_text() == GUIDE


def test_an_empty_folder_is_told(run: Run, docs: Path) -> None:
    """A pipeline that looks in the wrong place does not pass."""
    (docs / "empty").mkdir()
    code, out, err = run("audit", "empty", "--max-rate", "5%")
    assert (code, out) == (2, "")
    assert err.startswith("inspector: empty holds no documents")


def test_an_empty_document_is_fine(run: Run, docs: Path) -> None:
    """It has no chunks, so no issues."""
    (docs / "empty.md").write_text("")
    code, out, _ = run("audit", "empty.md", "--max-rate", "0")
    assert code == 0
    assert out.endswith("no chunks: the documents are empty\n")


def _command(*argv: str) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONPATH": str(Path(inspector.__file__).parents[1])}
    return subprocess.Popen(
        [sys.executable, "-m", "inspector", "audit", *argv],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env,
    )  # fmt: skip


def test_standard_input_is_a_document(docs: Path) -> None:
    """A dash audits what is piped in, beside files."""
    with _command("-", "clean.md", *SMALL, "--kind", "markdown") as process:
        out, err = process.communicate(GUIDE)
    assert (process.returncode, err) == (0, "")
    assert "<stdin>:3:" in out


def test_a_reader_that_has_seen_enough_ends_it_quietly(docs: Path) -> None:
    """A closed pipe is no fault."""
    for number in range(300):
        (docs / f"{number}.md").write_text(GUIDE)
    with _command(".", *SMALL, "--format", "jsonl") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""


@pytest.mark.skipif(os.name != "posix", reason="sends the signal that Ctrl-C sends")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_a_whole_report_of_what_was_done(docs: Path, jobs: str) -> None:
    """Exit code 130, a report that can be read, and no process left behind."""
    for number in range(12):
        (docs / f"{number:02}.md").write_text("One sentence that is cut somewhere. " * 1500)
    env = {**os.environ, "PYTHONPATH": str(Path(inspector.__file__).parents[1])}
    process = subprocess.Popen(
        [sys.executable, "-c", _INTERRUPTED, jobs], cwd=docs, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, env=env,
    )  # fmt: skip
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert err == "inspector: broken off: the report holds what was done until then\n"
    found = json.loads(out)
    assert found["summary"]["complete"] is False
    assert 0 < found["summary"]["documents"] < 14


_INTERRUPTED = """
import os, signal, sys
import inspector.cli.audit as command
from inspector.__main__ import main
real = command.audit_plan
def audit_plan(*args, **kwargs):
    def progress(done, total, name):
        if done == 2:
            os.kill(os.getpid(), signal.SIGINT)
    kwargs["progress"] = progress
    return real(*args, **kwargs)
command.audit_plan = audit_plan
sys.exit(main(["audit", ".", "--format", "json", "--jobs", sys.argv[1], "--chunk-size", "100"]))
"""


def test_the_signal_is_put_back(run: Run, docs: Path) -> None:
    """After a run, Ctrl-C does what it did before."""
    before = signal.getsignal(signal.SIGINT)
    run("audit", "clean.md")
    assert signal.getsignal(signal.SIGINT) is before
