"""Splitting and checking for the screen: at once where it takes no time, else beside the event loop."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from threading import Event

from inspector.core.issue import Issue
from inspector.inspection import Inspection, inspect_with
from inspector.tui.view import View

_QUICK = 200_000  # characters that are split and checked within a frame or two


def is_quick(view: View) -> bool:
    """Whether the view can be inspected before the first frame: a short document, no tokenizer to load, no pattern."""
    settings = view.settings
    counts_tokens = view.splitter.name == "token" or getattr(settings, "unit", "characters") == "tokens"
    may_hang = bool(getattr(settings, "is_separator_regex", False))
    return len(view.document.text) <= _QUICK and not counts_tokens and not may_hang


def run_now(view: View, stop: Event | None = None) -> View:
    """The view with its inspection.

    Raises:
        InspectorError: The splitter or its settings cannot do it.
        Stopped: *stop* was set.
    """
    return replace(view, inspection=inspect_with(view.document, view.splitter, view.settings, stop=stop))


async def run_beside(view: View) -> View:
    """As `run_now`, in a thread; when the caller is cancelled the thread is told to stop."""
    stop = Event()
    try:
        return await asyncio.to_thread(run_now, view, stop)
    finally:
        stop.set()


async def suggestions_for(inspection: Inspection, index: int) -> AsyncIterator[tuple[Issue, str]]:
    """For each issue of a chunk, what would mend it, in words; empty where nothing that was tried does."""
    from inspector.suggestion import outcome_of, words_for  # noqa: PLC0415 (start-up does without)

    stop = Event()
    try:
        spans = [chunk.span for chunk in inspection.chunks]
        for issue in inspection.issues_of(index):
            if outcome_of(spans, issue.unit) == "keeps whole":  # such as a heading: nothing is cut, so nothing mends
                continue
            yield issue, words_for(await asyncio.to_thread(inspection.suggest, issue, stop))
    finally:
        stop.set()


async def survivors(inspection: Inspection) -> Mapping[str, float | None]:
    """As `Inspection.survival`, in a thread; when the caller is cancelled the thread is told to stop."""
    stop = Event()
    try:
        return await asyncio.to_thread(inspection.work_out_survival, stop)
    finally:
        stop.set()
