"""Markdown's blocks beside tree-sitter's own block parse of the same text, and what follows from the blocks.

python -m tests.benchmarks.bench_structure [--rounds 5] [FILE ...]

Without files, the Markdown of the shared corpus is read. In each round both read every document, in turn; a document's
best round counts. The times are those of the processor: other programs on the machine lengthen the clock's.
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path

from tree_sitter import Parser

from inspector.core.document import Document
from inspector.structure.base import Structure
from inspector.structure.grammars import grammar
from inspector.structure.markdown import parse_markdown
from inspector.structure.sentences.segment import clear_cache
from tests.shared import corpus_files


def main() -> None:
    """Measure, and print milliseconds and ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("files", nargs="*", type=Path)
    options = parser.parse_args()
    paths = options.files or [
        path for path in corpus_files() if path.suffix == ".md" or path.name == "commonmark_spec.txt"
    ]
    if not paths:
        parser.error("there is no ../shared/corpus beside this checkout: name files")
    tree_sitter = Parser(grammar("markdown"))
    parse_markdown("Load everything.")
    total_theirs = total_ours = 0.0
    print("document                          KB   tree-sitter        blocks   ratio")
    for path in paths:
        text = path.read_bytes().decode("utf-8-sig", "replace")
        data = text.encode()
        theirs = ours = float("inf")
        for _ in range(options.rounds):
            theirs = min(theirs, seconds(lambda data=data: tree_sitter.parse(data)))  # type: ignore[misc]
            ours = min(ours, seconds(lambda text=text: parse_markdown(text)))  # type: ignore[misc]
        total_theirs += theirs
        total_ours += ours
        name, size = path.name[:30], len(data) / 1000
        print(f"{name:30} {size:6.0f}  {theirs * 1000:9.1f} ms  {ours * 1000:9.1f} ms    {ours / theirs:4.2f}")
    ratio = total_ours / total_theirs
    print(f"all: {total_theirs * 1000:.0f} ms, {total_ours * 1000:.0f} ms, ratio {ratio:.2f} (wanted: at most 1.5)")
    longest = max(paths, key=lambda path: path.stat().st_size)
    follow_up(longest.name, longest.read_bytes().decode("utf-8-sig", "replace"))


def follow_up(name: str, text: str) -> None:
    """Print what each part of a document's structure takes, from cold."""
    document = Document.from_text(text, kind="markdown")
    clear_cache()
    structure = Structure(document, parse_markdown(text))
    parts: dict[str, Callable[[], object]] = {
        "blocks": lambda: parse_markdown(text),
        "inline units": lambda: [structure.inline(block) for block in structure.blocks],
        "brackets": lambda: [structure.brackets(block) for block in structure.blocks],
        "sentences": lambda: structure.sentences,
    }
    taken = ", ".join(f"{part} {seconds(work) * 1000:.0f} ms" for part, work in parts.items())
    print(f"{name}, {len(text) / 1000:.0f} thousand characters, once, from cold: {taken}")


def seconds(work: Callable[[], object]) -> float:
    """Processor time of a call."""
    started = time.thread_time()
    work()
    return time.thread_time() - started


if __name__ == "__main__":
    main()
