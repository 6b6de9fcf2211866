"""An inspection as JSON."""

import json

from inspector.core.document import Document
from inspector.inspection import inspect
from inspector.report.chunks_json import as_object, chunk_object, json_lines, json_text
from tests.report.views import TEXT, view

FIELDS = {
    "document": ["name", "kind", "language", "encoding", "replaced", "characters", "sha256"],
    "splitter": ["name", "version", "settings"],
    "chunks": ["index", "start", "end", "text", "tokens", "heading_path", "fidelity"],
    "issues": [
        "chunk", "kind", "also", "severity", "side", "offset", "unit", "whole_in", "detail", "suggestion",
    ],
    "summary": ["chunks", "chunks_with_issues", "issue_rate", "by_kind", "survival", "coverage", "lost"],
}  # fmt: skip


def test_the_object_has_exactly_the_promised_fields() -> None:
    """Every part of the object has the fields of `inspector.chunks/1`, and no others."""
    found = as_object(inspect(Document.from_text(TEXT), "character", chunk_size=20, chunk_overlap=0))
    assert list(found) == ["schema", *FIELDS]
    assert found["schema"] == "inspector.chunks/1"
    for part, fields in FIELDS.items():
        items = found[part] if isinstance(found[part], list) else [found[part]]
        assert items
        assert all(list(item) == fields for item in items)


def test_the_written_json_is_the_object() -> None:
    """The pieces that are written are together the object, in ASCII."""
    for with_text in (False, True):
        text = "".join(json_text(view(), with_text=with_text))
        assert text.isascii()
        assert json.loads(text) == as_object(view(), with_text=with_text)
    assert json.loads("".join(json_text(inspect(Document.from_text("")))))["chunks"] == []


def test_the_text_is_there_on_request() -> None:
    """The document's text is in the object only where it was asked for."""
    assert as_object(view(), with_text=True)["document"]["text"] == TEXT
    assert "text" not in as_object(view())["document"]


def test_lines_are_the_chunks() -> None:
    """Each line of the second form is one chunk."""
    assert [json.loads(line) for line in json_lines(view())] == [chunk_object(chunk) for chunk in view().chunks]


def test_the_summary_counts_what_is_lost() -> None:
    """The summary lists lost text, and the share of non-blank characters that some chunk holds."""
    summary = as_object(view())["summary"]
    start = TEXT.index("lost tail")
    assert summary["lost"] == [[start, len(TEXT)]]
    whole = len("".join(TEXT.split()))
    assert summary["coverage"] == (whole - len("losttail")) / whole
    assert summary["chunks"] == 2
    assert summary["survival"].keys() == {"sentence", "fence", "table", "list-item", "definition"}
    assert summary["survival"]["fence"] is None
    assert summary["by_kind"]["unbalanced-()"] == 2
    assert 0 < summary["issue_rate"] <= 1


def test_given_chunks_have_no_splitter() -> None:
    """Spans that were made elsewhere come from no splitter."""
    assert as_object(view())["splitter"] is None


def test_half_characters_survive() -> None:
    """A text with lone surrogates, as an API may hand it in, is written as JSON that reads back to it."""
    text = "odd \ud800 text"
    found = json.loads("".join(json_text(inspect(Document.from_text(text)), with_text=True)))
    assert found["document"]["text"] == found["chunks"][0]["text"] == text
