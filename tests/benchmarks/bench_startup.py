"""How long the first frame takes beside a bare Textual app's, and what importing the package costs.

python -m tests.benchmarks.bench_startup [--runs 10] [--mark TEXT ...] [-- COMMAND ...]

Runs are paired: each round starts every contestant once, in turn, so that what else the machine is doing falls on
all of them. The first round warms the caches and is thrown away.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

from tests.benchmarks.terminal import Terminal

ROOT = Path(__file__).parents[2]
SAMPLE = "sample_docs/gateway-timeouts.md"

BARE_APP = """
from textual.app import App, ComposeResult
from textual.widgets import Static

class Bare(App[None]):
    def compose(self) -> ComposeResult:
        yield Static("the bare app is up")

Bare().run()
"""

MARKS = ("gateway-timeouts.md", "# Gateway timeouts", "set the timeout to", "quit")
"""Texts of Inspector's first full frame: the strip on top, the document, the torn sentence, the footer."""

IMPORTS = ("inspector", "inspector.cli", "textual.app")


def main() -> None:
    """Measure, and print medians and ratios."""
    options = _options()
    command = options.command or [sys.executable, "-m", "inspector", SAMPLE]
    with tempfile.TemporaryDirectory() as folder:
        bare = Path(folder) / "bare.py"
        bare.write_text(BARE_APP, encoding="utf-8")
        frames = paired(
            {
                "bare Textual app": lambda: first_frame([sys.executable, str(bare)], ["the bare app is up"]),
                " ".join(command[1:]): lambda: first_frame(command, options.mark or MARKS),
            },
            options.runs,
        )
    print(f"first full frame, 120x40, medians of {options.runs} paired runs")
    base, ours = frames.values()
    for name, times in frames.items():
        print(f"  {median(times) * 1000:7.0f} ms  {name}")
    print(f"  {median(ours) / median(base):7.2f}     ratio of the medians (wanted: at most 1.5)")
    print(f"  {median(o / b for o, b in zip(ours, base, strict=True)):7.2f}     median of the paired ratios")

    python = {"pass": lambda: run_python("pass")}
    imports = paired(python | {name: _importer(name) for name in IMPORTS}, options.runs)
    print(f"\nimport, beyond starting Python itself, medians of {options.runs} paired runs")
    start = imports.pop("pass")
    for name, times in imports.items():
        print(f"  {median(t - s for t, s in zip(times, start, strict=True)) * 1000:7.0f} ms  {name}")
    print("  (wanted: inspector under 60 ms)")


def paired(contestants: dict[str, Callable[[], float]], runs: int) -> dict[str, list[float]]:
    """Run every contestant once a round, the order turned each time, and give each one's seconds by round."""
    times: dict[str, list[float]] = {name: [] for name in contestants}
    for turn in range(runs + 1):
        order = list(contestants.items())
        for name, run in order if turn % 2 else reversed(order):
            seconds = run()
            if turn:
                times[name].append(seconds)
    return times


def first_frame(command: Sequence[str], marks: Sequence[str]) -> float:
    """Seconds from starting *command* in a terminal until every mark is painted."""
    with Terminal(command) as terminal:
        return terminal.wait_for(marks)


def run_python(statement: str) -> float:
    """Seconds that a fresh interpreter takes for *statement*, starting and ending included."""
    started = time.perf_counter()
    subprocess.run([sys.executable, "-c", statement], check=True)
    return time.perf_counter() - started


def _importer(module: str) -> Callable[[], float]:
    return lambda: run_python(f"import {module}")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Time the first frame and the import.")
    parser.add_argument("--runs", type=int, default=10, help="rounds to count, after one that is thrown away")
    parser.add_argument("--mark", action="append", help="text that the full frame holds; may be given again")
    parser.add_argument("command", nargs="*", help="what to start instead of inspector on the gateway guide")
    return parser.parse_args()


if __name__ == "__main__":
    main()
