"""How long the screen keeps a person waiting who types a question while the query pane is at work on 1 MB of text.

python -m tests.benchmarks.bench_ask [--megabytes 1] [FILE]

A ticker wakes every millisecond beside the app; how much too late it wakes is what a key that was pressed then would
have waited. For each retriever it is told for the opening of the pane, for the first question, during which the index
is built and letters are typed on, for a question to the built index, and for the question that follows a re-split.
Without a FILE the text is that of the shared corpora of questions, or made up where these are not there.
"""

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from statistics import median, quantiles

from textual.pilot import Pilot
from textual.widgets import Input

import inspector
from inspector.core.document import Document
from inspector.retrieval.embedding.vectors import forget
from inspector.retrieval.registry import RETRIEVERS
from inspector.splitters.registry import find_splitter
from inspector.splitters.settings import build
from inspector.tui.app import InspectorApp
from inspector.tui.panes.ask import AskPane
from tests.benchmarks.bench_screen import sample
from tests.shared import SHARED

QUESTION = "what should I set the idle timeout to?"
SIZE = (160, 45)
WANTED = 30.0  # milliseconds


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--megabytes", type=float, default=1)
    parser.add_argument("file", nargs="?", metavar="FILE")
    options = parser.parse_args()
    size = int(options.megabytes * 1_000_000)
    document = inspector.load(options.file) if options.file else Document.from_text(words(size), kind="markdown")
    print(f"{len(document.text):,} characters; a tick late by more than {WANTED:.0f} ms is too late")
    for name in RETRIEVERS:
        asyncio.run(measure(document, name))


def words(size: int) -> str:
    """So many characters of the shared corpora, or made up."""
    paths = sorted((SHARED / "eval" / "corpora").glob("*.md"))
    text = "\n\n".join(path.read_text(encoding="utf-8") for path in paths) if paths else sample(size)
    return (text * (size // max(len(text), 1) + 1))[:size]


async def measure(document: Document, retriever: str) -> None:
    """One retriever, in an app of its own."""
    forget()
    row = find_splitter("recursive")
    app = InspectorApp(document, row, row.settings())
    async with app.run_test(size=SIZE) as pilot:
        await app.main.settled()
        report(retriever, "idle", await late(lambda: asyncio.sleep(1)))
        report(retriever, "opening", await late(lambda: opening(app)))
        pane = app.main.ask_pane
        assert pane is not None
        pane.memory.wish = replace(pane.wish, retriever=retriever)
        report(retriever, "first question", await late(lambda: first(pane, pilot, app)))
        report(retriever, "again", await late(lambda: again(pane, app)))
        report(retriever, "re-split", await late(lambda: resplit(app)))


async def opening(app: InspectorApp) -> None:
    """Open the pane, and let it be drawn."""
    await app.main.open_ask()
    await asyncio.sleep(0.3)


async def first(pane: AskPane, pilot: "Pilot[None]", app: InspectorApp) -> None:
    """Ask, and type on while the index is built."""
    pane.ask(QUESTION)
    pane.query_one("#ask-input", Input).focus()
    for letter in "and then":
        await pilot.press("space" if letter == " " else letter)
        await asyncio.sleep(0.05)
    await app.main.settled()


async def again(pane: AskPane, app: InspectorApp) -> None:
    """Ask the built index."""
    pane.ask("how long may a connection be idle?")
    await app.main.settled()


async def resplit(app: InspectorApp) -> None:
    """Split anew, check, and ask again."""
    view = app.main.view
    assert view is not None
    app.main.inspect(replace(view, settings=build(view.splitter.settings, view.splitter.name, {"chunk_size": 700})))
    await app.main.settled()


async def late(work: Callable[[], Awaitable[object]]) -> list[float]:
    """By how many milliseconds each tick came late, until *work* was done."""
    task = asyncio.ensure_future(work())
    found: list[float] = []
    while not task.done():
        start = time.perf_counter()
        await asyncio.sleep(0.001)
        found.append((time.perf_counter() - start - 0.001) * 1000)
    await task
    return found


def report(retriever: str, what: str, found: list[float]) -> None:
    """Print the median, the 99th percentile and the worst."""
    above = sum(tick > WANTED for tick in found)
    print(
        f"  {retriever:7} {what:15} {median(found):5.1f} ms median, {quantiles(found, n=100)[-1]:5.1f} at 99 %, "
        f"{max(found):6.1f} worst, {above} of {len(found)} above {WANTED:.0f}"
    )


if __name__ == "__main__":
    main()
