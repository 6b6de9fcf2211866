"""Splitting and checking for the screen: at once where it takes no time, else beside the event loop."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from threading import Event
from typing import TYPE_CHECKING

from inspector.core.issue import Issue
from inspector.inspection import Inspection, check_spans, inspect_with, split_with
from inspector.splitters.registry import SPLITTERS
from inspector.tui.collecting import making_much
from inspector.tui.text.few_words import percent
from inspector.tui.view import View

if TYPE_CHECKING:
    from inspector.suggestion import Suggestion

_QUICK = 200_000  # characters that are split within a frame or two


def is_quick(view: View) -> bool:
    """Whether the view can be split before the first frame: a short document, no tokenizer to load, no pattern."""
    settings = view.settings
    counts_tokens = view.splitter.name == "token" or getattr(settings, "unit", "characters") == "tokens"
    may_hang = bool(getattr(settings, "is_separator_regex", False))
    return len(view.document.text) <= _QUICK and not counts_tokens and not may_hang


def split_now(view: View, stop: Event | None = None) -> View:
    """The view with its chunks, which are still to be checked: reading a document's structure takes its time.

    Raises:
        InspectorError: The splitter or its settings cannot do it.
        Stopped: *stop* was set.
    """
    found = split_with(view.document, view.splitter, view.settings, profile=view.profile, checks=view.checks, stop=stop)
    return replace(view, inspection=found)


async def split_beside(view: View) -> View:
    """As `split_now`, in a thread; when the caller is cancelled the thread is told to stop."""
    stop = Event()
    try:
        with making_much():
            return await asyncio.to_thread(split_now, view, stop)
    finally:
        stop.set()


async def check_beside(view: View, first: int) -> AsyncIterator[View]:
    """The view with more and more of its chunks checked, from one on; in a thread that stops with the caller."""
    from inspector.verdicts import verdicts  # noqa: PLC0415 (start-up does without)

    if view.inspection is None:
        return
    stop = Event()
    try:
        coming = verdicts(view.inspection, first, stop)
        with making_much():
            while (found := await asyncio.to_thread(next, coming, None)) is not None:
                yield replace(view, inspection=found)
    finally:
        stop.set()


async def article_rate(inspection: Inspection) -> float | None:
    """The issue rate by the article's own checks, in a thread; `None` where it is the one that is known."""
    if inspection.profile == "text":
        return None
    stop = Event()
    spans = [chunk.span for chunk in inspection.chunks]
    try:
        other = await asyncio.to_thread(check_spans, inspection.document, spans, profile="text", stop=stop)
    finally:
        stop.set()
    return other.issue_rate


async def suggestions_for(
    inspection: Inspection, index: int
) -> "AsyncIterator[tuple[Issue, tuple[Suggestion, ...], str]]":
    """For each issue of a chunk, what would mend it, and that in words; empty where nothing that was tried does.

    Of a document that is checked within a moment the words say what each does to the issue rate: what lowers it comes
    first, and what would raise it last.
    """
    from inspector.suggestion import outcome_of, words_for  # noqa: PLC0415 (start-up does without)

    stop = Event()
    rates: dict[str, float] = {}
    try:
        spans = [chunk.span for chunk in inspection.chunks]
        for issue in inspection.issues_of(index):
            if outcome_of(spans, issue.unit) == "keeps whole":  # such as a heading: nothing is cut, so nothing mends
                continue
            found = await asyncio.to_thread(inspection.suggest, issue, stop)
            if len(inspection.document.text) > _QUICK:
                yield issue, found, words_for(found)
                continue
            for one in found:
                if one.what not in rates:
                    rates[one.what] = await asyncio.to_thread(_rate_with, inspection, one, stop)
            now = inspection.issue_rate
            found = tuple(sorted(found, key=lambda one: (one.outcome == "rescues", _sign(rates[one.what] - now))))
            effects = {one.what: f" (→ {percent(rates[one.what])})" for one in found}
            if found:
                effects[found[0].what] = f" (issues {percent(now)} → {percent(rates[found[0].what])})"
            yield issue, found, words_for(found, effects)
    finally:
        stop.set()


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def _rate_with(inspection: Inspection, suggestion: "Suggestion", stop: Event) -> float:
    """The issue rate that other settings lead to, by the same profile."""
    splitter = SPLITTERS[suggestion.splitter]
    found = inspect_with(inspection.document, splitter, suggestion.settings, profile=inspection.profile, stop=stop)
    return found.issue_rate


async def survivors(inspection: Inspection) -> Mapping[str, float | None]:
    """As `Inspection.survival`, in a thread; when the caller is cancelled the thread is told to stop."""
    stop = Event()
    try:
        return await asyncio.to_thread(inspection.work_out_survival, stop)
    finally:
        stop.set()
