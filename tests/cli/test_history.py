"""`inspector history` as a person runs it."""

import json
from pathlib import Path

import pytest

from tests.auditing.history.logs import event, log
from tests.cli.conftest import Run


@pytest.fixture
def events(tmp_path: Path) -> Path:
    """Two runs, of which the second has a larger size, and a torn line."""
    return log(tmp_path, [event("a", 1), event("b", 2, 20, size=800), '{"schema": "inspector.ev'])


def test_the_chart_goes_out_and_notes_beside_it(run: Run, events: Path) -> None:
    """A torn line is told on stderr, and the exit code is that of success."""
    code, out, err = run("history", events)
    assert code == 0
    assert "what changed: chunk_size 500 → 800" in out
    assert err == f"inspector: note: {events}: 1 line is no event and was passed over (line 3)\n"


def test_json_is_one_object(run: Run, events: Path) -> None:
    """For whoever draws a chart of their own."""
    assert json.loads(run("history", events, "--format", "json")[1])["schema"] == "inspector.history/1"


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        ([], "name a log of events, such as one that inspector audit docs --events events.jsonl writes"),
        (["missing.jsonl"], "missing.jsonl cannot be read: no such file or directory"),
        (["EVENTS", "--last", "x"], "--last 'x' is no number of runs: give one such as 40, or 0 for all"),
        (["EVENTS", "--document", "x*"], "the logs hold no document called x*: give a pattern of whole names"),
        (["EVENTS", "--lst", "3"], "unknown option --lst: did you mean --last?"),
        (["."], ". is a folder: name a file in it"),
    ],
)
def test_a_fault_is_one_line(run: Run, events: Path, argv: list[str], words: str) -> None:
    """What is wrong, and how to mend it."""
    code, out, err = run("history", *(events if word == "EVENTS" else word for word in argv))
    assert (code, out) == (2, "")
    assert err.splitlines()[-1] == f"inspector: {words}"


def test_help_says_what_a_step_is(run: Run) -> None:
    """The test and its threshold are no secret."""
    out = run("history", "--help")[1]
    assert "two-proportion z test" in out
    assert "inspector history EVENTS..." in out
