"""What the strip on top says, in as many words as its one row has room for."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from inspector.core.counted import count_of
from inspector.core.document import Document
from inspector.core.printable import printable
from inspector.inspected import MAX_RATE, Inspection
from inspector.splitters.short_form import short_settings, short_size
from inspector.tui.text.cells import clip, shown, width_of
from inspector.tui.text.few_words import elide, percent, rounded
from inspector.tui.view import View

Survival = Mapping[str, float | None]
"""Kind of unit to the share, 0 to 1, that is whole in some chunk; `None` where there is no such unit."""

NO_SURVIVAL: Survival = {}
"""Survival while it is not known."""

Role = Literal[
    "name", "quiet", "encoding", "splitter", "chunks", "notice", "busy", "lost", "error", "warning", "over", "within"
]
"""What a part says, and so how it is drawn; `over` and `within` are the issue rate on either side of the 5 % line."""

_BETWEEN = " · "
_BREAK = " │ "
_MIDDLE = 2
"""Fewest cells between the left and the right half."""


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the strip."""

    text: str
    """The text, safe for a terminal."""
    role: Role
    """How it is drawn."""


@dataclass(slots=True)
class _Item:
    """Something to say, from its longest form to its shortest."""

    key: str
    """What `_SHRINK` calls it; items of one key are shortened together."""
    role: Role
    forms: tuple[str, ...]
    right: bool = False
    before: str = _BETWEEN
    """What stands between it and the item before, on the left half."""
    at: int = 0
    """Which form is in use."""

    @property
    def text(self) -> str:
        return self.forms[min(self.at, len(self.forms) - 1)]


_SHRINK = (
    *(
        "name",
        "profile",
        "judged",
        "article",
        "kind",
        "tokens",
        "size",
        "whole",
        "rate",
        "issues",
        "lost",
        "size",
        "splitter",
        "median",
    ),
    *(
        "kind",
        "name",
        "busy",
        "whole",
        "article",
        "whole",
        "issues",
        "chunks",
        "judged",
        "notice",
        "name",
        "notice",
        "splitter",
        "encoding",
        "lost",
        "busy",
        "notice",
        "rate",
    ),
    "name",
)
"""Which item goes to its next shorter form, step by step: the least important first; the rate always stays."""


def strip_parts(
    view: View | None,
    width: int,
    *,
    busy: bool = False,
    notice: str = "",
    median_tokens: int | None = None,
    article: float | None = None,
    survival: Survival = NO_SURVIVAL,
) -> tuple[Part, ...]:
    """The strip as parts that together take exactly *width* cells.

    Args:
        view: The document and what is known of it.
        width: Cells of the row; what matters less is shortened or left out to keep to it.
        busy: Whether a split is under way.
        notice: A word on what just happened, such as `reloaded`.
        article: The issue rate, 0 to 1, by the article's own checks, where it is known and not the one that is shown.
        median_tokens: Tokens of the chunk of median size, where they are known.
        survival: For each kind of unit the share that is whole in some chunk, where it is known.
    """
    items = list(_items(view, width, busy=busy, notice=notice, median_tokens=median_tokens))
    if article is not None and items[-1].key == "rate":
        number = percent(article)
        items.insert(-1, _Item("article", "quiet", _drop(f"by the article {number}", f"article {number}"), right=True))
    whole = _whole(survival)
    if whole and view is not None and view.inspection is not None and view.inspection.chunks:
        after = max(number for number, item in enumerate(items) if not item.right)
        items.insert(after + 1, _Item("whole", "chunks", _drop(*whole), before=_BREAK))
    steps: list[list[_Item]] = []
    for key in _SHRINK:
        if _width(items) <= width:
            break
        steps.append([item for item in items if item.key == key])
        _shorten(steps[-1], 1)
    for step in reversed(steps):
        # One long thing left out may have made room for others that were shortened before it.
        _shorten(step, -1)
        if _width(items) > width:
            _shorten(step, 1)
    return _laid_out(items, width)


def _whole(survival: Survival) -> tuple[str, ...]:
    """What is whole, sentences first, then whatever suffered, worst first."""
    known = {kind: share for kind, share in survival.items() if share is not None}
    torn = sorted((share, kind) for kind, share in known.items() if share < 1 and kind != "sentence")
    shares = [(known["sentence"], "sentence")] if "sentence" in known else []
    words = [f"{percent(share)} of {kind}s" for share, kind in (*shares, *torn)]
    if not words:
        return ()
    return ("whole: " + ", ".join(words), "whole: " + words[0], "whole: " + words[0].partition(" of ")[0])


def _items(view: View | None, width: int, *, busy: bool, notice: str, median_tokens: int | None) -> Iterator[_Item]:
    if view is not None:
        yield from _document_items(view.document, width)
        full, size = short_settings(view.splitter, view.settings), short_size(view.splitter, view.settings)
        forms = _drop(shown(full), shown(size if size == full else f"{size} …"))
        yield _Item("splitter", "splitter", forms, before=_BREAK)
    inspection = view.inspection if view else None
    if view is not None and not view.document.text:
        yield _Item("rate", "notice", ("empty document ",), right=True)
    elif inspection is not None:
        yield from _chunk_items(inspection, median_tokens)
    if notice:
        said = printable(notice)
        yield _Item("notice", "notice", _drop(shown(said), clip(said, 40), clip(said, 16)), right=True)
    if busy:
        doing = "splitting…" if inspection is None or not inspection.unchecked else "checking…"
        yield _Item("busy", "busy", (doing, "…", ""), right=True)
    if inspection is not None and inspection.checked:
        yield from _issue_items(inspection)


def _document_items(document: Document, width: int) -> Iterator[_Item]:
    name = document.name
    caps = (max(24, width // 4), 20, 12)
    yield _Item("name", "name", _drop(elide(name, max(width, 0)), *(elide(name, cap) for cap in caps)))
    kind, language = document.kind, shown(printable(document.language or ""))
    short = language if kind == "code" and language else kind
    yield _Item("kind", "quiet", _drop(f"{kind}{_BETWEEN}{language}" if language else kind, short))
    if document.text:
        size = len(document.text)
        yield _Item("size", "quiet", _drop(count_of(size, "character"), f"{rounded(size)} ch"))
    if document.encoding != "utf-8" or document.replaced:
        encoding = "utf-8 with BOM" if document.encoding == "utf-8-sig" else printable(document.encoding)
        if document.replaced:
            encoding = f"{encoding}, {count_of(document.replaced, 'fault')}"
        yield _Item("encoding", "encoding", _drop(shown(encoding)))


def _chunk_items(inspection: Inspection, median_tokens: int | None) -> Iterator[_Item]:
    if not inspection.chunks:
        yield _Item("chunks", "notice", ("no chunks", ""), before=_BREAK)
    else:
        yield _Item("chunks", "chunks", _drop(count_of(len(inspection.chunks), "chunk")), before=_BREAK)
        yield _Item("median", "chunks", _drop(f"median {inspection.median_size:,} ch"))
        if median_tokens is not None:
            yield _Item("tokens", "chunks", _drop(f"{median_tokens:,} tok"))
    yield _Item("profile", "quiet", _drop(f"profile {inspection.profile}"), before=_BREAK)
    lost = len(inspection.coverage.lost)
    if lost:
        yield _Item("lost", "lost", _drop(f"text lost in {count_of(lost, 'place')}", f"lost {lost}"), right=True)


def _issue_items(inspection: Inspection) -> Iterator[_Item]:
    torn, rescued = inspection.units_with("torn"), inspection.units_with("rescued")
    if torn:
        yield _Item("issues", "error", _drop(f"torn {torn:,}", f"✂{torn:,}"), right=True)
    if rescued:
        yield _Item("issues", "warning", _drop(f"rescued {rescued:,}", f"╱{rescued:,}"), right=True)
    rate = inspection.issue_rate
    line = f"{MAX_RATE * 100:g} %"
    over = rate > MAX_RATE
    if inspection.profile == "text":
        yield _Item("judged", "notice", _drop("as the article counts", "article"), right=True)
    sign, words = ("▲", f"over {line}") if over else ("✓", f"within {line}")
    share = percent(rate)
    so_far = " so far" if inspection.unchecked else ""
    forms = (
        f" ISSUES {share} {sign} {words}{so_far} ",
        f" ISSUES {share} {sign}{so_far} ",
        f"{share} {sign}{so_far and ' …'}",
    )
    yield _Item("rate", "over" if over else "within", forms, right=True)


def _shorten(items: list[_Item], by: int) -> None:
    for item in items:
        item.at += by


def _drop(*forms: str) -> tuple[str, ...]:
    """Forms of something that may be left out."""
    return (*forms, "")


def _laid_out(items: list[_Item], width: int) -> tuple[Part, ...]:
    left, right = _left(items), _right(items)
    gap = width - _cells(left) - _cells(right)
    if gap >= 0:
        return tuple(part for part in (*left, Part(" " * gap, "quiet"), *right) if part.text)
    out: list[Part] = []
    for part in (*right, *left):
        # Narrower than anything sensible: the rate first, and as much as there is room for.
        text = clip(part.text, width)
        width -= width_of(text)
        if text:
            out.append(Part(text, part.role))
    return (*out, Part(" " * width, "quiet")) if width > 0 else tuple(out)


def _left(items: list[_Item]) -> list[Part]:
    parts: list[Part] = []
    for item in items:
        if not item.right and item.text:
            parts += [Part(item.before if parts else " ", "quiet"), Part(item.text, item.role)]
    return parts


def _right(items: list[_Item]) -> list[Part]:
    parts: list[Part] = []
    for item in items:
        if item.right and item.text:
            parts += [Part("  ", "quiet"), Part(item.text, item.role)] if parts else [Part(item.text, item.role)]
    return parts


def _width(items: list[_Item]) -> int:
    left, right = _cells(_left(items)), _cells(_right(items))
    return left + right + (_MIDDLE if left and right else 0)


def _cells(parts: list[Part]) -> int:
    return sum(width_of(part.text) for part in parts)
