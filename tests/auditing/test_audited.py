"""What an audit says of one document."""

from inspector.auditing.audited import AuditedDocument, Finding
from inspector.core.issue import Issue
from inspector.core.span import Span


def finding(kind: str, *also: str) -> Finding:
    """A finding of that kind."""
    issue = Issue(0, kind, "error", "end", 4, Span(0, 9), "ends mid-sentence", also=also)
    return Finding(issue, 1, 5, 1, "in front", "behind", "f00d")


def test_kinds_are_counted_with_those_under_also_and_those_not_listed() -> None:
    """A kind counts wherever it was found, listed or not."""
    document = AuditedDocument(
        "a.md", "text", 9, 4, 3,
        (finding("no-sentence-end", "unbalanced-()"), finding("no-sentence-end")),
        unlisted={"unbalanced-()": 5},
    )  # fmt: skip
    assert document.by_kind == {"unbalanced-()": 6, "no-sentence-end": 2}


def test_lines_are_those_of_the_document_unless_another_file_is_named() -> None:
    """A chunk of a dump is found in the dump."""
    assert AuditedDocument("a.md", "text", 9, 4, 3, ()).place == "a.md"
    assert AuditedDocument("rows.jsonl#a.md", "text", 9, 4, 3, (), file="rows.jsonl").place == "rows.jsonl"
