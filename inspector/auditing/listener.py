"""Who is told of every chunk while an audit runs, such as a log of events."""

from collections.abc import Sequence
from typing import Protocol

from inspector.auditing.audited import AuditedDocument, Finding


class Listener(Protocol):
    """Something that takes down every chunk that was judged."""

    def chunk(self, document: AuditedDocument, index: int, findings: Sequence[Finding]) -> None:
        """Take down one chunk.

        Args:
            document: The document that it belongs to; its counts may not be those of the whole yet.
            index: The chunk's number in it, from 0.
            findings: Every issue of the chunk; empty where it is clean.
        """
        ...

    def document(self, document: AuditedDocument) -> None:
        """Take down what a document came to, after all of its chunks."""
        ...


def tell_all(document: AuditedDocument, listener: Listener) -> None:
    """Tell a listener of every chunk of a document whose findings are all listed."""
    by_chunk: dict[int, list[Finding]] = {}
    for finding in document.findings:
        by_chunk.setdefault(finding.issue.chunk, []).append(finding)
    for index in range(document.chunks):
        listener.chunk(document, index, by_chunk.get(index, ()))
