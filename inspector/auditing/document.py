"""One inspection as an audit keeps it: each issue with its place in the file and the words around it."""

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b

from inspector.auditing.audited import AuditedDocument, Finding
from inspector.checks.words import words_after, words_before
from inspector.core.document import Document
from inspector.core.issue import Issue
from inspector.core.lines import lines_of
from inspector.inspected import Inspection
from inspector.splitters.settings import as_dict

_AROUND = 40  # visible characters on each side that a fingerprint goes by: an edit further off leaves it as it is
_REACH = 10 * _AROUND  # characters looked at for them, since blanks do not count
_BYTES = 10  # of a fingerprint: a thousand million cuts before two are likely to share one


def audited(view: Inspection, name: str, *, seconds: float = 0.0) -> AuditedDocument:
    """What an audit keeps of an inspection.

    Args:
        view: The inspection; with it goes the document, so that what is kept is small.
        name: What the report calls the document: its path as the person gave it.
        seconds: How long it took.
    """
    splitter, settings = view.splitter, view.settings
    return AuditedDocument(
        name=name,
        kind=view.document.kind,
        characters=len(view.document.text),
        chunks=len(view.chunks),
        chunks_with_issues=view.chunks_with_issues,
        findings=tuple(findings_of(view)),
        splitter=splitter.name if splitter else None,
        splitter_version=str(splitter.version) if splitter else None,
        settings=as_dict(settings) if settings else {},
        profile=view.profile,
        seconds=seconds,
    )


def findings_of(view: Inspection) -> Iterator[Finding]:
    """The issues of an inspection in their order, each with its line, its column and the words around it.

    Lines and columns are those of the file as stored: in HTML, of the source.
    """
    if not view.issues:
        return
    document = view.document
    lines = lines_of(document.projection.raw if document.projection else document.text)
    seen: Counter[str] = Counter()
    for issue in view.issues:
        place = stored_offset(document, issue.offset, behind=issue.side == "end")
        line = lines.at(place)
        last = lines.at(stored_offset(document, max(issue.unit.start, issue.unit.end - 1)))
        print_ = fingerprint(document.text, issue)
        seen[print_] += 1
        yield Finding(
            issue,
            line + 1,
            place - lines.starts[line] + 1,
            max(line, last) + 1,
            words_before(document.text, issue.offset),
            words_after(document.text, issue.offset),
            print_ if seen[print_] == 1 else fingerprint(document.text, issue, seen[print_]),
        )


def stored_offset(document: Document, offset: int, *, behind: bool = False) -> int:
    """Where in the file as stored an offset of the document's text is, in characters.

    Args:
        document: The document.
        offset: An offset in its text, or its length.
        behind: Whether the place meant is the one right behind the character before *offset*, rather than the one in
            front of the character at it: in HTML there may be tags in between.
    """
    if document.projection is None:
        return offset
    if behind and offset > 0:
        return document.projection.raw_span(offset - 1).end
    return document.projection.raw_offset(offset)


def fingerprint(text: str, issue: Issue, number: int = 1) -> str:
    """What stays the same of a cut when the document is edited elsewhere.

    Args:
        text: The document's text.
        issue: The cut.
        number: Of cuts that are alike in all that counts, which one it is, from 1.
    """
    basis = _basis(text, issue)
    return _digest(f"{basis}\n{number}" if number > 1 else basis)


def _basis(text: str, issue: Issue) -> str:
    """What makes a cut the same cut in another edition of the document: the words of the unit on both sides of it."""
    at = issue.offset
    inside = issue.unit.start <= at <= issue.unit.end  # text that is lost lies beside the edge
    start, end = issue.unit if inside else (0, len(text))
    before = "".join(text[max(start, at - _REACH) : at].split())[-_AROUND:]
    after = "".join(text[at : min(end, at + _REACH)].split())[:_AROUND]
    return f"{issue.kind}\n{issue.side}\n{before}\n{after}"


def _digest(basis: str) -> str:
    return blake2b(basis.encode("utf-8", "surrogatepass"), digest_size=_BYTES).hexdigest()
