"""What a project has put up with so far: an audit remembers it, so that a gate can ask for nothing new."""

import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from inspector.auditing.audited import Audit, AuditedDocument, Finding
from inspector.core.atomic import write_atomic
from inspector.core.errors import InspectorError
from inspector.core.printable import one_line

SCHEMA = "inspector.baseline/1"
"""Name of the form; its number rises when a reader of the old form would break."""

_LEVELS = ("info", "warning", "error")

Key = tuple[str, str]
"""A document's name and a finding's fingerprint."""


@dataclass(frozen=True, slots=True)
class Known:
    """What a baseline says of one cut."""

    kind: str
    """Its kind."""
    severity: str
    """How bad it was."""
    torn: bool
    """Whether no chunk held the unit whole."""


@dataclass(frozen=True, slots=True)
class Baseline:
    """The cuts that are put up with, by document and fingerprint."""

    documents: Mapping[str, Mapping[str, Known]] = field(default_factory=dict)
    """By a document's path from the baseline's folder, its cuts by fingerprint."""
    folder: Path = field(default_factory=Path)
    """The folder that the baseline is in: wherever an audit is started, it finds its documents again."""

    def new_in(self, audit: Audit) -> frozenset[Key]:
        """The findings that are new or worse: errors and warnings that the baseline does not know, or knew as less bad.

        Where text was moved, so are the cuts that a splitter of fixed size makes in it. As many unknown cuts as known
        ones of their kind and side are gone from the same document are therefore not new.
        """
        return frozenset((document.name, print_) for document in audit.documents for print_ in self._new_in(document))

    def _new_in(self, document: AuditedDocument) -> Iterator[str]:
        known = self.documents.get(document_key(document.name, self.folder), {})
        gone = Counter(cut.kind for print_, cut in known.items() if cut.severity != "info")
        unknown: list[Finding] = []
        for finding in document.findings:
            cut = known.get(finding.fingerprint)
            if cut is not None and cut.severity != "info":
                gone[cut.kind] -= 1
            if finding.issue.severity == "info":
                continue
            if cut is None:
                unknown.append(finding)
            elif _is_worse(finding, cut):
                yield finding.fingerprint
        for finding in reversed(
            unknown
        ):  # what stands first is the likelier to be named as new: edits move what follows
            if gone[finding.issue.kind] > 0:
                gone[finding.issue.kind] -= 1
            else:
                yield finding.fingerprint


def _is_worse(finding: Finding, cut: Known) -> bool:
    torn = not finding.issue.whole_in
    level, before = _LEVELS.index(finding.issue.severity), _LEVELS.index(cut.severity)
    return level > before or (level == before and torn and not cut.torn)


def document_key(name: str, folder: Path) -> str:
    """What a baseline calls a document: its path from the baseline's own folder, with forward slashes."""
    if name.startswith("<"):
        return name
    try:
        return os.path.relpath(name, folder).replace(os.sep, "/")
    except ValueError:  # on another drive
        return name


def read_baseline(path: Path) -> Baseline:
    """Read a baseline.

    Raises:
        InspectorError: It is missing, unreadable or no baseline.
    """
    shown = one_line(str(path))
    try:
        value = json.loads(path.read_bytes())
    except FileNotFoundError:
        raise InspectorError(f"the baseline {shown} does not exist: --write-baseline {shown} makes it") from None
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise InspectorError(f"the baseline {shown} cannot be read: {reason}") from None
    except (ValueError, RecursionError):
        raise InspectorError(f"the baseline {shown} is no JSON: write it anew with --write-baseline") from None
    if not isinstance(value, dict) or value.get("schema") != SCHEMA:
        raise InspectorError(f"the baseline {shown} is not of the form {SCHEMA}: write it anew with --write-baseline")
    try:
        documents = {
            name: {print_: _known(cut) for print_, cut in cuts.items()} for name, cuts in value["documents"].items()
        }
    except (KeyError, TypeError, ValueError, AttributeError):
        raise InspectorError(f"the baseline {shown} is damaged: write it anew with --write-baseline") from None
    return Baseline(documents, path.parent)


def _known(cut: Any) -> Known:
    kind, severity, torn = cut
    if not (isinstance(kind, str) and severity in _LEVELS and isinstance(torn, bool)):
        raise TypeError
    return Known(kind, severity, torn)


def write_baseline(audit: Audit, path: Path) -> None:
    """Write down every cut of an audit, whole or not at all; of the same audit the same file.

    Raises:
        InspectorError: The audit was broken off, or the file cannot be written.
    """
    if not audit.complete:
        raise InspectorError("no baseline is written of an audit that was broken off: run it again")
    documents = {
        document_key(document.name, path.parent): dict(_cuts(document.findings)) for document in audit.documents
    }
    lines = ",\n".join(f"{json.dumps(name)}: {_one_cut_a_line(cuts)}" for name, cuts in sorted(documents.items()))
    write_atomic(path, f'{{"schema": "{SCHEMA}", "documents": {{\n{lines}\n}}}}\n')


def _cuts(findings: Iterable[Finding]) -> Iterator[tuple[str, list[object]]]:
    for finding in sorted(findings, key=lambda finding: finding.fingerprint):
        yield finding.fingerprint, [finding.issue.kind, finding.issue.severity, not finding.issue.whole_in]


def _one_cut_a_line(cuts: Mapping[str, object]) -> str:
    """A document's cuts, a line each, so that versions can be compared."""
    if not cuts:
        return "{}"
    return "{\n" + ",\n".join(f"  {json.dumps(print_)}: {json.dumps(cut)}" for print_, cut in cuts.items()) + "\n}"
