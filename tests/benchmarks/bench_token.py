"""The `token` splitter, exact spans and all, beside LangChain's `TokenTextSplitter` with tiktoken.

python -m tests.benchmarks.bench_token [--rounds 3] [FILE ...]

Without files, the shared corpus is split. Both split every document, in turn, in each round; the round's seconds are
summed over the documents, and the best round counts. Vocabularies are loaded before the clock starts.
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path

from langchain_text_splitters import TokenTextSplitter

from inspector.core.document import Document
from inspector.core.tokens import DEFAULT_TOKENIZER, load_tokenizer
from inspector.splitters.token import TokenSettings, split_token
from tests.shared import corpus_files
from tests.tiktoken_reference import reference_encoding

Splitter = Callable[[str], int]
"""Splits a text and gives the number of chunks."""


def main() -> None:
    """Measure, and print speeds and ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("files", nargs="*", type=Path)
    options = parser.parse_args()
    texts = [path.read_bytes().decode("utf-8", "replace") for path in options.files or corpus_files()]
    if not texts:
        parser.error("there is no ../shared/corpus beside this checkout: name files")
    megabytes = sum(len(text.encode()) for text in texts) / 1e6
    load_tokenizer(DEFAULT_TOKENIZER)
    reference_encoding(DEFAULT_TOKENIZER)
    print(f"{len(texts)} documents, {megabytes:.1f} MB, {DEFAULT_TOKENIZER}, best of {options.rounds} rounds")
    for size, overlap in ((64, 0), (256, 32), (2000, 400)):
        seconds = best({"ours": ours(size, overlap), "LangChain": langchain(size, overlap)}, texts, options.rounds)
        speeds = ", ".join(f"{name} {megabytes / taken:5.1f} MB/s" for name, taken in seconds.items())
        ratio = seconds["LangChain"] / seconds["ours"]
        print(f"  {size:4}/{overlap:<3}  {speeds}, ratio {ratio:.2f} (wanted: at least 1)")


def ours(size: int, overlap: int) -> Splitter:
    """Inspector's splitter: a span for every chunk, and its text as the span says."""
    settings = TokenSettings(chunk_size=size, chunk_overlap=overlap)

    def split(text: str) -> int:
        return len([text[start:end] for start, end in split_token(Document.from_text(text), settings)])

    return split


def langchain(size: int, overlap: int) -> Splitter:
    """LangChain's splitter: a text for every chunk, and no offset."""
    splitter = TokenTextSplitter(DEFAULT_TOKENIZER, chunk_size=size, chunk_overlap=overlap, disallowed_special=())
    return lambda text: len(splitter.split_text(text))


def best(splitters: dict[str, Splitter], texts: list[str], rounds: int) -> dict[str, float]:
    """Seconds of each splitter's best round over all the texts."""
    times: dict[str, list[float]] = {name: [] for name in splitters}
    for _ in range(rounds):
        taken = dict.fromkeys(splitters, 0.0)
        for text in texts:
            for name, split in splitters.items():
                started = time.perf_counter()
                split(text)
                taken[name] += time.perf_counter() - started
        for name, seconds in taken.items():
            times[name].append(seconds)
    return {name: min(seconds) for name, seconds in times.items()}


if __name__ == "__main__":
    main()
