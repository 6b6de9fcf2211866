"""An audit as JSON."""

import json

from inspector.auditing.audited import Audit, Failure
from inspector.auditing.gate import OPEN, Verdict
from inspector.report.audit_json import as_object, json_lines, json_text
from tests.auditing.audits import HOSTILE, document, finding, hostile

SOME = Audit(
    (
        document("a.md", finding(fingerprint="1"), finding("mid-word", "no-sentence-end", chunk=1, fingerprint="2")),
        document("b.md"),
    ),
    (Failure("c.md", "c.md does not exist"),),
    skipped=2,
)


def test_pieces_make_the_object() -> None:
    """What is written while it is made is the same object."""
    for found in (SOME, Audit(()), hostile()):
        assert json.loads("".join(json_text(found))) == as_object(found)
        assert "".join(json_text(found)).isascii()


def test_the_object_holds_the_summary_and_every_place() -> None:
    """Counts, rate, kinds, documents, and for each issue its line, its words and its fingerprint."""
    found = as_object(SOME)
    assert found["schema"] == "inspector.audit/1"
    assert found["splitter"] == {
        "name": "recursive", "version": "1", "settings": {"chunk_size": 500, "chunk_overlap": 50}
    }  # fmt: skip
    assert found["summary"] == {
        "documents": 2,
        "failures": 1,
        "skipped": 2,
        "complete": True,
        "characters": 198,
        "chunks": 8,
        "chunks_with_issues": 2,
        "issue_rate": 0.25,
        "by_kind": {"no-sentence-end": 2, "mid-word": 1},
    }
    issue = found["documents"][0]["issues"][1]
    assert (issue["kind"], issue["also"], issue["line"], issue["column"]) == ("mid-word", ["no-sentence-end"], 3, 5)
    assert (issue["before"], issue["after"], issue["fingerprint"]) == ("set the timeout to", "30 seconds", "2")
    assert "new" not in issue
    assert found["failures"] == [{"name": "c.md", "line": None, "message": "c.md does not exist"}]


def test_the_gate_is_told_where_there_is_one() -> None:
    """Its reasons, and of each issue whether it is new."""
    verdict = Verdict(("too much",), frozenset({("a.md", "2")}), is_open=False)
    found = as_object(SOME, verdict)
    assert found["gate"] == {"passed": False, "reasons": ["too much"]}
    assert [issue["new"] for issue in found["documents"][0]["issues"]] == [False, True]
    assert as_object(SOME, OPEN)["gate"] is None


def test_lines_are_objects_with_a_type() -> None:
    """Documents are followed by their issues; the summary is the last line."""
    lines = [json.loads(line) for line in json_lines(SOME)]
    assert [line["type"] for line in lines] == ["document", "issue", "issue", "document", "failure", "summary"]
    assert lines[1]["document"] == "a.md"
    assert lines[-1]["summary"]["chunks"] == 8
    assert all(line.count("\n") == 1 for line in json_lines(hostile()))
    assert json.loads(next(json_lines(hostile())))["name"] == HOSTILE
