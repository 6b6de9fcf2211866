"""The `character` and `recursive` splitters, exact spans and all, beside LangChain's, which give texts alone.

python -m tests.benchmarks.bench_splitters [--rounds 3] [--only recursive|character]

Every document of the shared corpus is split by both, in turn, in each round. Each document's best round counts, and the
seconds are summed over a group of documents. LangChain's window is given the first 60,000 characters of a document: it
makes a megabyte a second, whatever the text. Ours is charged for the text of each chunk too.
"""

import argparse
import time
from collections import defaultdict
from collections.abc import Callable, Iterable

from langchain_text_splitters import CharacterTextSplitter, RecursiveCharacterTextSplitter

from inspector.core.document import Document
from inspector.splitters.character import CharacterSettings, split_character
from inspector.splitters.recursive import RecursiveSettings, split_recursive
from tests.shared import SHARED, corpus_files

Split = Callable[[str], int]
"""Splits a text and gives the number of chunks."""

RECURSIVE = ((64, 0), (64, 50), (256, 51), (500, 50), (2000, 400))
"""Sizes and overlaps in characters; the fourth is the default."""
CHARACTER = ((256, 51), (500, 50), (2000, 400))
"""The same for windows."""
WINDOWED = 60_000
"""Characters of a document that are split into windows."""


def main() -> None:
    """Measure, and print speeds and ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", choices=("recursive", "character"))
    options = parser.parse_args()
    groups = corpus()
    if not groups:
        parser.error("there is no ../shared/corpus beside this checkout")
    print(f"MB/s of UTF-8, ours beside LangChain's, best of {options.rounds} rounds")
    if options.only != "character":
        compare("recursive (wanted: at least 1, meant: 2)", groups, RECURSIVE, recursive, options.rounds)
    if options.only != "recursive":
        short = {group: [text[:WINDOWED] for text in texts] for group, texts in groups.items()}
        compare('character, separator "" (wanted: at least 50)', short, CHARACTER, character, options.rounds)


def corpus() -> dict[str, list[str]]:
    """The corpus's texts by group: prose, code and so on."""
    groups: dict[str, list[str]] = defaultdict(list)
    for path in corpus_files():
        groups[path.relative_to(SHARED / "corpus").parts[0]].append(path.read_bytes().decode())
    return dict(groups)


def compare(
    title: str,
    groups: dict[str, list[str]],
    sizes: Iterable[tuple[int, int]],
    splitters: Callable[[int, int], tuple[Split, Split]],
    rounds: int,
) -> None:
    """Print a table: a line for each size and overlap and each group, and one over all."""
    print(f"\n{title}")
    total = [0.0, 0.0]
    for size, overlap in sizes:
        ours, theirs = splitters(size, overlap)
        line = [0.0, 0.0]
        for group, texts in groups.items():
            seconds = best(ours, theirs, texts, rounds)
            report(f"{size}/{overlap}", group, megabytes(texts), *seconds)
            line = [sum(pair) for pair in zip(line, seconds, strict=True)]
        report(f"{size}/{overlap}", "all", sum(map(megabytes, groups.values())), *line)
        total = [sum(pair) for pair in zip(total, line, strict=True)]
    print(f"  overall ratio {total[1] / total[0]:.2f}")


def report(sizes: str, group: str, size: float, ours: float, theirs: float) -> None:
    """Print one line."""
    print(f"  {sizes:9} {group:9} {size / ours:7.1f} beside {size / theirs:5.1f} MB/s, ratio {theirs / ours:7.2f}")


def best(ours: Split, theirs: Split, texts: list[str], rounds: int) -> tuple[float, float]:
    """Seconds of each one over the texts, each text by its best round."""
    total = [0.0, 0.0]
    for text in texts:
        times = [(seconds(ours, text), seconds(theirs, text)) for _ in range(rounds)]
        total = [total[0] + min(time[0] for time in times), total[1] + min(time[1] for time in times)]
    return total[0], total[1]


def seconds(split: Split, text: str) -> float:
    """Seconds of processor time that a text takes."""
    started = time.process_time()
    split(text)
    return time.process_time() - started


def megabytes(texts: list[str]) -> float:
    """Size of the texts in UTF-8."""
    return sum(len(text.encode()) for text in texts) / 1e6


def recursive(size: int, overlap: int) -> tuple[Split, Split]:
    """Both `recursive` splitters, ours first."""
    settings = RecursiveSettings(chunk_size=size, chunk_overlap=overlap)
    theirs = RecursiveCharacterTextSplitter(chunk_size=size, chunk_overlap=overlap)

    def split(text: str) -> int:
        return len([text[start:end] for start, end in split_recursive(Document.from_text(text), settings)])

    return split, lambda text: len(theirs.split_text(text))


def character(size: int, overlap: int) -> tuple[Split, Split]:
    """Both windows, ours first."""
    settings = CharacterSettings(chunk_size=size, chunk_overlap=overlap)
    theirs = CharacterTextSplitter(separator="", chunk_size=size, chunk_overlap=overlap)

    def split(text: str) -> int:
        return len([text[start:end] for start, end in split_character(Document.from_text(text), settings)])

    return split, lambda text: len(theirs.split_text(text))


if __name__ == "__main__":
    main()
