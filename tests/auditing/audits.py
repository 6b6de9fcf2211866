"""Audits made by hand, for tests of what is done with them."""

from inspector.auditing.audited import Audit, AuditedDocument, Failure, Finding
from inspector.core.issue import Issue, Severity, Side
from inspector.core.span import Span


def finding(
    kind: str = "no-sentence-end",
    *also: str,
    chunk: int = 0,
    severity: Severity = "error",
    side: Side = "end",
    line: int = 3,
    unit: tuple[int, int] = (0, 9),
    whole_in: tuple[int, ...] = (),
    words: str = "ends mid-sentence: “set the timeout to” continues “30 seconds”",
    suggestion: str | None = None,
    fingerprint: str = "f00d",
) -> Finding:
    """A finding, of which only what a test is about need be said."""
    issue = Issue(chunk, kind, severity, side, 4, Span(*unit), words, suggestion, whole_in, also)
    return Finding(issue, line, 5, line + 1, "set the timeout to", "30 seconds", fingerprint)


def document(name: str, *findings: Finding, chunks: int = 4, characters: int = 99) -> AuditedDocument:
    """A document split by `recursive`, with these findings."""
    broken = len({found.issue.chunk for found in findings if found.issue.severity != "info"})
    settings = {"chunk_size": 500, "chunk_overlap": 50}
    return AuditedDocument(
        name, "markdown", characters, chunks, broken, findings, "recursive", "1", settings, "source", 0.25
    )


HOSTILE = "a\n\x1b[31m]]>\x00\ufffe<&\"'::error::%,:.md"
"""What a file may be called."""

HOSTILE_WORDS = "cuts {0} [a](https://x.test) \x1b]0;x\x07 ]]> <b> & \u202e \ufffe \ud800 \r\n::error::%0A"
"""What a document may say."""


def hostile() -> Audit:
    """An audit of a document that attacks whatever shows it."""
    one = finding("mid-word", words=HOSTILE_WORDS, suggestion=HOSTILE_WORDS)
    return Audit((document(HOSTILE, one),), (Failure("b\x1b.md", HOSTILE_WORDS, line=7),))
