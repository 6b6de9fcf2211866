"""How fast documents are inspected, and what several processes and how much memory an audit of many takes.

python -m tests.benchmarks.bench_audit

The documents are those of ../shared/corpus. `inspect` is split, structure and checks, each document cold, by the source
profile; audits are of whole commands, from their start to their report.
"""

import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import inspector
from inspector.core.document import Document
from tests.shared import SHARED, corpus_files

RUNS = 5
BIG_HTML = 1_000_000  # bytes: pages above it are projected for longer than they are inspected
WANTED_SPEED = 1.0  # megabytes a second
WANTED_RATIO = 1.7
WANTED_MEMORY = 500  # megabytes


def main() -> None:
    """Measure, and print."""
    if not SHARED.exists():
        print("needs the shared documents beside the checkout: nothing to measure")
        return
    speed()
    audits()


def speed() -> None:
    """The whole corpus through `inspect`, on one core."""
    inspector.inspect(
        Document.from_text("# A\n\nB c.\n", kind="markdown"), profile="source"
    )  # loads what is loaded once
    for splitter in ("recursive", "sentence"):
        size = took = 0.0
        for path, document in _documents():
            start = time.process_time()
            inspector.inspect(document, splitter, profile="source")
            took += time.process_time() - start
            size += path.stat().st_size / 1e6
        print(
            f"inspect, {splitter}: {size:.1f} MB in {took:.2f} s, {size / took:.2f} MB/s (wanted: {WANTED_SPEED:.0f})"
        )


def _documents() -> Iterator[tuple[Path, Document]]:
    """Every document but the largest pages, read anew, so that nothing is known of it."""
    for path in corpus_files():
        if path.suffix == ".html" and path.stat().st_size > BIG_HTML:
            continue
        with suppress(inspector.InspectorError):
            yield path, inspector.load(path)


def audits() -> None:
    """The command on the whole corpus, with one process and with two, in turns."""
    command = [
        sys.executable,
        "-m",
        "inspector",
        "audit",
        str(SHARED / "corpus"),
        "--format",
        "json",
        "-o",
        "/dev/null",
    ]
    took: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(RUNS):
        for jobs, times in took.items():
            times.append(_seconds([*command, "--jobs", str(jobs)]))
    for jobs, times in took.items():
        print(f"audit, {jobs} at work: {statistics.median(times):.2f} s (least {min(times):.2f})")
    ratio = statistics.median(one / two for one, two in zip(*took.values(), strict=True))
    print(f"two are {ratio:.2f} times as fast as one (wanted: {WANTED_RATIO})")
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"largest process: {peak:.0f} MB, so at most {3 * peak:.0f} MB for two and theirs (wanted: {WANTED_MEMORY})")


def _seconds(command: Sequence[str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=True)
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
