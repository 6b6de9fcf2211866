"""One inspection as an audit keeps it."""

import pickle

import pytest

from inspector.auditing.audited import AuditedDocument
from inspector.auditing.document import audited, stored_offset
from inspector.core.document import Document
from inspector.inspection import inspect

TEXT = "# Timeouts\n\nTo prevent this, set the timeout to 30 seconds and restart.\n\nThen wait.\n"
CUT = TEXT.index(" 30 seconds")


def kept(text: str, cut: int, kind: str = "markdown") -> AuditedDocument:
    """A document cut in two at *cut*, as an audit keeps it."""
    document = Document.from_text(text, kind=kind)
    return audited(inspect(document, chunks=[(0, cut), (cut, len(document.text))], profile="source"), "a.md")


def test_a_cut_is_placed_by_line_and_column_from_one() -> None:
    """The end of a chunk is right behind its last visible character, the start at its first one."""
    document = kept(TEXT, CUT)
    end, start = document.findings
    assert (end.line, end.column, end.end_line) == (3, CUT - 12 + 1, 3)
    assert (start.line, start.column) == (3, CUT - 12 + 2)
    assert end.before.endswith("set the timeout to")
    assert end.after.startswith("30 seconds")


@pytest.mark.parametrize("newline", ["\r\n", "\r"])
def test_every_kind_of_line_break_counts_once(newline: str) -> None:
    """A file from another system has the lines that its editor shows."""
    text = TEXT.replace("\n", newline)
    first = kept(text, text.index(" 30 seconds")).findings[0]
    assert (first.line, first.end_line) == (3, 3)


def test_a_unit_of_several_lines_ends_on_its_last() -> None:
    """The end line is that of the last line that was cut."""
    text = "Intro.\n\n```python\na = 1\nb = 2\n```\n\nEnd.\n"
    first = kept(text, text.index("b = 2")).findings[0]
    assert (first.issue.kind, first.line, first.end_line) == ("broken-code-fence", 4, 6)


def test_lines_of_html_are_those_of_the_source() -> None:
    """A cut in what a reader sees is reported where the source has it, tags and entities counted."""
    raw = "<html><title>x</title>\n<body>\n<p>One\n &amp; two, set the <b>timeout</b> to thirty.</p></body></html>"
    document = Document.from_text(raw, kind="html")
    cut = document.text.index(" to thirty")
    end, start = audited(
        inspect(document, chunks=[(0, cut), (cut, len(document.text))], profile="source"), "a.html"
    ).findings
    line = raw.split("\n")[3]
    assert (end.line, end.column) == (4, line.index("</b>") + 1)
    assert (start.line, start.column) == (4, line.index("to thirty") + 1)
    assert stored_offset(document, 0) == raw.index("One")


def test_counts_and_settings_are_those_of_the_inspection() -> None:
    """What a report needs of the inspection is kept, and the document itself is not."""
    document = Document.from_text(TEXT, kind="markdown")
    view = inspect(document, "character", chunk_size=40, chunk_overlap=0, profile="source")
    found = audited(view, "docs/a.md", seconds=0.5)
    assert (found.name, found.kind, found.characters) == ("docs/a.md", "markdown", len(TEXT))
    assert (found.chunks, found.chunks_with_issues) == (len(view.chunks), view.chunks_with_issues)
    assert [finding.issue for finding in found.findings] == list(view.issues)
    assert (found.splitter, found.splitter_version) == ("character", str(view.splitter.version if view.splitter else 0))
    assert found.settings["chunk_size"] == 40
    assert found.profile == "source"
    assert pickle.loads(pickle.dumps(found)) == found  # noqa: S301 (made on the line; processes send it so)


def test_a_fingerprint_outlives_edits_elsewhere() -> None:
    """Text added in front, another wrapping and another line end leave a cut's fingerprint as it was."""
    before = [finding.fingerprint for finding in kept(TEXT, CUT).findings]
    edited = "# New\n\nA paragraph that was not there before, of some length.\n\n" + TEXT
    wrapped = TEXT.replace("prevent this, set", "prevent this,\r\nset")
    for text in (edited, wrapped):
        assert [finding.fingerprint for finding in kept(text, text.index(" 30 seconds")).findings] == before


def test_fingerprints_tell_cuts_apart() -> None:
    """The two sides of a cut, and the same cut in two places, have fingerprints of their own."""
    document = Document.from_text("\n\n".join([TEXT] * 3), kind="markdown")
    spans = [(0, len(document.text))]
    for _ in range(3):
        start = spans[-1][0]
        cut = document.text.index(" 30 seconds", start + 1)
        spans[-1:] = [(start, cut), (cut, len(document.text))]
    found = audited(inspect(document, chunks=spans, profile="source"), "a").findings
    assert sum(finding.issue.kind.startswith("no-sentence") for finding in found) == 6
    assert len({finding.fingerprint for finding in found}) == len(found)


def test_a_clean_document_has_no_findings() -> None:
    """Where nothing is cut, nothing is found."""
    assert kept(TEXT, TEXT.index("\n\nThen")).findings == ()
