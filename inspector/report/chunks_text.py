"""An inspection as a listing for people, safe to print whatever the document holds."""

from collections.abc import Iterator

from inspector.core.counted import count_of
from inspector.core.printable import one_line, printable
from inspector.core.span import Span
from inspector.inspected import MAX_RATE, Inspection
from inspector.splitters.short_form import short_settings

_WORDS = 30
"""Characters shown of each end of a chunk."""
_LOST_SHOWN = 10
"""Stretches of lost text that are listed."""


def plain_text(view: Inspection) -> Iterator[str]:
    """The listing, line by line: what was split, one line a chunk, then what the whole comes to."""
    yield from _title(view)
    yield f"{'#':>5} {'start':>9} {'end':>9} {'chars':>7} {'tokens':>7}  issues\n"
    kinds: dict[int, list[str]] = {}
    for issue in view.issues:
        kinds.setdefault(issue.chunk, []).extend(issue.kinds)
    for chunk in view.chunks:
        issues = ", ".join(dict.fromkeys(kinds.get(chunk.index, ()))) or "ok"
        size = chunk.end - chunk.start
        yield f"{chunk.index:>5} {chunk.start:>9} {chunk.end:>9} {size:>7} {chunk.tokens:>7}  {issues}\n"
        yield f"{'':>5} {excerpt(chunk.text)}\n"
    yield from _summary(view)


def excerpt(text: str, words: int = _WORDS) -> str:
    """The first and the last words of a text on one line, since the ends are what a cut breaks.

    Args:
        text: The text.
        words: Characters shown of each end, at most; cut between words where there are blanks.
    """
    if len(text) <= 2 * words + 3:
        return printable(" ".join(text.split()), keep="")
    # Only the ends are looked at: a chunk may be as large as the document.
    head = " ".join(text[: 8 * words].split())
    tail = " ".join(text[-8 * words :].split())
    first = head if len(head) <= words else head[: words + 1].rpartition(" ")[0] or head[:words]
    last = tail if len(tail) <= words else tail[-words - 1 :].partition(" ")[2] or tail[-words:]
    return printable(f"{first} … {last}", keep="")


def _title(view: Inspection) -> Iterator[str]:
    document = view.document
    language = f" ({document.language})" if document.language else ""
    yield (
        f"{one_line(document.name)} · {document.kind}{language} · {document.encoding} · "
        f"{count_of(len(document.text), 'character')}\n"
    )
    if view.splitter is not None and view.settings is not None:
        yield f"{one_line(short_settings(view.splitter, view.settings))} · profile {view.profile}\n"
    yield "\n"


def _summary(view: Inspection) -> Iterator[str]:
    if not view.chunks:
        yield "\nno chunks: the document is empty\n" if not view.document.text else "\nno chunks: only blanks\n"
        return
    rate = f"issue rate {100 * view.issue_rate:.1f} % ({view.chunks_with_issues} of {len(view.chunks)})"
    worth = f", over the {100 * MAX_RATE:.0f} % worth acting on" if view.issue_rate > MAX_RATE else ""
    median = count_of(view.median_size, "character")
    yield f"\n{count_of(len(view.chunks), 'chunk')} · median {median} · {rate}{worth}\n"
    for kind, number in view.by_kind.items():
        yield f"{number:>5}  {kind}\n"
    yield from _lost(view.document.text, view.coverage.lost)


def _lost(text: str, lost: tuple[Span, ...]) -> Iterator[str]:
    if not lost:
        yield "no text is lost: every character is in some chunk\n"
        return
    yield f"lost text, in no chunk: {count_of(len(lost), 'stretch', 'stretches')}\n"
    for span in lost[:_LOST_SHOWN]:
        yield f"{'':>5} {span.start:>9} {span.end:>9}  {excerpt(text[span.start : span.end])}\n"
    if len(lost) > _LOST_SHOWN:
        yield f"{'':>5} and {len(lost) - _LOST_SHOWN} more\n"
