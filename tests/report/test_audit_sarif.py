"""An audit as SARIF."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator

from inspector.auditing.audit import audit
from inspector.auditing.audited import Audit, Failure
from inspector.auditing.gate import OPEN, Verdict
from inspector.core.printable import printable
from inspector.report.audit_sarif import sarif_text, uri_of
from tests.auditing.audits import document, finding, hostile

SCHEMA = Draft7Validator(json.loads(Path(__file__).with_name("sarif_schema.json").read_bytes()))


def run_of(found: Audit, verdict: Verdict = OPEN) -> dict[str, Any]:
    """The one run of a log, which is checked against the schema on the way."""
    log = json.loads("".join(sarif_text(found, verdict)))
    assert [error.message for error in SCHEMA.iter_errors(log)] == []
    run: dict[str, Any] = log["runs"][0]
    return run


def test_a_result_names_its_rule_its_place_and_its_fingerprint() -> None:
    """A viewer finds the rule by its number, opens the right line and column, and knows the cut again."""
    run = run_of(Audit((document("docs/a b.md", finding("mid-word", suggestion="chunk_size 620 keeps this whole")),)))
    (result,) = run["results"]
    assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"] == "mid-word"
    assert result["level"] == "error"
    assert result["message"]["text"].endswith("continues “30 seconds”; chunk_size 620 keeps this whole")
    place = result["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "docs/a%20b.md"
    assert place["region"] == {"startLine": 3, "startColumn": 5}
    assert place["contextRegion"] == {"startLine": 3, "endLine": 4}
    assert result["partialFingerprints"] == {"inspectorCut/v1": "f00d"}
    assert run["columnKind"] == "unicodeCodePoints"


def test_lines_are_those_of_the_file(tmp_path: Path) -> None:
    """What a real audit writes points at the very place of the cut."""
    text = "# A\n\nIntro.\n\nTo prevent this, set the timeout to thirty seconds, and restart the gateway at once.\n"
    (tmp_path / "a.md").write_text(text)
    run = run_of(audit([tmp_path / "a.md"], "recursive", chunk_size=50, chunk_overlap=0))
    assert run["results"]
    for result in run["results"]:
        region = result["locations"][0]["physicalLocation"]["region"]
        line = text.splitlines()[region["startLine"] - 1]
        assert 1 <= region["startColumn"] <= len(line) + 1
        before = result["message"]["text"].partition("“")[2].partition("”")[0].strip("…")
        if result["properties"]["side"] == "end":
            assert line[: region["startColumn"] - 1].endswith(before.split(" ")[-1])


def test_notes_and_warnings_have_their_levels() -> None:
    """A note of ours is a note of theirs."""
    run = run_of(Audit((document("a.md", finding(severity="warning"), finding(severity="info")),)))
    assert [result["level"] for result in run["results"]] == ["warning", "note"]


def test_with_a_baseline_results_say_whether_they_are_new() -> None:
    """A viewer can leave out what was known."""
    found = Audit((document("a.md", finding(fingerprint="1"), finding(fingerprint="2")),))
    run = run_of(found, Verdict((), frozenset({("a.md", "2")}), is_open=False))
    assert [result["baselineState"] for result in run["results"]] == ["unchanged", "new"]


def test_what_went_wrong_is_in_the_invocation() -> None:
    """A log of half an audit does not pass for a whole one."""
    run = run_of(Audit((), (Failure("a.jsonl", "no JSON", line=12),), complete=False))
    (invocation,) = run["invocations"]
    assert not invocation["executionSuccessful"]
    unread, broken = invocation["toolExecutionNotifications"]
    assert unread["locations"][0]["physicalLocation"]["region"]["startLine"] == 12
    assert "broken off" in broken["message"]["text"]
    assert run_of(Audit(()))["invocations"][0]["executionSuccessful"]


def test_hostile_text_stays_text() -> None:
    """No control reaches a viewer, and nothing of a document becomes a placeholder or a link."""
    run = run_of(hostile())
    text = run["results"][0]["message"]["text"]
    assert printable(text, keep="") == text
    assert "{0}" not in text.replace("{{0}}", "")
    assert "](" not in text


@pytest.mark.parametrize(
    ("name", "uri"),
    [
        ("a:b.md", "a%3Ab.md"),
        ("../ü.md", "../%C3%BC.md"),
        ("/srv/a.md", "file:///srv/a.md"),
        ("a\udcff.md", "a%FF.md"),
        ("a\ud800.md", "a%3F.md"),
        ("x\n?#.md", "x%0A%3F%23.md"),
    ],
)
def test_a_path_becomes_a_uri(name: str, uri: str) -> None:
    """Whatever a file is called, the URI is one, and the bytes of an undecodable name are its own."""
    assert uri_of(name) == uri
