"""How long an autopsy takes with its whole table of cures.

python -m tests.benchmarks.bench_autopsy [--characters 100000] [--texts 5] [--runs 3]

The document is the sample guide again and again under other headings; the retrieved texts are chunks of `recursive`
500/50 that cut a sentence. Each run begins with a document that was never read.
"""

import argparse
import time
from pathlib import Path
from statistics import median

import inspector
from inspector.core.document import Document
from inspector.records.record import Record
from inspector.traces.trace import Item, Retrieval, Trace

GUIDE = Path(__file__).parents[2] / "sample_docs" / "gateway-timeouts.md"


def main() -> None:
    """Print the time of each run, and their median."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--characters", type=int, default=100_000)
    parser.add_argument("--texts", type=int, default=5)
    parser.add_argument("--runs", type=int, default=3)
    args = parser.parse_args()
    guide = GUIDE.read_text(encoding="utf-8")
    inspector.inspect(Document.from_text(guide, kind="markdown")).query(
        "to load what is loaded once", retriever="hybrid"
    )
    seconds = []
    for run in range(args.runs):
        parts = [f"# Release {run}.{n}\n\n{guide}" for n in range(args.characters // len(guide) + 1)]
        text = "\n".join(parts)[: args.characters]
        document = Document.from_text(text, kind="markdown")
        chunks = [chunk.text for chunk in inspector.inspect(Document.from_text(text)).chunks]
        cut = [chunk for chunk in chunks if chunk.endswith("to")][:1]
        items = [Item(Record(chunk), rank) for rank, chunk in enumerate([*cut, *chunks[5 : 4 + args.texts]], 1)]
        answer = "Set the timeout to 45 seconds, as the documentation says, and enable keepalive on both sides."
        trace = Trace("What should I set the idle timeout to?", answer, (Retrieval(tuple(items)),), "bench", "1")
        since = time.perf_counter()
        post = inspector.autopsy(trace, [document])
        seconds.append(time.perf_counter() - since)
        print(f"  {seconds[-1]:5.2f} s  {len(post.items)} texts, {len(text):,} characters, {len(post.cures)} cures")
    print(f"  {median(seconds):5.2f} s  median (wanted: under 3 s)")


if __name__ == "__main__":
    main()
