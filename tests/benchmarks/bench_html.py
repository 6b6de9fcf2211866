"""How long a page's projection takes beside tree-sitter's own parse of the same source.

python -m tests.benchmarks.bench_html [--rounds 5]
"""

import argparse
import time
from collections.abc import Callable
from functools import partial

from tree_sitter_language_pack import get_parser

from inspector.structure.html.project import project_html
from tests.shared import corpus_files


def main() -> None:
    """Measure every page of the corpus, and print both times and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="the best of so many counts (default: %(default)s)")
    rounds = parser.parse_args().rounds
    ours_all = bare_all = 0.0
    grammar = get_parser("html")
    for path in corpus_files():
        if path.suffix != ".html":
            continue
        raw = path.read_bytes().decode()
        ours, bare = best_of(rounds, partial(project_html, raw), partial(grammar.parse, raw.encode()))
        ours_all += ours
        bare_all += bare
        print(f"{ours * 1000:8.1f} ms ours  {bare * 1000:8.1f} ms parse  ratio {ours / bare:5.2f}  {path.name}")
    ratio = ours_all / bare_all
    print(f"{ours_all * 1000:8.1f} ms ours  {bare_all * 1000:8.1f} ms parse  ratio {ratio:5.2f}  (wanted: at most 2)")


def best_of(rounds: int, *works: Callable[[], object]) -> list[float]:
    """The shortest of some runs of each, in seconds of this process alone: others use the machine too."""
    times: list[list[float]] = [[] for _ in works]
    for _ in range(rounds):
        for work, taken in zip(works, times, strict=True):
            start = time.process_time()
            work()
            taken.append(time.process_time() - start)
    return [min(taken) for taken in times]


if __name__ == "__main__":
    main()
