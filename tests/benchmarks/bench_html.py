"""How long a page's projection takes beside tree-sitter's own parse of the same source.

python -m tests.benchmarks.bench_html [--rounds 5]
"""

import argparse
import time
from collections.abc import Callable

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
        raw = path.read_text(encoding="utf-8")
        data = raw.encode()
        ours = best(lambda raw=raw: project_html(raw), rounds)  # type: ignore[misc]  # bound at once
        bare = best(lambda data=data: grammar.parse(data), rounds)  # type: ignore[misc]  # bound at once
        ours_all += ours
        bare_all += bare
        print(f"{ours * 1000:8.1f} ms ours  {bare * 1000:8.1f} ms parse  ratio {ours / bare:5.2f}  {path.name}")
    ratio = ours_all / bare_all
    print(f"{ours_all * 1000:8.1f} ms ours  {bare_all * 1000:8.1f} ms parse  ratio {ratio:5.2f}  (wanted: at most 2)")


def best(work: Callable[[], object], rounds: int) -> float:
    """The shortest of some runs, in seconds: others use the machine too."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


if __name__ == "__main__":
    main()
