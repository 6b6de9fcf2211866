"""One file, audited: whatever is wrong with it is told of it alone."""

import os
import time
from collections.abc import Sequence
from dataclasses import replace

from inspector.auditing.audited import AuditedDocument, Failure
from inspector.auditing.document import audited
from inspector.auditing.files import FileToAudit
from inspector.auditing.plan import Plan
from inspector.core.document import Document
from inspector.core.errors import InspectorError, NotTextError
from inspector.core.loading import load
from inspector.core.span import Span
from inspector.core.stop import Stop, Stopped
from inspector.inspection import inspect_with

Outcome = AuditedDocument | Failure | None
"""What becomes of a file; `None` of one that was found in a folder and is no text."""


def audit_file(file: FileToAudit, plan: Plan, stop: Stop | None = None) -> Outcome:
    """Read, split and judge a file.

    Raises:
        Stopped: *stop* was set.
    """
    start = time.perf_counter()
    try:
        document = read(file, plan)
        splitter, settings = plan.made
        view = inspect_with(
            document, splitter, settings, profile=plan.profile, checks=plan.checks_for(file.path), stop=stop
        )
        return audited(view, file.name, seconds=round(time.perf_counter() - start, 4))
    except NotTextError as fault:
        return Failure(file.name, str(fault)) if file.named else None
    except InspectorError as fault:
        return Failure(file.name, str(fault))
    except Stopped:
        raise
    except Exception as error:  # a fault of ours in one document must not cost the others their report
        if os.environ.get("INSPECTOR_DEBUG"):
            raise
        what = " ".join(f"{type(error).__name__}: {error}".split())
        return Failure(file.name, f"unexpected {what[:300]} (INSPECTOR_DEBUG=1 shows the traceback)")


def suggestions_for(file: FileToAudit, plan: Plan, units: Sequence[Span], stop: Stop | None = None) -> list[str | None]:
    """What setting would keep each of some units of a file whole, in a line; `None` where nothing that was tried does.

    Raises:
        Stopped: *stop* was set.
    """
    from inspector.suggestion import suggest, words_for  # noqa: PLC0415 (a clean audit does without)

    try:
        document = read(file, plan)
        splitter, settings = plan.made
        spans = [Span(piece[0], piece[1]) for piece in splitter.split(document, settings, stop)]
        return [words_for(suggest(document, splitter, settings, unit, stop, spans=spans)) or None for unit in units]
    except InspectorError:  # the file has changed meanwhile; the report stands without
        return [None] * len(units)


def read(file: FileToAudit, plan: Plan) -> Document:
    """The document in a file.

    Raises:
        InspectorError: It cannot be read, or is no text.
    """
    document = load(file.path, kind=plan.kind, encoding=plan.encoding, max_bytes=plan.max_bytes)
    return replace(document, name=file.name)
