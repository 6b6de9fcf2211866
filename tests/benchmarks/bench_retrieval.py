"""How long it takes to make 10,000 chunks ready and to ask them, what they take in memory, and how long a screen waits.

python -m tests.benchmarks.bench_retrieval [--chunks 10000] [--rounds 3] [RETRIEVER ...]

Chunks are cut from the shared corpora of questions by `recursive` at its defaults, and repeated with a number each
where there are too few. Each retriever runs in a process of its own; libraries are loaded before the clock starts, and
the best round counts; what a processor was busy is told beside it, since other programs may run. The wait of a screen
is the longest delay of an event loop that wakes every millisecond, while another thread builds an index over 1 MB of
text and asks it; beside it stands the same loop with nothing to do.
"""

import argparse
import asyncio
import resource
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from statistics import median

from inspector.core.document import Document
from inspector.retrieval.asking import Searcher, searcher
from inspector.retrieval.embedding.vectors import forget
from inspector.retrieval.registry import RETRIEVERS
from inspector.splitters.recursive import RecursiveSettings, split_recursive
from tests.shared import SHARED

WANTED = {"bm25": (2.0, 15), "dense": (4.0, 30), "hybrid": (6.0, 45), "fuzzy": (2.0, 1000)}
"""Seconds to build, and milliseconds to ask."""
QUESTIONS = (
    "what should I set the idle timeout to?",
    "How many people are no longer denied health insurance due to preexisting conditions?",
    "net cash provided by operating activities in 2012",
    "which proteins are involved in the immune response",
)
MEGABYTE = 1_000_000


def main() -> None:
    """Measure, and print what is wanted beside it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--chunks", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("retrievers", nargs="*", metavar="RETRIEVER", default=list(RETRIEVERS))
    options = parser.parse_args()
    if not (SHARED / "eval").is_dir():
        parser.error("there is no ../shared/eval beside this checkout")
    if options.alone:
        measure(options.retrievers[0], options.chunks, options.rounds)
        return
    print(f"{options.chunks:,} chunks, best of {options.rounds} rounds")
    for name in options.retrievers:
        words = ["--alone", "--chunks", str(options.chunks), "--rounds", str(options.rounds), name]
        subprocess.run([sys.executable, "-m", "tests.benchmarks.bench_retrieval", *words], check=True)


def measure(name: str, number: int, rounds: int) -> None:
    """One retriever."""
    texts = chunks(number)
    base = memory()
    searcher([texts[:2]], name).ask(QUESTIONS[0])
    loaded = memory()
    builds, peak = [built(name, texts)], memory()
    builds += [built(name, texts) for _ in range(rounds - 1)]
    made = searcher([texts], name)
    asks = [elapsed(partial(made.ask, question)) for question in QUESTIONS for _ in range(rounds)]
    again = elapsed(lambda: searcher([[*texts[:-50], *(f"changed {text}" for text in texts[-50:])]], name))
    longest, idle = map(
        min, zip(*(asyncio.run(waits(name, texts[: MEGABYTE // 500])) for _ in range(rounds)), strict=True)
    )
    seconds, wanted = WANTED[name]
    best, busy = min(builds)
    print(
        f"  {name:7} build {best:5.2f} s (wanted {seconds}; {busy:.2f} s of a processor), "
        f"after a change of 50 chunks {again:5.2f} s, "
        f"ask {1000 * median(asks):6.1f} ms (wanted {wanted})\n"
        f"  {'':7} memory {peak - base:4.0f} MB above the base (wanted 150), {loaded - base:.0f} of them libraries\n"
        f"  {'':7} a screen waits {1000 * longest:4.0f} ms at most (wanted 30); idle {1000 * idle:.0f}"
    )


def built(name: str, texts: Sequence[str]) -> tuple[float, float]:
    """Seconds, and seconds of a processor, that an index takes to build with nothing remembered."""
    forget()
    start, processor = time.perf_counter(), time.process_time()
    searcher([texts], name)
    return time.perf_counter() - start, time.process_time() - processor


def chunks(number: int) -> list[str]:
    """So many different chunks."""
    found: list[str] = []
    for path in sorted((SHARED / "eval" / "corpora").glob("*.md")):
        text = path.read_text(encoding="utf-8")
        found += [text[a:b] for a, b in split_recursive(Document.from_text(text), RecursiveSettings())]
    while len(found) < number:
        found += [f"{len(found)} {text}" for text in found]
    return found[:number]


async def waits(name: str, texts: Sequence[str]) -> tuple[float, float]:
    """The longest delays of an event loop while a thread builds and asks, and while nothing is done."""

    def work() -> Searcher:
        forget()
        made = searcher([texts], name)
        made.ask(QUESTIONS[0])
        return made

    work()
    return await longest_delay(lambda: asyncio.to_thread(work)), await longest_delay(lambda: asyncio.sleep(1))


async def longest_delay(work: Callable[[], Awaitable[object]]) -> float:
    """The longest time in seconds that a loop slept over the millisecond it asked for, until *work* was done."""
    task = asyncio.ensure_future(work())
    longest = 0.0
    while not task.done():
        start = time.perf_counter()
        await asyncio.sleep(0.001)
        longest = max(longest, time.perf_counter() - start - 0.001)
    await task
    return longest


def elapsed(work: Callable[[], object]) -> float:
    """Seconds that a call takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def memory() -> float:
    """The most memory this process has taken so far, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000


if __name__ == "__main__":
    main()
