"""A log of events for whoever watches an indexing pipeline: one JSON object a line, appended and never rewritten.

Four kinds of line, told apart by `event`: `issue`; `clean`, a sampled chunk without an issue; and `document`, what one
document came to, from which rates are worked out. Each names the run, the time, the document and how it was split.
"""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from inspector.auditing.audited import AuditedDocument, Finding
from inspector.core.errors import InspectorError
from inspector.core.printable import one_line

SCHEMA = "inspector.events/1"
"""Version of the form of an event: keys may be added to it, never changed."""

_HELD = 2**16
"""Characters gathered before they are written; a line is never parted."""
_PARTS = 2**32


class EventLog:
    """An open log of events, to which one run appends. Use it in a `with` statement.

    Several processes may append to one file: each write is of whole lines.
    """

    def __init__(self, path: str | Path, *, run: str | None = None, sample: float = 0.0) -> None:
        """Open the log, so that one that cannot be written is told before the work begins.

        Args:
            path: The file; it is made if it is not there.
            run: What to call this run, such as a build's number; `None` makes a name of the time.
            sample: Share, 0 to 1, of the chunks without an issue that get an event too. Which ones they are hangs on
                the document and the chunk alone, so that two runs sample the same.

        Raises:
            InspectorError: The file cannot be written to.
        """
        self._shown = one_line(str(path))
        self._sample = sample
        self.run = run or _new_run()
        self._lines: list[str] = []
        self._held = 0
        self._labels: dict[int, tuple[AuditedDocument, dict[str, Any]]] = {}
        try:
            self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o666)
        except OSError as error:
            raise self._refused(error) from None
        except ValueError:  # a NUL in the name
            raise InspectorError(f"{self._shown} is not a possible file name") from None
        self._mend(path)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self.flush()
        finally:
            os.close(self._file)

    def chunk(self, document: AuditedDocument, index: int, findings: Sequence[Finding]) -> None:
        """Take down the issues of one chunk, or the chunk itself if it has none and is of the sample."""
        for finding in findings:
            self._write(document, "issue", _issue(finding, document.profile))
        if not findings and self._sample > 0 and _share(document, index) < self._sample:
            self._write(document, "clean", {"chunk": index})

    def document(self, document: AuditedDocument) -> None:
        """Take down what a document came to.

        Raises:
            InspectorError: The file can no longer be written to; whole lines that were written stay.
        """
        counts = {
            "settings": dict(document.settings),
            "characters": document.characters,
            "chunks": document.chunks,
            "chunks_with_issues": document.chunks_with_issues,
            "by_kind": document.by_kind,
        }
        self._write(document, "document", counts)

    def flush(self) -> None:
        """Write what is held.

        Raises:
            InspectorError: The file can no longer be written to.
        """
        data = "".join(self._lines).encode("ascii")
        self._lines.clear()
        self._held = 0
        with _alone(self._file):
            while data:
                try:
                    data = data[os.write(self._file, data) :]
                except OSError as error:
                    raise self._refused(error) from None

    def _write(self, document: AuditedDocument, event: str, said: Mapping[str, object]) -> None:
        now = datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
        head = {"schema": SCHEMA, "event": event, "run": self.run, "time": now}
        line = json.dumps({**head, **self._label(document), **said}, default=str) + "\n"
        self._lines.append(line)
        self._held += len(line)
        if self._held >= _HELD:
            self.flush()

    def _label(self, document: AuditedDocument) -> dict[str, Any]:
        """Which document it is and how it was split, worked out once for all of its chunks."""
        known = self._labels.get(id(document))
        if known is None or known[0] is not document:
            self._labels = {id(document): (document, _label(document))}
            known = self._labels[id(document)]
        return known[1]

    def _mend(self, path: str | Path) -> None:
        """End a line that was torn off when some earlier run died, so that the next one begins on a line of its own."""
        try:
            with Path(path).open("rb") as file:
                file.seek(-1, os.SEEK_END)
                torn = file.read(1) != b"\n"
        except OSError:  # empty, or nothing that can be read back, such as a pipe
            return
        if torn:
            self._lines.append("\n")

    def _refused(self, error: OSError) -> InspectorError:
        if isinstance(error, IsADirectoryError):
            return InspectorError(f"events file {self._shown} is a folder: name a file in it")
        reason = (error.strerror or str(error)).lower()
        return InspectorError(f"events file {self._shown} cannot be written: {reason}")


def _label(document: AuditedDocument) -> dict[str, Any]:
    """The document and how it was split."""
    return {
        "document": document.name,
        "profile": document.profile,
        "splitter": document.splitter,
        "splitter_version": document.splitter_version,
        "chunk_size": document.settings.get("chunk_size"),
        "chunk_overlap": document.settings.get("chunk_overlap"),
    }


def _issue(finding: Finding, profile: str) -> dict[str, object]:
    """One issue; no text of the document, since a log is kept in other places than the documents are."""
    issue = finding.issue
    return {
        "chunk": issue.chunk,
        "kind": issue.kind,
        "also": list(issue.also),
        "severity": issue.severity,
        "side": issue.side,
        "offset": issue.offset,
        "line": finding.line,
        "column": finding.column,
        # What is whole elsewhere is not known of a chunk that was judged alone.
        "torn": None if profile == "text" else not issue.whole_in,
        "fingerprint": finding.fingerprint,
    }


def _new_run() -> str:
    """A name that no other run has and that sorts by time."""
    return f"{datetime.now(UTC):%Y%m%dT%H%M%SZ}-{os.urandom(3).hex()}"


def _share(document: AuditedDocument, index: int) -> float:
    """A number from 0 up to 1 that is always the same for this chunk, and as good as random among chunks."""
    name = f"{document.name}\n{index}".encode("utf-8", "surrogatepass")
    return int.from_bytes(blake2b(name, digest_size=4).digest()) / _PARTS


@contextmanager
def _alone(file: int) -> Iterator[None]:
    """Keep other processes that append to the file waiting, where the system can."""
    try:
        from fcntl import LOCK_EX, LOCK_UN, flock  # noqa: PLC0415 (not everywhere)

        flock(file, LOCK_EX)
    except (ImportError, OSError):
        yield
        return
    try:
        yield
    finally:
        flock(file, LOCK_UN)
