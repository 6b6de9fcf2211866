"""Blocks of code beside tree-sitter's own parse of the same text, and of plain text by the megabyte.

python -m tests.benchmarks.bench_code [--rounds 3] [FILE ...]

Without files, the code and the prose of the shared corpus are read. Each file is parsed bare and read to blocks in
turn, in each round; the best round counts. Grammars and queries are loaded before the clock starts.
"""

import argparse
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tree_sitter import Parser

from inspector.core.kinds import kind_of
from inspector.structure.code import source
from inspector.structure.code.cuts import statement_cuts
from inspector.structure.code.parse import parse_code
from inspector.structure.code.source import grammar_of
from inspector.structure.code.tokens import code_brackets
from inspector.structure.grammars import grammar
from inspector.structure.plain import parse_plain
from tests.shared import SHARED


def main() -> None:
    """Measure, and print seconds, speeds and ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("files", nargs="*", type=Path)
    options = parser.parse_args()
    folders = ("code", "prose", "legal")
    files = options.files or [path for name in folders for path in sorted((SHARED / "corpus" / name).glob("*"))]
    if not files:
        parser.error("there is no ../shared/corpus beside this checkout: name files")
    for path in files:
        text = path.read_bytes().decode("utf-8", "replace")
        language = kind_of(path.name, text).language
        if language:
            measure_code(path.name, text, language, options.rounds)
        else:
            seconds = best({"plain": partial(parse_plain, text)}, options.rounds)["plain"]
            size = len(text) / 1e6
            print(f"{path.name:28} {size:6.2f} MB  plain {seconds:.3f} s, {size / seconds:.1f} MB/s")


def measure_code(name: str, text: str, language: str, rounds: int) -> None:
    """Print what one file of code takes."""
    data = text.encode()
    known = grammar_of(text, language)
    bare = Parser(grammar(known or language))

    def blocks() -> object:
        source._LAST[0] = None
        return parse_code(text, language)

    longest = max(parse_code(text, language), key=lambda block: block.span.length)
    seconds = best(
        {
            "tree-sitter": lambda: bare.parse(data),
            "blocks": blocks,
            "brackets": lambda: code_brackets(text, language),
            "cuts": lambda: statement_cuts(text, language, longest.span),
        },
        rounds,
    )
    ratio = seconds["blocks"] / seconds["tree-sitter"]
    taken = ", ".join(f"{what} {took:.3f} s" for what, took in seconds.items())
    print(f"{name:28} {len(data) / 1e6:6.2f} MB  {taken}; blocks take {ratio:.2f} times the parse")


def best(work: dict[str, Callable[[], object]], rounds: int) -> dict[str, float]:
    """Seconds of each one's best round."""
    times: dict[str, list[float]] = {name: [] for name in work}
    for _ in range(rounds):
        for name, do in work.items():
            started = time.perf_counter()
            do()
            times[name].append(time.perf_counter() - started)
    return {name: min(seconds) for name, seconds in times.items()}


if __name__ == "__main__":
    main()
