"""How the screen bears a text of 10 MB: first frame, verdicts, frames while scrolling, stalls in a re-split, memory.

python -m tests.benchmarks.bench_screen [--megabytes 10] [--frames 300]
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from statistics import median, quantiles

from textual.screen import Screen

import inspector
from inspector.inspection import split_with
from inspector.splitters.registry import find_splitter
from inspector.splitters.settings import build
from inspector.tui.app import InspectorApp
from inspector.verdicts import verdicts
from tests.benchmarks.terminal import Terminal

TEXT = (
    "the gateway closes connections that are idle for too long so set the timeout to thirty seconds and enable "
    "keepalive on both sides of every pool (unless a probe says otherwise) before the night shift begins"
)
SIZE = (160, 45)
FRAME = 16.0  # milliseconds


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--megabytes", type=float, default=10)
    parser.add_argument("--frames", type=int, default=300)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "big.txt"
        path.write_text(sample(int(options.megabytes * 1_000_000)), encoding="utf-8")
        from_outside(path)
        verdicts_as_they_come(path)
        asyncio.run(from_inside(path, options.frames))


def sample(size: int) -> str:
    """About *size* characters in lines of about 50, the same every time."""
    chooser = random.Random(7)  # noqa: S311 (a text, not a secret)
    lines, length = [f"First line of {size:,} characters."], 0
    while length < size:
        line = " ".join(chooser.choices(TEXT.split(), k=chooser.randint(3, 15))) + chooser.choice((".", "", ","))
        lines.append(line if chooser.random() < 0.95 else "")
        length += len(lines[-1]) + 1
    return "\n".join(lines) + "\n"


def from_outside(path: Path) -> None:
    """Start the program in a terminal of its own, and watch it paint."""
    lines = path.read_text(encoding="utf-8").count("\n")
    print(f"{path.stat().st_size / 1e6:.1f} MB, {lines:,} lines, {SIZE[0]}x{SIZE[1]}")
    with Terminal([sys.executable, "-m", "inspector", str(path)], columns=SIZE[0], rows=SIZE[1]) as terminal:
        first = terminal.wait_for(["First line of"])
        print(f"  {first * 1000:7.0f} ms  first frame (wanted: 1500)")
        whole = terminal.wait_for(["ISSUES"])
        print(f"  {whole * 1000:7.0f} ms  chunks on it, and the verdicts on what is in sight")
        terminal.wait_for_quiet()
        terminal.press("n" * 20)
        terminal.wait_for_quiet()
        print(f"  {peak_memory(terminal.pid):7.0f} MB  peak memory (wanted: 400)")


def verdicts_as_they_come(path: Path) -> None:
    """Split the document, and see when the first verdicts are there and when the last, from the middle on."""
    splitter = find_splitter("recursive")
    document = inspector.load(path)
    start = time.perf_counter()
    found = split_with(document, splitter, splitter.settings())
    print(f"  {(time.perf_counter() - start) * 1000:7.0f} ms  {len(found.chunks):,} chunks")
    start = time.perf_counter()
    first, steps, middle = 0.0, 0, len(found.chunks) // 2
    for steps, judged in enumerate(verdicts(found, middle), start=1):  # noqa: B007 (the last number is what is wanted)
        if not first and judged.is_checked(middle):
            first = time.perf_counter() - start
    print(f"  {first * 1000:7.0f} ms  from the chunks to the verdicts on those in sight (wanted: 1000)")
    print(f"  {(time.perf_counter() - start) * 1000:7.0f} ms  to all verdicts, in {steps} steps")


def peak_memory(pid: int) -> float:
    """The most memory that a process had so far, in MB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024


async def from_inside(path: Path, frames: int) -> None:
    """Run the app without a terminal, and time each frame with the escape sequences that it would send."""
    times = time_frames()
    splitter = find_splitter("recursive")
    app = InspectorApp(inspector.load(path), splitter, splitter.settings())
    async with app.run_test(size=SIZE) as pilot:
        await app.main.settled()
        pane = app.main.document_pane
        for name, keys, start in (
            ("by rows", ["down"] * frames, 0),
            ("by pages", ["pagedown"] * frames, 0),
            ("by issues", ["n"] * frames, len(pane.sheet.layout.lines.text) // 2),
        ):
            app.main.go_to_offset(start)
            await pilot.pause()
            times.clear()
            for key in keys:
                await pilot.press(key)
            report(f"frames scrolling {name}", times)
        await stalls(app)


def time_frames() -> list[float]:
    """Make every screen update note the milliseconds that it took."""
    times: list[float] = []
    refresh = Screen._compositor_refresh

    def timed(screen: Screen[object]) -> None:
        start = time.perf_counter()
        update = screen._compositor.render_update(screen_stack=screen.app._background_screens)
        if update is not None:
            update.render_segments(screen.app.console)  # type: ignore[union-attr]  # every update that is one has it
        times.append((time.perf_counter() - start) * 1000)
        refresh(screen)

    Screen._compositor_refresh = timed  # type: ignore[method-assign,assignment]  # for this process's measurements only
    return times


async def stalls(app: InspectorApp) -> None:
    """Split anew, and see how late the event loop's ticks come meanwhile."""
    late: list[float] = []
    view = app.main.view
    assert view is not None
    app.main.inspect(replace(view, settings=build(view.splitter.settings, view.splitter.name, {"chunk_size": 700})))
    start = time.perf_counter()
    while app.main.busy:
        before = time.perf_counter()
        await asyncio.sleep(0.005)
        late.append((time.perf_counter() - before - 0.005) * 1000)
    print(f"  {(time.perf_counter() - start) * 1000:7.0f} ms  a re-split, start to end")
    report("ticks late by, during a re-split", late)


def report(name: str, times: list[float]) -> None:
    """Print the median, the 95th percentile and the worst."""
    p95 = quantiles(times, n=20)[-1]
    print(f"  {median(times):7.1f} ms  median, {p95:.1f} at 95 %, {max(times):.1f} worst of {len(times)}: {name}")


if __name__ == "__main__":
    main()
