"""`split_sentences` beside pysbd itself, block by block, nothing known beforehand.

python -m tests.benchmarks.bench_sentences [--share 0.2] [--rounds 3] [FILE ...]

Without files, the prose and Markdown of the shared corpus. A block is a paragraph between blank lines; each block
is given to `pysbd.Segmenter("en").segment` and to ours, a hundred blocks at a time in turn, so that both feel whatever
else the machine does. Seconds are those of this process. `--share` takes only every so many blocks: pysbd needs a
minute for all of them.
"""

import argparse
import re
import time
import warnings
from collections.abc import Callable
from pathlib import Path

from inspector.structure.sentences import split_sentences
from inspector.structure.sentences.direct import direct_ends
from inspector.structure.sentences.segment import clear_cache
from tests.shared import corpus_files

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pysbd

TURN = 100  # blocks
BLANK_LINE = re.compile(r"\r?\n[ \t]*(?:\r?\n[ \t]*)+")


def main() -> None:
    """Measure, and print speeds and the ratio."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=float, default=0.2, help="share of the blocks measured, evenly spread")
    parser.add_argument(
        "--rounds", type=int, default=3, help="the best of so many counts; each begins with an empty cache"
    )
    parser.add_argument("files", nargs="*", type=Path)
    options = parser.parse_args()
    files = options.files or [path for path in corpus_files() if path.parent.name in {"prose", "markdown"}]
    if not files:
        parser.error("there is no ../shared/corpus beside this checkout: name files")
    blocks = [block for path in files for block in blocks_of(path)]
    chosen = blocks[:: max(1, round(1 / options.share))]
    characters = sum(map(len, chosen))
    print(f"{len(chosen)} of {len(blocks)} blocks, {characters / 1e6:.2f} million characters")
    segmenter = pysbd.Segmenter(language="en")
    segmenter.segment("Warm. Up.")
    split_sentences("Warm. Up. (Once)")
    splitters = {"pysbd": segmenter.segment, "ours": split_sentences, "ours, again": split_sentences}
    rounds = [timed(splitters, chosen) for _ in range(options.rounds)]
    seconds = {name: min(taken[name] for taken in rounds) for name in splitters}
    for name, taken in seconds.items():
        print(f"  {name:12} {characters / taken / 1e6:8.3f} million characters a second")
    print(f"  ratio {seconds['pysbd'] / seconds['ours']:.1f} (wanted: at least 5, hoped for: 20)")
    direct = sum(len(block) for block in chosen if direct_ends(" ".join(block.split()), "en") is not None)
    print(f"  {100 * direct / characters:.0f} % of the text is in blocks that need no pysbd even unshielded")


def blocks_of(path: Path) -> list[str]:
    """The paragraphs of a file."""
    return [block for block in BLANK_LINE.split(path.read_bytes().decode("utf-8", "replace")) if block.strip()]


def timed(splitters: dict[str, Callable[[str], object]], blocks: list[str]) -> dict[str, float]:
    """Processor seconds of each splitter over all the blocks."""
    clear_cache()
    taken = dict.fromkeys(splitters, 0.0)
    for start in range(0, len(blocks), TURN):
        for name, split in splitters.items():
            started = time.process_time()
            for block in blocks[start : start + TURN]:
                split(block)
            taken[name] += time.process_time() - started
    return taken


if __name__ == "__main__":
    main()
