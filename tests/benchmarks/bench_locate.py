"""How long it takes to find passages in a long document.

python -m tests.benchmarks.bench_locate [--megabytes 1] [--passages 20]

A document is made of sentences of chance; passages of some five hundred characters are cut from it and sought as they
are, in lower case on one line, and with two in a hundred characters changed. Each way begins with a document that was
never searched, so that what is worked out once is in the figure.
"""

import argparse
import time
import tracemalloc
from random import Random

from inspector.core.document import Document
from inspector.location.locating import locate
from tests.location.alterations import blotted

WORDS = 20_000


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--megabytes", type=float, default=1.0)
    parser.add_argument("--passages", type=int, default=20)
    args = parser.parse_args()
    random = Random(7)  # noqa: S311 (a sample, not a secret)
    text = prose(int(args.megabytes * 1_000_000), random)
    starts = [random.randrange(len(text) - 600) for _ in range(args.passages)]
    passages = [text[start : start + 500] for start in starts]
    locate(
        ["to load what is loaded once", "and what an altered text needs, such as this"], Document.from_text(text[:9999])
    )
    ways = {
        "as they are": passages,
        "lower case, one line": [" ".join(passage.lower().split()) for passage in passages],
        "2 % changed": [blotted(passage, random) or passage for passage in passages],
        "from elsewhere": [prose(500, Random(1000 + number)) for number in range(args.passages)],  # noqa: S311 (as above)
    }
    print(f"{args.passages} passages in {len(text) / 1e6:.1f} MB (wanted: under 0.5 s in 1 MB)")
    for name, sought in ways.items():
        document = Document.from_text(text + " ")  # another one, so that nothing of it is known
        since = time.perf_counter()
        spots = locate(sought, document)
        seconds = time.perf_counter() - since
        found = sum(spot.status in ("exact", "altered") for spot in spots)
        print(f"  {seconds:6.3f} s  {name}: {found} found")
        text += " "
    tracemalloc.start()
    document = Document.from_text(text + " ")
    locate(ways["2 % changed"], document)
    print(f"  {tracemalloc.get_traced_memory()[1] / 1e6:6.0f} MB at most")


def prose(length: int, random: Random) -> str:
    """So many characters of sentences of words of chance."""
    words = ["".join(random.choice("abcdefghiklmnoprstuvw") for _ in range(random.randint(2, 9))) for _ in range(WORDS)]
    out: list[str] = []
    size = 0
    while size < length:
        sentence = " ".join(random.choice(words) for _ in range(random.randint(5, 20))).capitalize() + ".\n"
        out.append(sentence)
        size += len(sentence)
    return "".join(out)[:length]


if __name__ == "__main__":
    main()
