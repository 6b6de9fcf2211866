"""An audit as workflow commands."""

import re
from dataclasses import replace
from urllib.parse import unquote

from inspector.auditing.audited import Audit
from inspector.auditing.gate import OPEN, Verdict
from inspector.report.audit_github import github_text
from tests.auditing.audits import HOSTILE, document, finding, hostile

_COMMAND = re.compile(r"::(error|warning|notice) ([^:\n]*)::([^\n]*)\n")


def commands(found: Audit, verdict: Verdict = OPEN) -> list[tuple[str, dict[str, str], str]]:
    """Level, properties and message of each command, read as GitHub's runner reads them."""
    read = []
    for line in github_text(found, verdict):
        match = _COMMAND.fullmatch(line)
        assert match is not None, line
        pairs = (pair.split("=", 1) for pair in match[2].split(","))
        read.append((match[1], {name: unquote(value) for name, value in pairs}, unquote(match[3])))
    return read


def test_an_issue_is_an_annotation_at_its_line() -> None:
    """File, line, column, kind, and what would mend it."""
    level, about, words = commands(Audit((document("docs/a.md", finding(suggestion="x keeps this whole")),)))[0]
    assert level == "error"
    assert about == {"file": "docs/a.md", "line": "3", "col": "5", "title": "inspector: no-sentence-end"}
    assert words.endswith("“30 seconds”; x keeps this whole")


def test_the_worst_come_first_and_none_is_left_out() -> None:
    """GitHub shows ten of each level; the log has them all, and the summary last."""
    found = Audit(
        (
            document(
                "a.md",
                finding(severity="info", fingerprint="1", unit=(0, 1)),
                finding(severity="warning", fingerprint="2", unit=(2, 3)),
                finding(fingerprint="3", unit=(4, 5)),
                finding("no-sentence-start", side="start", fingerprint="4", chunk=1, unit=(4, 5)),
            ),
        )
    )
    assert [level for level, _, _ in commands(found)] == ["error", "warning", "notice", "error", "notice"]
    assert commands(found)[-1][2].startswith("issue rate 50.0 % (2 of 4 chunks in 1 document)")


def test_only_what_is_new_is_told_and_why_the_gate_is_shut() -> None:
    """A pull request is not covered with what it did not do."""
    found = Audit((document("a.md", finding(fingerprint="1"), finding(fingerprint="2", unit=(20, 30))),))
    told = commands(found, Verdict(("1 issue is new",), frozenset({("a.md", "2")}), is_open=False))
    assert [words for _, _, words in told][1] == "1 issue is new"
    assert len(told) == 3


def test_hostile_text_gives_no_command() -> None:
    """A document cannot end its line, begin a command or set a property; a file's name is kept as far as can be."""
    told = commands(hostile())
    assert [level for level, _, _ in told] == ["error", "error", "notice"]
    assert told[1][1]["file"] == HOSTILE.replace("\x1b", "␛").replace("\x00", "␀")
    assert not any("\x1b" in line or "\r" in line for line in github_text(hostile()))
    assert set(told[0][1]) == {"file", "line", "title"}


def test_a_failure_is_an_error() -> None:
    """What cannot be read is told too."""
    level, about, words = commands(replace(hostile(), documents=()))[0]
    assert (level, about["line"]) == ("error", "7")
    assert words.startswith("cuts {0}")
